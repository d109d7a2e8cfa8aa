import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { liveStateSchema } from '@shared/contracts/live-state'
import type { LiveState } from '@shared/contracts/live-state'
import { callerHeader, requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { readEvents } from '@shared/node/testing/event-reader'
import type { Express } from 'express'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
/** A copy that nothing is written by, so that it learns of everything from the store. */
let copy: ReturnType<InvitesUnderTest['copy']>
let url: string
let server: Server
let readers: AbortController

const listen = async (app: Express) => {
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  service = await startInvites()
  copy = service.copy()
  await listen(copy.app)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  for (const part of copy.work) await part.stop()
  await service.stop()
})
beforeEach(async () => {
  readers = new AbortController()
  await service.reset()
})
afterEach(() => readers.abort())

const live = `/api/proofs/${proofId}/live`
const ask = (visitorId: string, accept = 'text/event-stream') =>
  fetch(url + live, {
    headers: { accept, ...callerHeader(visitorCaller(visitorId), 'invites', 'GET', live) },
    signal: readers.signal,
  })
/** What one page is told: `until` waits for a state that is as it says, `end` for the names of the events at the end. */
const follow = async (visitorId: string) => {
  const answer = await ask(visitorId)
  if (!answer.body) throw new Error('no body')
  const events = readEvents(answer.body)
  return {
    answer,
    async until(fits: (state: LiveState) => boolean): Promise<LiveState> {
      for (;;) {
        const { done, value } = await events.next()
        if (done) throw new Error('The stream ended')
        if (value.event !== 'state') continue
        const state = liveStateSchema.parse(value.data)
        if (fits(state)) return state
      }
    },
    async end(): Promise<string[]> {
      const names: string[] = []
      for await (const { event } of events) if (event !== 'state') names.push(event)
      return names
    },
  }
}
const person = (visitorId: string, role: string) => service.letJoin(visitorId, role)
const present = (visitorId: string, pageId: string, field: string | null = null) =>
  service.as(visitorId, 'put', `/api/proofs/${proofId}/presence`, { pageId, field })
const leave = (visitorId: string, pageId: string) =>
  service.as(visitorId, 'delete', `/api/proofs/${proofId}/presence`, { pageId })

describe('the stream of a shared record', () => {
  it('[COL-020] tells the state at once, and every change that another copy has written', async () => {
    await person('editor', 'EDITOR')
    await person('approver', 'APPROVER')
    const page = await follow('editor')
    const first = await page.until(() => true)
    expect(first).toMatchObject({ revision: 1, role: 'EDITOR', present: [] })
    await service.edit()
    const edited = await page.until(({ revision }) => revision === 2)
    expect(edited.seal).toBeGreaterThan(first.seal)

    const id = randomUUID()
    await service.as('approver', 'post', `/api/proofs/${proofId}/comments`, { id, text: 'Fine' })
    const { comments } = await page.until((state) => state.comments > first.comments)
    await service.as(ownerId, 'put', `/api/proofs/${proofId}/comments/${id}/resolution`, { isResolved: true })
    await page.until((state) => state.comments > comments)

    await service.as('approver', 'put', `/api/proofs/${proofId}/seal`, { isReady: true, revision: 2 })
    await page.until(({ seal }) => seal > edited.seal)
    await person('viewer', 'VIEWER')
    await page.until(({ people }) => people > first.people)
  })

  it('tells that something became of a proof: it was approved, taken back, ordered or finished', async () => {
    const page = await follow(ownerId)
    let { seal } = await page.until(() => true)
    const at = service.now.toISOString()
    const approval = { proofJobId: 'job', recordId, version: 1, approvedAt: at }
    for (const [type, more] of [
      ['proof.approved', { approvedBy: ownerId }],
      ['proof.completed', { completedAt: at }],
      ['proof.ordered', { orderedAt: at }],
      ['proof.reopened', { reopenedAt: at }],
    ] as const) {
      const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
      expect((await call.send({ id: type, type, payload: { ...approval, ...more } })).status).toBeLessThan(
        300,
      )
      const before = seal
      ;({ seal } = await page.until((state) => state.seal > before))
    }
  })

  it('tells of a change of the own role, and [COL-012] ends with the access', async () => {
    const id = await person('editor', 'EDITOR')
    const page = await follow('editor')
    await page.until(({ role }) => role === 'EDITOR')
    const one = `/api/proofs/${proofId}/people/${id}`
    await service.as(ownerId, 'put', one, { role: 'VIEWER' })
    await page.until(({ role }) => role === 'VIEWER')
    // As when the process that ends it dies before it can tell of it.
    await service.store.connection.db?.collection('grants').deleteMany({ visitorId: 'editor' })
    expect(await page.end()).toEqual(['ended', 'result'])
    expect((await ask('editor')).status).toBe(404)
  })

  it('is not for strangers, and to a caller without events answers the state once', async () => {
    expect((await ask('stranger')).status).toBe(404)
    const once = await ask(ownerId, 'application/json')
    expect(liveStateSchema.parse(await once.json())).toMatchObject({ role: 'OWNER', revision: 1 })
  })

  it('ends without a word about the access when the service stops, so that the page asks another copy', async () => {
    const page = await follow(ownerId)
    await page.until(() => true)
    for (const part of copy.work) part.drain?.()
    expect(await page.end()).toEqual(['result'])
    for (const part of copy.work) await part.stop()
    copy.work.find((part) => part.drain)?.start()
    await (await follow(ownerId)).until(() => true)
  })

  it('never tells a smaller revision: a message that comes late or twice changes nothing', async () => {
    await service.edit()
    await service.edit()
    service.revision = 1
    await service.edit()
    const { revision } = await (await follow(ownerId)).until(() => true)
    expect(revision).toBe(3)
  })
})

describe('who is here', () => {
  const [one = '', two = ''] = [randomUUID(), randomUUID()]

  it('is told to everybody, with the field, and no more after leaving', async () => {
    const personId = await person('editor', 'EDITOR')
    const page = await follow(ownerId)
    expect((await present('editor', one, 'motherFullName')).status).toBe(204)
    const { present: here } = await page.until((state) => state.present.length > 0)
    const name = 'editor@example.org'
    expect(here).toEqual([
      { personId, pageId: one, name, role: 'EDITOR', field: 'motherFullName', isYou: false },
    ])
    await present('editor', one, 'email')
    await page.until((state) => state.present[0]?.field === 'email')
    await present(ownerId, two)
    await page.until((state) => state.present.some(({ isYou, name }) => isYou && name === 'The owner'))
    await leave('editor', one)
    await page.until((state) => state.present.length === 1)
  })

  it('ends when a page is not heard of, and with the access', async () => {
    const id = await person('editor', 'EDITOR')
    await present('editor', one)
    await present(ownerId, two)
    const page = await follow(ownerId)
    await page.until((state) => state.present.length === 2)
    await service.as(ownerId, 'delete', `/api/proofs/${proofId}/people/${id}`)
    await page.until((state) => state.present.length === 1)
    service.now = new Date(service.now.getTime() + 45_000)
    await page.until((state) => state.present.length === 0)
  })

  it('is said by people of the record only, for a few pages each, and each says it for itself', async () => {
    expect((await present('stranger', one)).status).toBe(404)
    await person('editor', 'EDITOR')
    await present('editor', one, 'email')
    await leave(ownerId, one)
    const pages = Array.from({ length: 15 }, () => randomUUID())
    for (const page of pages) expect((await present('editor', page)).status).toBe(204)
    expect((await present('editor', two)).status).toBe(429)
    expect((await present('editor', one, 'email')).status).toBe(204)
    expect(await service.store.counts()).toMatchObject({ presence: 16 })
  })

  it('counts no page that has gone without a word, also before the store has removed it', async () => {
    await person('editor', 'EDITOR')
    const pages = Array.from({ length: 16 }, () => randomUUID())
    for (const page of pages) expect((await present('editor', page)).status).toBe(204)
    service.now = new Date(service.now.getTime() + 45_000)
    expect((await present('editor', two)).status).toBe(204)
  })
})
