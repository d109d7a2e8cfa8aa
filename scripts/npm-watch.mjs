import { execFileSync } from 'node:child_process'

const factsOf = (pid) => {
  try {
    const [, parent, command] =
      /^\s*(\d+)\s+(.*)/.exec(
        execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }),
      ) ?? []
    return { parent: Number(parent), command: command ?? '' }
  } catch {
    return { parent: 0, command: '' }
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Calls `onGone` when the npm that runs this process is gone: it can be killed without telling what it runs. npm may start
 * its script through a shell, which then outlives it.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const { parent: grandparent, command } = factsOf(parent)
  const npm = /\bsh -c\b/.test(command) && grandparent > 1 ? grandparent : parent
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    onGone()
  }, 1000)
  timer.unref()
}
