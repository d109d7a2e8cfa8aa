import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chatAnswerSchema } from '@shared/contracts/chat'
import type { ChatAnswer, ChatRequest } from '@shared/contracts/chat'
import type { Caller } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { silentLogger } from '@shared/node/logger'
import { callerHeader, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { readEvents } from '@shared/node/testing/event-reader'
import type { ReadEvent } from '@shared/node/testing/event-reader'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'
import { createApp } from '../app'
import type { ChatDependencies } from '../app'
import type { OpenAiSettings } from '../openai/model-settings'

const path = '/api/mya-chat'

/** One process of the service. */
export interface ChatCopy {
  app: Express
  /** Tells it that its process is about to end, as SIGTERM does. */
  drain(): void
  /** Asks as a visitor, and answers what the service answers. */
  post(body: ChatRequest, options?: AskOptions): Promise<Response>
  /** The answer of a success. */
  ask(body: ChatRequest, options?: AskOptions): Promise<ChatAnswer>
  /** The events of a streamed answer, each as it comes. */
  stream(body: ChatRequest, options?: AskOptions): AsyncGenerator<ReadEvent>
}

export interface AskOptions {
  caller?: Caller
  signal?: AbortSignal
  accept?: string
}

export interface ChatUnderTest extends ChatCopy {
  store: ServiceStore
  /** A further process on the same store. */
  copy(change?: Partial<ChatDependencies>): Promise<ChatCopy>
  stop(): Promise<void>
}

const isAway = () => Promise.reject(new AppError({ code: 'unavailable', publicMessage: 'away' }))

/** Settings of the model for tests: one token costs a millionth of a dollar. */
export const someOpenAi = (baseUrl: string, change: Partial<OpenAiSettings> = {}): OpenAiSettings => ({
  apiKey: 'a key for tests',
  baseUrl,
  model: 'test-model',
  maxAnswerTokens: 100,
  maxSilenceMs: 20_000,
  maxReplyMs: 25_000,
  prices: { prompt: 1, answer: 1 },
  limits: {
    visitor: { tokens: 1e9, microdollars: 1e9 },
    network: { tokens: 1e9, microdollars: 1e9 },
    total: { tokens: 1e9, microdollars: 1e9 },
  },
  ...change,
})

/** The chat service on a real store, listening; what `options` do not give is away. */
export async function startChat(options: Partial<ChatDependencies> = {}): Promise<ChatUnderTest> {
  const store = await startServiceStore('chat')
  const closing: (() => Promise<unknown>)[] = []

  const makeApp = (change: Partial<ChatDependencies>) =>
    createApp({
      connection: store.connection,
      logger: silentLogger(),
      secret: testSecret,
      isReady: () => true,
      records: { call: isAway, find: isAway },
      accounts: { call: isAway },
      widgetLimits: { perMinute: 20, perDay: 300 },
      messagesPerMinute: 10_000,
      ...options,
      ...change,
    })

  const listen = async ({ app, work }: ReturnType<typeof createApp>): Promise<ChatCopy> => {
    const server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    // Listening on TCP gives an address of this kind.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    closing.push(async () => {
      for (const part of work) await part.stop()
      server.closeAllConnections()
      server.close()
    })
    const post: ChatCopy['post'] = (body, { caller = visitorCaller('visitor-1'), signal, accept } = {}) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...callerHeader(caller, 'chat', 'POST', path),
          ...(accept ? { accept } : {}),
        },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      })
    return {
      app,
      drain: () => work.forEach((part) => part.drain?.()),
      post,
      async ask(body, asking) {
        const answer = await post(body, asking)
        const text = await answer.text()
        if (!answer.ok) throw new Error(`Refused: ${text}`)
        return chatAnswerSchema.parse(JSON.parse(text))
      },
      async *stream(body, asking) {
        const answer = await post(body, { ...asking, accept: 'text/event-stream' })
        if (!answer.body) throw new Error('No events came')
        yield* readEvents(answer.body)
      },
    }
  }

  const first = makeApp({})
  await store.open()
  return {
    ...(await listen(first)),
    store,
    copy: (change = {}) => listen(makeApp(change)),
    async stop() {
      for (const close of closing) await close()
      await store.stop()
    },
  }
}
