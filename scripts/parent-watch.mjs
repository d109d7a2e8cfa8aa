// Loaded before every process that the platform starts (node --import): a process whose parent is gone ends, so that
// nothing is ever left running behind a terminal that was closed or a parent that was killed.
import { isMainThread } from 'node:worker_threads'

const graceMs = 5000

if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), graceMs).unref()
  })
  process.channel.unref()
}
