import { readFileSync, readdirSync } from 'node:fs'

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const kilobytes = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)

/** Every process below `pid`, itself included (Linux: /proc). */
export function processTree(pid) {
  const children = new Map()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${entry}/stat`)
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
  }
  const below = (one) => [one, ...(children.get(one) ?? []).flatMap(below)]
  return below(pid)
}

const amounts = (pid) => {
  const rollup = read(`/proc/${pid}/smaps_rollup`)
  return {
    resident: kilobytes(read(`/proc/${pid}/status`), 'VmRSS') / 1024,
    proportional: kilobytes(rollup, 'Pss') / 1024,
    own: kilobytes(rollup, 'Pss_Anon') / 1024,
  }
}

/**
 * Memory of a process in MB: `resident` (RSS) counts what it shares with others, such as Node's own program, in full;
 * `proportional` (PSS) counts each process's share of it, so that these add up to what is really used;
 * `own` is what it has allocated, which does not change when programs beside it begin or end.
 */
export function memoryOf(pid) {
  const command = read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean)
  if (!/node$/.test(command[0] ?? '')) return { name: (command[0] ?? '?').split('/').pop(), ...amounts(pid) }
  const program = command
    .slice(1)
    .find((part) => !part.startsWith('-') && /\.m?js$/.test(part) && !/parent-watch/.test(part))
  return {
    name:
      /([\w-]+)\/dist\/start\.js$/.exec(program ?? '')?.[1] ?? program?.split('/').pop() ?? command[0] ?? '?',
    ...amounts(pid),
  }
}

/** The first so many of the fields 14 to 17 of proc(5), in ticks of 1/100 s: a process's own time, and that of its children that have ended. */
const ticksOf = (pid, count) => {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 11 + count).reduce((sum, field) => sum + Number(field), 0)
}

/** Seconds of processor time that a process has used so far. */
export const cpuSecondsOf = (pid) => ticksOf(pid, 2) / 100

/**
 * Seconds of processor time that a process and all below it have used so far, those that have ended included: Chromium puts a document's
 * pages together in a process that lives for that document alone.
 */
export const cpuSecondsOfTree = (pid) => processTree(pid).reduce((sum, one) => sum + ticksOf(one, 4), 0) / 100

/** The last that was seen of each thread, by process: a thread that ends takes its account with it. */
const threadsSeen = new Map()

/**
 * Seconds of processor time that a process has used so far, to the nanosecond (Linux: schedstat), for work of milliseconds. Of a thread that
 * has ended it counts what was seen of it by an earlier call.
 */
export function exactCpuSecondsOf(pid) {
  const seen = threadsSeen.get(pid) ?? new Map()
  threadsSeen.set(pid, seen)
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const line = read(`/proc/${pid}/task/${thread}/schedstat`)
    if (line) seen.set(thread, Number(line.split(' ')[0]))
  }
  return [...seen.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9
}

/** Whether a process still runs; one that has ended and is only waiting to be collected does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return read(`/proc/${pid}/statm`) !== '' && !read(`/proc/${pid}/stat`).includes(') Z ')
  } catch {
    return false
  }
}
