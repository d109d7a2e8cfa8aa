const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const hidden = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'service',
  'name',
  'msg',
  'err',
  'error',
  'requestId',
])
const checks = new Set(['/healthz', '/readyz', '/metrics'])

const two = (number) => String(number).padStart(2, '0')
const clock = (time) => {
  const at = new Date(time)
  if (time === undefined || Number.isNaN(at.getTime())) return ''
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
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

function factsOf(entry) {
  if (entry.msg === 'request') return `${entry.method} ${entry.route} ${entry.status} ${entry.ms} ms`
  return Object.entries(entry)
    .filter(([key, value]) => !hidden.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${shown(value)}`)
    .join(' ')
}

function causeOf(error) {
  if (error === undefined || error === null) return ''
  const stack = Array.isArray(error.stack) ? error.stack.join('\n  ') : error.stack
  const own = `\n  ${[error.type, error.message].filter(Boolean).join(': ') || shown(error)}`
  return `${own}${stack ? `\n  ${stack}` : ''}${causeOf(error.cause)}`
}

/**
 * One line of a process's output as a person reads it: time, level where it is not info, what happened, the facts, and with
 * trouble the request's id. Null for checks of health, which are asked many times a second while everything starts.
 */
export function readableLine(line) {
  const entry = parse(line)
  if (!entry) return line
  if (entry.msg === 'request' && checks.has(entry.route)) return null
  const level = levels[entry.level] ?? entry.level
  const isTrouble = level !== undefined && !['trace', 'debug', 'info'].includes(level)
  const parts = [
    clock(entry.time),
    isTrouble ? level : '',
    entry.msg === 'request' ? '' : entry.msg,
    factsOf(entry),
    isTrouble && entry.requestId ? `(request ${entry.requestId})` : '',
  ]
  return (
    parts.filter((part) => part !== '' && part !== undefined).join(' ') + causeOf(entry.err ?? entry.error)
  )
}
