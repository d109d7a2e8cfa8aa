import { ObjectId, Timestamp } from 'bson'
import { CommandError } from '../bson/command-error'
import { isDocument, toInteger, typeNameOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { namedArguments } from './arguments'
import type { BuildExpression, Expression } from './arguments'

const minute = 60_000
const day = 24 * 60 * minute
/** Where MongoDB begins to count bins: 1 January 2000. */
const epoch = Date.UTC(2000, 0, 1)

/** The time of a date, in milliseconds; null for null or missing. */
function timeOf(name: string, value: Value | undefined): number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.getTime()
  if (value instanceof ObjectId) return value.getTimestamp().getTime()
  if (value instanceof Timestamp) return value.getHighBitsUnsigned() * 1000
  throw new CommandError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date in ${name}`)
}

/**
 * Milliseconds to add to UTC for a time zone: UTC, GMT, or an offset such as `+05:30`.
 * @throws CommandError 40485 for names of places, which are not supported
 */
function offsetOf(zone: Value | undefined): number {
  if (zone === undefined || zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0
  const parts = typeof zone === 'string' ? /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone) : null
  if (!parts) throw new CommandError(40485, `Time zone '${String(zone)}' is unknown or not supported`)
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0)
  return (parts[1] === '-' ? -minutes : minutes) * minute
}

/** An option that has to be written down in the pipeline, not computed for each document. */
function constant(name: string, argument: Document, option: string): Value | undefined {
  const value = argument.get(option)
  if (isDocument(value) || (typeof value === 'string' && value.startsWith('$')))
    throw new CommandError(9, `${name} with a computed '${option}' is not supported`)
  return value
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')
const dayOfYear = (date: Date) =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1

/** What `%Y` and the like stand for; `date` is shifted so that its UTC fields are those of the time zone. */
const formatFields: Readonly<Record<string, (date: Date, offset: number) => string>> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  u: (date) => String(date.getUTCDay() || 7),
  w: (date) => String(date.getUTCDay() + 1),
  z: (_date, offset) => {
    const minutes = Math.abs(offset) / minute
    return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`
  },
  Z: (_date, offset) => String(offset / minute),
  '%': () => '%',
}

function compileFormat(format: string): (date: Date, offset: number) => string {
  const pieces = [...format.matchAll(/%([\s\S]?)|[^%]+/g)].map(([text, letter]) => {
    if (letter === undefined) return () => text
    const field = formatFields[letter]
    if (!field)
      throw new CommandError(18536, `Invalid or unsupported format character '%${letter}' in format string`)
    return field
  })
  return (date, offset) => pieces.map((piece) => piece(date, offset)).join('')
}

const dateToString: BuildExpression = (argument, compile) => {
  const named = namedArguments('$dateToString', argument, ['date', 'format', 'timezone', 'onNull'])
  const date = compileDate('$dateToString', named, compile)
  const offset = offsetOf(constant('$dateToString', named, 'timezone'))
  const format =
    constant('$dateToString', named, 'format') ?? `%Y-%m-%dT%H:%M:%S.%L${offset === 0 ? 'Z' : ''}`
  if (typeof format !== 'string')
    throw new CommandError(18533, "$dateToString requires that 'format' be a string")
  const write = compileFormat(format)
  const onNull = compile(named.get('onNull') ?? null)
  return (root) => {
    const time = timeOf('$dateToString', date(root))
    return time === null ? onNull(root) : write(new Date(time + offset), offset)
  }
}

function compileDate(name: string, named: Document, compile: (value: Value) => Expression): Expression {
  const date = named.get('date')
  if (date === undefined) throw new CommandError(18628, `Missing 'date' parameter to ${name}`)
  return compile(date)
}

const fixedUnits: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1_000,
  minute,
  hour: 60 * minute,
  day,
}
const monthUnits: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Rounds a local time down to the start of its bin. */
function truncation(
  unit: Value | undefined,
  bins: number,
  startOfWeek: Value | undefined,
): (time: number) => number {
  const name = String(unit)
  const months = monthUnits[name]
  if (months !== undefined) {
    const length = months * bins
    return (time) => {
      const date = new Date(time)
      const passed = (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth()
      return Date.UTC(2000, Math.floor(passed / length) * length, 1)
    }
  }
  const length = name === 'week' ? 7 * day * bins : (fixedUnits[name] ?? 0) * bins
  if (length === 0) throw new CommandError(9, `unknown time unit value: ${name}`)
  const start = name === 'week' ? firstWeek(startOfWeek) : epoch
  return (time) => start + Math.floor((time - start) / length) * length
}

/** The first such weekday from 1 January 2000, a Saturday, on. */
function firstWeek(startOfWeek: Value | undefined): number {
  const wanted = weekdays.indexOf(
    String(startOfWeek ?? 'sunday')
      .toLowerCase()
      .slice(0, 3),
  )
  if (wanted < 0) throw new CommandError(9, `unknown day of week value: ${String(startOfWeek)}`)
  return epoch + ((wanted - 6 + 7) % 7) * day
}

const dateTrunc: BuildExpression = (argument, compile) => {
  const named = namedArguments('$dateTrunc', argument, ['date', 'unit', 'binSize', 'timezone', 'startOfWeek'])
  const date = compileDate('$dateTrunc', named, compile)
  const offset = offsetOf(constant('$dateTrunc', named, 'timezone'))
  const bins = toInteger(constant('$dateTrunc', named, 'binSize') ?? 1)
  if (bins === undefined || bins < 1)
    throw new CommandError(5439017, '$dateTrunc requires binSize to be greater than 0')
  const truncate = truncation(
    constant('$dateTrunc', named, 'unit'),
    bins,
    constant('$dateTrunc', named, 'startOfWeek'),
  )
  return (root) => {
    const time = timeOf('$dateTrunc', date(root))
    return time === null ? null : new Date(truncate(time + offset) - offset)
  }
}

/** `$year` and the like, of a date alone or `{ date, timezone }`. */
const part = (name: string, take: (date: Date) => number): [string, BuildExpression] => [
  name,
  (argument, compile) => {
    const isNamed = isDocument(argument) && argument.has('date')
    const named = isNamed
      ? namedArguments(name, argument, ['date', 'timezone'])
      : new Map([['date', argument]])
    const date = compileDate(name, named, compile)
    const offset = offsetOf(constant(name, named, 'timezone'))
    return (root) => {
      const time = timeOf(name, date(root))
      return time === null ? null : take(new Date(time + offset))
    }
  },
]

/** Operators on dates, in UTC or at a fixed offset from it. */
export const dateOperators: Readonly<Record<string, BuildExpression>> = {
  $dateToString: dateToString,
  $dateTrunc: dateTrunc,
  ...Object.fromEntries([
    part('$year', (date) => date.getUTCFullYear()),
    part('$month', (date) => date.getUTCMonth() + 1),
    part('$dayOfMonth', (date) => date.getUTCDate()),
    part('$dayOfWeek', (date) => date.getUTCDay() + 1),
    part('$dayOfYear', dayOfYear),
    part('$hour', (date) => date.getUTCHours()),
    part('$minute', (date) => date.getUTCMinutes()),
    part('$second', (date) => date.getUTCSeconds()),
  ]),
}
