import { ConfigError } from '@shared/node/config'
import { readChatConfig } from './config'

const needed = {
  PORT: '0',
  MONGODB_URI: 'mongodb://localhost/codex',
  INTERNAL_SECRET: 'x'.repeat(32),
  RECORDS_URL: 'http://localhost:1',
  ACCOUNTS_URL: 'http://localhost:2',
}

test("a model's server without a key is told: it would be asked nothing, and the keeper answer", () => {
  const server = { OPENAI_BASE_URL: 'http://localhost:3/v1' }
  const read = () => readChatConfig({ ...needed, ...server })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('OPENAI_API_KEY: is needed with OPENAI_BASE_URL')
  expect(readChatConfig({ ...needed, ...server, OPENAI_API_KEY: 'any' })).toMatchObject(server)
  expect(readChatConfig(needed).OPENAI_API_KEY).toBeUndefined()
})
