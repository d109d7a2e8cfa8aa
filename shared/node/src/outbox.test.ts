import { Schema } from 'mongoose'
import type { Model } from 'mongoose'
import { silentLogger } from './logger'
import { createMetrics } from './metrics'
import { addOutbox, createOutboxRelay, firstDueAt, storedMessages } from './outbox'
import type { MessageTarget, OutboxHolder, OutboxRelay, StoredMessage } from './outbox'
import { startServiceStore } from './testing/service-store'
import type { ServiceStore } from './testing/service-store'

interface Thing extends OutboxHolder {
  name: string
}

let store: ServiceStore
let things: Model<Thing>
const relays: OutboxRelay[] = []
const metrics = createMetrics('kit')

beforeAll(async () => {
  store = await startServiceStore('kit')
  const schema = new Schema<Thing>(
    { _id: { type: String, required: true }, name: String },
    { versionKey: false, shardKey: { _id: 1 } },
  )
  addOutbox(schema)
  things = store.connection.model<Thing>('Thing', schema, 'things')
  await store.open()
})
afterAll(() => store.stop())
beforeEach(() => store.clear())
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop()
})

const relayTo = (targets: Record<string, MessageTarget>) => {
  const relay = createOutboxRelay({
    connection: store.connection,
    collection: 'things',
    targets,
    logger: silentLogger(),
    metrics,
    intervalMs: 5,
  })
  relays.push(relay)
  return relay
}
const write = async (id: string, ...types: string[]) => {
  const messages = storedMessages(
    types.map((type, n) => ({ type, payload: { n } })),
    new Date(),
  )
  await things.create({ _id: id, name: id, outbox: messages, outboxDueAt: firstDueAt(new Date()) })
  return messages
}
const makeDue = (id: string) => things.updateOne({ _id: id }, { $set: { outboxDueAt: new Date(0) } })
const waiting = async (id: string) => (await things.findById(id).lean<Thing>())?.outbox ?? []
const emptied = async (id: string) => {
  while ((await waiting(id)).length) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('flush', () => {
  it('delivers at once, in order, and leaves nothing behind', async () => {
    const got: StoredMessage[] = []
    const relay = relayTo({ a: async (message) => void got.push(message) })
    const messages = await write('one', 'a', 'a', 'a')
    await relay.flush('one', messages)
    expect(got).toEqual(messages)
    await emptied('one')
    const thing = await things.findById('one').lean<Thing>()
    expect(thing).toEqual({ _id: 'one', name: 'one', outbox: [] })
  })
  it('waits no longer than it was told for a target that hangs', async () => {
    let release = () => {}
    const hang = new Promise<void>((resolve) => (release = resolve))
    const relay = relayTo({ a: () => hang })
    const messages = await write('one', 'a')
    const start = Date.now()
    await relay.flush('one', messages, 30)
    expect(Date.now() - start).toBeLessThan(2000)
    expect(await waiting('one')).toHaveLength(1)
    release()
    await emptied('one')
  })
  it('never throws, and keeps what could not be delivered', async () => {
    const relay = relayTo({ a: () => Promise.reject(new Error('away')) })
    const messages = await write('one', 'a', 'b')
    await relay.flush('one', messages)
    await relay.stop()
    expect((await waiting('one')).map(({ type }) => type)).toEqual(['a', 'b'])
  })
  it('one target being away does not hold up another', async () => {
    const got: string[] = []
    const relay = relayTo({
      away: () => Promise.reject(new Error('away')),
      there: async ({ type }) => void got.push(type),
    })
    await relay.flush('one', await write('one', 'away', 'there', 'away'))
    await relay.stop()
    expect(got).toEqual(['there'])
    expect((await waiting('one')).map(({ type }) => type)).toEqual(['away', 'away'])
  })
  it('does not remove a message that was written meanwhile', async () => {
    const relay = relayTo({
      a: async () => {
        const [later] = storedMessages([{ type: 'later', payload: {} }], new Date())
        await things.updateOne({ _id: 'one' }, { $push: { outbox: later } })
      },
    })
    await relay.flush('one', await write('one', 'a'))
    await relay.stop()
    const left = await things.findById('one').lean<Thing>()
    expect(left?.outbox.map(({ type }) => type)).toEqual(['later'])
    expect(left?.outboxDueAt).toBeInstanceOf(Date)
  })
})

describe('the relay', () => {
  it('takes up what a dead process has left, after its time', async () => {
    const got: string[] = []
    await write('left behind', 'a')
    await write('just written', 'a')
    await makeDue('left behind')
    relayTo({ a: async ({ id }) => void got.push(id) }).start()
    await emptied('left behind')
    expect(got).toHaveLength(1)
    expect(await waiting('just written')).toHaveLength(1)
  })
  it('tries again until the target is back, and delivers once then', async () => {
    let attempts = 0
    const got: string[] = []
    await write('one', 'a')
    await makeDue('one')
    const target: MessageTarget = async ({ id }) => {
      attempts += 1
      if (attempts < 3) {
        setTimeout(() => void makeDue('one'), 20)
        throw new Error('away')
      }
      got.push(id)
    }
    relayTo({ a: target }).start()
    await emptied('one')
    expect(got).toHaveLength(1)
    expect(attempts).toBe(3)
  })
  it('of several copies takes up each document once', async () => {
    const got: string[] = []
    for (let n = 0; n < 20; n += 1) {
      await write(`thing ${n}`, 'a')
      await makeDue(`thing ${n}`)
    }
    const target: MessageTarget = async ({ id }) => void got.push(id)
    for (let copy = 0; copy < 3; copy += 1) relayTo({ a: target }).start()
    for (let n = 0; n < 20; n += 1) await emptied(`thing ${n}`)
    expect(got).toHaveLength(20)
    expect(new Set(got).size).toBe(20)
  })
  it('keeps a message that nobody takes, and counts it', async () => {
    await write('one', 'unheard')
    await makeDue('one')
    const relay = relayTo({})
    relay.start()
    while (!(await metrics.metrics()).includes('type="unheard",outcome="failed"'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    await relay.stop()
    expect(await waiting('one')).toHaveLength(1)
  })
})
