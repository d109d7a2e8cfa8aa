import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface TakenMail {
  to: string[]
  /** As it came, with folded lines. */
  data: string
}

export interface MailServer {
  /** Every message that was taken, by whichever process listened then. */
  taken: TakenMail[]
  /** Starts a process that listens; recipients at refused.example are refused for good. */
  start(): Promise<void>
  /** Ends it at once, as a machine that fails does. */
  kill(): Promise<void>
  /** Milliseconds for which every further message is kept waiting for its answer. */
  delay(delayMs: number): void
}

type Told = { isListening: true } | { taken: TakenMail }

/** A mail server of other people's making (`smtp-server`), in a process of its own, on `port`. */
export function createMailServer(port: number): MailServer {
  const taken: TakenMail[] = []
  let child: ChildProcess | undefined
  return {
    taken,
    async start() {
      const started = fork(join(__dirname, 'mail-server-child.mjs'), [String(port)])
      child = started
      await new Promise<void>((resolve, reject) => {
        started.once('exit', () => reject(new Error('The mail server ended')))
        // Only our own child speaks here.
        started.on('message', (told: Told) => {
          if ('taken' in told) taken.push(told.taken)
          else resolve()
        })
      })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    delay: (delayMs) => void child?.send({ delayMs }),
  }
}
