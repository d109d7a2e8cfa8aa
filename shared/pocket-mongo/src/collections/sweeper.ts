import { documentOf } from '../bson/values'
import type { Index } from '../index/index-definition'
import { tableRange, tables } from '../store/table-keys'
import type { Collection } from './catalog'
import { changeMany } from './changes'
import type { Engine } from './engine'

/** Entries taken out in one transaction. */
const removedAtOnce = 256

/**
 * Removes, again and again, what has to go: documents that a TTL index says have expired, tables that were dropped,
 * idle cursors and forgotten sessions.
 * @returns a function that stops it and waits for the sweep under way
 */
export function startSweeper(engine: Engine, seconds: number): () => Promise<void> {
  let stopped = false
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => (stopped ? undefined : sweep(engine).catch(() => undefined)))
  }, seconds * 1000)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await sweeping
  }
}

/** One sweep. @param now the time by which documents expire */
export async function sweep(engine: Engine, now = Date.now()): Promise<void> {
  for (const collection of engine.catalog.all())
    for (const index of collection.indexes)
      if (!index.building) await removeExpired(engine, collection, index, now)
  await removeDiscarded(engine)
  await engine.sessions.sweep(now)
  await engine.cursors.sweep(now)
}

/** A document expires by its earliest date; one without a date never does. */
async function removeExpired(
  engine: Engine,
  collection: Collection,
  index: Index,
  now: number,
): Promise<void> {
  const path = index.fields[0]?.path
  if (index.expireAfterSeconds === undefined || path === undefined) return
  const expired = documentOf({ [path]: documentOf({ $lt: new Date(now - index.expireAfterSeconds * 1000) }) })
  await changeMany(engine, {
    namespace: collection.namespace,
    filter: index.partial ? documentOf({ $and: [index.partial.filter, expired] }) : expired,
    sort: [],
    action: { kind: 'remove' },
    maxTimeMS: 0,
  })
}

/** Takes the entries of dropped collections and indexes out of the store, a few at a time. */
async function removeDiscarded(engine: Engine): Promise<void> {
  for (const marker of [...engine.store.entries(tableRange(tables.discarded))]) {
    const table = marker.key.readUInt32BE(4)
    let left = true
    while (left)
      left = await engine.store.write(() => {
        let removed = 0
        for (const { key } of engine.store.entries(tableRange(table))) {
          engine.store.remove(key)
          removed += 1
          if (removed === removedAtOnce) return true
        }
        engine.store.remove(marker.key)
        return false
      })
  }
}
