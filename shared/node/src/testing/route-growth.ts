import type { Express } from 'express'
import { z } from 'zod'
import { routesOf } from '../route'
import type { MountedRoute } from '../route'
import { growthOf, hostileTexts } from './linear-time'

type FieldPath = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Where a JSON schema takes texts. */
function textFields(schema: unknown, path: FieldPath = []): FieldPath[] {
  if (!isObject(schema)) return []
  const inner = [
    ...Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).flatMap(([name, part]) =>
      textFields(part, [...path, name]),
    ),
    ...textFields(schema['items'], [...path, 0]),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
      listOf(schema[key]).flatMap((part) => textFields(part, path)),
    ),
  ]
  return schema['type'] === 'string' || (inner.length === 0 && schema['type'] === undefined) ? [path] : inner
}

const withText = ([first, ...rest]: FieldPath, text: string): unknown => {
  if (first === undefined) return text
  const inner = withText(rest, text)
  return typeof first === 'number' ? [inner] : { [first]: inner }
}

const inputsOf = ({ definition }: MountedRoute) =>
  [
    ['body', definition.body, definition.bodyShape ?? definition.body],
    ['query', definition.query, definition.query],
    ['address', definition.params, definition.params],
  ] as const

/**
 * The text fields of an app's routes, in bodies, queries and addresses, of which checking takes more than linear time, as
 * 'POST /api/things body name: blanks'. A body's limit keeps a field from being longer than what is tried here. Also answers how
 * many fields were tried: none is no proof.
 */
export async function fieldGrowth(app: Express): Promise<{ fields: number; findings: string[] }> {
  const findings: string[] = []
  let fields = 0
  for (const mounted of routesOf(app))
    for (const [place, schema, shape] of inputsOf(mounted)) {
      if (!schema || !shape) continue
      const described = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' })
      for (const path of textFields(described)) {
        fields += 1
        for (const [kind, make] of Object.entries(hostileTexts)) {
          const { isLinear } = await growthOf((size) => {
            const input = withText(path, make(size))
            return () => schema.safeParse(input)
          })
          if (!isLinear)
            findings.push(`${mounted.method} ${mounted.path} ${place} ${path.join('.')}: ${kind}`)
        }
      }
    }
  return { fields, findings }
}
