import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@shared/node/config'
import { silentLogger } from '@shared/node/logger'
import { readGatewayConfig } from './config'
import { openRemotesList } from './page/remotes-list'

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

  const root = mkdtempSync(join(tmpdir(), 'gateway-config-'))
  mkdirSync(join(root, 'shell/dist'), { recursive: true })
  afterAll(() => rmSync(root, { recursive: true }))
  const service = 'http://127.0.0.1:1'
  const whole = {
    PORT: '0',
    INTERNAL_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'http://codex.test',
    DATA_DIR: root,
    WEB_ROOT: root,
    ...Object.fromEntries(
      ['ACCOUNTS', 'RECORDS', 'PROOFS', 'INVITES', 'CHAT'].map((name) => [`${name}_URL`, service]),
    ),
  }
  const readWith = (given: Record<string, string>) => () => readGatewayConfig({ ...whole, ...given })

  it('refuses folders that are not there, or hold no page', () => {
    expect(readWith({ REMOTES_DIR: root })()).toMatchObject({ webRoot: root, remotesFolder: root })
    for (const WEB_ROOT of [join(root, 'nowhere'), join(root, 'shell')])
      expect(readWith({ WEB_ROOT })).toThrow(/:\n {2}WEB_ROOT: [^\n]+$/)
    expect(readWith({ REMOTES_DIR: join(root, 'nowhere') })).toThrow(/:\n {2}REMOTES_DIR: [^\n]+$/)
  })

  it('refuses addresses that have no origin', () => {
    for (const name of ['REMOTE_ORIGINS', 'UPLOAD_ORIGINS'])
      expect(readWith({ [name]: 'https://cdn.example,cdn.example:443' })).toThrow(name)
    expect(readWith({ REMOTE_ORIGINS: 'https://cdn.example/x, http://localhost:1' })().remoteOrigins).toEqual(
      ['https://cdn.example', 'http://localhost:1'],
    )
  })

  it('refuses a file that is no list of remotes, and a place where none can be made', () => {
    const broken = join(root, 'broken.json')
    writeFileSync(broken, '{ "mfe-wizard": 1 }')
    for (const path of [broken, join(root, 'broken.json/remotes.json')]) {
      expect(() => openRemotesList(path, silentLogger())).toThrow(ConfigError)
      expect(() => openRemotesList(path, silentLogger())).toThrow(/:\n {2}REMOTES_FILE: [^\n]+$/)
    }
  })
})
