import { CommandError } from '../bson/command-error'
import { compareValues, equalValues } from '../bson/ordering'
import { splitPath } from '../bson/paths'
import { isDocument, isNumeric, isTruthy, toInteger, typeNameOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { argumentsOf, namedArguments } from './arguments'
import type { BuildExpression, Expression } from './arguments'
import { dateOperators } from './date-expressions'
import { arithmeticOperators } from './number-expressions'

/**
 * Compiles an aggregation expression: a field path (`'$a.b'`), `$$ROOT`, `$$CURRENT`, `$$NOW`, `$$REMOVE`, an
 * operator, or a value that stands for itself.
 * @throws CommandError 168 for an operator, 17276 for a variable that is not supported
 */
export function compileExpression(value: Value): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return compilePath(value)
  if (Array.isArray(value)) {
    const elements = value.map(compileExpression)
    return (root) => elements.map((element) => element(root) ?? null)
  }
  if (!isDocument(value)) return () => value
  const [name, argument] = [...value][0] ?? []
  if (name === undefined || argument === undefined) return () => new Map()
  if (name.startsWith('$')) return compileOperator(name, argument, value.size)
  return compileObject(value)
}

function compileOperator(name: string, argument: Value, size: number): Expression {
  const build = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!build) throw new CommandError(168, `Unrecognized expression '${name}'`)
  if (size !== 1)
    throw new CommandError(15983, `An object representing an expression must have exactly one field: ${name}`)
  return build(argument, compileExpression)
}

function compileObject(value: Document): Expression {
  const members = [...value].map(([name, member]) => {
    if (name.startsWith('$') || name.includes('.'))
      throw new CommandError(16410, `FieldPath field names may not start with '$' or contain '.': ${name}`)
    return { name, member: compileExpression(member) }
  })
  return (root) => {
    const result: Document = new Map()
    for (const { name, member } of members) {
      const found = member(root)
      if (found !== undefined) result.set(name, found)
    }
    return result
  }
}

function compilePath(path: string): Expression {
  if (!path.startsWith('$$')) {
    const parts = splitPath(path.slice(1))
    return (root) => follow(root, parts, 0)
  }
  const [variable, ...parts] = path.slice(2).split('.')
  if (variable === 'ROOT' || variable === 'CURRENT') return (root) => follow(root, parts, 0)
  if (variable === 'REMOVE') return () => undefined
  if (variable === 'NOW') {
    const now = new Date()
    return () => now
  }
  throw new CommandError(17276, `Use of undefined variable: ${variable}`)
}

/** The value at a path; of an array of documents, the array of what they have there. */
function follow(value: Value | undefined, parts: readonly string[], depth: number): Value | undefined {
  const part = parts[depth]
  if (part === undefined) return value
  if (value instanceof Map) return follow(value.get(part), parts, depth + 1)
  if (!Array.isArray(value)) return undefined
  return value.flatMap((element) => {
    const found = element instanceof Map ? follow(element, parts, depth) : undefined
    return found === undefined ? [] : [found]
  })
}

const compares = (name: string, accepts: (difference: number) => boolean): [string, BuildExpression] => [
  name,
  (argument, compile) => {
    const [left, right] = argumentsOf(name, argument, compile, 2)
    return (root) => accepts(compareValues(left?.(root), right?.(root)))
  },
]

const isNull = (value: Value | undefined): value is null | undefined => value === null || value === undefined

const compileCond: BuildExpression = (argument, compile) => {
  const named = isDocument(argument) ? namedArguments('$cond', argument, ['if', 'then', 'else']) : undefined
  const list = named ? ['if', 'then', 'else'].flatMap((part) => named.get(part) ?? []) : argument
  const [condition, then, otherwise] = argumentsOf('$cond', list, compile, 3)
  return (root) => (isTruthy(condition?.(root)) ? then?.(root) : otherwise?.(root))
}

const compileSwitch: BuildExpression = (argument, compile) => {
  const named = namedArguments('$switch', argument, ['branches', 'default'])
  const branches = named.get('branches')
  if (!Array.isArray(branches) || branches.length === 0)
    throw new CommandError(40068, '$switch requires at least one branch')
  const cases = branches.map((branch) => {
    const { when, then } = switchBranch(branch)
    return { when: compile(when), then: compile(then) }
  })
  const otherwise = named.get('default')
  const fallback = otherwise === undefined ? undefined : compile(otherwise)
  return (root) => {
    const found = cases.find(({ when }) => isTruthy(when(root)))
    if (found) return found.then(root)
    if (!fallback) throw new CommandError(40066, '$switch could not find a matching branch for an input')
    return fallback(root)
  }
}

function switchBranch(branch: Value): { when: Value; then: Value } {
  const named = namedArguments('$switch', branch, ['case', 'then'])
  const [when, then] = [named.get('case'), named.get('then')]
  if (when === undefined || then === undefined)
    throw new CommandError(40067, '$switch requires each branch to have a case and a then')
  return { when, then }
}

const compileIn: BuildExpression = (argument, compile) => {
  const [wanted, list] = argumentsOf('$in', argument, compile, 2)
  return (root) => {
    const array = list?.(root)
    if (!Array.isArray(array))
      throw new CommandError(40081, `$in requires an array as a second argument, found: ${typeNameOf(array)}`)
    const value = wanted?.(root)
    return array.some((element) => equalValues(element, value))
  }
}

const elementAt = (
  name: string,
  argument: Value,
  compile: (value: Value) => Expression,
  fixed?: number,
): Expression => {
  const [list, position] = argumentsOf(name, argument, compile, fixed === undefined ? 2 : 1)
  return (root) => {
    const array = list?.(root)
    if (isNull(array)) return null
    if (!Array.isArray(array))
      throw new CommandError(28689, `${name}'s first argument must be an array, but is ${typeNameOf(array)}`)
    const at = fixed ?? toInteger(position?.(root))
    if (at === undefined) throw new CommandError(28690, `${name}'s second argument must be a whole number`)
    return array.at(at)
  }
}

const compileConcatArrays: BuildExpression = (argument, compile) => {
  const lists = argumentsOf('$concatArrays', argument, compile)
  return (root) => {
    const arrays = lists.map((list) => list(root))
    if (arrays.some(isNull)) return null
    return arrays.flatMap((array) => {
      if (Array.isArray(array)) return array
      throw new CommandError(28664, `$concatArrays only supports arrays, not ${typeNameOf(array)}`)
    })
  }
}

const compileConcat: BuildExpression = (argument, compile) => {
  const parts = argumentsOf('$concat', argument, compile)
  return (root) => {
    const texts = parts.map((part) => part(root))
    if (texts.some(isNull)) return null
    const wrong = texts.find((text) => typeof text !== 'string')
    if (wrong !== undefined)
      throw new CommandError(16702, `$concat only supports strings, not ${typeNameOf(wrong)}`)
    return texts.join('')
  }
}

/** MongoDB changes the case of ASCII letters only. */
const letterCase = (
  name: string,
  pattern: RegExp,
  change: (text: string) => string,
): [string, BuildExpression] => [
  name,
  (argument, compile) => {
    const [operand] = argumentsOf(name, argument, compile, 1)
    return (root) => {
      const text = operand?.(root)
      if (isNull(text)) return ''
      if (typeof text !== 'string')
        throw new CommandError(16007, `${name} of ${typeNameOf(text)} is not supported`)
      return text.replace(pattern, change)
    }
  },
]

const operators: Readonly<Record<string, BuildExpression>> = {
  ...Object.fromEntries([
    compares('$eq', (difference) => difference === 0),
    compares('$ne', (difference) => difference !== 0),
    compares('$gt', (difference) => difference > 0),
    compares('$gte', (difference) => difference >= 0),
    compares('$lt', (difference) => difference < 0),
    compares('$lte', (difference) => difference <= 0),
    letterCase('$toLower', /[A-Z]+/g, (text) => text.toLowerCase()),
    letterCase('$toUpper', /[a-z]+/g, (text) => text.toUpperCase()),
  ]),
  ...arithmeticOperators,
  ...dateOperators,
  $literal: (argument) => () => argument,
  $cmp: (argument, compile) => {
    const [left, right] = argumentsOf('$cmp', argument, compile, 2)
    return (root) => Math.sign(compareValues(left?.(root), right?.(root)))
  },
  $and: (argument, compile) => {
    const parts = argumentsOf('$and', argument, compile)
    return (root) => parts.every((part) => isTruthy(part(root)))
  },
  $or: (argument, compile) => {
    const parts = argumentsOf('$or', argument, compile)
    return (root) => parts.some((part) => isTruthy(part(root)))
  },
  $not: (argument, compile) => {
    const [operand] = argumentsOf('$not', argument, compile, 1)
    return (root) => !isTruthy(operand?.(root))
  },
  $cond: compileCond,
  $switch: compileSwitch,
  $ifNull: (argument, compile) => {
    const parts = argumentsOf('$ifNull', argument, compile)
    if (parts.length < 2) throw new CommandError(1257300, '$ifNull needs at least two arguments')
    const fallback = parts.at(-1)
    return (root) => {
      for (const part of parts.slice(0, -1)) {
        const value = part(root)
        if (!isNull(value)) return value
      }
      return fallback?.(root)
    }
  },
  $concat: compileConcat,
  $concatArrays: compileConcatArrays,
  $in: compileIn,
  $arrayElemAt: (argument, compile) => elementAt('$arrayElemAt', argument, compile),
  $first: (argument, compile) => elementAt('$first', argument, compile, 0),
  $last: (argument, compile) => elementAt('$last', argument, compile, -1),
  $isArray: (argument, compile) => {
    const [operand] = argumentsOf('$isArray', argument, compile, 1)
    return (root) => Array.isArray(operand?.(root))
  },
  $size: (argument, compile) => {
    const [operand] = argumentsOf('$size', argument, compile, 1)
    return (root) => {
      const array = operand?.(root)
      if (!Array.isArray(array))
        throw new CommandError(
          17124,
          `The argument to $size must be an array, but was of type: ${typeNameOf(array)}`,
        )
      return array.length
    }
  },
  $type: (argument, compile) => {
    const [operand] = argumentsOf('$type', argument, compile, 1)
    return (root) => typeNameOf(operand?.(root))
  },
  $toString: (argument, compile) => {
    const [operand] = argumentsOf('$toString', argument, compile, 1)
    return (root) => textOf(operand?.(root))
  },
}

function textOf(value: Value | undefined): Value {
  if (isNull(value)) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  const isPlain = typeof value === 'boolean' || typeof value === 'number' || typeof value === 'bigint'
  if (isPlain || typeNameOf(value) === 'objectId' || (isNumeric(value) && typeNameOf(value) === 'decimal'))
    return String(value)
  throw new CommandError(241, `Unsupported conversion from ${typeNameOf(value)} to string`)
}
