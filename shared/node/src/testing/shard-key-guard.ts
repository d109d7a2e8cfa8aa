import type { Connection, mongo, Schema } from 'mongoose'

/**
 * Refuses, before it leaves, what a sharded MongoDB 7.0 refuses: a change of one document that does not name the shard key of
 * its collection, and a unique index that does not begin with it. Shard keys stand as `shardKey` in the schemas.
 */

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Whether a filter says what a field is equal to, itself or in one of its `$and`. */
function namesField(filter: Fields, field: string): boolean {
  if (listOf(filter['$and']).some((part) => namesField(fieldsOf(part), field))) return true
  const wanted = filter[field]
  if (wanted === undefined || wanted === null || wanted instanceof RegExp) return false
  const operators = Object.keys(fieldsOf(wanted)).filter((name) => name.startsWith('$'))
  return operators.length === 0 || operators.includes('$eq')
}

/** The filters of a command that each change one document at most. */
function filtersOfOne(name: string, command: Fields): Fields[] {
  if (name === 'findAndModify') return [fieldsOf(command['query'])]
  if (name === 'update')
    return listOf(command['updates'])
      .map(fieldsOf)
      .filter(({ multi, upsert }) => !multi || upsert)
      .map(({ q }) => fieldsOf(q))
  if (name === 'delete')
    return listOf(command['deletes'])
      .map(fieldsOf)
      .filter(({ limit }) => Number(limit) === 1)
      .map(({ q }) => fieldsOf(q))
  return []
}

function shardKeyOf(collection: string, schema: Schema): string[] {
  const key = Object.keys(schema.get('shardKey') ?? {})
  if (key.length === 0) throw new Error(`${collection}: its schema names no shardKey`)
  return key
}

function checkUniqueIndexes(collection: string, schema: Schema, shardKey: readonly string[]): void {
  for (const [fields, options] of schema.indexes()) {
    const beginsWithIt = shardKey.every((field, at) => Object.keys(fields)[at] === field)
    const what = `${collection} unique ${Object.keys(fields).join(',')}`
    if (options.unique && !beginsWithIt)
      throw new Error(`${what}: unique only within a shard, for it does not begin with ${shardKey.join(',')}`)
  }
}

/**
 * Watches the commands of an open connection made with `monitorCommands`; the listener's error is the command's.
 * @throws Error for a model without a shard key, or with a unique index that shards cannot keep
 */
export function guardShardKeys(connection: Connection): void {
  const shardKeys = new Map<string, string[]>()
  for (const model of Object.values(connection.models)) {
    const { name } = model.collection
    const shardKey = shardKeyOf(name, model.schema)
    checkUniqueIndexes(name, model.schema, shardKey)
    shardKeys.set(name, shardKey)
  }
  connection.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
    const collection = String(command[commandName])
    const shardKey = shardKeys.get(collection)
    const what = `${collection} ${commandName}`
    if (!shardKey) return
    for (const filter of filtersOfOne(commandName, command))
      if (!shardKey.every((field) => namesField(filter, field)))
        throw new Error(
          `${what}: a change of one document has to name ${shardKey.join(',')}, not ${Object.keys(filter).join(',')}`,
        )
  })
}
