import {
  ConfigError,
  commaList,
  mailSettings,
  platformSettings,
  readConfig,
  serviceSettings,
  yesOrNo,
} from './config'

const whole = {
  PORT: '8081',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  INTERNAL_SECRET: 'x'.repeat(32),
}

describe('settings', () => {
  it('are read with their defaults, an empty variable being none', () => {
    expect(readConfig(serviceSettings, { ...whole, LOG_LEVEL: '', OTHER: 'x' })).toEqual({
      PORT: 8081,
      HOST: '127.0.0.1',
      MONGODB_URI: 'mongodb://127.0.0.1:27017',
      INTERNAL_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'info',
    })
  })
  it('that are wrong are all named at once, and no secret with them', () => {
    const wrong = {
      PORT: 'eighty',
      MONGODB_URI: 'http://x',
      INTERNAL_SECRET: 'short secret',
      LOG_LEVEL: 'loud',
    }
    const read = () => readConfig(serviceSettings, wrong)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/PORT: [\s\S]*MONGODB_URI: [\s\S]*INTERNAL_SECRET: [\s\S]*LOG_LEVEL: /)
    expect(read).not.toThrow(/short secret/)
  })
  it('lose the slash at the end of the public address', () => {
    const schema = platformSettings.pick({ PUBLIC_URL: true })
    expect(readConfig(schema, { PUBLIC_URL: 'https://codex.example/' })).toEqual({
      PUBLIC_URL: 'https://codex.example',
    })
    expect(() => readConfig(schema, { PUBLIC_URL: 'ftp://codex.example' })).toThrow(ConfigError)
  })
  it('know yes and no, and lists', () => {
    expect([yesOrNo.parse('1'), yesOrNo.parse('false')]).toEqual([true, false])
    expect(commaList.parse(' a, b ,,c')).toEqual(['a', 'b', 'c'])
    expect(() => readConfig(mailSettings, { SMTP_URL: 'mail.example' })).toThrow(ConfigError)
  })
})
