import { z } from 'zod'
import {
  ConfigError,
  commaList,
  mailSettings,
  neededWith,
  objectStoreRules,
  objectStoreSettings,
  platformSettings,
  readConfig,
  serviceSettings,
  settingsOrEnd,
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
  it('that are missing, or no number, are told in words', () => {
    const schema = serviceSettings.extend({ DAYS: z.coerce.number() })
    expect(() => readConfig(schema, { PORT: '1', DAYS: 'two' })).toThrow(
      /:\n {2}MONGODB_URI: is missing\n {2}INTERNAL_SECRET: is missing\n {2}DAYS: a number is needed$/,
    )
  })
  it('that are wrong end the process with their names alone: no stack, and nothing of the program', () => {
    const told: string[] = []
    const print = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => told.push(String(text)) > 0)
    const end = jest.spyOn(process, 'exit').mockImplementation(((code: number) => {
      throw new Error(`ended with ${code}`)
    }) as never)
    try {
      const read = () => readConfig(serviceSettings, { ...whole, PORT: 'eighty', LOG_LEVEL: 'loud' })
      expect(() => settingsOrEnd(read)).toThrow('ended with 1')
      expect(settingsOrEnd(() => 'what was read')).toBe('what was read')
    } finally {
      print.mockRestore()
      end.mockRestore()
    }
    const lines = told.join('').trimEnd().split('\n')
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'The settings are not complete:',
      '  PORT',
      '  LOG_LEVEL',
    ])
  })
  it('name a mail server and an address to write from', () => {
    const read = (given: Record<string, string>) => () => readConfig(mailSettings, given)
    for (const SMTP_URL of ['smtp://', 'smtp:///x', 'smtp://[bad'])
      expect(read({ SMTP_URL })).toThrow('SMTP_URL')
    for (const MAIL_FROM of ['codex', 'Birth Codex', 'Birth Codex <>', 'a b@example.org'])
      expect(read({ MAIL_FROM })).toThrow('MAIL_FROM')
    for (const MAIL_FROM of [
      'codex@example.org',
      'codex@localhost',
      'Birth Codex <codex@example.org>',
      '"Codex, Birth" <a.b+c@x.example>',
    ])
      expect(read({ MAIL_FROM })()).toMatchObject({ MAIL_FROM })
    for (const SMTP_URL of [
      'smtp://mail:1025',
      'smtps://user:p%40ss@mail.example',
      'smtp://[::1]:25',
      'smtp://127.0.0.1:25/?pool=true',
    ])
      expect(read({ SMTP_URL })()).toMatchObject({ SMTP_URL })
  })
  it('that stand for nothing without another are told beside every other fault, and not where all or none is given', () => {
    const schema = serviceSettings.extend({ KEY_ID: z.string().optional(), KEY: z.string().optional() })
    const rules = [neededWith('KEY', 'KEY_ID'), neededWith('KEY_ID', 'KEY')]
    const read = (given: Record<string, string>) => () => readConfig(schema, { ...whole, ...given }, rules)
    expect(read({ KEY_ID: 'a', LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL: .*\n {2}KEY: is needed with KEY_ID$/)
    expect(read({ KEY: 'secret', KEY_ID: '' })).toThrow(/:\n {2}KEY_ID: is needed with KEY$/)
    expect(read({ KEY: 'secret', KEY_ID: 'a' })()).toMatchObject({ KEY: 'secret', KEY_ID: 'a' })
    expect(read({})()).not.toHaveProperty('KEY')
  })
  it('of the object store are whole, or there is none', () => {
    const read = (given: Record<string, string>) => () =>
      readConfig(objectStoreSettings, { DATA_DIR: '/data', ...given }, objectStoreRules)
    expect(read({ S3_BUCKET: 'codex', S3_ACCESS_KEY_ID: 'a' })).toThrow(
      /:\n {2}S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID$/,
    )
    expect(read({ S3_BUCKET: 'codex', S3_SECRET_ACCESS_KEY: 'b' })).toThrow('S3_ACCESS_KEY_ID: is needed')
    // Files would go to a local folder.
    expect(read({ S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toThrow(
      /:\n {2}S3_BUCKET: is needed with S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY$/,
    )
    // Amazon's client finds keys on its own machines.
    expect(read({ S3_BUCKET: 'codex' })()).toMatchObject({ S3_BUCKET: 'codex' })
    expect(read({ S3_REGION: 'eu-west-1' })()).not.toHaveProperty('S3_BUCKET')
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
