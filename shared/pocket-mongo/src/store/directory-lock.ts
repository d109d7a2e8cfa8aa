import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Owner {
  process: number
  started: string
  token: string
}

/**
 * Takes a directory for one server; two on one directory would overwrite each other's data. The lock of a process
 * that died is taken over: it names the process and when that started, so a reused process number does not count.
 * @returns a function that gives the directory back
 * @throws Error when a living server holds the directory
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'owner.json')
  const own: Owner = { process: process.pid, started: startOf(process.pid) ?? '', token: randomUUID() }
  const draft = `${path}.${own.token}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    if (!claim(draft, path)) {
      refuseIfAlive(path, directory)
      removeStale(path, directory, own.token)
      if (!claim(draft, path)) throw heldBy(directory, readOwner(path))
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readOwner(path)?.token === own.token) rmSync(path, { force: true })
  }
}

/** Linking fails when the name is taken, and shows the file only with its whole content. */
function claim(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

function refuseIfAlive(path: string, directory: string): void {
  const owner = readOwner(path)
  if (owner && startOf(owner.process) === owner.started) throw heldBy(directory, owner)
}

/** Moves the dead owner's file away; if another server has taken over meanwhile, puts its file back. */
function removeStale(path: string, directory: string, token: string): void {
  const before = readOwner(path)
  const aside = `${path}.${token}.stale`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved?.token !== before?.token) {
    claim(aside, path)
    rmSync(aside, { force: true })
    throw heldBy(directory, moved)
  }
  rmSync(aside, { force: true })
}

const heldBy = (directory: string, owner: Owner | undefined) =>
  new Error(`${directory} is in use by another pocket-mongo (process ${owner?.process ?? 'unknown'})`)

function readOwner(path: string): Owner | undefined {
  try {
    const { process, started, token } = JSON.parse(readFileSync(path, 'utf8'))
    return typeof process === 'number'
      ? { process, started: String(started), token: String(token) }
      : undefined
  } catch {
    return undefined
  }
}

/** Something that tells when a living process began; undefined when there is no such process. */
function startOf(id: number): string | undefined {
  try {
    process.kill(id, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined
  }
  if (process.platform === 'linux') return linuxStart(id)
  if (process.platform === 'win32') return 'running'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(id)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function linuxStart(id: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold spaces; the start is the 20th word after it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return words[0] === 'Z' ? undefined : `${boot}/${words[19] ?? ''}`
  } catch {
    return undefined
  }
}
