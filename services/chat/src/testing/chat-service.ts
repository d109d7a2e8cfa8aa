import { silentLogger } from '@shared/node/logger'
import { testSecret } from '@shared/node/testing/caller-request'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import { AppError } from '@shared/node/errors'
import type { Express } from 'express'
import { createApp } from '../app'
import type { ChatDependencies } from '../app'

export interface ChatUnderTest {
  app: Express
  store: ServiceStore
  stop(): Promise<void>
}

/** A service that cannot be reached. */
const away: ChatDependencies['records'] = {
  call: () => Promise.reject(new AppError({ code: 'unavailable', publicMessage: 'away' })),
  find: () => Promise.reject(new AppError({ code: 'unavailable', publicMessage: 'away' })),
}

/** The chat service on a real store; what `change` does not give is away. */
export async function startChat(change: Partial<ChatDependencies> = {}): Promise<ChatUnderTest> {
  const store = await startServiceStore('chat')
  const { app } = createApp({
    connection: store.connection,
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
    records: away,
    messagesPerMinute: 1000,
    ...change,
  })
  await store.open()
  return { app, store, stop: () => store.stop() }
}
