import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { mongodbUri } from './config'
import { startPocketMongo } from './server'

export interface TestStore {
  /** The connection string of a database of this store, as it is for `mongoose.connect`. */
  uri(database: string): string
  /** The folder where it lies; undefined on a server that `MONGODB_URI` names. */
  directory?: string
  /** Takes everything away that the test has stored. */
  close(): Promise<void>
}

/**
 * A store for one test file: databases of its own on the server that `MONGODB_URI` names, or else a pocket store in a
 * temporary folder.
 */
export async function startTestStore(): Promise<TestStore> {
  const given = mongodbUri()
  return given === undefined ? startPocketStore() : useServer(given)
}

async function startPocketStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'pocket-mongo-'))
  // Tests have clocks of their own: a sweep by the true time would take away what one has just written with an end in its day.
  const server = await startPocketMongo({ directory, sweepSeconds: 3600 })
  return {
    uri: (database) => server.uri(database),
    directory,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function useServer(given: string): TestStore {
  const prefix = `test_${randomUUID().slice(0, 8)}_`
  const used = new Set<string>()
  return {
    uri: (database) => {
      used.add(prefix + database)
      return uriOfDatabase(given, prefix + database)
    },
    close: async () => {
      const client = await MongoClient.connect(given)
      try {
        for (const database of used) await client.db(database).dropDatabase()
      } finally {
        await client.close()
      }
    },
  }
}

/** The connection string of another database on the same server, by the same user. */
export function uriOfDatabase(given: string, database: string): string {
  const [, server = given, path = '', query = ''] = /^([^:]+:\/\/[^/?]+)\/?([^?]*)\??(.*)$/.exec(given) ?? []
  const options = query.split('&').filter((option) => option !== '')
  // A user is known to the database that the string names, unless it says otherwise.
  if (server.includes('@') && !options.some((option) => option.startsWith('authSource=')))
    options.push(`authSource=${path || 'admin'}`)
  return `${server}/${database}${options.length > 0 ? `?${options.join('&')}` : ''}`
}
