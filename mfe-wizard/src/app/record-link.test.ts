import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { mergeForms } from '@shared/contracts/three-way'
import type { LiveState } from '@shared/contracts/live-state'
import type { RecordChange } from '@shared/contracts/versions'
import { ApiError, parseFailure, unreachable } from '@shared/web/api/api-error'
import type { RecordState } from '../api/record-calls'
import { createDraftKeeper } from '../features/draft/draft-keeper'
import { createRecordLink, sendDelay } from '../features/shared-record/record-link'

/** One record on a server that merges field by field, and can be away. */
function createServer() {
  let record: RecordState = {
    recordId: 'record-1',
    proofId: '01K7Q2M9XA',
    role: 'EDITOR',
    version: 'v1',
    revision: 1,
    proofJobId: null,
    isLocked: false,
    values: { ...emptyBirthForm(), babyFirstName: 'Amara' },
  }
  let isAway = false
  /** The change arrives, and its answer does not. */
  let losesAnswer = false
  let attempts = 0
  let seal = 0
  const changesTaken: RecordChange['changes'][] = []
  const pages = new Set<(state: LiveState) => void>()
  const liveState = (): LiveState => ({
    revision: record.revision,
    comments: 0,
    people: 0,
    seal,
    role: record.role,
    present: [],
  })
  const answer = async <T>(make: () => T): Promise<T> => {
    attempts += 1
    if (isAway) throw new ApiError(unreachable())
    return make()
  }
  const store = (values: Partial<BirthFormDraft>) => {
    record = { ...record, values: { ...record.values, ...values }, revision: record.revision + 1 }
    for (const tell of pages) tell(liveState())
  }
  const refuse = (problem: object) => {
    throw new ApiError(
      parseFailure({
        statusText: '',
        contentType: 'application/problem+json',
        text: JSON.stringify({ detail: 'No.', ...problem }),
      }),
    )
  }
  return {
    changesTaken,
    /** How often something was asked of it. */
    attempts: () => attempts,
    values: () => record.values,
    /** Somebody else. */
    store,
    setRole(role: RecordState['role']) {
      record = { ...record, role }
      for (const tell of pages) tell(liveState())
    },
    /** The book was ordered: no answer changes, so the revision stays. */
    lock() {
      record = { ...record, isLocked: true }
      seal += 1
      for (const tell of pages) tell(liveState())
    },
    setAway: (next: boolean) => (isAway = next),
    loseNextAnswer: () => (losesAnswer = true),
    fetchRecord: () => answer(() => record),
    patchRecord: (changes: RecordChange['changes']) =>
      answer(() => {
        const of = (part: 'base' | 'value') =>
          Object.fromEntries(changes.map((change) => [change.field, change[part]]))
        const base = { ...record.values, ...of('base') }
        const { values, contested } = mergeForms(base, { ...base, ...of('value') }, record.values)
        if (contested.length)
          refuse({
            status: 409,
            code: 'conflict',
            details: {
              conflicts: contested.map((field) => ({ field, base: base[field], yours: 1, theirs: 1 })),
              version: record.version,
              revision: record.revision,
              theirs: record.values,
            },
          })
        changesTaken.push(changes)
        store(values)
        if (losesAnswer) {
          losesAnswer = false
          throw new ApiError(unreachable())
        }
        return record
      }),
    follow: (onState: (state: LiveState) => void) => {
      pages.add(onState)
      onState(liveState())
      return () => void pages.delete(onState)
    },
  }
}

function openPage(server: ReturnType<typeof createServer>) {
  let count = 0
  const name = Math.random().toString(36).slice(2)
  let text: string | null = null
  const place = {
    key: 'draft',
    peek: () => null,
    open: () => ({ draft: null, hasExpired: false, wasSetAside: false }),
  }
  const storage = {
    ...place,
    write: (draft: unknown) => void (text = JSON.stringify(draft)),
    keepCopy: () => undefined,
    recover: () => Promise.resolve(null),
    removeAll: () => undefined,
  }
  const keeper = createDraftKeeper(
    { storage, now: Date.now, newRevision: () => `${name}-${++count}`, onFailure: () => undefined },
    { values: emptyBirthForm(), stepId: 'identity' },
  )
  let focus: BirthFormField | null = null
  const news: BirthFormField[] = []
  const link = createRecordLink({
    draft: keeper,
    fetchRecord: server.fetchRecord,
    patchRecord: server.patchRecord,
    follow: server.follow,
    typing: () => focus,
    onNews: (fields) => void news.push(...fields),
  })
  const stop = link.start()
  return {
    keeper,
    link,
    news,
    stop,
    stored: () => text,
    focus: (field: BirthFormField | null) => (focus = field),
    type: (values: Partial<BirthFormDraft>) =>
      keeper.change({ values: { ...keeper.values(), ...values }, stepId: 'identity' }),
  }
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page that was in step with its server, whose server is away since, and what was typed in it then, so many milliseconds ago. */
async function typedWhileAway(changes: Partial<BirthFormDraft>, ms: number) {
  const server = createServer()
  const page = openPage(server)
  await pass(0)
  server.setAway(true)
  page.type(changes)
  await pass(ms)
  return { server, page }
}

describe('a page of a shared record', () => {
  it('[COL-020] shows what another changes, and sends what is changed here as one change a while', async () => {
    const server = createServer()
    const [mine, theirs] = [openPage(server), openPage(server)]
    await pass(0)
    expect(mine.keeper.values().babyFirstName).toBe('Amara')
    for (const word of ['O', 'Ok', 'Okafor']) mine.type({ babyLastName: word })
    await pass(sendDelay)
    expect(server.changesTaken).toEqual([[{ field: 'babyLastName', base: '', value: 'Okafor' }]])
    expect(theirs.keeper.values().babyLastName).toBe('Okafor')
    expect([mine.news, theirs.news]).toEqual([[], ['babyLastName']])
  })

  it('tells when the server has what was typed, and waits no longer than a moment for a server that is away', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    page.type({ babyLastName: 'Okafor' })
    await page.link.settle()
    expect(server.values()).toMatchObject({ babyLastName: 'Okafor' })
    expect(page.keeper.getStatus().cloud?.revision).toBe(2)
    server.setAway(true)
    page.type({ babyLastName: 'Okafor-Nowak' })
    const settled = page.link.settle()
    await pass(3000)
    await settled
    expect(server.values()).toMatchObject({ babyLastName: 'Okafor' })
  })

  it('[VER-012] [VER-013] lets the second of two choose, sends the rest at once, and the choice when it is made', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    page.type({ babyFirstName: 'Mine', babyLastName: 'Okafor' })
    page.focus('babyFirstName')
    server.store({ babyFirstName: 'Theirs' })
    await pass(sendDelay)
    page.focus(null)
    page.link.leaveField()
    await pass(sendDelay)
    expect(server.values()).toMatchObject({ babyFirstName: 'Theirs', babyLastName: 'Okafor' })
    expect(page.keeper.values().babyFirstName).toBe('Mine')
    expect(page.keeper.getStatus().rivals).toEqual({ babyFirstName: 'Theirs' })
    page.keeper.keepMine('babyFirstName')
    await pass(sendDelay)
    expect(server.values().babyFirstName).toBe('Mine')
  })

  it('asks to choose when the server says that a field was changed there first', async () => {
    const { server, page } = await typedWhileAway({ babyFirstName: 'Mine' }, sendDelay)
    server.store({ babyFirstName: 'Theirs' })
    server.setAway(false)
    await pass(3000)
    expect(page.keeper.getStatus().rivals).toEqual({ babyFirstName: 'Theirs' })
    page.keeper.takeRival('babyFirstName')
    await pass(sendDelay)
    expect([server.values().babyFirstName, page.keeper.values().babyFirstName]).toEqual(['Theirs', 'Theirs'])
    expect(server.changesTaken).toEqual([])
  })

  it('[VER-021] sends once what was changed while the server was away', async () => {
    const { server, page } = await typedWhileAway({ babyLastName: 'Okafor' }, 10_000)
    expect(page.link.getStatus().isAway).toBe(true)
    expect(page.stored()).toContain('Okafor')
    server.setAway(false)
    await pass(3000)
    expect(server.changesTaken).toHaveLength(1)
    expect([server.values().babyLastName, page.link.getStatus().isAway]).toEqual(['Okafor', false])
  })

  it('asks a server that is away every two seconds, however much is typed meanwhile', async () => {
    const { server, page } = await typedWhileAway({ babyLastName: 'O' }, sendDelay)
    const before = server.attempts()
    for (const word of ['Ok', 'Oka', 'Okaf', 'Okafo', 'Okafor']) {
      page.type({ babyLastName: word })
      await pass(800)
    }
    expect(server.attempts() - before).toBe(2)
    server.setAway(false)
    await pass(2000)
    expect(server.values().babyLastName).toBe('Okafor')
  })

  it('asks nobody to choose between their own words when an answer was lost', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    server.loseNextAnswer()
    page.focus('babyFirstName')
    page.type({ babyFirstName: 'Ama' })
    await pass(sendDelay)
    page.type({ babyFirstName: 'Amara Noor' })
    await pass(5000)
    expect(page.keeper.getStatus().rivals).toEqual({})
    expect(server.values().babyFirstName).toBe('Amara Noor')
  })

  it('loses no update of two who change ten fields at once for a minute, and ends the same on both pages', async () => {
    const server = createServer()
    const pages = [openPage(server), openPage(server)]
    await pass(0)
    const fields = [
      ['babyFirstName', 'motherFullName', 'hospitalName', 'babyNicknames', 'babyEyeColor'],
      ['babyLastName', 'fatherFullName', 'babyMiddleName', 'babyBirthPlace', 'babyHairColor'],
    ] as const
    for (let round = 0; round < 300; round++) {
      pages.forEach((page, index) => {
        const field = fields[index]?.[round % 5]
        if (field) {
          page.focus(field)
          page.type({ [field]: `${field} ${round}` })
        }
      })
      await pass(200)
    }
    for (const page of pages) {
      page.focus(null)
      page.link.leaveField()
    }
    await pass(2000)
    for (const [last, list] of fields.entries())
      for (const [index, field] of list.entries()) {
        const value = `${field} ${295 + index}`
        expect([last, server.values()[field]]).toEqual([last, value])
        expect(pages.map(({ keeper }) => keeper.values()[field])).toEqual([value, value])
      }
    expect(pages.map(({ keeper }) => keeper.getStatus().rivals)).toEqual([{}, {}])
  })

  it('sends nothing of somebody who reads, and says when the role changes', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    server.setRole('VIEWER')
    await pass(0)
    expect(page.keeper.getStatus().cloud?.role).toBe('VIEWER')
    page.type({ finalReview: true })
    await pass(1000)
    expect(server.changesTaken).toEqual([])
  })

  it('reads the record again when its proof was ordered, which locks it and changes no answer', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    server.lock()
    await pass(0)
    expect(page.keeper.getStatus().cloud?.isLocked).toBe(true)
    page.type({ babyNicknames: 'Nono' })
    await pass(1000)
    expect(server.changesTaken).toEqual([])
    expect(page.keeper.values().babyNicknames).toBe('Nono')
  })

  it('reads a locked record again also when the server was away at the first try', async () => {
    const server = createServer()
    const page = openPage(server)
    await pass(0)
    server.setAway(true)
    server.lock()
    await pass(0)
    server.setAway(false)
    await pass(3000)
    expect(page.keeper.getStatus().cloud?.isLocked).toBe(true)
  })

  it('keeps the words of somebody whose right to change the record ends before they were sent, and takes them for nobody else’s', async () => {
    const { server, page } = await typedWhileAway({ babyNicknames: 'Nono' }, 1000)
    server.store({ babyMiddleName: 'Noor' })
    server.setRole('VIEWER')
    server.setAway(false)
    await pass(3000)
    expect(page.keeper.values()).toMatchObject({ babyNicknames: '', babyMiddleName: 'Noor' })
    expect(page.link.getStatus()).toMatchObject({ unsendable: { babyNicknames: 'Nono' }, refusal: null })
    expect(page.news).toEqual(['babyMiddleName'])
    page.link.forgetUnsendable()
    expect(page.link.getStatus().unsendable).toEqual({})
  })

  it('names of the files those that did not arrive before the record was closed', async () => {
    const there = { name: 'foot.png', size: 9, fileURL: '/api/objects/foot' }
    const onItsWay = { name: 'hand.png', size: 9 }
    const { server, page } = await typedWhileAway({ uploadedFiles: [there, onItsWay] }, 1000)
    server.store({ uploadedFiles: [there] })
    server.lock()
    server.setAway(false)
    await pass(3000)
    expect(page.link.getStatus().unsendable).toEqual({ uploadedFiles: [onItsWay] })
  })

  it('keeps the words that were not sent before the record was closed, and shows what stands in it', async () => {
    const { server, page } = await typedWhileAway({ babyNicknames: 'Nono' }, 1000)
    server.lock()
    server.setAway(false)
    await pass(3000)
    expect(page.keeper.values()).toMatchObject({ babyNicknames: '' })
    expect(page.link.getStatus()).toMatchObject({ unsendable: { babyNicknames: 'Nono' } })
    expect(page.news).toEqual([])
  })
})
