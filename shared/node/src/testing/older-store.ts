import { readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import mongoose from 'mongoose'
import type { Connection } from 'mongoose'
import { z } from 'zod'
import type { ObjectStore } from '../object-store'

const { BSON } = mongoose.mongo
const bytes = z
  .instanceof(mongoose.mongo.Binary)
  .transform(({ buffer, position }) => Buffer.from(buffer).subarray(0, position))
const olderStoreSchema = z.object({
  /** What the family lived with the older product: its ids, what it entered, and the picture that it sent. */
  lived: z.object({
    recordId: z.string(),
    jobId: z.string(),
    proofId: z.string(),
    fileId: z.string(),
    ownerId: z.string(),
    marks: z.array(z.string()),
    picture: bytes,
  }),
  /** Documents of each service by collection. */
  databases: z.record(z.string(), z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
  /** Files of the object store by their keys. */
  objects: z.record(z.string(), bytes),
})
export type OlderStore = z.output<typeof olderStoreSchema>

/**
 * What the product kept of a family in the commit before there were keys, made by that product itself
 * (bench/src/privacy/older-store.mjs), with books of some bytes in place of whole ones. All of it is made up.
 *
 * @param ids other ids in place of those of the family, each for one of them
 */
export function readOlderStore(ids: Readonly<Record<string, string>> = {}): OlderStore {
  const packed = readFileSync(join(__dirname, 'older-store.bson.gz'))
  const { databases, ...rest } = olderStoreSchema.parse(BSON.deserialize(gunzipSync(packed)))
  let text = BSON.EJSON.stringify(databases, { relaxed: false })
  for (const [id, other] of Object.entries(ids)) text = text.replaceAll(id, other)
  const renamed: unknown = BSON.EJSON.parse(text, { relaxed: false })
  return { ...rest, databases: olderStoreSchema.shape.databases.parse(renamed) }
}

/**
 * Puts back what the older product kept of one service, in place of all documents that are there.
 *
 * @param folders those of the object store that the service writes
 */
export async function putOlderBack(
  older: OlderStore,
  service: string,
  folders: readonly string[],
  { connection, objects }: { connection: Connection; objects: Pick<ObjectStore, 'put' | 'deleteAll'> },
): Promise<void> {
  for (const folder of folders) await objects.deleteAll(folder)
  for (const { name } of await connection.listCollections())
    if (!name.startsWith('system.')) await connection.collection(name).deleteMany({})
  for (const [name, documents] of Object.entries(older.databases[service] ?? {}))
    if (documents.length) await connection.collection(name).insertMany(documents)
  for (const [key, content] of Object.entries(older.objects))
    if (folders.some((folder) => key.startsWith(`${folder}/`))) await objects.put(key, content, '')
}

/** Which marks of the family stand in the files of some folders, or in their names; with the file. */
export async function marksIn(
  { lived: { marks, picture } }: OlderStore,
  folders: readonly (string | undefined)[],
): Promise<string[]> {
  const slice = picture.subarray(picture.length >> 1, (picture.length >> 1) + 24)
  const found: string[] = []
  for (const folder of folders)
    for (const entry of folder ? await readdir(folder, { recursive: true, withFileTypes: true }) : []) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      found.push(
        ...[...marks, slice]
          .filter((mark) => content.includes(mark))
          .map((mark) => `${String(mark)} in ${path}`),
      )
    }
  return found
}
