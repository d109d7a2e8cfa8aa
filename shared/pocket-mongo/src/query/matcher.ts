import { BSONRegExp } from 'bson'
import { badValue } from '../bson/command-error'
import { equalValues } from '../bson/ordering'
import { splitPath, visitPath } from '../bson/paths'
import { isDocument, isTruthy } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileExpression } from '../expressions/expressions'
import { compileOperators } from './match-operators'
import type { Test } from './match-operators'
import { compileRegex } from './regex'

/** What a match leaves behind for the positional `$`: the index of the array element that matched. */
export interface MatchDetails {
  index?: number
}

export type Matcher = (document: Document, details?: MatchDetails) => boolean

/**
 * Compiles a query filter.
 * @throws CommandError 2 for an operator that MongoDB or this server does not know
 */
export function compileFilter(filter: Document): Matcher {
  const matchers = [...filter].flatMap(([name, value]) => compileMember(name, value))
  const only = matchers[0]
  if (matchers.length === 1 && only) return only
  return (document, details) => matchers.every((matches) => matches(document, details))
}

function compileMember(name: string, value: Value): Matcher[] {
  if (!name.startsWith('$')) return compileField(name, value)
  switch (name) {
    case '$and': {
      const parts = compileList(name, value)
      return [(document, details) => parts.every((matches) => matches(document, details))]
    }
    case '$or': {
      const parts = compileList(name, value)
      return [(document, details) => parts.some((matches) => matches(document, details))]
    }
    case '$nor': {
      const parts = compileList(name, value)
      return [(document) => !parts.some((matches) => matches(document))]
    }
    case '$expr': {
      const expression = compileExpression(value)
      return [(document) => isTruthy(expression(document))]
    }
    case '$comment':
      return []
    default:
      throw badValue(`unknown top level operator: ${name}`)
  }
}

function compileList(name: string, value: Value): Matcher[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${name} must be a nonempty array`)
  return value.map((entry) => {
    if (!isDocument(entry)) throw badValue(`${name} entries need to be full objects`)
    return compileFilter(entry)
  })
}

function compileField(path: string, value: Value): Matcher[] {
  // A filter may name an empty field, an update may not.
  const parts = path.includes('..') || path === '' ? path.split('.') : splitPath(path)
  if (value instanceof BSONRegExp) {
    const regex = compileRegex(value.pattern, value.options)
    return [onPath(parts, (at) => (typeof at === 'string' ? regex.test(at) : equalValues(at, value)))]
  }
  if (!isOperators(value)) return [onPath(parts, equals(value))]
  return compileOperators(value, compileFilter).map((operator) => {
    if (operator.kind === 'not') {
      const inner = operator.tests.map((test) => testOnPath(parts, test))
      return (document) => !inner.every((matches) => matches(document))
    }
    return testOnPath(parts, operator)
  })
}

/** Whether a document holds operators rather than a value to compare with. */
export function isOperators(value: Value | undefined): value is Document {
  if (!isDocument(value)) return false
  const first = value.keys().next()
  return !first.done && first.value.startsWith('$')
}

export const equals = (wanted: Value) =>
  wanted === null
    ? (at: Value | undefined) => at === undefined || at === null
    : (at: Value | undefined) => at !== undefined && equalValues(at, wanted)

function testOnPath(parts: readonly string[], test: Test): Matcher {
  if (test.kind === 'each') return onPath(parts, test.accepts)
  if (test.kind === 'none') {
    const matches = onPath(parts, test.accepts)
    return (document) => !matches(document)
  }
  // The value itself, an array as a whole.
  return (document, details) =>
    visitPath(document, parts, (at, index) => {
      const found: MatchDetails = {}
      if (!test.accepts(at, found)) return false
      const here = index ?? found.index
      if (details && here !== undefined) details.index = here
      return true
    })
}

/** Some value at the path is accepted: the value there, or an element of the array there. */
function onPath(parts: readonly string[], accepts: (value: Value | undefined) => boolean): Matcher {
  return (document, details) =>
    visitPath(document, parts, (at, index, explicit) => {
      if (Array.isArray(at) && !explicit) {
        const here = at.findIndex(accepts)
        if (here >= 0) {
          if (details) details.index = index ?? here
          return true
        }
      }
      if (!accepts(at)) return false
      if (details && index !== undefined) details.index = index
      return true
    })
}
