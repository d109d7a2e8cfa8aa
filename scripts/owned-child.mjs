import { spawn } from 'node:child_process'

const running = new Set()

process.on('exit', () => {
  for (const child of running) {
    try {
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It ended by itself.
    }
  }
})

/**
 * Starts a tool (npm, a build, a test runner) that ends with this process, together with all that it started itself:
 * it leads a process group of its own.
 */
export function spawnOwned(command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}
