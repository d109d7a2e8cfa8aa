import { startTestStore } from '@shared/pocket-mongo/testing'
import type { Connection } from 'mongoose'
import { createDatabase, openDatabase } from '../database'
import { silentLogger } from '../logger'

export interface ServiceStore {
  connection: Connection
  /** Opens the database once all models are made on `connection`. */
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
  return {
    connection,
    open: () => openDatabase(connection, { uri: store.uri(`codex_${name}`), logger: silentLogger() }),
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
    async stop() {
      await connection.close()
      await store.close()
    },
  }
}
