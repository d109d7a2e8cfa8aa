import { AppError } from '@shared/node/errors'
import type { RequestHandler } from 'express'
import { remotesPath } from '../page/remotes-list'
import type { RemotesList } from '../page/remotes-list'
import { widgetName } from './remote-builds'
import type { RemoteBuilds } from './remote-builds'
import { serveFolder } from './static-files'

export const widgetPath = '/widget'

// So long may pages go on with the build before: asking at each page of a partner's would cost its readers a journey to us.
const loaderCaching = 'public, max-age=300'

const ownAddress = `${remotesPath}/${widgetName}/mya.js`
const buildIn = (address: string) => new RegExp(`^${remotesPath}/([^/]+)/mya\\.js$`).exec(address)?.[1]

/**
 * `/widget/<file>`: the build of the widget that the list of remotes names (`"mya-widget": "/remotes/mya-widget@2/mya.js"`), the
 * workspace's own unless it names one. It is for pages of other sites: they may load it, and learn nothing by it.
 */
export function serveWidget(builds: RemoteBuilds, remotes: RemotesList): RequestHandler {
  const served = new Map<string, RequestHandler>()
  const handlerOf = (folder: string) => {
    const known = served.get(folder)
    if (known) return known
    const handler = serveFolder(folder, loaderCaching)
    served.set(folder, handler)
    return handler
  }
  const absent = new AppError({ code: 'not_found', publicMessage: 'Not found' })
  return async (request, response, next) => {
    const list = await remotes.read()
    const folder = builds.folderOf(buildIn(list[widgetName] ?? ownAddress) ?? '')
    if (!folder) return next(absent)
    // Modules are asked for with CORS, scripts without; the first header is for the one, the second for the other.
    response.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    void handlerOf(folder)(request, response, () => next(absent))
  }
}
