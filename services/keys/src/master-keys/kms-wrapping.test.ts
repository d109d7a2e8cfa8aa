import { createSecretKey, randomBytes } from 'node:crypto'
import { silentLogger } from '@shared/node/logger'
import { readKeyProgramConfig } from '../config'
import { createRecordKeyRepository } from '../record-keys/record-key.repository'
import { createMasterKeyCheck } from '../rotation/master-key-check'
import { rotateMasterKey } from '../rotation/rotate-master-key'
import { startKeys } from '../testing/keys-service'
import type { KeysUnderTest } from '../testing/keys-service'
import { startKmsServer } from '../testing/kms-server'
import type { KmsServer } from '../testing/kms-server'
import { chosenWrapper } from './chosen-wrapper'
import type { KeyWrapper } from './wrapping'

const keyId = 'arn:aws:kms:eu-north-1:111122223333:key/codex'
let kms: KmsServer
let service: KeysUnderTest
const wrapperOf = (id = keyId): Promise<KeyWrapper> =>
  chosenWrapper(
    readKeyProgramConfig({
      ...{ MONGODB_URI: 'mongodb://127.0.0.1/codex', DATA_DIR: service.folder },
      ...{ KMS_KEY_ID: id, KMS_REGION: 'eu-north-1', KMS_ENDPOINT: kms.url },
      ...{ KMS_ACCESS_KEY_ID: 'id', KMS_SECRET_ACCESS_KEY: 'secret' },
    }),
    service.masterKeys,
  )
beforeAll(async () => {
  kms = await startKmsServer(keyId)
  service = await startKeys()
})
afterAll(async () => {
  await service.stop()
  await kms.stop()
})
beforeEach(async () => {
  await service.store.clear()
  Object.assign(kms, { isAway: false, keyState: 'Enabled' })
  kms.asked.length = 0
})

it('wraps keys by KMS, for one record alone, and says when KMS is away', async () => {
  const wrapper = await wrapperOf()
  const key = createSecretKey(randomBytes(32))
  const wrapped = await wrapper.wrap('a', key)
  expect(wrapped.masterKey).toBe(`kms:${keyId}`)
  expect(wrapped.wrapped.includes(key.export())).toBe(false)
  expect((await wrapper.unwrap('a', wrapped)).equals(key)).toBe(true)
  await expect(wrapper.unwrap('b', wrapped)).rejects.toThrow('of another record')
  const changed = { ...wrapped, wrapped: Buffer.concat([wrapped.wrapped.subarray(1), Buffer.from([0])]) }
  await expect(wrapper.unwrap('a', changed)).rejects.toThrow('was changed')
  kms.isAway = true
  await expect(wrapper.unwrap('a', wrapped)).rejects.toMatchObject({ code: 'unavailable' })
  expect(kms.asked.slice(0, 2)).toEqual(['Encrypt', 'Decrypt'])
})

it('[PRV-014] keys of the file go over to KMS while the product runs, each staying the same', async () => {
  const ids = Array.from({ length: 12 }, (_, n) => `r${n}`)
  const { body } = await service.ask(ids)
  const { connection } = service.store
  const kmsService = await service.copy(await wrapperOf())
  // Keys that the file's master key wraps are read beside KMS before they have gone over.
  expect((await kmsService.ask(ids, false)).body.keys).toEqual(body.keys)
  const wrapper = await wrapperOf()
  await rotateMasterKey({ connection, masterKeys: service.masterKeys, wrapper, say: () => undefined })
  expect(await createRecordKeyRepository(connection).masterKeys()).toEqual([`kms:${keyId}`])
  kms.asked.length = 0
  expect((await kmsService.ask(ids, false)).body.keys).toEqual(body.keys)
  expect(kms.asked).toEqual(ids.map(() => 'Decrypt'))
  // Without KMS there is no key of them.
  kms.isAway = true
  expect((await kmsService.ask(ids, false)).status).toBe(503)
})

it('says at /readyz that KMS does not know the key, or does not let it be used', async () => {
  const repository = createRecordKeyRepository(service.store.connection)
  const faultOf = async (id?: string) => {
    const check = createMasterKeyCheck({ repository, wrapper: await wrapperOf(id), logger: silentLogger() })
    check.start()
    await check.stop()
    return check.fault()
  }
  expect(await faultOf()).toBeUndefined()
  expect(await faultOf('another')).toContain('KMS knows no such key')
  kms.keyState = 'Disabled'
  expect(await faultOf()).toContain('Disabled')
})
