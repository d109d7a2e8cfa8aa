import { ConfigError } from '@shared/node/config'
import { readGatewayConfig } from './config'

describe('settings of the gateway', () => {
  it('names every fault at once', () => {
    const read = () =>
      readGatewayConfig({
        PORT: 'eighty',
        INTERNAL_SECRET: 'short',
        RATE_LIMIT_PER_MINUTE: '0',
        TEST_MODE: 'maybe',
      })
    expect(read).toThrow(ConfigError)
    for (const name of [
      'PORT',
      'INTERNAL_SECRET',
      'RECORDS_URL',
      'WEB_ROOT',
      'RATE_LIMIT_PER_MINUTE',
      'TEST_MODE',
    ])
      expect(read).toThrow(name)
  })
})
