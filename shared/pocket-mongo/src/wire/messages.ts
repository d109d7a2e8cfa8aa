import { encodeDocument } from '../bson/encode'
import { RawDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { largestMessage } from '../commands/request'
import type { Request } from '../commands/request'

const headerLength = 16
const opReply = 1
const opQuery = 2004
const opMessage = 2013
const flags = { checksum: 1, moreToCome: 2 }

/** Bytes that are no message of the protocol; the connection cannot go on. */
class ProtocolError extends Error {}

/** Collects the bytes of a connection and cuts them into messages. */
export class MessageReader {
  private chunks: Buffer[] = []
  private length = 0

  push(chunk: Buffer): void {
    this.chunks.push(chunk)
    this.length += chunk.length
  }

  /** The next whole message, if it has come in. @throws ProtocolError for a size that cannot be */
  next(): Buffer | undefined {
    if (this.length < headerLength) return undefined
    if ((this.chunks[0]?.length ?? 0) < headerLength) this.join()
    const size = this.chunks[0]?.readInt32LE(0) ?? 0
    if (size < headerLength || size > largestMessage) throw new ProtocolError(`a message of ${size} bytes`)
    if (this.length < size) return undefined
    this.join()
    const all = this.chunks[0] ?? Buffer.alloc(0)
    this.chunks = all.length > size ? [all.subarray(size)] : []
    this.length -= size
    return all.subarray(0, size)
  }

  private join(): void {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks)]
  }
}

/** Reads a message. @throws ProtocolError for what is neither OP_MSG nor the first OP_QUERY of a client */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4)
  const operation = message.readInt32LE(12)
  if (operation === opMessage) return parseOpMessage(message, id)
  if (operation === opQuery) return parseOpQuery(message, id)
  throw new ProtocolError(`operation ${operation} is not supported`)
}

function parseOpMessage(message: Buffer, id: number): Request {
  const bits = message.readUInt32LE(headerLength)
  const end = message.length - (bits & flags.checksum ? 4 : 0)
  let body: Buffer | undefined
  const further: [string, Value][] = []
  for (let at = headerLength + 4; at < end;) {
    const kind = message.readUInt8(at)
    const size = message.readInt32LE(at + 1)
    if (size < 5 || at + 1 + size > end) throw new ProtocolError('a section that is cut off')
    const section = message.subarray(at + 1, at + 1 + size)
    if (kind === 0 && !body) body = section
    else if (kind === 1) further.push(parseSequence(section))
    else throw new ProtocolError(`a section of kind ${kind}`)
    at += 1 + size
  }
  if (!body) throw new ProtocolError('a message without a body')
  return { id, legacy: false, wantsReply: (bits & flags.moreToCome) === 0, body, further }
}

/** The documents stay as they are until their turn comes; a command may bring 100,000. */
function parseSequence(section: Buffer): [string, Value] {
  const nameEnd = section.indexOf(0, 4)
  if (nameEnd < 0) throw new ProtocolError('a document sequence without a name')
  const documents: Value[] = []
  for (let at = nameEnd + 1; at < section.length;) {
    const size = at + 4 <= section.length ? section.readInt32LE(at) : 0
    if (size < 5 || at + size > section.length) throw new ProtocolError('a document that is cut off')
    documents.push(new RawDocument(section.subarray(at, at + size)))
    at += size
  }
  return [section.toString('utf8', 4, nameEnd), documents]
}

/** Drivers say hello in this form before they know what the server speaks. */
function parseOpQuery(message: Buffer, id: number): Request {
  const nameEnd = message.indexOf(0, headerLength + 4)
  const namespace = message.toString('utf8', headerLength + 4, nameEnd)
  if (nameEnd < 0 || !namespace.endsWith('.$cmd')) throw new ProtocolError(`OP_QUERY on '${namespace}'`)
  const database = namespace.slice(0, -'.$cmd'.length)
  return {
    id,
    legacy: true,
    wantsReply: true,
    body: message.subarray(nameEnd + 9),
    further: [['$db', database]],
  }
}

/** Frames the reply to a request. */
export function frameReply(request: Request, reply: Document, id: number): Buffer {
  const body = encodeDocument(reply)
  const extra = request.legacy ? 20 : 5
  const frame = Buffer.alloc(headerLength + extra)
  frame.writeInt32LE(frame.length + body.length, 0)
  frame.writeInt32LE(id, 4)
  frame.writeInt32LE(request.id, 8)
  frame.writeInt32LE(request.legacy ? opReply : opMessage, 12)
  // A legacy reply says that it holds one document; the flags of both forms are zero.
  if (request.legacy) frame.writeInt32LE(1, headerLength + 16)
  return Buffer.concat([frame, body])
}
