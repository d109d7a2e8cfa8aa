import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { startJsonServer } from '@shared/node/testing/json-server'
import type { AskedRequest } from '@shared/node/testing/json-server'
import { buildPackages, freePort, startServiceProcess } from '@shared/node/testing/service-process'
import { startTestStore } from '@shared/pocket-mongo/testing'
import { startAllServices } from './all-services'
import type { AllServices, AnyService } from './all-services'
import { browserAt } from './browser'
import { readFolders, readOpenFiles } from './byte-scan'

export type Database = ReturnType<typeof createDatabase>
/** The databases with content, as a backup of them has them. */
export type Content = (readonly [AnyService, string, Record<string, unknown>[]])[]
type Files = (readonly [string, Buffer])[]

/** The whole product, whose every kept byte can be looked at. */
export interface KeptWorld {
  services: AllServices
  /** The folders of the databases: of content, and of keys. */
  stores: readonly [content: string, keys: string]
  /** What those outside were asked: a model, a search for places. They answer nothing of use. */
  outside: readonly AskedRequest[]
  /** A page of the product's, as a browser is given it. */
  page(path: string): Promise<Response>
  /** Somebody with a browser of their own. */
  browser(): ReturnType<typeof browserAt>
  /** The text of an e-mail, once it was sent. */
  mailTo(to: string, subject: RegExp): Promise<string>
  /** Looks into the database of one service, past the product. */
  inDatabase<Result>(service: AnyService, look: (database: Database) => Promise<Result>): Promise<Result>
  untilNone(service: AnyService, collection: string, filter: object): Promise<void>
  content(): Promise<Content>
  /** Puts the databases back as they were, and all files from a copy of the data folder. */
  restore(content: Content, folder: string): Promise<void>
  /** All that the processes have written anywhere: files, logs, figures, and what they hold open. */
  everything(folders?: readonly string[]): Promise<Files>
  stop(): Promise<void>
}

export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 25))
}

/** Services and gateway as processes of their own, the keys in a database of their own; they refuse what stands in the clear. */
export async function startKeptWorld(root: string): Promise<KeptWorld> {
  // It looks into files: those of the embedded store, whatever store the other tests run on.
  delete process.env['MONGODB_URI']
  const ends: (() => Promise<unknown>)[] = []
  const folderOf = async (name: string) => {
    const folder = await mkdtemp(join(tmpdir(), name))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    return folder
  }
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const keysStore = await startTestStore()
    ends.push(() => keysStore.close())
    const others = await startJsonServer(() => ({ status: 404, body: {} }))
    ends.push(() => others.close())
    /** TMPDIR of all processes. */
    const temporary = await folderOf('kept-tmp-')
    const web = await folderOf('kept-web-')
    await mkdir(join(web, 'shell/dist'), { recursive: true })
    await writeFile(join(web, 'shell/dist/index.html'), '<!doctype html><title>Page</title>')
    await buildPackages(root, ['services/gateway'])
    const services = await startAllServices(root, {
      KEYS_MONGODB_URI: keysStore.uri('codex'),
      TMPDIR: temporary,
      LOG_LEVEL: 'trace',
      REFUSE_CLEAR_DATA: 'true',
      RECORD_KEY_SECONDS: '1',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `${others.url}/v1`,
      GOOGLE_PLACES_API_KEY: 'key',
      GOOGLE_PLACES_URL: others.url,
      STORE_URL: 'https://store.example/book',
      STORE_PROOF_PARAMETER: 'proof',
      STORE_RETURN_PARAMETER: 'return_to',
    })
    ends.push(() => services.stop())
    const settings = { ...services.environment, WEB_ROOT: web, PORT: String(await freePort()) }
    const gateway = await startServiceProcess(root, 'gateway', settings)
    ends.push(() => gateway.kill())

    const stores = [services.store.directory ?? '', keysStore.directory ?? ''] as const
    const mails = async () => {
      const found = await Promise.all(
        (['proofs', 'invites'] as const).map((name) =>
          services.send(name, { kind: 'service', service: 'gateway' }, 'GET', '/internal/kept-mails'),
        ),
      )
      return found.flatMap(({ body }) => body['mails'] as { to: string; subject: string; text: string }[])
    }
    const databases = new Map<AnyService, Promise<Database>>()
    ends.push(async () => {
      for (const database of databases.values()) await (await database).close()
    })
    const openFor = async (service: AnyService) => {
      const store = service === 'keys' ? keysStore : services.store
      const connection = createDatabase()
      await openDatabase(connection, { uri: store.uri(`codex_${service}`), logger: silentLogger() })
      return connection
    }
    // One connection for all who look again and again.
    const inDatabase: KeptWorld['inDatabase'] = async (service, look) => {
      const opened = databases.get(service) ?? openFor(service)
      databases.set(service, opened)
      return look(await opened)
    }
    return {
      services,
      stores,
      outside: others.asked,
      page: (path) => fetch(gateway.url + path, { headers: { accept: 'text/html' } }),
      browser: () => browserAt(() => gateway.url),
      async mailTo(to, subject) {
        const find = async () => (await mails()).find((mail) => mail.to === to && subject.test(mail.subject))
        await until(async () => (await find()) !== undefined)
        return (await find())?.text ?? ''
      },
      inDatabase,
      untilNone: (service, collection, filter) =>
        inDatabase(service, (database) =>
          until(async () => (await database.collection(collection).countDocuments(filter)) === 0),
        ),
      async content() {
        const found = await Promise.all(
          (['records', 'proofs', 'invites'] as const).map((service) =>
            inDatabase(service, async (database) => {
              const names = (await database.listCollections()).map(({ name }) => name)
              const read = async (name: string) =>
                [service, name, await database.collection(name).find().toArray()] as const
              return Promise.all(names.map(read))
            }),
          ),
        )
        return found.flat()
      },
      async restore(content, folder) {
        for (const [service, name, documents] of content)
          await inDatabase(service, async (database) => {
            await database.collection(name).deleteMany({})
            if (documents.length) await database.collection(name).insertMany(documents)
          })
        await cp(join(folder, 'objects'), join(services.folder, 'objects'), { recursive: true })
      },
      async everything(folders = [services.folder, temporary, ...stores]) {
        const all = [gateway, ...services.processes()]
        const figures = await Promise.all(
          all.map(
            async ({ url }) =>
              [`${url}/metrics`, Buffer.from(await (await fetch(`${url}/metrics`)).text())] as const,
          ),
        )
        const logs = all.map(({ url, output }) => [`the log of ${url}`, Buffer.from(output())] as const)
        // The stores run in this process, and every child of it is born with their files open.
        const isStore = (path: string) => stores.some((store) => path.startsWith(store))
        const isElsewhere = (path: string) => !isStore(path) && !path.startsWith(root)
        const open = await Promise.all([
          readOpenFiles(process.pid, isStore),
          ...all.map(({ pid }) => readOpenFiles(pid, isElsewhere)),
        ])
        return [...(await readFolders(folders)), ...figures, ...logs, ...open.flat()]
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
