import { decodeDocument } from '../bson/decode'
import type { Document, Value } from '../bson/values'

/** The largest message MongoDB takes, in bytes. */
export const largestMessage = 48_000_000

/** A message of a client: a command that is not read yet, and whether the client waits for a reply. */
export interface Request {
  id: number
  /** How the reply has to be framed. */
  legacy: boolean
  wantsReply: boolean
  body: Buffer
  /** Fields that stand outside the body; long lists of documents do. */
  further: [string, Value][]
}

/** Reads the command of a request. @throws CommandError 22 for malformed BSON */
export function commandOf(request: Request): Document {
  const command = decodeDocument(request.body)
  for (const [name, value] of request.further) command.set(name, value)
  return command
}
