import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { signCaller } from '@shared/node/caller-token'
import { testSecret } from '@shared/node/testing/caller-request'
import { buildPackages, freePort, startServiceProcess } from '@shared/node/testing/service-process'
import type { ServiceProcess } from '@shared/node/testing/service-process'
import { startTestStore } from '@shared/pocket-mongo/testing'
import type { TestStore } from '@shared/pocket-mongo/testing'
import { routeOf, serviceNames } from '../proxy/service-routes'

/** Those behind the gateway, and the one that it does not lead to. */
const allServices = [...serviceNames, 'keys'] as const
export type AnyService = (typeof allServices)[number]

export interface Answered {
  status: number
  body: { code?: string; detail?: string } & Record<string, unknown>
  /** As they came, whatever they are. */
  bytes: Buffer
  /** By which all services call it in their logs. */
  requestId: string
}

export interface AllServices {
  store: TestStore
  /** Their data folder. */
  folder: string
  processes(): readonly ServiceProcess[]
  urls: Readonly<Record<AnyService, string>>
  /** What their processes were given, for programs beside them. */
  environment: Readonly<Record<string, string>>
  /** A signed request to one of them; without a caller it is not signed. */
  send(
    service: AnyService,
    caller: Caller | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answered>
  /** The same to the service that the gateway would pass the address to. */
  ask(caller: Caller | null, method: string, path: string, body?: unknown): Promise<Answered>
  /** Ends some of them and starts them anew, with further settings. */
  restart(names: readonly AnyService[], settings?: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

const bodyOf = (body: unknown) =>
  body === undefined
    ? {}
    : Buffer.isBuffer(body)
      ? { headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(body) }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** All services as processes of their own over one document store. */
export async function startAllServices(
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<AllServices> {
  await buildPackages(
    root,
    allServices.map((name) => `services/${name}`),
  )
  const store = await startTestStore()
  const folder = await mkdtemp(join(tmpdir(), 'services-'))
  const ports = await Promise.all(allServices.map(async (name) => [name, await freePort()] as const))
  const urls = Object.fromEntries(ports.map(([name, port]) => [name, `http://127.0.0.1:${port}`])) as Record<
    AnyService,
    string
  >
  const environment = {
    MONGODB_URI: store.uri('codex'),
    INTERNAL_SECRET: testSecret,
    PUBLIC_URL: 'https://codex.example',
    DATA_DIR: folder,
    RENDER_WORKERS: '1',
    MAILS_PER_ADDRESS_A_DAY: '1000',
    ...Object.fromEntries(allServices.map((name) => [`${name.toUpperCase()}_URL`, urls[name]])),
    ...settings,
  }
  const running = new Map<AnyService, ServiceProcess>()
  const start = async ([name, port]: readonly [AnyService, number], more = {}) =>
    running.set(name, await startServiceProcess(root, name, { ...environment, ...more, PORT: String(port) }))
  const started = await Promise.allSettled(ports.map((one) => start(one)))
  const stop = async () => {
    for (const service of running.values()) await service.kill()
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }

  const send: AllServices['send'] = async (service, caller, method, path, body) => {
    const { headers, ...sent } = { headers: {}, ...bodyOf(body) }
    const answer = await fetch(`${urls[service]}${path}`, {
      method,
      headers: {
        ...(caller ? { [callerTokenHeader]: signCaller(caller, { service, method, path }, testSecret) } : {}),
        'idempotency-key': `test-${Math.random().toString(36).slice(2)}`,
        ...headers,
      },
      ...sent,
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = bytes.length > 0 && /json/.test(answer.headers.get('content-type') ?? '')
    // Tests look at the parts they speak of.
    const read = (isJson ? JSON.parse(bytes.toString()) : {}) as Answered['body']
    return { status: answer.status, body: read, bytes, requestId: answer.headers.get(requestIdHeader) ?? '' }
  }
  return {
    store,
    folder,
    processes: () => [...running.values()],
    urls,
    environment,
    send,
    ask(caller, method, path, body) {
      const route = routeOf(path.split('?')[0] ?? path)
      if (!route) throw new Error(`The gateway passes ${path} to no service`)
      return send(route.service, caller, method, path, body)
    },
    async restart(names, more) {
      await Promise.all(names.map((name) => running.get(name)?.stop()))
      await Promise.all(ports.filter(([name]) => names.includes(name)).map((one) => start(one, more)))
    },
    stop,
  }
}
