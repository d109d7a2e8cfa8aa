import type { Document } from './values'

/** Names of the MongoDB error codes that this server answers with. */
const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  100: 'UnsatisfiableWriteConcern',
  115: 'CommandNotSupported',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  201: 'CannotBuildIndexKeys',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  263: 'OperationNotSupportedInTransaction',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
}

/** A failure that the client is told about, with MongoDB's own code. Anything else thrown is a fault of the server. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** Further fields of the reply, such as `keyPattern` of a duplicate key. */
    readonly details?: Document,
  ) {
    super(message)
    this.name = 'CommandError'
  }

  get codeName(): string {
    return codeNames[this.code] ?? `Location${this.code}`
  }
}

/** MongoDB's code for a disk that is full. */
export const outOfDiskSpace = 14031

export const badValue = (message: string) => new CommandError(2, message)
export const failedToParse = (message: string) => new CommandError(9, message)
export const typeMismatch = (message: string) => new CommandError(14, message)
