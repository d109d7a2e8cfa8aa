import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { draftKey } from '@shared/web/form/kept-drafts'
import { createDraftKeeper } from './draft-keeper'
import { createDraftStorage } from './draft-storage'

/** The draft of this device, as a visit finds it. */
function visit() {
  let count = 0
  const name = Math.random().toString(36).slice(2)
  const deps = { now: () => Date.now(), newRevision: () => `${name}-${++count}` }
  const copy = { write() {}, remove() {}, read: () => Promise.resolve(null) }
  const storage = createDraftStorage({ storage: () => localStorage, copy, ...deps })
  const { draft } = storage.open()
  const keeper = createDraftKeeper(
    { storage, ...deps, onFailure: () => undefined },
    { values: emptyBirthForm(), stepId: 'identity' },
  )
  if (draft) keeper.begin(draft)
  const type = (values: Partial<BirthFormDraft>) =>
    keeper.change({ values: { ...keeper.values(), ...values }, stepId: 'identity' })
  return { keeper, type, rivals: () => keeper.getStatus().rivals }
}

const cloud = (revision: number, values: Partial<BirthFormDraft>, role: GrantRole = 'EDITOR') => ({
  recordId: 'record-1',
  proofId: '01K7Q2M9XA',
  role,
  version: `v${revision}`,
  revision,
  proofJobId: null,
  isLocked: false,
  values: { ...emptyBirthForm(), ...values },
})

beforeEach(() => localStorage.clear())

describe('a draft and what the server holds of it', () => {
  it('[VER-011] takes what others changed, keeps what was changed here, and knows what is to be sent', () => {
    const { keeper, type } = visit()
    keeper.joinCloud(cloud(1, { babyFirstName: 'Amara', babyLastName: 'Okafor' }))
    type({ babyFirstName: 'Amara Noor' })
    keeper.joinCloud(cloud(2, { babyFirstName: 'Amara', babyLastName: 'Lindqvist' }))
    expect(keeper.values()).toMatchObject({ babyFirstName: 'Amara Noor', babyLastName: 'Lindqvist' })
    expect(keeper.unsent()).toEqual([{ field: 'babyFirstName', base: 'Amara', value: 'Amara Noor' }])
  })

  it('[VER-013] keeps both values of a field that both changed, through a crash, and sends none until one is chosen', () => {
    const before = visit()
    before.keeper.joinCloud(cloud(1, { babyFirstName: 'Amara' }))
    before.type({ babyFirstName: 'Mine' })
    before.keeper.joinCloud(cloud(2, { babyFirstName: 'Theirs' }))

    const { keeper, rivals } = visit()
    expect(keeper.values().babyFirstName).toBe('Mine')
    expect(rivals()).toEqual({ babyFirstName: 'Theirs' })
    expect(keeper.unsent()).toEqual([])
    keeper.keepMine('babyFirstName')
    expect(keeper.unsent()).toEqual([{ field: 'babyFirstName', base: 'Theirs', value: 'Mine' }])
    keeper.joinCloud(cloud(3, { babyFirstName: 'Theirs again' }))
    keeper.takeRival('babyFirstName')
    expect(keeper.values().babyFirstName).toBe('Theirs again')
    expect(keeper.unsent()).toEqual([])
  })

  it('knows its own words again when the answer to them was lost, also after a crash', () => {
    const before = visit()
    before.keeper.joinCloud(cloud(1, { babyFirstName: 'A' }))
    before.type({ babyFirstName: 'Am' })
    before.keeper.markSent({ babyFirstName: 'Am' })
    before.type({ babyFirstName: 'Ama' })
    before.keeper.flush()

    const { keeper, rivals } = visit()
    keeper.joinCloud(cloud(2, { babyFirstName: 'Am' }))
    expect(rivals()).toEqual({})
    expect(keeper.unsent()).toEqual([{ field: 'babyFirstName', base: 'Am', value: 'Ama' }])
  })

  it('[COL-023] never replaces the field that is typed in; it changes, or asks, once that is left', () => {
    const { keeper, type, rivals } = visit()
    const typing = { typing: 'babyFirstName' } as const
    keeper.joinCloud(cloud(1, { babyFirstName: 'Amara' }))
    keeper.joinCloud(cloud(2, { babyFirstName: 'Theirs', babyLastName: 'Okafor' }), typing)
    expect(keeper.values()).toMatchObject({ babyFirstName: 'Amara', babyLastName: 'Okafor' })
    expect([keeper.unsent(), keeper.holdsBack()]).toEqual([[], true])
    type({ babyFirstName: 'Amara N' })
    expect(keeper.unsent()).toEqual([])

    keeper.joinCloud(cloud(2, { babyFirstName: 'Theirs', babyLastName: 'Okafor' }))
    expect(keeper.holdsBack()).toBe(false)
    expect(keeper.values().babyFirstName).toBe('Amara N')
    expect(rivals()).toEqual({ babyFirstName: 'Theirs' })
  })

  it('shows somebody who may not edit what the server holds, and nothing else', () => {
    const { keeper, type, rivals } = visit()
    keeper.joinCloud(cloud(1, { babyFirstName: 'Amara' }, 'VIEWER'))
    type({ finalReview: true, babyFirstName: 'x' })
    keeper.joinCloud(cloud(2, { babyFirstName: 'Theirs' }, 'VIEWER'))
    expect([keeper.values().babyFirstName, keeper.values().finalReview]).toEqual(['Theirs', false])
    expect([rivals(), keeper.unsent()]).toEqual([{}, []])
  })

  it('tells the server of a file once it is sent, keeps it until then, and lets others’ files stand beside it', () => {
    const { keeper, type, rivals } = visit()
    const onItsWay = { name: 'hand.png', size: 9 }
    const theirs = { name: 'foot.png', size: 9, fileURL: '/api/objects/foot' }
    keeper.joinCloud(cloud(1, {}))
    type({ uploadedFiles: [onItsWay] })
    expect(keeper.unsent()).toEqual([])
    keeper.joinCloud(cloud(2, { uploadedFiles: [theirs] }))
    expect(keeper.values().uploadedFiles).toEqual([theirs, onItsWay])
    // The answer to a sync, of which it was no part.
    keeper.joinCloud(cloud(3, { uploadedFiles: [theirs] }), { base: keeper.values() })
    expect(keeper.values().uploadedFiles).toEqual([theirs, onItsWay])
    const sent = { ...onItsWay, fileURL: '/api/objects/hand' }
    type({ uploadedFiles: [theirs, sent] })
    expect(keeper.unsent()).toEqual([{ field: 'uploadedFiles', base: [theirs], value: [theirs, sent] }])
    expect(rivals()).toEqual({})
  })

  it('is not taken back by an answer that a later one has overtaken', () => {
    const { keeper } = visit()
    keeper.joinCloud(cloud(2, { babyFirstName: 'Newer' }))
    keeper.joinCloud(cloud(1, { babyFirstName: 'Older' }))
    expect(keeper.values().babyFirstName).toBe('Newer')
  })

  it('keeps a sync that waits, with its key, until it is answered', () => {
    const values = { ...emptyBirthForm(), babyFirstName: 'Amara' }
    const waiting = { key: 'k1', note: 'Spelling', proofId: '01K7Q2M9XA', values, baseVersion: null }
    visit().keeper.setWaiting({ ...waiting, isForInvitation: false })
    expect(visit().keeper.getStatus().waiting).toMatchObject(waiting)
  })

  it('reads a draft that was written before there was a cloud', () => {
    const older = { revision: 'r1', parent: null, savedAt: Date.now(), stepId: 'moment' }
    localStorage.setItem(draftKey, JSON.stringify({ ...older, values: { babyFirstName: 'Amara' } }))
    const { keeper } = visit()
    expect(keeper.values().babyFirstName).toBe('Amara')
    expect(keeper.getStatus()).toMatchObject({ cloud: null, waiting: null })
  })
})
