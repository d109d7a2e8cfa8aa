import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { badInputFindings } from '@shared/node/testing/bad-input'
import { serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import { startKeys } from '../testing/keys-service'
import type { KeysUnderTest } from '../testing/keys-service'
import { createErasureLedger } from './erasure-ledger'
import { recordKeyModel } from './record-key.model'
import { createRecordKeyRepository } from './record-key.repository'
import { readErasures, replayErasures, writtenErasures } from './replay-erasures'

let service: KeysUnderTest
beforeAll(async () => {
  service = await startKeys()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

const stored = async ({ store: { connection } } = service) => {
  const documents = await recordKeyModel(connection).find({}, { _id: 1 }).lean()
  return createRecordKeyRepository(connection).find(documents.map(({ _id }) => _id))
}

describe('POST /internal/keys', () => {
  it('makes a key for each record that has none, always the same afterwards, and none without being told to', async () => {
    const first = await service.ask(['a', 'b', 'a'])
    expect(Object.keys(first.body.keys).sort()).toEqual(['a', 'b'])
    expect(Buffer.from(first.body.keys['a'] ?? '', 'base64url')).toHaveLength(32)
    expect(first.body.keys['a']).not.toBe(first.body.keys['b'])
    const again = await service.ask(['a', 'b', 'c'], false)
    expect(again.body.keys).toEqual(first.body.keys)
  })

  it('gives one key to all who ask for a new one at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => service.ask(['new', 'other'])))
    expect(new Set(answers.map(({ body }) => body.keys['new'])).size).toBe(1)
    expect(await stored()).toHaveLength(2)
  })

  it('stores keys wrapped under the master key, for one record alone', async () => {
    const { body } = await service.ask(['a', 'b'])
    const [one, two] = await stored()
    expect(one?.masterKey).toBe(service.masterKeys.current().id)
    const bytes = Buffer.from(body.keys['a'] ?? '', 'base64url')
    expect(one?.wrapped).toHaveLength(12 + 32 + 16)
    expect(one?.wrapped.includes(bytes)).toBe(false)
    // Moved to another record's place it opens nothing.
    const model = recordKeyModel(service.store.connection)
    await model.updateOne({ _id: two?.recordId }, { $set: { wrapped: one?.wrapped } })
    expect((await service.ask([String(two?.recordId)], false)).status).toBe(500)
  })

  it('answers services that keep what families wrote, and nobody else', async () => {
    const status = async (caller: Parameters<KeysUnderTest['ask']>[2]) =>
      (await service.ask(['a'], false, caller)).status
    expect(await status(null)).toBe(401)
    expect(await status(visitorCaller('v'))).toBe(403)
    expect(await status({ kind: 'staff', staffId: 's', visitorId: 'v' })).toBe(403)
    for (const name of ['gateway', 'accounts', 'chat', 'elsewhere'])
      expect(await status(serviceCaller(name))).toBe(403)
    for (const name of ['records', 'proofs', 'invites']) expect(await status(serviceCaller(name))).toBe(200)
    expect(await service.destroy('a', serviceCaller('proofs'))).toBe(403)
  })

  it('takes nothing else than ids, a thousand at most', async () => {
    expect((await service.ask(Array.from({ length: 1001 }, (_, n) => `r${n}`))).status).toBe(400)
    expect((await service.ask([])).status).toBe(400)
    expect((await service.ask(['a.$b'])).status).toBe(400)
    const findings = await badInputFindings({
      app: () => service.app,
      secret: testSecret,
      storedState: () => service.store.counts(),
      parameters: { recordId: 'a' },
    })
    expect(findings).toEqual([])
  })
  it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
    const { fields, findings } = await fieldGrowth(service.app)
    expect(findings).toEqual([])
    expect(fields).toBeGreaterThan(1)
  })
})

describe('DELETE /internal/keys/{recordId}', () => {
  it('destroys a key for ever: it is found no more, and none is made again', async () => {
    const { body } = await service.ask(['a', 'b'])
    expect([await service.destroy('a'), await service.destroy('a')]).toEqual([204, 204])
    expect((await service.ask(['a', 'b'], false)).body.keys).toEqual({ b: body.keys['b'] })
    const refused = await service.ask(['a', 'b', 'c'])
    expect([refused.status, refused.body.details]).toEqual([410, { erased: ['a'] }])
    expect(await service.destroy('never-had-one')).toBe(204)
    expect((await service.ask(['never-had-one'])).status).toBe(410)
    expect((await stored()).map(({ recordId }) => recordId)).toEqual(['b'])
  })

  it('wins against who makes a key at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) {
      await Promise.all([service.ask([`r${n}`]), service.destroy(`r${n}`)])
      expect((await service.ask([`r${n}`])).status).toBe(410)
    }
    expect(await stored()).toEqual([])
  })
})

describe('the erasure ledger', () => {
  it('knows which records were erased and when, and destroys again the keys that a backup brought back', async () => {
    const { connection } = service.store
    await service.ask(['a', 'b', 'c'])
    const backup = await stored()
    await service.destroy('a')
    const lines: string[] = []
    for await (const line of writtenErasures(connection)) lines.push(line)
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([['recordId', 'erasedAt']])
    // The whole database comes back as it was, its ledger too.
    await service.store.clear()
    await createRecordKeyRepository(connection).insert(backup, new Date())
    expect((await service.ask(['a'], false)).body.keys).toHaveProperty('a')
    // What `npm run keys:export-erasures > file` writes: npm says first what it runs.
    const file = `\n> birth-codex@0.1.0 keys:export-erasures\n> node erasures.js export\n\n${lines.join('')}`
    expect(await replayErasures(connection, readErasures(file))).toBe(1)
    expect((await service.ask(['a', 'b'], false)).body.keys).not.toHaveProperty('a')
    expect((await service.ask(['a'])).status).toBe(410)
    expect(await replayErasures(connection, [])).toBe(0)
    expect(() => readErasures('{"recordId":"a"}')).toThrow('Line 1 is no erasure')
  })
})

it('[PRV-013] leaves no byte of a destroyed key in the folder of the database', async () => {
  // The embedded store's, whatever store the other tests run on.
  const given = process.env['MONGODB_URI']
  delete process.env['MONGODB_URI']
  const own = await startKeys()
  if (given !== undefined) process.env['MONGODB_URI'] = given
  try {
    await own.ask(Array.from({ length: 20 }, (_, n) => `r${n}`))
    const keys = await stored(own)
    for (let n = 0; n < 20; n += 2) await own.destroy(`r${n}`)
    const ledger = createErasureLedger(own.store.connection)
    while ((await ledger.compactionDue()).length > 0) await new Promise(setImmediate)
    const folder = String(own.store.directory)
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
    const found = keys.filter(({ wrapped }) => files.some((file) => file.includes(wrapped)))
    expect(found.map(({ recordId }) => Number(recordId.slice(1)) % 2)).toEqual(
      Array.from({ length: 10 }, () => 1),
    )
  } finally {
    await own.stop()
  }
})
