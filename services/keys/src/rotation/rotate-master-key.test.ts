import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { silentLogger } from '@shared/node/logger'
import { readMasterKeys } from '../master-keys/master-key-list'
import { givenMasterKeys, openMasterKeyFile } from '../master-keys/master-keys'
import { createKeyWrapper } from '../master-keys/wrapping'
import { createRecordKeyRepository } from '../record-keys/record-key.repository'
import { startKeys } from '../testing/keys-service'
import type { KeysUnderTest } from '../testing/keys-service'
import { createMasterKeyCheck } from './master-key-check'
import { rewrapKeys } from './rewrap-keys'
import { rotateMasterKey } from './rotate-master-key'

let service: KeysUnderTest
beforeEach(async () => {
  service = await startKeys()
})
afterEach(() => service.stop())

const ids = (count: number, prefix = 'r') => Array.from({ length: count }, (_, n) => `${prefix}${n}`)
const said: string[] = []
/** As the program does it: with master keys of its own from the same file. */
const rotate = async (remove?: string) =>
  rotateMasterKey({
    connection: service.store.connection,
    masterKeys: await openMasterKeyFile(service.folder),
    remove,
    say: (words) => void said.push(words),
  })
const inUse = () => createRecordKeyRepository(service.store.connection).masterKeys()

it('keeps the first master key in a file that its owner alone may read', async () => {
  const path = join(service.folder, 'master-keys')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readMasterKeys(readFileSync(path, 'utf8'))).toHaveLength(1)
  // The next start finds it.
  expect((await openMasterKeyFile(service.folder)).current().id).toBe(service.masterKeys.current().id)
  expect(() => readMasterKeys('a:short')).toThrow('32 bytes')
  const secret = 'ab'.repeat(32)
  expect(() => readMasterKeys(`a:${secret},a:${secret}`)).toThrow('an id of its own')
})

it('[PRV-014] goes over to a new master key while keys are made, read and destroyed; the old one can then be taken away', async () => {
  const old = service.masterKeys.current().id
  const { body } = await service.ask(ids(700))
  const rotating = rotate()
  const busy: Promise<unknown>[] = []
  for (let n = 0; n < 8; n += 1) {
    const answers = await Promise.all([service.ask([`new${n}`]), service.ask(ids(3), false)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    busy.push(service.destroy(`r${600 + n}`))
  }
  await Promise.all([rotating, ...busy])
  // What was wrapped while the new one was being made is taken by the next call.
  while ((await inUse()).includes(old)) await rotate()
  const after = await service.ask(ids(700), false)
  const expected = Object.entries(body.keys).filter(
    ([id]) => Number(id.slice(1)) < 600 || Number(id.slice(1)) > 607,
  )
  expect(after.body.keys).toEqual(Object.fromEntries(expected))
  expect(service.masterKeys.current().id).not.toBe(old)
  await rotate(old)
  expect((await openMasterKeyFile(service.folder)).find(old)).toBeUndefined()
  expect((await service.ask(ids(5), false)).status).toBe(200)
  await expect(rotate(service.masterKeys.current().id)).rejects.toThrow('still wraps keys')
})

it('goes on where it was broken off, at every one of 50 points, with the same keys', async () => {
  const { body } = await service.ask(ids(130))
  const old = service.masterKeys.current().id
  const made = await service.masterKeys.add()
  const repository = createRecordKeyRepository(service.store.connection)
  const wrapper = createKeyWrapper(service.masterKeys)
  for (let point = 0; point < 50; point += 1) {
    let left = 1 + (point % 3)
    const breaking = {
      ...repository,
      findOthers: (id: string) => repository.findOthers(id, 4),
      async replace(...args: Parameters<typeof repository.replace>) {
        left -= 1
        if (left < 0) throw new Error('killed')
        await repository.replace(...args)
      },
    }
    await rewrapKeys(breaking, wrapper).catch(() => undefined)
    expect((await service.ask(ids(130), false)).body.keys).toEqual(body.keys)
  }
  await rotate()
  // The one that was begun with, and no further one.
  expect(await inUse()).toEqual([made.id])
  expect(service.masterKeys.all().map(({ id }) => id)).toEqual([made.id, old])
  expect((await service.ask(ids(130), false)).body.keys).toEqual(body.keys)
})

it('leaves the making of master keys to the settings where they name them', async () => {
  const { connection } = service.store
  await service.ask(ids(3))
  const say = (words: string) => void said.push(words)
  const next = readMasterKeys(`next:${'cd'.repeat(32)}`)
  const masterKeys = givenMasterKeys([...next, ...service.masterKeys.all()])
  await rotateMasterKey({ connection, masterKeys, say })
  expect(await inUse()).toEqual(['next'])
  await expect(rotateMasterKey({ connection, masterKeys, say, remove: 'next' })).rejects.toThrow('settings')
  expect(createKeyWrapper(service.masterKeys).has('next')).toBe(false)
})

it('says at /readyz that a master key is missing which wraps what is stored', async () => {
  await service.ask(ids(1))
  const wrapper = createKeyWrapper(givenMasterKeys(readMasterKeys(`other:${'ef'.repeat(32)}`)))
  const { connection } = service.store
  const check = createMasterKeyCheck({
    repository: createRecordKeyRepository(connection),
    wrapper,
    logger: silentLogger(),
  })
  check.start()
  await check.stop()
  expect(check.fault()).toContain(service.masterKeys.current().id)
})
