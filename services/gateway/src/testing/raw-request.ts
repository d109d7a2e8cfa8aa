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
