import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A line of the server's, such as '450 try later'. */
export type SmtpAnswer = string | undefined | Promise<string | undefined>

export interface SmtpSink {
  url: string
  /** The messages that were taken, as they came. */
  taken: { to: string[]; data: string }[]
  /** What is answered to a recipient or a whole message, at once or later; nothing means it is taken. */
  answerTo: {
    recipient?: ((address: string) => SmtpAnswer) | undefined
    message?: ((data: string) => SmtpAnswer) | undefined
  }
  /** Breaks off all connections, as a server that is killed does. */
  breakOff(): void
  close(): Promise<void>
}

/** The bytes of a message's attachment. */
export function attachmentOf(data: string, filename: string): Buffer | undefined {
  const [, part] = data.split(`filename=${filename}`)
  const content = part?.split('\r\n\r\n')[1]?.split('\r\n--')[0]
  return content === undefined ? undefined : Buffer.from(content, 'base64')
}

/** A mail server for tests: takes every message, but refuses recipients at refused.example for good. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const taken: SmtpSink['taken'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let to: string[] = []
    let data: string[] | undefined
    let rest = ''
    const say = (line: string) => socket.destroyed || socket.write(`${line}\r\n`)
    const take = async (message: string, recipients: string[]) => {
      const answer = await sink.answerTo.message?.(message)
      if (answer === undefined && !socket.destroyed) taken.push({ to: recipients, data: message })
      say(answer ?? '250 taken')
    }
    const takeRecipient = async (address: string) => {
      const answer = await sink.answerTo.recipient?.(address)
      if (answer === undefined) to.push(address)
      say(answer ?? '250 ok')
    }
    const hear = (line: string) => {
      if (data) {
        if (line !== '.') return void data.push(line)
        void take(data.join('\r\n'), to)
        data = undefined
        to = []
        return undefined
      }
      if (/^(EHLO|HELO)/i.test(line)) return void say('250 sink')
      if (/^RCPT TO/i.test(line)) {
        if (line.includes('refused.example')) return void say('550 no such person')
        return void takeRecipient(/<(.*?)>/.exec(line)?.[1] ?? '')
      }
      if (/^DATA/i.test(line)) {
        data = []
        return void say('354 go on')
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      return void say('250 ok')
    }
    say('220 sink')
    socket.on('data', (part) => {
      const lines = (rest + part.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answerTo: {},
    breakOff() {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return sink
}
