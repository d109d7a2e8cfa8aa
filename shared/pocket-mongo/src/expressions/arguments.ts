import { CommandError } from '../bson/command-error'
import { isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'

/** An aggregation expression: gives its value for a document, undefined for missing. */
export type Expression = (root: Document) => Value | undefined

/** Makes the expression of an operator from its argument as it stands in the pipeline. */
export type BuildExpression = (argument: Value, compile: (value: Value) => Expression) => Expression

/** The arguments of an operator that takes a list; one that is not a list counts as a list of one. */
export function argumentsOf(
  name: string,
  argument: Value,
  compile: (value: Value) => Expression,
  count?: number,
): Expression[] {
  const list = Array.isArray(argument) ? argument : [argument]
  if (count !== undefined && list.length !== count)
    throw new CommandError(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    )
  return list.map(compile)
}

/** Reads the fields of an operator's argument and refuses unknown ones. */
export function namedArguments(name: string, argument: Value, known: readonly string[]): Document {
  if (!isDocument(argument)) throw new CommandError(9, `${name} needs a document`)
  const unknown = [...argument.keys()].find((field) => !known.includes(field))
  if (unknown) throw new CommandError(9, `Unrecognized argument to ${name}: ${unknown}`)
  return argument
}
