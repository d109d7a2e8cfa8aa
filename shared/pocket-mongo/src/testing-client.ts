import { MongoClient } from 'mongodb'
import type { Collection, Db, Document, MongoClientOptions } from 'mongodb'
import { startTestStore } from './testing'
import type { TestStore } from './testing'

/** A database for the tests of one file. */
export interface TestDatabase {
  client(): MongoClient
  db(): Db
  /** A collection that no other test uses, with these documents. */
  collection(documents?: readonly Document[]): Promise<Collection>
}

/** Starts a store before the tests of a file and takes it away after them. */
export function useTestDatabase(options: MongoClientOptions = {}): TestDatabase {
  let store: TestStore
  let client: MongoClient
  let count = 0
  beforeAll(async () => {
    store = await startTestStore()
    client = await MongoClient.connect(store.uri('main'), options)
  })
  afterAll(async () => {
    await client.close()
    await store.close()
  })
  return {
    client: () => client,
    db: () => client.db(),
    collection: async (documents = []) => {
      count += 1
      const collection = client.db().collection(`c${count}`)
      if (documents.length > 0) await collection.insertMany(documents.map((document) => ({ ...document })))
      return collection
    },
  }
}
