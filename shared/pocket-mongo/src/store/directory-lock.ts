import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

interface Owner {
  process: number
  started: string
  token: string
}

/**
 * Takes a directory for one server; two on one directory would overwrite each other's data. The lock of a process
 * that died is taken over: it names the process and when that started, so a reused process number does not count.
 * The lock's file stays when the directory is given back, and is written over by the next owner: on a full disk there
 * is no room for a new one, and reading has to go on.
 * @returns a function that gives the directory back
 * @throws Error when a living server holds the directory
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'owner.json')
  const own: Owner = { process: process.pid, started: startOf(process.pid) ?? '', token: randomUUID() }
  const draft = `${path}.${own.token}`
  refuseIfAlive(path, directory)
  moveStale(path, draft, directory)
  try {
    writeOwner(draft, own)
    if (!claim(draft, path)) throw heldBy(directory, readOwner(path))
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readOwner(path)?.token === own.token) writeOwner(path, { ...own, started: 'given back' })
  }
}

/** Writes over what is there, always the same number of bytes: that takes no room that the file has not got. */
function writeOwner(path: string, owner: Owner): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    writeSync(file, JSON.stringify(owner).padEnd(256), 0)
  } finally {
    closeSync(file)
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

/** Moves the file of an owner that is gone away; if another server has taken over meanwhile, puts its file back. */
function moveStale(path: string, aside: string, directory: string): void {
  const before = readOwner(path)
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved?.token === before?.token) return
  claim(aside, path)
  rmSync(aside, { force: true })
  throw heldBy(directory, moved)
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
