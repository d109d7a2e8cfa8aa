import type { Connection, Schema } from 'mongoose'

interface Indexed {
  db: Connection
  collection: { collectionName: string }
  schema: Pick<Schema, 'indexes'>
}

/** What an engine says that does not know of ordered indexes, or has the same one without: InvalidOptions, its newer form, a conflict. */
const refusals: readonly unknown[] = [72, 197, 85, 86]
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && refusals.includes(error.code)

const nameOf = (fields: object) => Object.entries(fields).flat().join('_')

/**
 * Builds the indexes of a model as ordered ones where the engine has others, too. An index of several fields is one for each of its fields
 * in DocumentDB: it reads all that a word has, and all times of a stretch, to find what is in both. An ordered one is read as MongoDB
 * reads each: the times that one word has, from one on and up to another. MongoDB and the embedded store refuse what they do not know,
 * and are asked again without it.
 */
export async function createOrderedIndexes({ db, collection, schema }: Indexed): Promise<void> {
  for (const [key] of schema.indexes()) {
    const build = (option: object) =>
      db.db?.command({
        createIndexes: collection.collectionName,
        indexes: [{ key, name: nameOf(key), ...option }],
      })
    try {
      await build({ enableOrderedIndex: true })
    } catch (error) {
      if (!isRefusal(error)) throw error
      await build({})
    }
  }
}
