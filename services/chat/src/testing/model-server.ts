import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'

const bodySchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullish() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
  tool_choice: z.string().optional(),
})
export type ModelRequest = z.output<typeof bodySchema>

interface ToolUse {
  name: string
  arguments: unknown
  id?: string
}

/** What the server does with one request. */
export type ModelAct =
  | { say: readonly string[]; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { use: readonly ToolUse[]; say?: readonly string[] }
  /** Says so much, then: is silent, cuts the connection, ends as if it were over, writes what is no JSON, or has no tokens left. */
  | { say: readonly string[]; then: 'stall' | 'cut' | 'end' | 'garble' | 'limit' }
  | { status: number; headers?: Readonly<Record<string, string>> }

export interface ModelServer {
  /** Up to and with /v1. */
  url: string
  /** Every body that was received, in order. */
  received: ModelRequest[]
  /** What it does next, one act for each request; the last stands. */
  will(...acts: ModelAct[]): void
  /** Resolves when no answer is under way any more. */
  untilIdle(): Promise<void>
  close(): Promise<void>
}

const write = (response: ServerResponse, data: unknown) =>
  new Promise<void>((resolve) => response.write(`data: ${JSON.stringify(data)}\n\n`, () => resolve()))

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'test',
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** The arguments come in two pieces, as they do from the real one. */
async function useTools(response: ServerResponse, tools: readonly ToolUse[]) {
  for (const [index, { name, arguments: given, id = `call-${index}` }] of tools.entries()) {
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    const half = Math.ceil(text.length / 2)
    await write(
      response,
      chunk({
        tool_calls: [{ index, id, type: 'function', function: { name, arguments: text.slice(0, half) } }],
      }),
    )
    await write(response, chunk({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }))
  }
  await write(response, chunk({}, 'tool_calls'))
}

async function perform(response: ServerResponse, act: ModelAct): Promise<void> {
  if ('status' in act) {
    response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (const content of act.say ?? []) await write(response, chunk({ role: 'assistant', content }))
  if ('then' in act) {
    if (act.then === 'stall') return
    if (act.then === 'cut') return void response.destroy()
    if (act.then === 'garble') response.write('data: {"choices": [{"del\n\n')
    if (act.then === 'limit') await write(response, chunk({}, 'length'))
    response.end()
    return
  }
  if ('use' in act) await useTools(response, act.use)
  else {
    await write(response, chunk({}, 'stop'))
    if (act.usage) await write(response, { ...chunk({}), choices: [], usage: act.usage })
  }
  response.end('data: [DONE]\n\n')
}

/** A server on this machine that speaks OpenAI's chat completions, and fails in every way that it is told to. */
export async function startModelServer(): Promise<ModelServer> {
  const received: ModelRequest[] = []
  let acts: ModelAct[] = []
  let underWay = 0
  const server = createServer((request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
      if (underWay === 0) server.emit('idle')
    })
    void readText(request).then(async (body) => {
      received.push(bodySchema.parse(JSON.parse(body)))
      const act = acts.length > 1 ? acts.shift() : acts[0]
      await perform(response, act ?? { status: 500 })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    will: (...next) => (acts = next),
    async untilIdle() {
      if (underWay > 0) await once(server, 'idle')
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
