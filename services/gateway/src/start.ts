import { settingsOrEnd } from '@shared/node/config'
import { createServiceClient } from '@shared/node/service-client'
import { startProcess } from '@shared/node/start-process'
import { createApp } from './app'
import { readGatewayConfig } from './config'
import { openRemotesList } from './page/remotes-list'
import { shareCounts } from './protection/shared-counts'
import { createWindowCounts } from './protection/window-counts'
import { createServiceProxy } from './proxy/service-proxy'

const config = settingsOrEnd(readGatewayConfig)
const { secret, services } = config

await startProcess({
  name: 'gateway',
  port: config.port,
  host: config.host,
  logLevel: config.logLevel,
  create({ logger, metrics, isEnding }) {
    const proxy = createServiceProxy({ addresses: services, secret })
    const accounts = createServiceClient({
      service: 'accounts',
      baseUrl: services.accounts,
      from: 'gateway',
      secret,
    })
    const counts = createWindowCounts()
    const sharing = shareCounts({ counts, accounts, secret, limits: config.limits, logger })
    const remotes = openRemotesList(config.remotesFile, logger)
    return {
      app: createApp({ config, logger, metrics, proxy, accounts, remotes, counts, isEnding }),
      open: async () => sharing.start(),
      async close() {
        await sharing.stop()
        await proxy.close()
      },
    }
  },
})
