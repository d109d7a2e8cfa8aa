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

/** Ends this process, and with it every tool it started, on Ctrl-C and the like. */
export function endToolsOnSignals() {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => process.exit(code))
}

/** Runs a tool whose output goes to the terminal; resolves with whether it ended well. */
export const runTool = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawnOwned(command, args, { ...options, stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
