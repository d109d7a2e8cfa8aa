import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BodyPace } from '@shared/node/body-pace'
import { createLogger, silentLogger } from '@shared/node/logger'
import { createServiceClient } from '@shared/node/service-client'
import { serveProcess } from '@shared/node/start-process'
import type { ProcessTools } from '@shared/node/start-process'
import { createApp } from '../app'
import { readGatewayConfig } from '../config'
import { openRemotesList } from '../page/remotes-list'
import { shareCounts } from '../protection/shared-counts'
import { createWindowCounts } from '../protection/window-counts'
import { createServiceProxy } from '../proxy/service-proxy'
import { serviceNames } from '../proxy/service-routes'
import type { ServiceName } from '../proxy/service-routes'
import { echo, startUpstream } from './upstream'
import type { Listening } from './upstream'

export const secret = 'a secret of the tests, thirty-two characters and more'

const page = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--PRELOAD_HINTS-->
<script>theme()</script>
<script defer src="/shell.0123456789.js"></script></head><body><!--FIRST_SCREEN--><!--REMOTES--><!--SETTINGS--></body></html>`

export const manifestOf = (name: string, build: string) =>
  JSON.stringify({
    metaData: { globalName: `${name}_${build}`, remoteEntry: { name: `remoteEntry.${build}.js`, path: '' } },
    exposes: [
      { path: './slot', assets: { js: { sync: [`slot.${build}.js`], async: [] } } },
      { path: './app', assets: { js: { sync: [`app.${build}.js`], async: [`late.${build}.js`] } } },
    ],
  })

export interface TestGateway {
  url: string
  port: number
  folder: string
  upstreams: Record<ServiceName, Listening>
  write(path: string, content: string | Buffer): void
  /** Every line that the gateway logged, when `isLogged`. */
  logged: string[]
  /** Tells `accounts` what was counted for the limits, and learns what others have, as happens once a second. */
  shareCounts(): Promise<void>
  /** Takes no new requests, and resolves when those under way are finished. */
  stop(): Promise<void>
  close(): Promise<void>
}

export interface TestGatewayOptions {
  services?: Partial<Record<ServiceName, RequestListener>>
  settings?: Readonly<Record<string, string>>
  answerTimeoutMs?: number
  isLogged?: boolean
  bodyPace?: BodyPace
  /** Milliseconds that requests under way get when it ends. */
  drainMs?: number
  /** Milliseconds since 1970; the moment at which it starts unless given, so that no minute ends during a test. */
  now?: () => number
}

/** The real gateway over HTTP, with upstream servers of the test's own and a built page in a folder of its own. */
export async function startGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const {
    services = {},
    settings = {},
    answerTimeoutMs = 2000,
    isLogged = false,
    bodyPace,
    drainMs = 0,
  } = options
  const startedAt = Date.now()
  const { now = () => startedAt } = options
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('shell/dist/index.html', page)
  write('shell/dist/shell.0123456789.js', 'export {}')
  for (const name of ['mfe-wizard', 'mfe-proof', 'mfe-admin', 'mfe-assistant'])
    write(`${name}/dist/mf-manifest.json`, manifestOf(name.replace('-', '_'), 'aaaaaaaa'))

  const started = await Promise.all(
    serviceNames.map(async (name) => [name, await startUpstream(services[name] ?? echo)] as const),
  )
  // Every service is in the list that was mapped.
  const upstreams = Object.fromEntries(started) as Record<ServiceName, Listening>
  const logged: string[] = []
  const logger = isLogged
    ? createLogger({
        service: 'gateway',
        level: 'debug',
        destination: { write: (line: string) => void logged.push(line) },
      })
    : silentLogger()
  const config = readGatewayConfig({
    PORT: '0',
    INTERNAL_SECRET: secret,
    PUBLIC_URL: 'http://codex.test',
    DATA_DIR: join(folder, 'data'),
    WEB_ROOT: folder,
    ...Object.fromEntries(started.map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url])),
    ...settings,
  })
  const proxy = createServiceProxy({ addresses: config.services, secret, answerTimeoutMs })
  const accounts = createServiceClient({
    service: 'accounts',
    baseUrl: config.services.accounts,
    from: 'gateway',
    secret,
  })
  const counts = createWindowCounts(now)
  const sharing = shareCounts({ counts, accounts, secret, limits: config.limits, logger })
  const create = ({ metrics, isEnding }: Pick<ProcessTools, 'metrics' | 'isEnding'>) => {
    const remotes = openRemotesList(config.remotesFile, logger)
    const parts = { config, logger, metrics, proxy, accounts, remotes, counts, isEnding, now }
    return { app: createApp({ ...parts, ...(bodyPace ? { bodyPace } : {}) }), close: () => proxy.close() }
  }
  const gateway = await serveProcess({ name: 'gateway', port: 0, host: '127.0.0.1', create, drainMs }, logger)
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    port: gateway.port,
    folder,
    upstreams,
    write,
    logged,
    shareCounts: () => sharing.exchange(),
    stop: () => gateway.stop(),
    async close() {
      await gateway.stop()
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
