import { Double } from 'bson'
import { failedToParse } from '../bson/command-error'
import { documentOf, isDocument } from '../bson/values'
import type { Document } from '../bson/values'
import { changeOne } from '../collections/changes'
import type { Change, Outcome } from '../collections/changes'
import type { Engine } from '../collections/engine'
import { compileProjection } from '../query/projection'
import { parseSort } from '../query/sort-key'
import type { Command } from './arguments'
import { updateChange } from './write-commands'

const findAndModifyFields = [
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'arrayFilters',
  'bypassDocumentValidation',
]

export async function findAndModify(engine: Engine, command: Command): Promise<Document> {
  command.expect(findAndModifyFields)
  const removing = command.flag('remove')
  const update = command.fields.get('update')
  const showNew = command.flag('new')
  if (removing === (update !== undefined))
    throw failedToParse(
      removing
        ? 'Cannot specify both an update and remove=true'
        : 'Either an update or remove=true must be specified',
    )
  if (removing && (showNew || command.flag('upsert')))
    throw failedToParse('Cannot specify both new=true or upsert=true and remove=true')
  const filter = command.document('query') ?? new Map()
  const change: Change = removing
    ? {
        namespace: command.namespace,
        filter,
        sort: parseSort(command.document('sort')),
        action: { kind: 'remove' },
        maxTimeMS: command.maxTimeMS,
      }
    : updateChange(command, {
        filter,
        sort: command.document('sort'),
        update,
        arrayFilters: command.fields.get('arrayFilters'),
        upsert: command.flag('upsert'),
      })
  const projection = compileProjection(command.document('fields') ?? new Map())
  const describe = (outcome: Outcome): Document => {
    const shown = showNew ? outcome.after : outcome.before
    const value = shown && projection ? projection(shown, {}) : shown
    return describeModified(outcome, removing, isDocument(value) ? value : null)
  }
  return changeOne(engine, change, { retry: command.retry, id: 0, describe })
}

function describeModified(outcome: Outcome, removing: boolean, value: Document | null): Document {
  const { matched, upsertedId } = outcome
  const lastErrorObject = documentOf({
    n: matched || upsertedId !== undefined ? 1 : 0,
    updatedExisting: removing ? undefined : matched,
    upserted: upsertedId,
  })
  return documentOf({ lastErrorObject, value, ok: new Double(1) })
}
