import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const holderOf = (path) => {
  try {
    return Number(readFileSync(join(path, 'pid'), 'utf8'))
  } catch {
    return null
  }
}

/** Runs `work` while no other process of this clone builds; a lock left by a process that is gone is taken over. */
export async function withBuildLock(path, say, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let waited = 0; ; waited += 1) {
    try {
      mkdirSync(path)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = holderOf(path)
    // A holder that has not written its number yet gets two seconds for it.
    if (holder === null ? waited > 20 : !isAlive(holder)) rmSync(path, { recursive: true, force: true })
    else if (waited === 5) say('waiting for another build of this clone')
    await sleep(100)
  }
  writeFileSync(join(path, 'pid'), String(process.pid))
  try {
    return await work()
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}
