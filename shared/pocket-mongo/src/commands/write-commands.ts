import { Double } from 'bson'
import { CommandError, failedToParse } from '../bson/command-error'
import { asDocument } from '../bson/decode'
import { documentOf, toInteger, wholeNumber } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { changeMany, changeOne } from '../collections/changes'
import type { Action, Change, Outcome } from '../collections/changes'
import type { Engine } from '../collections/engine'
import { insertAll } from '../collections/inserts'
import { parseSort } from '../query/sort-key'
import { compileUpdate, isReplacement } from '../update/updater'
import { Arguments } from './arguments'
import type { Command } from './arguments'

/** Statements that MongoDB takes in one write command. */
const mostStatements = 100_000

function statementsOf(command: Command, name: string): Value[] {
  const statements = command.list(name)
  if (statements.length < 1 || statements.length > mostStatements)
    throw new CommandError(
      16,
      `Write batch sizes must be between 1 and ${mostStatements}. Got ${statements.length} operations.`,
    )
  return statements
}

const isOrdered = (command: Command) => !command.fields.has('ordered') || command.flag('ordered')

/** An error of one statement, as it stands in `writeErrors`. */
function writeError(index: number, error: CommandError): Document {
  return new Map<string, Value>([
    ['index', index],
    ['code', error.code],
    ['errmsg', error.message],
    ...(error.details ?? []),
  ])
}

export async function insert(engine: Engine, command: Command): Promise<Document> {
  command.expect(['documents', 'ordered', 'bypassDocumentValidation'])
  const documents = statementsOf(command, 'documents')
  const { inserted, errors } = await insertAll(
    engine,
    command.namespace,
    documents,
    isOrdered(command),
    command.retry,
  )
  return documentOf({
    n: inserted,
    writeErrors: errors.length > 0 ? errors.map(({ index, error }) => writeError(index, error)) : undefined,
    ok: new Double(1),
  })
}

export async function update(engine: Engine, command: Command): Promise<Document> {
  command.expect(['updates', 'ordered', 'bypassDocumentValidation'])
  let n = 0
  let nModified = 0
  const upserted: Value[] = []
  const writeErrors = await eachStatement(command, 'updates', async (statement, index) => {
    const result = await updateStatement(engine, command, statement, index)
    n += toInteger(result.get('n')) ?? 0
    nModified += toInteger(result.get('nModified')) ?? 0
    const id = result.get('upserted')
    if (id !== undefined) upserted.push(documentOf({ index, _id: id }))
    return result
  })
  return documentOf({
    n,
    nModified,
    upserted: upserted.length > 0 ? upserted : undefined,
    writeErrors: writeErrors.length > 0 ? writeErrors : undefined,
    ok: new Double(1),
  })
}

/** Carries out the statements of a command, up to the first error when they are ordered. */
async function eachStatement(
  command: Command,
  name: string,
  run: (statement: Document, index: number) => Promise<Document>,
): Promise<Value[]> {
  const errors: Value[] = []
  for (const [index, statement] of statementsOf(command, name).entries()) {
    try {
      await run(asDocument(name, statement), index)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      errors.push(writeError(index, error))
      if (isOrdered(command)) break
    }
  }
  return errors
}

async function updateStatement(
  engine: Engine,
  command: Command,
  statement: Document,
  index: number,
): Promise<Document> {
  const fields = new Arguments(statement).allow('update.updates', [
    'q',
    'u',
    'multi',
    'upsert',
    'arrayFilters',
    'sort',
  ])
  const multi = fields.flag('multi')
  const change = updateChange(command, {
    filter: fields.document('q') ?? new Map(),
    sort: fields.document('sort'),
    update: statement.get('u'),
    arrayFilters: statement.get('arrayFilters'),
    upsert: fields.flag('upsert'),
  })
  if (!multi) return changeOne(engine, change, { retry: command.retry, id: index, describe: describeUpdate })
  if (change.action.kind === 'update' && change.action.replacing)
    throw failedToParse('multi update is not supported for replacement-style update')
  checkNotRetryable(command)
  const { matched, modified, upsertedId, error } = await changeMany(engine, change)
  if (error) throw error
  return documentOf({
    n: wholeNumber(upsertedId === undefined ? matched : 1),
    nModified: wholeNumber(modified),
    upserted: upsertedId,
  })
}

function checkNotRetryable(command: Command): void {
  if (command.retry) throw new CommandError(72, 'Cannot use (or request) retryable writes with multi=true')
}

const describeUpdate = ({ matched, modified, upsertedId }: Outcome): Document =>
  documentOf({
    n: matched || upsertedId !== undefined ? 1 : 0,
    nModified: modified ? 1 : 0,
    upserted: upsertedId,
  })

interface UpdateParts {
  filter: Document
  sort: Document | undefined
  update: Value | undefined
  arrayFilters: Value | undefined
  upsert: boolean
}

/** The change that a statement of an update asks for. @throws CommandError for a malformed update or sort */
export function updateChange(command: Command, parts: UpdateParts): Change {
  const update = parts.update ?? null
  const action: Action = {
    kind: 'update',
    update: compileUpdate(update, parts.arrayFilters),
    upsert: parts.upsert,
    replacing: isReplacement(update),
  }
  return {
    namespace: command.namespace,
    filter: parts.filter,
    sort: parseSort(parts.sort),
    action,
    maxTimeMS: command.maxTimeMS,
  }
}

export async function remove(engine: Engine, command: Command): Promise<Document> {
  command.expect(['deletes', 'ordered'])
  let n = 0
  const writeErrors = await eachStatement(command, 'deletes', async (statement, index) => {
    const result = await deleteStatement(engine, command, statement, index)
    n += toInteger(result.get('n')) ?? 0
    return result
  })
  return documentOf({ n, writeErrors: writeErrors.length > 0 ? writeErrors : undefined, ok: new Double(1) })
}

async function deleteStatement(
  engine: Engine,
  command: Command,
  statement: Document,
  index: number,
): Promise<Document> {
  const fields = new Arguments(statement).allow('delete.deletes', ['q', 'limit'])
  const limit = fields.count('limit')
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`)
  const filter = fields.document('q') ?? new Map()
  const change: Change = {
    namespace: command.namespace,
    filter,
    sort: [],
    action: { kind: 'remove' },
    maxTimeMS: command.maxTimeMS,
  }
  if (limit === 1)
    return changeOne(engine, change, {
      retry: command.retry,
      id: index,
      describe: ({ matched }) => documentOf({ n: matched ? 1 : 0 }),
    })
  checkNotRetryable(command)
  const { matched, error } = await changeMany(engine, change)
  if (error) throw error
  return documentOf({ n: wholeNumber(matched) })
}
