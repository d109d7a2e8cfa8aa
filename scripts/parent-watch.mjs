// Loaded before every process that the platform starts (node --import): a process whose parent is gone ends, so that
// nothing is ever left running behind a terminal that was closed or a parent that was killed.
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { isMainThread } from 'node:worker_threads'

const graceMs = 5000

/**
 * Points stdout and stderr nowhere: who read them is gone. A logger that flushes at the end of the process would otherwise
 * wait for ever for a pipe that nobody empties.
 */
function silence() {
  for (const descriptor of [1, 2]) {
    try {
      closeSync(descriptor)
      // The lowest free number, which is the one just closed.
      openSync(devNull, 'w')
    } catch {
      // Closed already.
    }
  }
}

if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    silence()
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), graceMs).unref()
  })
  process.channel.unref()
}
