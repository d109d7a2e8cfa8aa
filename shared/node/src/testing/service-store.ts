import { startTestStore } from '@shared/pocket-mongo/testing'
import type { Connection } from 'mongoose'
import { createDatabase, openDatabase } from '../database'
import { silentLogger } from '../logger'
import { guardShardKeys } from './shard-key-guard'

export interface ServiceStore {
  connection: Connection
  /** For a process of its own: each service appends its name to the database, so that `connection` sees what it writes. */
  uri: string
  /** The folder where the store lies; undefined on a server that `MONGODB_URI` names. */
  directory: string | undefined
  /** Opens the database once all models are made on `connection`; from then on their shard keys are guarded. */
  open(): Promise<void>
  /** The number of documents of every collection. */
  counts(): Promise<Record<string, number>>
  /** Empties every collection. */
  clear(): Promise<void>
  stop(): Promise<void>
}

/** A real document store of a test's own, and a connection for the models of one service. */
export async function startServiceStore(name: string): Promise<ServiceStore> {
  const store = await startTestStore()
  const connection = createDatabase()
  const collections = () => Object.values(connection.models).map((model) => model.collection)
  const stop = async () => {
    await connection.close()
    await store.close()
  }
  return {
    connection,
    uri: store.uri('codex'),
    directory: store.directory,
    async open() {
      const uri = new URL(store.uri(`codex_${name}`))
      uri.searchParams.set('monitorCommands', 'true')
      await openDatabase(connection, { uri: uri.href, logger: silentLogger() })
      try {
        guardShardKeys(connection)
      } catch (error) {
        // A store that nobody gets is one that nobody stops.
        await stop()
        throw error
      }
    },
    async counts() {
      const all = await Promise.all(
        collections().map(
          async (collection) => [collection.name, (await collection.find({}).toArray()).length] as const,
        ),
      )
      return Object.fromEntries(all)
    },
    async clear() {
      await Promise.all(collections().map((collection) => collection.deleteMany({})))
    },
    stop,
  }
}
