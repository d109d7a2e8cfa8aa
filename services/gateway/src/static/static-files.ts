import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { AppError } from '@shared/node/errors'
import type { RemoteBuilds } from './remote-builds'

// A name that carries a hash of the file's content never changes its content.
const hashed = /\.[0-9a-f]{8,}\./
const immutable = 'public, max-age=31536000, immutable'

// Parts of a page. A worker's file carries no hash: its headers are the rules of what it runs.
const part = /\.[0-9a-f]{8,}\.(?:js|css|woff2)$/
/** What browsers heed of a page alone: 0.4 kB with every part of it. */
const headersOfPages = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Files of a folder as they are now: pre-compressed ones where the browser takes them, hashed ones for ever, others as `named` says. */
export const serveFolder = (folder: string, named = 'no-cache'): RequestHandler => {
  const serve = sirv(folder, {
    // Looks at the folder at every request: a build may replace another while we run.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', hashed.test(path) ? immutable : named)
      if (part.test(path)) for (const name of headersOfPages) response.removeHeader(name)
    },
  })
  return (request, response, next) => {
    // No file of ours is named with an escape: it would be another name here than where the file is looked up.
    const isFile = /^[^%]*\.[^/.%]+$/.test(request.path) && !/\.(map|html|br|gz)$/.test(request.path)
    if ((request.method === 'GET' || request.method === 'HEAD') && isFile) serve(request, response, next)
    else next()
  }
}

/** `/remotes/<build>/<file>`: the builds of the remotes. What is not there is a plain 404, never the page. */
export const serveRemotes = (builds: RemoteBuilds): RequestHandler => {
  const served = new Map<string, RequestHandler>()
  const handlerOf = (folder: string) => {
    const known = served.get(folder)
    if (known) return known
    const handler = serveFolder(folder)
    served.set(folder, handler)
    return handler
  }
  const absent = new AppError({ code: 'not_found', publicMessage: 'Not found' })
  return (request, response, next) => {
    const [, build = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url) ?? []
    const folder = builds.folderOf(build)
    if (!folder) return next(absent)
    request.url = rest
    void handlerOf(folder)(request, response, () => next(absent))
  }
}
