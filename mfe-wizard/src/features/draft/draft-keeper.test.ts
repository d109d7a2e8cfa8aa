import { birthFieldNames, birthFormFields, emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { createDraftKeeper } from './draft-keeper'
import type { DraftKeeper } from './draft-keeper'
import type { DraftContent } from './draft-status'
import { draftKey, draftLifetime } from '@shared/web/form/kept-drafts'
import { asidePrefix, createDraftStorage } from './draft-storage'
import type { LastingCopy } from './lasting-copy'

const emptyContent = (): DraftContent => ({ values: emptyBirthForm(), stepId: 'identity' })
const textFields = ['babyFirstName', 'babyLastName', 'babyMiddleName', 'email', 'babyBirthPlace'] as const

/** A lasting copy that a test can look at. */
function memoryCopy(): LastingCopy & { text: string | null } {
  return {
    text: null,
    write(text) {
      this.text = text
    },
    remove() {
      this.text = null
    },
    async read() {
      return this.text
    },
  }
}

/** One tab over the storage that all tabs of a test share. */
function openTab(storage: Storage = localStorage, copy: LastingCopy = memoryCopy()) {
  let count = 0
  const name = Math.random().toString(36).slice(2)
  const deps = { now: () => Date.now(), newRevision: () => `${name}-${++count}` }
  const drafts = createDraftStorage({ storage: () => storage, copy, ...deps })
  const followed: BirthFormDraft[] = []
  let failures = 0
  const opened = drafts.open()
  const keeper: DraftKeeper = createDraftKeeper(
    { storage: drafts, ...deps, onFailure: () => failures++ },
    emptyContent(),
  )
  keeper.follow((values) => void followed.push(values))
  let values = opened.draft?.values ?? emptyBirthForm()
  if (opened.draft) keeper.begin(opened.draft)
  return {
    keeper,
    opened,
    failures: () => failures,
    values: () => followed.at(-1) ?? values,
    type(change: Partial<BirthFormDraft>) {
      values = { ...(followed.at(-1) ?? values), ...change }
      followed.length = 0
      keeper.change({ values, stepId: 'identity' })
    },
  }
}
const stored = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null')

class FullStorage implements Storage {
  readonly length = 0
  clear() {}
  getItem() {
    return null
  }
  key() {
    return null
  }
  removeItem() {}
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-14T10:00:00Z') })
})
afterEach(() => jest.useRealTimers())

describe('autosave', () => {
  it('[DRF-001] keeps the draft in local storage under a versioned key of birth-form-draft', () => {
    const tab = openTab()
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    expect(Object.keys(localStorage)).toEqual(['birth-form-draft:v2'])
    expect(stored().values.babyFirstName).toBe('Amara')
  })

  it('[DRF-002] saves 1 s after a change, not before', () => {
    const tab = openTab()
    tab.type({ babyFirstName: 'Amara' })
    jest.advanceTimersByTime(999)
    expect(stored()).toBeNull()
    jest.advanceTimersByTime(1)
    expect(stored().values.babyFirstName).toBe('Amara')
  })

  it('[DRF-016] saves every second of somebody who never pauses', () => {
    const tab = openTab()
    for (let i = 0; i < 20; i++) {
      tab.type({ babyFirstName: 'A'.repeat(i + 1) })
      jest.advanceTimersByTime(300)
      // What was typed a second ago, or earlier, is stored by now.
      if (i >= 3) expect(stored().values.babyFirstName.length).toBeGreaterThanOrEqual(i - 2)
    }
  })

  it('[DRF-016] saves at once when asked to, and only what is new', () => {
    const tab = openTab()
    tab.keeper.flush()
    expect(stored()).toBeNull()
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.flush()
    expect(stored().values.babyFirstName).toBe('Amara')
  })

  it('[DRF-007] says once that saving failed, and again after it had worked in between', () => {
    const tab = openTab(new FullStorage())
    tab.type({ babyFirstName: 'A' })
    jest.advanceTimersByTime(1000)
    tab.type({ babyFirstName: 'Am' })
    jest.advanceTimersByTime(1000)
    expect(tab.failures()).toBe(1)
    expect(tab.keeper.getStatus()).toMatchObject({ hasFailed: true, hasUnsaved: true })
    expect(tab.keeper.save()).toBe(false)
  })

  it('[DRF-007] reports a storage that the browser forbids', () => {
    const forbidden = createDraftStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      copy: memoryCopy(),
      now: Date.now,
      newRevision: () => 'r',
    })
    const onFailure = jest.fn()
    const keeper = createDraftKeeper(
      { storage: forbidden, now: Date.now, newRevision: () => 'r', onFailure },
      emptyContent(),
    )
    keeper.change({ values: { ...emptyBirthForm(), email: 'a@b.se' }, stepId: 'identity' })
    expect(keeper.save()).toBe(false)
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(() => keeper.discard(emptyContent())).not.toThrow()
  })
})

describe('the next visit', () => {
  it('[DRF-008] [FLD-001] [FLD-005] gives back every field with the step', () => {
    const tab = openTab()
    const values = {
      ...emptyBirthForm(),
      babyNicknames: 'Nono',
      babyNameMeaning: 'grace',
      hospitalName: 'Östra',
      attendingDoctorName: 'Dr. Eze',
      finalReview: true,
      babyHeightFeet: 'one',
      uploadedFiles: [{ name: 'foot.png', size: 12 }],
    }
    tab.keeper.change({ values, stepId: 'form' })
    tab.keeper.flush()
    const draft = openTab().opened.draft
    expect(draft?.values).toEqual(values)
    expect(draft?.stepId).toBe('form')
    expect(Object.keys(draft?.values ?? {}).sort()).toEqual(Object.keys(birthFormFields).sort())
  })

  it('[DRF-009] removes a draft older than 14 days, and keeps one of exactly 14', () => {
    expect(draftLifetime).toBe(14 * 86_400_000)
    const tab = openTab()
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    jest.setSystemTime(Date.now() + draftLifetime)
    expect(openTab().opened).toMatchObject({
      hasExpired: false,
      draft: { values: { babyFirstName: 'Amara' } },
    })
    jest.setSystemTime(Date.now() + 1)
    expect(openTab().opened).toMatchObject({ hasExpired: true, draft: null })
    expect(localStorage.length).toBe(0)
  })

  it('counts a time from the future as now, so that the draft ends all the same', () => {
    const tab = openTab()
    jest.setSystemTime(new Date('2036-01-01'))
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    jest.setSystemTime(new Date('2026-11-15'))
    expect(openTab().opened.draft?.savedAt).toBe(Date.parse('2026-11-15'))
    jest.setSystemTime(Date.parse('2026-11-15') + draftLifetime + 1)
    expect(openTab().opened.hasExpired).toBe(true)
  })

  it('[DRF-012] sets an unreadable draft aside, to the letter', () => {
    localStorage.setItem(draftKey, '{"values": {"babyFirstName": "Ama')
    const { opened } = openTab()
    expect(opened).toMatchObject({ draft: null, wasSetAside: true })
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect(localStorage.getItem(`${asidePrefix}${Date.now()}`)).toBe('{"values": {"babyFirstName": "Ama')
    expect(openTab().opened.wasSetAside).toBe(false)
  })

  it('removes what was set aside after 14 days', () => {
    localStorage.setItem(draftKey, 'nonsense')
    openTab()
    jest.setSystemTime(Date.now() + draftLifetime + 1)
    openTab()
    expect(localStorage.length).toBe(0)
  })

  it('[SUB-029] removes every trace of the draft from the device', () => {
    const tab = openTab()
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    localStorage.setItem(`${asidePrefix}1`, 'x')
    localStorage.setItem('theme', 'night')
    tab.keeper.discard(emptyContent())
    expect(Object.keys(localStorage)).toEqual(['theme'])
    jest.advanceTimersByTime(5000)
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })
})

describe('older drafts', () => {
  it('[DRF-011] [FLD-045] moves a bare draft with older names to today’s names and key', () => {
    localStorage.setItem(
      'birth-form-draft',
      JSON.stringify({
        firstName: 'Amara',
        birthDate: '2026-11-14',
        sex: 'female',
        weight: '7 lbs 4 oz',
        length: '20"',
        eyeColor: 'Brown',
        hairColor: 'Black',
        motherFullName: 'Hanna',
      }),
    )
    const { opened } = openTab()
    expect(opened.draft?.values).toMatchObject({
      babyFirstName: 'Amara',
      babyDateOfBirth: '2026-11-14',
      babyGender: 'Female',
      babyWeightPounds: 7,
      babyWeightOunces: 4,
      babyHeightFeet: 1,
      babyHeightInches: 8,
      babyEyeColor: 'Brown',
      babyHairColor: 'Black',
      motherFullName: 'Hanna',
    })
    expect(localStorage.getItem('birth-form-draft')).toBeNull()
    expect(Object.keys(stored().values).sort()).toEqual([...birthFieldNames].sort())
  })

  it('[DRF-011] reads a wrapped draft with its time and step', () => {
    const savedAt = new Date(Date.now() - 86_400_000).toISOString()
    localStorage.setItem(
      'birth-form-draft:v1',
      JSON.stringify({
        version: '1.0',
        data: { babyLastName: 'Okafor' },
        timestamp: savedAt,
        currentStep: 3,
      }),
    )
    expect(openTab().opened.draft).toMatchObject({
      savedAt: Date.parse(savedAt),
      stepId: 'lineage',
      values: { babyLastName: 'Okafor' },
    })
  })

  it('[DRF-011] keeps answers that no field of today can hold', () => {
    localStorage.setItem(
      'birth-form-draft',
      JSON.stringify({
        babyFirstName: 'Amara',
        babyBirthType: 'Under the stars',
        godparent: 'Åke',
        weight: 'heavy',
      }),
    )
    const tab = openTab()
    expect(tab.opened.draft?.unplaced).toEqual({
      babyBirthType: 'Under the stars',
      godparent: 'Åke',
      weight: 'heavy',
    })
    tab.type({ babyLastName: 'Okafor' })
    tab.keeper.save()
    expect(openTab().opened.draft?.unplaced).toMatchObject({ godparent: 'Åke' })
  })

  it('[DRF-009] ends an older draft by the same fourteen days', () => {
    const timestamp = Date.now() - draftLifetime - 1
    localStorage.setItem('birth-form-draft', JSON.stringify({ formData: { email: 'a@b.se' }, timestamp }))
    expect(openTab().opened).toMatchObject({ draft: null, hasExpired: true })
  })
})

describe('two tabs', () => {
  /** What the browser tells the other tabs after a writing. */
  const tell = (tab: ReturnType<typeof openTab>) => tab.keeper.receive(localStorage.getItem(draftKey))

  it('[DRF-014] shows in one tab what is written in the other', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ babyFirstName: 'Amara' })
    one.keeper.flush()
    tell(two)
    expect(two.values().babyFirstName).toBe('Amara')
    expect(two.keeper.getStatus().hasUnsaved).toBe(false)
  })

  it('[DRF-014] joins different answers of both tabs, even when one was never told of the other', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ babyFirstName: 'Amara' })
    two.type({ babyLastName: 'Okafor' })
    one.keeper.flush()
    two.keeper.flush()
    expect(stored().values).toMatchObject({ babyFirstName: 'Amara', babyLastName: 'Okafor' })
    tell(one)
    expect(one.values()).toMatchObject({ babyFirstName: 'Amara', babyLastName: 'Okafor' })
  })

  it('[DRF-014] keeps both values of an answer that both tabs changed, until one is chosen', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ babyFirstName: 'Amara' })
    two.type({ babyFirstName: 'Ámara' })
    one.keeper.flush()
    two.keeper.flush()
    expect(stored()).toMatchObject({ values: { babyFirstName: 'Ámara' }, rivals: { babyFirstName: 'Amara' } })
    expect(two.keeper.getStatus().rivals).toEqual({ babyFirstName: 'Amara' })
    tell(one)
    expect(one.keeper.getStatus().rivals).toEqual({ babyFirstName: 'Amara' })
    two.keeper.takeRival('babyFirstName')
    expect(stored()).toMatchObject({ values: { babyFirstName: 'Amara' }, rivals: {} })
    tell(one)
    expect(one.values().babyFirstName).toBe('Amara')
    expect(one.keeper.getStatus().rivals).toEqual({})
  })

  it('[DRF-014] shows both values again at the next visit', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ email: 'a@b.se' })
    two.type({ email: 'b@b.se' })
    one.keeper.flush()
    two.keeper.flush()
    expect(openTab().keeper.getStatus().rivals).toEqual({ email: 'a@b.se' })
  })

  it('[DRF-014] loses nothing when two tabs write in the same instant and one writing covers the other', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ babyFirstName: 'Amara', email: 'one@b.se' })
    two.type({ babyLastName: 'Okafor', email: 'two@b.se' })
    one.keeper.flush()
    const covered = localStorage.getItem(draftKey)
    localStorage.removeItem(draftKey)
    two.keeper.flush()
    one.keeper.receive(localStorage.getItem(draftKey))
    two.keeper.receive(covered)
    one.keeper.flush()
    two.keeper.flush()
    const { values, rivals } = stored()
    expect(values).toMatchObject({ babyFirstName: 'Amara', babyLastName: 'Okafor' })
    expect([values.email, rivals.email].sort()).toEqual(['one@b.se', 'two@b.se'])
  })

  it('tells when the draft was removed in another tab, and writes again what is changed here', () => {
    const [one, two] = [openTab(), openTab()]
    one.type({ babyFirstName: 'Amara' })
    one.keeper.flush()
    tell(two)
    one.keeper.discard(emptyContent())
    two.keeper.receive(null)
    expect(two.keeper.getStatus().wasRemovedElsewhere).toBe(true)
    two.type({ babyLastName: 'Okafor' })
    two.keeper.flush()
    expect(stored().values).toMatchObject({ babyFirstName: 'Amara', babyLastName: 'Okafor' })
  })

  it('[DRF-014] [DRF-015] loses no answer in 500 random runs of two tabs that are killed at random moments', () => {
    let seed = 20261114
    const random = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      return seed / 2 ** 32
    }
    for (let run = 0; run < 500; run++) {
      localStorage.clear()
      jest.clearAllTimers()
      let tabs = [openTab(), openTab()]
      const said = new Map<string, { value: string; at: number }>()
      for (let turn = 0; turn < 25; turn++) {
        const index = Math.floor(random() * tabs.length)
        const tab = tabs[index]
        const field = textFields[Math.floor(random() * textFields.length)]
        if (!tab || !field) continue
        const action = random()
        if (action < 0.6) {
          const value = `${field} ${run}.${turn}`
          const before = localStorage.getItem(draftKey)
          tab.type({ [field]: value })
          said.set(field, { value, at: Date.now() })
          jest.advanceTimersByTime(Math.floor(random() * 1500))
          const after = localStorage.getItem(draftKey)
          if (after !== before)
            tabs.filter((other) => other !== tab).forEach((other) => other.keeper.receive(after))
        } else if (action < 0.8) {
          tab.keeper.stop()
          const last = tab.keeper.getStatus()
          if (last.hasUnsaved)
            for (const [name, entry] of said) if (Date.now() - entry.at < 1000) said.delete(name)
          tabs = tabs.map((other) => (other === tab ? openTab() : other))
        } else {
          jest.advanceTimersByTime(1000)
          const text = localStorage.getItem(draftKey)
          for (const other of tabs) other.keeper.receive(text)
        }
      }
      jest.advanceTimersByTime(3000)
      const { values, rivals } = stored() ?? { values: {}, rivals: {} }
      for (const [field, { value }] of said) expect([values[field], rivals[field]]).toContain(value)
    }
  })
})

describe('two writings of one tab before it hears of the other', () => {
  it('[DRF-014] keep what both have written', () => {
    const first = openTab()
    first.type({ babyFirstName: 'Amara' })
    first.keeper.save()
    const second = openTab()
    const begun = localStorage.getItem(draftKey) ?? ''
    first.type({ babyNicknames: 'Nono' })
    first.keeper.save()
    first.keeper.save()
    // The other tab’s storage had not heard of it: its own writing lies over the first one’s now.
    localStorage.setItem(draftKey, begun)
    second.type({ babyMiddleName: 'Noor' })
    second.keeper.save()
    second.keeper.save()
    first.keeper.receive(localStorage.getItem(draftKey))
    expect(first.values()).toMatchObject({ babyNicknames: 'Nono', babyMiddleName: 'Noor' })
    jest.advanceTimersByTime(1000)
    second.keeper.receive(localStorage.getItem(draftKey))
    expect(second.values()).toMatchObject({ babyNicknames: 'Nono', babyMiddleName: 'Noor' })
    expect(stored().rivals).toEqual({})
  })
})

describe('a browser that ends at once', () => {
  /** What local storage holds had not reached the disk when everything ended: an older state of it comes back. */
  const endBrowser = (older: string | null) => {
    if (older === null) localStorage.clear()
    else localStorage.setItem(draftKey, older)
  }

  it('[DRF-015] [DRF-016] gets back what stood in the lasting copy, also what was not saved yet', async () => {
    const copy = memoryCopy()
    const tab = openTab(localStorage, copy)
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    const older = localStorage.getItem(draftKey)
    tab.type({ babyLastName: 'Okafor' })
    tab.keeper.save()
    tab.type({ email: 'hanna@posteo.se' })
    jest.advanceTimersByTime(500)
    tab.keeper.stop()
    endBrowser(older)
    const after = openTab(localStorage, copy)
    expect(await after.keeper.recover()).toBe(true)
    expect(after.values()).toMatchObject({
      babyFirstName: 'Amara',
      babyLastName: 'Okafor',
      email: 'hanna@posteo.se',
    })
    expect(stored().values.email).toBe('hanna@posteo.se')
    expect(stored().rivals).toEqual({})
  })

  it('[DRF-015] gets back a first draft that had never reached local storage', async () => {
    const copy = memoryCopy()
    openTab(localStorage, copy).type({ babyFirstName: 'Amara' })
    jest.advanceTimersByTime(500)
    endBrowser(null)
    const after = openTab(localStorage, copy)
    expect(await after.keeper.recover()).toBe(true)
    expect(after.values().babyFirstName).toBe('Amara')
  })

  it('never takes an older copy, one that has expired, or one of a draft that was removed', async () => {
    const copy = memoryCopy()
    const tab = openTab(localStorage, copy)
    tab.type({ babyFirstName: 'Amra' })
    tab.keeper.save()
    const old = copy.text
    jest.advanceTimersByTime(10)
    tab.type({ babyFirstName: 'Amara' })
    tab.keeper.save()
    copy.text = old
    expect(await openTab(localStorage, copy).keeper.recover()).toBe(false)
    localStorage.clear()
    jest.advanceTimersByTime(draftLifetime + 1)
    expect(await openTab(localStorage, copy).keeper.recover()).toBe(false)
    expect(copy.text).toBeNull()
    copy.text = old
    tab.keeper.discard(emptyContent())
    expect(copy.text).toBeNull()
  })
})
