import type { Socket } from 'node:net'
import type { Document } from '../bson/values'
import type { Engine } from '../collections/engine'
import { runCommand } from '../commands/commands'
import type { Host } from '../commands/commands'
import type { Request } from '../commands/request'
import { frameReply, MessageReader, parseMessage } from './messages'

/** Serves one client: its commands one after the other, as they came in. */
export class Connection {
  private readonly reader = new MessageReader()
  private readonly waiting: Request[] = []
  private working: Promise<void> | undefined
  private lastReply = 0

  constructor(
    private readonly socket: Socket,
    private readonly engine: Engine,
    private readonly host: Host,
  ) {
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.receive(chunk))
    socket.on('error', () => socket.destroy())
  }

  /** Lets the command under way end, then hangs up. */
  async close(): Promise<void> {
    this.waiting.length = 0
    await this.working
    this.socket.destroy()
  }

  private receive(chunk: Buffer): void {
    try {
      this.reader.push(chunk)
      for (let message = this.reader.next(); message; message = this.reader.next())
        this.waiting.push(parseMessage(message))
    } catch {
      // The stream is out of step: nothing that follows could be understood.
      this.socket.destroy()
      return
    }
    this.working ??= this.work().finally(() => (this.working = undefined))
  }

  private async work(): Promise<void> {
    for (let request = this.waiting.shift(); request; request = this.waiting.shift()) {
      const reply = await runCommand(this.engine, request, this.host)
      if (request.wantsReply && !this.socket.destroyed) await this.send(request, reply)
    }
  }

  /** Waits when the client reads slower than it is answered. */
  private async send(request: Request, reply: Document): Promise<void> {
    this.lastReply = (this.lastReply + 1) | 0
    const taken = this.socket.write(frameReply(request, reply, this.lastReply))
    if (taken || this.socket.destroyed) return
    await new Promise<void>((resolve) => {
      const goOn = () => {
        this.socket.off('drain', goOn)
        this.socket.off('close', goOn)
        resolve()
      }
      this.socket.on('drain', goOn)
      this.socket.on('close', goOn)
    })
  }
}
