import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { accessListSchema } from '@shared/contracts/invites'
import { holdingsSchema } from '@shared/contracts/privacy'
import { createScan, findingsIn, needlesOfBytes, readFolders } from '../testing/byte-scan'
import { expecting, live, shownTo } from '../testing/family-days'
import type { Lived } from '../testing/family-days'
import { startKeptWorld, until } from '../testing/kept-world'
import type { Database, KeptWorld } from '../testing/kept-world'
import { createMarkedFamily } from '../testing/marked-family'

// All services are built and started first.
jest.setTimeout(300_000)

const family = createMarkedFamily()
const begun = Date.now()
let world: KeptWorld
let lived: Lived
beforeAll(async () => {
  world = await startKeptWorld(join(__dirname, '../../../..'))
  lived = await live(world, family)
  await putAged()
})
afterAll(() => world?.stop())

/** What goes after so many days by default, by which setting, and how its age is known; records have a test of their own. */
const periods = [
  ['proofs', 'keptmails', 'keptAt', 'KEPT_MAIL_DAYS', 90],
  ['invites', 'keptmails', 'keptAt', 'KEPT_MAIL_DAYS', 90],
  ['proofs', 'confirmedaddresses', 'confirmedAt', 'CONFIRMED_ADDRESS_DAYS', 730],
  ['accounts', 'auditlines', 'at', 'AUDIT_DAYS', 3650],
  ['records', 'babyfiles', 'receivedAt', 'UNUSED_FILE_DAYS', 30],
] as const
const collectionIn = (database: Database, name: string) => database.collection<{ _id: string | number }>(name)
/** Of each one that has had its time by default, by a day, one that has not, and one of half that age. */
async function putAged() {
  for (const [service, name, date, , days] of periods)
    await world.inDatabase(service, (database) =>
      collectionIn(database, name).insertMany(
        [days + 1, days - 1, days / 2 - 1].map((age) => ({
          // Lines of the audit trail are numbered.
          _id: name === 'auditlines' ? -age : `aged-${age}`,
          [date]: new Date(Date.now() - age * 86_400_000),
          recordIds: [],
        })),
      ),
    )
}
const agesLeft = async () =>
  Promise.all(
    periods.map(([service, name]) =>
      world.inDatabase(service, async (database) => {
        const all = await collectionIn(database, name).find().toArray()
        const ages = all.flatMap(({ _id }) => /^(?:aged)?-(\d+)$/.exec(String(_id))?.[1] ?? [])
        return ages.map(Number).sort((a, b) => a - b)
      }),
    ),
  )

/** Documents of the record, unless it is being erased, wherever they are. */
const countOf = async (recordId: string) =>
  (await world.content())
    .flatMap(([, , documents]) => documents)
    .filter((document) => document['recordId'] === recordId || document['_id'] === recordId)
    .filter((document) => document['erasure'] === undefined).length

it('[PRV-017] the owner sees what is held, and who of family and staff has seen it and when', async () => {
  const ofRecord = `/api/proofs/${family.proofId}`
  const holdings = holdingsSchema.parse(
    (await expecting(200, lived.owner('GET', `${ofRecord}/holdings`))).body,
  )
  const { email, versions, files, proofs, books, comments, staff } = holdings
  expect([email, versions, proofs, books, comments]).toEqual([family.texts.otherEmail, 2, 1, 1, 1])
  expect(files).toEqual([{ name: family.texts.fileName, size: expect.any(Number) }])
  expect(staff?.map(({ act }) => act)).toEqual(['record.viewed'])
  const { people } = accessListSchema.parse((await lived.owner('GET', `${ofRecord}/invites`)).body)
  expect(people.map((person) => [person.role, person.email])).toEqual([
    ['OWNER', null],
    ['EDITOR', family.texts.guestEmail],
  ])
  for (const at of [staff?.[0]?.at, ...people.map(({ seenAt }) => seenAt)]) {
    expect(Date.parse(at ?? '')).toBeGreaterThan(begun)
    expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now())
  }
})

it('[PRV-006] no address that leads elsewhere has a word of the family, nor tells one on which page it was followed', async () => {
  const needles = family.needles()
  const asked = world.outside.map(({ path, query }) => `${path}?${query}`)
  expect(asked.join('\n')).toMatch(/chat\/completions[^]*places:autocomplete/)
  for (const address of [...asked, lived.storeAddress])
    expect(findingsIn(needles, [[address, Buffer.from(address)]])).toEqual([])
  expect(lived.storeAddress).toMatch(/^https:\/\/store\.example\/book\?.*return_to=/)
  // Each was told what it was asked, and of the record nothing else.
  const told = world.outside.map(({ path, body }) => [path, body] as const)
  expect([...new Set(findingsIn(needles, told))]).toEqual([
    'question in /v1/chat/completions',
    'birthPlace in /v1/places:autocomplete',
  ])
  // The success page of our own has the name in its address.
  const { headers } = await world.page(`/success?name=${family.texts.firstName}`)
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).not.toMatch(/https?:/)
})

/** The world's services keep keys for as many ms. */
const keptForMs = 1000
const untilForgotten = async () => {
  const since = Date.now()
  await until(async () => Date.now() > since + keptForMs)
}

it('the family’s open page goes on, to read and to write, when the services have forgotten the keys', async () => {
  const { owner, jobId } = lived
  const ofRecord = `/api/proofs/${family.proofId}`
  const keys = world.services.processes().find(({ url }) => url === world.services.urls.keys)
  const hasAskedForKey = (requestId: string) =>
    (keys?.output() ?? '')
      .split('\n')
      .some((line) => line.includes(requestId) && line.includes('/internal/keys'))
  await Promise.all(
    [`${ofRecord}/record`, `/api/proof/${jobId}/codex.png`, `${ofRecord}/comments`].map(async (path) => {
      const asked: string[] = []
      // Asked for again, a key had been forgotten between.
      await until(async () => {
        asked.push((await expecting(200, owner('GET', path))).requestId)
        return asked.filter(hasAskedForKey).length >= 2
      })
    }),
  )
  await untilForgotten()
  const change = { field: 'motherFullName', base: family.texts.mother, value: family.texts.changedName }
  const comment = { id: crypto.randomUUID(), text: family.texts.comment }
  await Promise.all([
    expecting(200, owner('PATCH', `${ofRecord}/record`, { changes: [change] })),
    expecting(200, owner('POST', `${ofRecord}/comments`, comment)),
  ])
  await untilForgotten()
  const read = await Promise.all(['record', 'comments'].map((part) => owner('GET', `${ofRecord}/${part}`)))
  expect(read.map(({ bytes }) => bytes.toString())).toEqual([
    expect.stringContaining(`"motherFullName":"${family.texts.changedName}"`),
    expect.stringContaining(comment.id),
  ])
})

it('a key that was destroyed opens nothing in any service once it had its time, also where no service was told', async () => {
  const { owner } = lived
  const { proofId, submission } = family.twin
  const { body } = await expecting(201, owner('POST', '/api/birth-records', submission))
  const ofRecord = `/api/proofs/${proofId}`
  const comment = { id: crypto.randomUUID(), text: family.texts.comment }
  await expecting(200, owner('POST', `${ofRecord}/comments`, comment))
  const proof = async () => (await owner('GET', `/api/proof/${proofId}`)).body
  await until(async () => (await proof())['status'] === 'done')
  const picture = `/api/proof/${String((await proof())['id'])}/codex.png`
  const { bytes } = await expecting(200, owner('GET', picture))
  const shown = [
    [`${ofRecord}/record`, Buffer.from(family.texts.firstName)],
    [`${ofRecord}/comments`, Buffer.from(comment.text)],
    [picture, bytes],
  ] as const
  const isShown = async ([path, words]: (typeof shown)[number]) =>
    (await owner('GET', path)).bytes.includes(words)
  expect(await Promise.all(shown.map(isShown))).toEqual([true, true, true])
  const records = { kind: 'service', service: 'records' } as const
  await expecting(204, world.services.send('keys', records, 'DELETE', `/internal/keys/${String(body['id'])}`))
  const destroyed = Date.now()
  await Promise.all(
    shown.map((part) =>
      until(async () => {
        const begun = Date.now()
        const isOpen = await isShown(part)
        if (isOpen && begun > destroyed + keptForMs) throw new Error(`${part[0]} is still shown`)
        return !isOpen
      }),
    ),
  )
})

it('[PRV-004] [PRV-005] [PRV-012] [PRV-013] [PRV-015] what a family entered is there for its record alone: no byte of it is found anywhere, nor of its key once it is erased, and a backup of before stays shut', async () => {
  const { owner, recordId, fileId } = lived
  const [contentStore, keysStore] = world.stores
  const needles = family.needles(lived.made)
  const wrapped = await world.inDatabase('keys', (database) =>
    database.collection<{ _id: string; wrapped: { buffer: Uint8Array } }>('recordkeys').find().toArray(),
  )
  // Beside them there is the key of the staff's search, which is no record's.
  const own = wrapped.filter(({ _id }) => [recordId, fileId].includes(_id))
  expect(own).toHaveLength(2)
  const ofKeys = own.flatMap(({ wrapped: { buffer } }) => needlesOfBytes('a key', Buffer.from(buffer)))
  // It finds what is there: ids and wrapped keys are in the clear, in the same files.
  const ids = needlesOfBytes('the id', Buffer.from(recordId))
  const known = findingsIn([...ids, ...ofKeys, ...needles], await world.everything())
  const places = [contentStore, keysStore, 'the log of'].map((one) => `the id in ${one}`)
  for (const place of [...places, `a key in ${keysStore}`]) expect(known.join('\n')).toContain(place)
  expect(known.filter((found) => !/^(?:the id|a key) in /.test(found))).toEqual([])
  const itself = Buffer.from(JSON.stringify(family.submission('')))
  expect(createScan(needles)(itself).size).toBeGreaterThan(8)

  // Its owner is shown it, and nobody else gets a word of it, by whatever way.
  expect(findingsIn(needles, await shownTo(owner, family, lived)).length).toBeGreaterThan(8)
  expect(findingsIn(needles, await shownTo(world.browser(), family, lived))).toEqual([])

  const backup = await mkdtemp(join(tmpdir(), 'kept-backup-'))
  for (const [name, from] of Object.entries({ data: world.services.folder, store: contentStore }))
    await cp(from, join(backup, name), { recursive: true })

  const content = await world.content()
  await expecting(204, owner('DELETE', `/api/proofs/${family.proofId}/record`, { recordId }))
  await world.untilNone('keys', 'erasures', { isCompactionDue: true })
  expect(findingsIn([...needles, ...ofKeys], await world.everything())).toEqual([])
  expect(findingsIn([...needles, ...ofKeys], await world.everything([backup]))).toEqual([])

  // The content of before, put back under the keys of after: it opens for nobody, and goes when the services start.
  await world.restore(content, join(backup, 'data'))
  expect(await countOf(recordId)).toBeGreaterThan(8)
  const asked = [`/api/proofs/${family.proofId}/record`, `/api/proof/${lived.jobId}/codex.png`]
  for (const path of [...asked, `/api/proofs/${family.proofId}/export`]) {
    const answer = await owner('GET', path)
    expect([path, answer.status >= 400, findingsIn(needles, [[path, answer.bytes]])]).toEqual([
      path,
      true,
      [],
    ])
  }
  await world.services.restart(['records', 'proofs', 'invites', 'accounts'])
  await world.untilNone('records', 'birthrecords', { erasure: { $exists: false } })
  await until(async () => (await countOf(recordId)) === 0)
  const objects = await readFolders([join(world.services.folder, 'objects')])
  expect(objects.map(([path]) => path)).toEqual([])
  await rm(backup, { recursive: true, force: true })
})

it('[PRV-011] what has had its time goes by the defaults, and by the settings where they say otherwise', async () => {
  const untilLeft = async (agesOf: (days: number) => number[]) => {
    const ages = periods.map(([, , , , days]) => agesOf(days).sort((a, b) => a - b))
    await until(async () => (await agesLeft()).every((left, at) => left.length <= (ages[at]?.length ?? 0)))
    expect(await agesLeft()).toEqual(ages)
  }
  // The services were started anew.
  await untilLeft((days) => [days - 1, days / 2 - 1])
  const settings = Object.fromEntries(periods.map(([, , , setting, days]) => [setting, String(days / 2)]))
  await world.services.restart(['records', 'proofs', 'invites', 'accounts'], settings)
  await untilLeft((days) => [days / 2 - 1])
})
