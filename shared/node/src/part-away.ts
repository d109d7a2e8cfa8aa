import { AppError } from './errors'

/** Parts that the services stand on: database, object store, mail server, keys of records, and room on the disk. */
export type Part = 'database' | 'files' | 'mail' | 'keys' | 'disk'

const sentences: Readonly<Record<Part, string>> = {
  database: 'The archive cannot be reached right now. Please try again in a moment.',
  files: 'The store of files cannot be reached right now. Please try again in a moment.',
  mail: 'The mail server cannot be reached right now. Please try again in a moment.',
  keys: 'The keys of the archive cannot be reached right now. Please try again in a moment.',
  disk: 'The archive has no room left to write. Reading goes on; please try again in a few minutes.',
}
// A full disk is emptied by a person; everything else comes back by itself.
const retryAfterSeconds: Readonly<Record<Part, number>> = {
  database: 2,
  files: 5,
  mail: 30,
  keys: 2,
  disk: 60,
}

/** A part that a service stands on is away: 503 with `Retry-After`, the part named in words and in `details.part`. */
export class PartAwayError extends AppError {
  constructor(
    readonly part: Part,
    cause?: unknown,
  ) {
    super({
      code: 'unavailable',
      publicMessage: sentences[part],
      retryAfterSeconds: retryAfterSeconds[part],
      details: { part },
      cause,
    })
    this.name = 'PartAwayError'
  }
}

const databaseErrorNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'PoolClearedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
])

/** Codes by which MongoDB says that no primary takes the call just now, or that it took too long (its error_codes.yml). */
const databaseAwayCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
])
const outOfDiskSpace = 14031
const diskErrorCodes = new Set<unknown>([outOfDiskSpace, 'ENOSPC', 'EDQUOT'])

/** The part whose absence `error` tells of, looked for among its causes too; undefined when it tells of none. */
export function partAwayOf(error: unknown): Part | undefined {
  let seen = error
  for (let depth = 0; seen instanceof Error && depth < 5; depth += 1) {
    if (seen instanceof PartAwayError) return seen.part
    const code: unknown = 'code' in seen ? seen.code : undefined
    if (diskErrorCodes.has(code)) return 'disk'
    if (databaseErrorNames.has(seen.name) || (typeof code === 'number' && databaseAwayCodes.has(code)))
      return 'database'
    seen = seen.cause
  }
  return undefined
}
