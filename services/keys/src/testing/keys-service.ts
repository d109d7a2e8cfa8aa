import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '@shared/contracts/internal'
import { silentLogger } from '@shared/node/logger'
import { requestAs, serviceCaller, testSecret } from '@shared/node/testing/caller-request'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'
import { createApp } from '../app'
import { openMasterKeyFile } from '../master-keys/master-keys'
import type { ChangeableMasterKeys } from '../master-keys/master-keys'
import { createKeyWrapper } from '../master-keys/wrapping'
import type { KeyWrapper } from '../master-keys/wrapping'

export interface KeysUnderTest {
  store: ServiceStore
  app: Express
  masterKeys: ChangeableMasterKeys
  /** The folder of the file with the master keys. */
  folder: string
  /** Requests that arrived over HTTP. */
  requests: string[]
  ask(
    recordIds: readonly string[],
    make?: boolean,
    caller?: Caller | null,
  ): Promise<{ status: number; body: Body }>
  destroy(recordId: string, caller?: Caller): Promise<number>
  /** Listens on a port of its own; the address. */
  listen(): Promise<string>
  /** Ends listening: the service is away. */
  hangUp(): Promise<void>
  /** Another copy of the service, with another way of wrapping. */
  copy(wrapper: KeyWrapper): Pick<KeysUnderTest, 'ask'>
  stop(): Promise<void>
}
interface Body {
  keys: Record<string, string>
  details: unknown
}

/** The keys service on a real store, with master keys in a folder of its own. */
export async function startKeys(): Promise<KeysUnderTest> {
  const store = await startServiceStore('keys')
  const folder = await mkdtemp(join(tmpdir(), 'keys-'))
  const masterKeys = await openMasterKeyFile(folder)
  const create = (wrapper: KeyWrapper) =>
    createApp({
      connection: store.connection,
      logger: silentLogger(),
      secret: testSecret,
      isReady: () => true,
      wrapper,
    })
  const { app, work } = create(createKeyWrapper(masterKeys))
  await store.open()
  for (const part of work) part.start()
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    app(request, response)
  })
  const hangUp = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const records = serviceCaller('records')
  const askOf =
    (asked: Express): KeysUnderTest['ask'] =>
    async (recordIds, make = true, caller = records) => {
      const { call } = await requestAs(asked, caller, 'post', '/internal/keys')
      const { status, body } = await call.send({ recordIds, make })
      return { status, body }
    }
  return {
    store,
    app,
    masterKeys,
    folder,
    requests,
    ask: askOf(app),
    copy: (wrapper) => ({ ask: askOf(create(wrapper).app) }),
    async destroy(recordId, caller = records) {
      const { call } = await requestAs(app, caller, 'delete', `/internal/keys/${recordId}`)
      return (await call).status
    },
    async listen() {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      // Listening on TCP gives an address of this kind.
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    hangUp,
    async stop() {
      await hangUp()
      for (const part of work) await part.stop()
      await store.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
