import { ConfigError } from '@shared/node/config'
import { readRecordsConfig } from './config'

const needed = {
  PORT: '1',
  MONGODB_URI: 'mongodb://localhost',
  INTERNAL_SECRET: 'x'.repeat(32),
  ACCOUNTS_URL: 'http://localhost:3',
  KEYS_URL: 'http://localhost:3',
  PROOFS_URL: 'http://localhost:1',
  INVITES_URL: 'http://localhost:2',
  CHAT_URL: 'http://localhost:4',
  DATA_DIR: '/tmp',
}

it('needs nothing from Google by default', () => {
  const config = readRecordsConfig(needed)
  expect([config.GOOGLE_PLACES_API_KEY, config.GOOGLE_DRIVE_ACCOUNT]).toEqual([undefined, undefined])
})

it('refuses a folder of Google Drive without an account, and an account that is none', () => {
  expect(() => readRecordsConfig({ ...needed, GOOGLE_DRIVE_FOLDER: 'f' })).toThrow(ConfigError)
  expect(() => readRecordsConfig({ ...needed, GOOGLE_DRIVE_FOLDER: 'f' })).toThrow(
    'GOOGLE_DRIVE_ACCOUNT: is needed with GOOGLE_DRIVE_FOLDER',
  )
  expect(() =>
    readRecordsConfig({ ...needed, GOOGLE_DRIVE_FOLDER: 'f', GOOGLE_DRIVE_ACCOUNT: '{}' }),
  ).toThrow('GOOGLE_DRIVE_ACCOUNT')
})

it('refuses half of what names an object store, beside every other fault', () => {
  const read = () => readRecordsConfig({ ...needed, S3_ENDPOINT: 'http://s3', GOOGLE_DRIVE_ACCOUNT: '{}' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('S3_BUCKET: is needed with S3_ENDPOINT')
  expect(read).toThrow('GOOGLE_DRIVE_FOLDER: is needed with GOOGLE_DRIVE_ACCOUNT')
  expect(read).toThrow('GOOGLE_DRIVE_ACCOUNT: the key file')
})
