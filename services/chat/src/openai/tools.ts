import { answerWords } from '@shared/contracts/answer-words'
import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { conceptionOf, conceptionSource } from '@shared/insights/conception'
import { insightGroups } from '@shared/insights/insights'
import type { ChatCompletionTool } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { OwnRecord } from '../chat/own-record'
import type { Keeper } from '../keeper/keeper'
import { asData } from './instructions'
import type { ToolCall } from './model'

/** What is told of a name: what is known, with where that stands written. */
export interface NameFinding {
  origin: string
  etymology: string
  sources: readonly string[]
}

export interface ToolParts {
  keeper: Keeper
  findName: (name: string) => NameFinding | undefined
  /** Only where the visitor lets it be read. */
  record: OwnRecord | undefined
}

export interface ToolAnswer {
  /** As the model is sent it. */
  content: string
  /** Where it comes from; nothing may be claimed without. */
  sources: readonly string[]
}

interface Tool {
  description: string
  parameters: z.ZodType
  answer: (given: unknown) => Promise<ToolAnswer> | ToolAnswer
}

const data = (from: string, content: unknown, sources: readonly string[]): ToolAnswer => ({
  content: asData(from, content),
  sources,
})
/** An answer that nothing follows from. */
const nothing = (note: string): ToolAnswer => ({ content: JSON.stringify({ note }), sources: [] })

const tool = <Schema extends z.ZodType>(
  description: string,
  parameters: Schema,
  answer: (given: z.output<Schema>) => Promise<ToolAnswer> | ToolAnswer,
): Tool => ({
  description,
  parameters,
  // Checked against the same schema before.
  answer: (given) => answer(given as z.output<Schema>),
})

/** What MYA may see of a record: the parent's answers, and neither the address nor what the page sets for itself. */
const readableFields = birthFieldNames.filter(
  (field) => birthFields[field].isQuestion && field !== 'email' && birthFields[field].kind !== 'files',
)

const nameSchema = z.strictObject({ name: z.string().trim().min(1).max(100) })

const recordTools = (record: OwnRecord): Readonly<Record<string, Tool>> => ({
  read_record: tool(
    'Reads answers of the visitor’s own record: name those that the question needs.',
    z.strictObject({
      fields: z
        .array(z.enum(readableFields as [BirthFormField, ...BirthFormField[]]))
        .min(1)
        .max(6),
    }),
    async ({ fields }) => {
      const answers = await record.answers()
      if (!answers)
        return nothing('The record cannot be read: it is on the visitor’s own device only, or not theirs.')
      const asked = [...new Set(fields)]
      const values = Object.fromEntries(
        asked.map((field) => [fieldWords(field), answerWords(field, answers[field]) || 'Not provided']),
      )
      return data('the visitor’s record', values, [`Your record: ${asked.map(fieldWords).join(', ')}`])
    },
  ),
  read_insights: tool(
    'Reads what was computed of the visitor’s child, by chapter of the book.',
    z.strictObject({ chapter: z.enum(insightGroups) }),
    async ({ chapter }) => {
      const insights = (await record.insights()).filter(({ group }) => group === chapter).slice(0, 8)
      if (!insights.length) return nothing('Nothing was computed for this chapter.')
      const told = insights.map(({ title, text, rule }) => ({ title, text, rule }))
      return data('the insights of the visitor’s record', told, [`Your child’s insights: ${chapter}`])
    },
  ),
})

const allTools = ({ keeper, findName, record }: ToolParts): Readonly<Record<string, Tool>> => {
  const research = (part: 'origin' | 'etymology') =>
    tool(`Researches the ${part} of a given name.`, nameSchema, ({ name }) => {
      const found = findName(name)
      return found
        ? data('the list of names', { name, [part]: found[part] }, found.sources)
        : nothing(`The name is not known here: say that you do not know its ${part}.`)
    })
  return {
    look_up: tool(
      'Looks up what is written about the product, its form, its readings and how they are computed.',
      z.strictObject({ question: z.string().trim().min(1).max(500) }),
      ({ question }) => {
        const { kind, text, sources } = keeper.ask({ message: question, history: [] })
        return kind === 'answer' && sources.length
          ? data('the keeper’s book', text, sources)
          : nothing('Nothing is written about that: say that you do not know.')
      },
    ),
    research_name_origin: research('origin'),
    research_name_etymology: research('etymology'),
    calculate_conception_date: tool(
      'Calculates the date of conception from a birth date, with its margin.',
      z.strictObject({ birthDate: z.iso.date() }),
      ({ birthDate }) => data('a calculation', conceptionOf(birthDate), [conceptionSource]),
    ),
    ...(record ? recordTools(record) : {}),
  }
}

export interface Toolbox {
  descriptions: readonly ChatCompletionTool[]
  /** Never throws: what cannot be answered is told to the model. */
  answer(call: Pick<ToolCall, 'name' | 'arguments'>): Promise<ToolAnswer>
}

const parseArguments = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

/** The tools of one question. The same call is answered once. */
export function createToolbox(parts: ToolParts): Toolbox {
  const tools = allTools(parts)
  const answered = new Map<string, Promise<ToolAnswer>>()

  const answer = async ({
    name,
    arguments: given,
  }: Pick<ToolCall, 'name' | 'arguments'>): Promise<ToolAnswer> => {
    const known = Object.hasOwn(tools, name) ? tools[name] : undefined
    if (!known) return nothing('There is no such tool.')
    const read = known.parameters.safeParse(parseArguments(given))
    if (!read.success) return nothing('The arguments do not have the described shape.')
    try {
      return await known.answer(read.data)
    } catch {
      return nothing('This could not be found out.')
    }
  }

  return {
    descriptions: Object.entries(tools).map(([name, { description, parameters }]) => ({
      type: 'function',
      function: { name, description, parameters: z.toJSONSchema(parameters) },
    })),
    answer(call) {
      const key = `${call.name} ${call.arguments}`
      const known = answered.get(key) ?? answer(call)
      answered.set(key, known)
      return known
    },
  }
}
