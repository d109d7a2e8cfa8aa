import { chatSuggestions } from '@shared/contracts/chat-suggestions'
import { startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'

let chat: ChatUnderTest
beforeAll(async () => {
  chat = await startChat()
})
afterAll(() => chat.stop())

it.each(Object.entries(chatSuggestions))(
  'MYA knows an answer to every question that she offers: %s',
  async (_topic, questions) => {
    for (const message of questions) {
      const { kind, sources } = await chat.ask({ message })
      expect([message, kind, sources.length > 0]).toEqual([message, 'answer', true])
    }
  },
)
