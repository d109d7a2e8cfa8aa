import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface RawRequest {
  socket: Socket
  /** Everything that came back, once the gateway has closed the connection; fails when it was broken off. */
  answer(): Promise<string>
}

/** Sends a request as it is written, byte for byte, over a connection of its own. */
export async function sendRaw(
  port: number,
  head: readonly string[],
  body: string | Buffer = '',
): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1')
  const pieces: Buffer[] = []
  const ended = new Promise<string>((resolve, reject) => {
    socket.once('end', () => resolve(Buffer.concat(pieces).toString()))
    socket.once('error', reject)
  })
  // Whoever does not ask for the answer does not mind how it ends.
  ended.catch(() => undefined)
  await once(socket, 'connect')
  socket.write(`${[...head, 'host: codex.test'].join('\r\n')}\r\n\r\n`)
  // As a browser does: it reads no answer before all of its body is on the way.
  socket.write(body, () => socket.on('data', (piece: Buffer) => pieces.push(piece)))
  return { socket, answer: () => ended }
}

/**
 * Sends a body piece by piece until an answer begins, and answers with its first bytes: '' where the connection broke off before. What
 * breaks after the answer is no matter.
 */
export async function sendUntilAnswered(
  port: number,
  head: readonly string[],
  piece: Buffer,
  maxPieces: number,
) {
  const socket = connect(port, '127.0.0.1')
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString()))
    socket.on('error', () => resolve(''))
  })
  await once(socket, 'connect')
  socket.write(`${[...head, 'host: codex.test'].join('\r\n')}\r\n\r\n`)
  let pieces = 0
  while (pieces < maxPieces && !socket.bytesRead && !socket.destroyed) {
    pieces += 1
    const isTaken = new Promise<void>((resolve) => socket.write(piece, () => resolve()))
    await Promise.race([isTaken, answered])
  }
  const answer = await answered
  socket.destroy()
  return { answer, pieces }
}
