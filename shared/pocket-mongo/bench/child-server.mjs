// The server as a process of its own, from the bundle.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Bundles the server. The folder has to lie below the workspace, where the bundle finds lmdb. */
export function bundleServer(folder) {
  execFileSync(process.execPath, [join(import.meta.dirname, 'bundle.mjs'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(folder, 'start.js')
}

/** Words that start a program whose files may not grow beyond a number of blocks; a write beyond them fails, as on a full disk. */
const limited = (maxBlocks, words) => [
  'sh',
  '-c',
  `trap '' XFSZ; ulimit -f ${maxBlocks}; exec "$@"`,
  'sh',
  ...words,
]

/**
 * Starts the bundled server on a directory and waits until it listens.
 * @param maxBlocks the largest file it may write, in the shell's blocks; none unless given
 */
export async function startChild(bundle, directory, maxBlocks) {
  const words = [process.execPath, bundle]
  const [command, ...args] = maxBlocks === undefined ? words : limited(maxBlocks, words)
  const child = spawn(command, args, {
    env: { ...process.env, POCKET_MONGO_DIR: directory, POCKET_MONGO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  const { port } = JSON.parse(line)
  const end = async (signal) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }
  return {
    uri: (database) => `mongodb://127.0.0.1:${port}/${database}`,
    /** Resident memory in MB (Linux). */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
