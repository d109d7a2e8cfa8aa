const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'service', 'name', 'msg', 'err', 'error'])

const two = (number) => String(number).padStart(2, '0')
const clock = (time) => {
  const at = new Date(time)
  return Number.isNaN(at.getTime())
    ? ''
    : `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}
const shown = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

function parse(line) {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** One line of a process's output as a person reads it: time, level where it is not info, message, then the facts. */
export function readableLine(line) {
  const entry = parse(line)
  if (!entry) return line
  const level = levels[entry.level] ?? entry.level
  const facts = Object.entries(entry)
    .filter(([key, value]) => !hidden.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${shown(value)}`)
  const cause = entry.err ?? entry.error
  const parts = [clock(entry.time), level === 'info' ? '' : level, entry.msg ?? '', ...facts]
  const text = parts.filter((part) => part !== '' && part !== undefined).join(' ')
  return cause ? `${text}\n${cause.stack ?? cause.message ?? shown(cause)}` : text
}
