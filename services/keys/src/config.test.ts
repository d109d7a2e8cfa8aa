import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@shared/node/config'
import { readKeyProgramConfig, readKeysConfig } from './config'
import { chosenMasterKeys } from './master-keys/chosen-master-keys'

const program = { MONGODB_URI: 'mongodb://localhost', DATA_DIR: '/data' }
const service = { ...program, PORT: '1', INTERNAL_SECRET: 'x'.repeat(32) }

describe('settings of the keys service and its programs', () => {
  it.each([
    ['KMS_SECRET_ACCESS_KEY: is needed with KMS_ACCESS_KEY_ID', { KMS_KEY_ID: 'k', KMS_ACCESS_KEY_ID: 'a' }],
    [
      'KMS_ACCESS_KEY_ID: is needed with KMS_SECRET_ACCESS_KEY',
      { KMS_KEY_ID: 'k', KMS_SECRET_ACCESS_KEY: 'b' },
    ],
    // The master keys would wrap, and nobody would know.
    [
      'KMS_KEY_ID: is needed with KMS_REGION, KMS_ACCESS_KEY_ID, KMS_SECRET_ACCESS_KEY',
      { KMS_REGION: 'eu-west-1', KMS_ACCESS_KEY_ID: 'a', KMS_SECRET_ACCESS_KEY: 'b' },
    ],
  ])('refuse half of what names a key of KMS: %s', (words, given: Record<string, string>) => {
    for (const read of [
      () => readKeysConfig({ ...service, ...given }),
      () => readKeyProgramConfig({ ...program, ...given }),
    ]) {
      expect(read).toThrow(ConfigError)
      expect(read).toThrow(new RegExp(`:\\n {2}${words}$`))
    }
  })

  it('take a key of KMS with access keys, and without, for Amazon’s client finds some on its machines', () => {
    for (const given of [{}, { KMS_ACCESS_KEY_ID: 'a', KMS_SECRET_ACCESS_KEY: 'b' }])
      expect(readKeysConfig({ ...service, KMS_KEY_ID: 'k', ...given })).toMatchObject({
        KMS_KEY_ID: 'k',
        ...given,
      })
    expect(readKeysConfig(service).KMS_REGION).toBe('us-east-1')
  })

  it('name the folder, or the file in it, that is no place for master keys', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-config-'))
    try {
      writeFileSync(join(folder, 'master-keys'), 'first:secret\n')
      for (const DATA_DIR of [folder, join(folder, 'master-keys/below')]) {
        const opened = chosenMasterKeys({ MASTER_KEYS: undefined, DATA_DIR })
        await expect(opened).rejects.toThrow(ConfigError)
        await expect(opened).rejects.toThrow(/:\n {2}DATA_DIR: [^\n]+$/)
        await expect(opened).rejects.not.toThrow('first:secret')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
