import { errorStatuses, problemSchema } from '@shared/contracts/errors'
import { z } from 'zod'
import { eventStreamType } from './event-stream'
import type { MountedRoute } from './route'

export interface ApiDescription {
  title: string
  description: string
}

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

const propertiesOf = (schema: z.ZodType): [string, Json][] => {
  const properties = schemaOf(schema, 'input')['properties']
  return typeof properties === 'object' && properties ? Object.entries(properties) : []
}

const parametersOf = ({ path, definition }: MountedRoute): Json[] => {
  const known = new Map(definition.params ? propertiesOf(definition.params) : [])
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known.get(name) ?? { type: 'string' },
  }))
  const inQuery = definition.query
    ? propertiesOf(definition.query).map(([name, schema]) => ({ name, in: 'query', schema }))
    : []
  return [...inPath, ...inQuery]
}

const bodyOf = ({ definition }: MountedRoute): Json => {
  if (definition.takes) return { requestBody: { required: true, content: { [definition.takes]: {} } } }
  const shape = definition.bodyShape ?? definition.body
  if (!shape) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(shape, 'input') } } },
  }
}

const problemReference = { $ref: '#/components/schemas/Problem' }

const eventsOf = ({ answer, events }: MountedRoute['definition']): Json => {
  if (!events) return {}
  const told = Object.entries(events).map(([name, shape]): [string, Json] => [
    name,
    schemaOf(shape, 'output'),
  ])
  const result: Json = answer ? schemaOf(answer, 'output') : { type: 'null' }
  const oneOf = [...told, ['result', result] as const, ['problem', problemReference] as const].map(
    ([event, data]) => ({ type: 'object', properties: { event: { const: event }, data } }),
  )
  const description = 'Server-sent events, the data of each in JSON; the last is `result` or `problem`'
  return { [eventStreamType]: { schema: { type: 'array', description, items: { oneOf } } } }
}

const successOf = ({ definition }: MountedRoute): Json => {
  const status = definition.status ?? (definition.answer || definition.sends ? 200 : 204)
  if (status >= 400) return {}
  const content = definition.answer
    ? { 'application/json': { schema: schemaOf(definition.answer, 'output') }, ...eventsOf(definition) }
    : definition.sends
      ? { [definition.sends]: {} }
      : undefined
  return { [status]: { description: 'Success', ...(content ? { content } : {}) } }
}

/** The OpenAPI 3.1 document of a service's public routes, generated from the schemas that check them. */
export function openApiOf({ title, description }: ApiDescription, routes: readonly MountedRoute[]): Json {
  const paths: Record<string, Json> = {}
  for (const mounted of routes) {
    if (mounted.definition.audience === 'service') continue
    const path = mounted.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [mounted.method.toLowerCase()]: {
        summary: mounted.definition.summary,
        'x-audience': mounted.definition.audience ?? 'visitor',
        parameters: parametersOf(mounted),
        ...bodyOf(mounted),
        responses: { ...successOf(mounted), default: { $ref: '#/components/responses/Problem' } },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, description, version: '1' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      responses: {
        Problem: {
          description: `A problem; statuses in use: ${[...new Set(Object.values(errorStatuses))].join(', ')}`,
          content: { 'application/problem+json': { schema: problemReference } },
        },
      },
    },
  }
}
