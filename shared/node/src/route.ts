import type { Caller } from '@shared/contracts/internal'
import type { Express, Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import { AppError } from './errors'
import { sendEvent, wantsEvents } from './event-stream'
import { faultsOf } from './faults'
import { readJsonBody } from './json-body'

/**
 * Who a route answers: anybody of our own pages or services, a browser's visitor, signed-in staff, another service, or MYA's widget on a
 * partner's page, which nothing else answers.
 */
export type RouteAudience = 'anyone' | 'visitor' | 'staff' | 'service' | 'widget'

type Input<Schema extends z.ZodType | undefined> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Names of events, with the shapes of their data. */
export type EventShapes = Readonly<Record<string, z.ZodType>>

export interface RouteDefinition<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType | undefined = z.ZodType | undefined,
  Events extends EventShapes = EventShapes,
> {
  /** One line for the API document. */
  summary: string
  /** Who may call; a visitor unless said otherwise. */
  audience?: RouteAudience
  params?: Params
  query?: Query
  body?: Body
  /** The body's shape for the API document, where `body` is a transformation that has none. */
  bodyShape?: z.ZodType
  /** Bytes; 64 KiB unless said otherwise. */
  bodyLimit?: number
  /** Content type of a body that is no JSON: `body` and `bodyLimit` are then not used, and the handler reads the request. */
  takes?: string
  /** The JSON answer, checked before it leaves. Without it the handler writes the response, or 204 is answered. */
  answer?: Answer
  /**
   * What the handler tells while it works. Who accepts `text/event-stream` gets these events, then the answer as `result`,
   * or `problem` with what an error would have answered. What fails before the first event is answered as to everybody else,
   * and so is a caller who wants no events. A reader who goes away stops nothing.
   */
  events?: Events
  /** Content type of an answer that is not JSON, for the API document. */
  sends?: string
  /** Status of a success; 200, or 204 without an answer. */
  status?: number
}

export interface RouteContext<Params, Query, Body, Events extends EventShapes = EventShapes> {
  params: Params
  query: Query
  body: Body
  caller: Caller
  /** The visitor behind the request. Reading it on a route that also answers others throws `unauthenticated`. */
  readonly visitorId: string
  /** Sends one of the route's events at once, to a caller who wants events. */
  tell: <Name extends keyof Events & string>(name: Name, data: z.input<Events[Name]>) => void
  request: Request
  response: Response
}

const definitions = new WeakMap<object, RouteDefinition>()

/** Who asks, as the service app verified it. */
export const callerOf = (response: Response): Caller | undefined => {
  const caller: unknown = response.locals['caller']
  // Set by the service app only, after verification.
  return caller as Caller | undefined
}

const unauthenticated = (publicMessage: string) => new AppError({ code: 'unauthenticated', publicMessage })

const notForYou = () => new AppError({ code: 'forbidden', publicMessage: 'This address is not for you.' })

function admit(audience: RouteAudience, caller: Caller | undefined): Caller {
  if (!caller) throw unauthenticated('Please reload the page and try again.')
  if ((audience === 'widget') !== (caller.kind === 'widget')) throw notForYou()
  if (audience === 'visitor' && !caller.visitorId)
    throw unauthenticated('Please allow cookies for this site and try again.')
  if (audience === 'staff' && (caller.kind !== 'staff' || !caller.staffId))
    throw unauthenticated('Please sign in.')
  if (audience === 'service' && caller.kind !== 'service') throw notForYou()
  return caller
}

function check<Schema extends z.ZodType | undefined>(
  schema: Schema,
  value: unknown,
  code: 'invalid_body' | 'invalid_query',
): Input<Schema> {
  // Without a schema the input is undefined, as its type says.
  if (!schema) return undefined as Input<Schema>
  const read = schema.safeParse(value)
  if (read.success) return read.data as Input<Schema>
  throw new AppError({
    code,
    publicMessage:
      code === 'invalid_body' ? 'Some of what was sent is not valid.' : 'The address is not valid.',
    faults: faultsOf(read.error),
    cause: read.error,
  })
}

const noBody = z.strictObject({}).optional()

async function readRouteBody(definition: RouteDefinition, request: Request) {
  if (request.method === 'GET' || request.method === 'HEAD' || definition.takes) return undefined
  const body = await readJsonBody(request, definition.bodyLimit)
  return check(definition.body ?? noBody, body, 'invalid_body')
}

/**
 * A request handler that admits the caller, checks address and body (every fault is listed), runs `handler` and checks its
 * answer. It is also the source of the API document.
 */
export function route<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType | undefined = undefined,
  Events extends EventShapes = Record<never, never>,
>(
  definition: RouteDefinition<Params, Query, Body, Answer, Events>,
  handler: (
    context: RouteContext<Input<Params>, Input<Query>, Input<Body>, Events>,
  ) =>
    | Promise<Answer extends z.ZodType ? z.input<Answer> : void>
    | (Answer extends z.ZodType ? z.input<Answer> : void),
): RequestHandler {
  const handle: RequestHandler = async (request, response) => {
    const caller = admit(definition.audience ?? 'visitor', callerOf(response))
    const params = check(definition.params, request.params, 'invalid_query')
    const query = check(definition.query, request.query, 'invalid_query')
    const body = (await readRouteBody(definition, request)) as Input<Body>
    const isToldEvents = definition.events !== undefined && wantsEvents(request)
    const answer = await handler({
      params: params as Input<Params>,
      query: query as Input<Query>,
      body,
      caller,
      get visitorId() {
        if (!caller.visitorId) throw unauthenticated('Please allow cookies for this site and try again.')
        return caller.visitorId
      },
      tell(name, data) {
        if (isToldEvents) sendEvent(response, name, definition.events?.[name]?.parse(data))
      },
      request,
      response,
    })
    if (isToldEvents) {
      sendEvent(response, 'result', definition.answer?.parse(answer) ?? null)
      response.end()
      return
    }
    if (response.headersSent || response.writableEnded) return
    if (!definition.answer) response.status(definition.status ?? 204).end()
    else response.status(definition.status ?? 200).json(definition.answer.parse(answer))
  }
  definitions.set(handle, definition)
  return handle
}

export interface MountedRoute {
  method: string
  path: string
  definition: RouteDefinition
}

/** Every `route` that stands on `app` itself, in the order in which it was mounted. */
export const routesOf = (app: Express): MountedRoute[] =>
  app.router.stack.flatMap((layer) =>
    (layer.route?.stack ?? []).flatMap((step) => {
      const definition = definitions.get(step.handle)
      return definition && layer.route
        ? [{ method: step.method.toUpperCase(), path: layer.route.path, definition }]
        : []
    }),
  )
