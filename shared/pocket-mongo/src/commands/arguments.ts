import { CommandError, typeMismatch } from '../bson/command-error'
import { asDocument } from '../bson/decode'
import { isDocument, isNumeric, isTruthy, toDouble, toInteger, typeNameOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { sessionId } from '../store/sessions'
import type { RetryableWrite } from '../store/sessions'

/** Fields that any command may carry. */
const general = new Set([
  '$db',
  'lsid',
  'txnNumber',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'stmtId',
  'stmtIds',
])

/** The fields of a command, or of a part of one, read by type. */
export class Arguments {
  constructor(readonly fields: Document) {}

  /** @throws CommandError 40415 when there are fields that the command does not support */
  allow(where: string, names: readonly string[]): this {
    for (const name of this.fields.keys())
      if (!names.includes(name))
        throw new CommandError(40415, `BSON field '${where}.${name}' is an unknown field.`)
    return this
  }

  document(name: string): Document | undefined {
    const value = this.fields.get(name)
    if (value === undefined || value === null) return undefined
    if (isDocument(value)) return value
    throw typeMismatch(
      `BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected type 'object'`,
    )
  }

  list(name: string): Value[] {
    const value = this.fields.get(name)
    if (Array.isArray(value)) return value
    throw typeMismatch(`BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected type 'array'`)
  }

  documents(name: string): Document[] {
    return this.list(name).map((entry) => asDocument(name, entry))
  }

  /** A number that is not negative; a fraction is cut, as MongoDB does. */
  count(name: string): number | undefined {
    const value = this.fields.get(name)
    if (value === undefined || value === null) return undefined
    if (!isNumeric(value))
      throw typeMismatch(`BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected a number`)
    const number = Math.trunc(toDouble(value))
    if (!(number >= 0))
      throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`)
    return number
  }

  flag(name: string): boolean {
    return isTruthy(this.fields.get(name))
  }

  text(name: string): string {
    const value = this.fields.get(name)
    if (typeof value === 'string') return value
    throw typeMismatch(
      `BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected type 'string'`,
    )
  }
}

/** A command as it came in: its name, its target and its arguments. */
export class Command extends Arguments {
  readonly name: string
  readonly database: string

  constructor(fields: Document) {
    super(fields)
    this.name = fields.keys().next().value ?? ''
    this.database = this.text('$db')
  }

  /** Refuses fields that neither every command nor this one knows. */
  expect(names: readonly string[]): this {
    for (const name of this.fields.keys())
      if (name !== this.name && !general.has(name) && !names.includes(name)) {
        if (name === 'startTransaction' || name === 'autocommit')
          throw new CommandError(263, 'Multi-document transactions are not supported by pocket-mongo')
        throw new CommandError(40415, `BSON field '${this.name}.${name}' is an unknown field.`)
      }
    return this
  }

  /** The namespace that the command's own field names. */
  get namespace(): string {
    const collection = this.text(this.name)
    if (collection === '') throw new CommandError(73, `Invalid namespace specified '${this.database}.'`)
    return `${this.database}.${collection}`
  }

  get maxTimeMS(): number {
    return this.count('maxTimeMS') ?? 0
  }

  /** Set when the client may send the command again. */
  get retry(): RetryableWrite | undefined {
    const number = this.fields.get('txnNumber')
    if (number === undefined) return undefined
    if (!isNumeric(number)) throw typeMismatch('txnNumber has to be a long')
    return {
      session: sessionId(this.fields.get('lsid')),
      number: typeof number === 'bigint' ? number : BigInt(toInteger(number) ?? 0),
    }
  }

  /** @throws CommandError for a read or write concern that one server alone cannot honour */
  checkConcerns(): void {
    const level = this.document('readConcern')?.get('level')
    if (level !== undefined && !['local', 'majority', 'available', 'linearizable'].includes(String(level)))
      throw new CommandError(72, `readConcern level '${String(level)}' is not supported by pocket-mongo`)
    const wanted = this.document('writeConcern')?.get('w')
    if (isNumeric(wanted) && toDouble(wanted) > 1)
      throw new CommandError(100, 'Not enough data-bearing nodes')
  }
}
