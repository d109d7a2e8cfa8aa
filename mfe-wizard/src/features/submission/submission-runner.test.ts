import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { Submission, SubmissionStage } from '@shared/contracts/birth-records'
import { createSubmissionKeep, submissionKey } from './kept-submission'
import { provenanceSteps, stepProgress } from './provenance-steps'
import { submissionOf } from './submission-body'
import { createSubmissionRunner, MissingProofJobId, SubmissionRefused } from './submission-runner'
import { submissionSlice } from './submission-slice'
import type { Receipt } from './submission-slice'

const form = (change: Partial<BirthFormDraft> = {}): BirthFormDraft => ({
  ...emptyBirthForm(),
  email: 'hanna@posteo.se',
  babyFirstName: 'Amara',
  babyMiddleName: 'Noor',
  babyLastName: 'Okafor',
  babyDateOfBirth: '2026-11-14',
  babyTimeOfBirth: '04:17',
  babyBirthPlace: 'Östra',
  babyBirthLocation: 'Göteborg',
  acknowledgement: true,
  ...change,
})
const proofId = '01K7Q2M9XA'
const bodyOf = (change: Partial<BirthFormDraft> = {}, recordId: string | null = null) =>
  submissionOf(form(change), proofId, recordId)

/** A server that keeps one record for each Idempotency-Key, as ours does. */
function fakeServer() {
  const records = new Map<string, { id: string; body: Submission; versions: number }>()
  const answers = new Map<string, Receipt>()
  let waiting: (() => void)[] = []
  const finish = (body: Submission, key: string): Receipt => {
    const known = answers.get(key)
    if (known) return known
    const id = body.recordId ?? `record-${records.size + 1}`
    const record = records.get(id)
    records.set(id, { id, body, versions: (record?.versions ?? 0) + 1 })
    const answer = {
      recordId: id,
      proofId: body.provenance.proofId,
      createdAt: '2026-11-21T21:42:00.000Z',
      proofJobId: `job-${answers.size + 1}`,
    }
    answers.set(key, answer)
    return answer
  }
  const send = jest.fn(
    (body: Submission, key: string, signal: AbortSignal) =>
      new Promise<Receipt>((resolve, reject) => {
        waiting.push(() => resolve(finish(body, key)))
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
  return {
    records,
    send,
    /** Everything that has arrived is worked off, whether or not somebody still listens. */
    async answer() {
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      const ready = waiting
      waiting = []
      ready.forEach((go) => go())
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

type Deps = Parameters<typeof createSubmissionRunner>[0]

/** One page: its own store and runner over the device's storage. */
function openPage(
  server: ReturnType<typeof fakeServer>,
  send: Deps['send'] = server.send,
  hasPreview: Deps['hasPreview'] = async () => false,
) {
  let state = submissionSlice.getInitialState()
  const events: string[] = []
  const errors: unknown[] = []
  let recordId: string | null = null
  const runner = createSubmissionRunner({
    send,
    hasPreview,
    keep: createSubmissionKeep(() => localStorage),
    now: () => Date.now(),
    dispatch: (action) => {
      state = submissionSlice.reducer(state, action)
    },
    getState: () => state,
    onRecord: (id) => {
      recordId = id
    },
    onAnnounced: ({ proofJobId }) => events.push(`announced ${proofJobId}`),
    onFailed: (error) => {
      events.push('failed')
      errors.push(error)
    },
    onCancelled: () => events.push('cancelled'),
  })
  return {
    runner,
    events,
    errors,
    state: () => state,
    recordId: () => recordId,
    act: (action: Parameters<typeof submissionSlice.reducer>[1]) => {
      state = submissionSlice.reducer(state, action)
    },
  }
}
const { sentToBackground, reopened } = submissionSlice.actions

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('pace of the overlay', () => {
  it('[SUB-005] ticks every 150 ms and waits at 90', () => {
    const page = openPage(fakeServer())
    page.runner.submit(bodyOf())
    expect(page.state()).toMatchObject({ phase: 'sending', isOverlayOpen: true, progress: 0 })
    jest.advanceTimersByTime(149)
    expect(page.state().progress).toBe(0)
    jest.advanceTimersByTime(1)
    const tick = page.state().progress
    expect(tick).toBeGreaterThan(0)
    jest.advanceTimersByTime(150)
    expect(page.state().progress).toBe(2 * tick)
    jest.advanceTimersByTime(60_000)
    expect(page.state().progress).toBe(90)
  })

  it('[SUB-006] [SUB-007] [SUB-019] jumps to 95, is full after 0.5 s, closes 0.6 s later', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    jest.advanceTimersByTime(600)
    await server.answer()
    expect(page.state().progress).toBe(95)
    jest.advanceTimersByTime(499)
    expect(page.state().progress).toBe(95)
    jest.advanceTimersByTime(1)
    expect(page.state()).toMatchObject({ progress: 100, isOverlayOpen: true })
    jest.advanceTimersByTime(599)
    expect(page.state().isOverlayOpen).toBe(true)
    jest.advanceTimersByTime(1)
    expect(page.state()).toMatchObject({
      isOverlayOpen: false,
      phase: 'received',
      receipt: { proofJobId: 'job-1', recordId: 'record-1' },
    })
  })

  /** A server that tells of its stages when it is told to, and of the picture. */
  async function openTelling() {
    let tell: (stage: SubmissionStage) => void = () => undefined
    let isDrawn = false
    const server = fakeServer()
    const page = openPage(
      server,
      (body, key, signal, onStage) => {
        tell = onStage
        return server.send(body, key, signal)
      },
      async () => isDrawn,
    )
    page.runner.submit(bodyOf())
    await jest.advanceTimersByTimeAsync(0)
    return {
      page,
      answer: server.answer,
      tell: (...stages: SubmissionStage[]) => stages.forEach((stage) => tell(stage)),
      draw: () => {
        isDrawn = true
      },
      steps: () => provenanceSteps.map((_, index) => stepProgress(index, page.state().stepsDone)).join(' '),
    }
  }

  it('[SUB-004] takes each step from pending to active to done, one a beat, as the server tells', async () => {
    const { answer, tell, draw, steps } = await openTelling()
    expect(steps()).toBe('active pending pending pending pending pending')
    jest.advanceTimersByTime(3000)
    expect(steps()).toBe('active pending pending pending pending pending')
    tell('validated', 'sky')
    expect(steps()).toBe('active pending pending pending pending pending')
    jest.advanceTimersByTime(150)
    expect(steps()).toBe('done active pending pending pending pending')
    jest.advanceTimersByTime(150)
    expect(steps()).toBe('done done active pending pending pending')
    jest.advanceTimersByTime(3000)
    expect(steps()).toBe('done done active pending pending pending')
    tell('charts', 'stored')
    jest.advanceTimersByTime(3000)
    expect(steps()).toBe('done done done active pending pending')
    draw()
    await answer()
    jest.advanceTimersByTime(150)
    expect(steps()).toBe('done done done done active pending')
    jest.advanceTimersByTime(300)
    expect(steps()).toBe('done done done done done done')
  })

  it('[SUB-004] [SUB-007] closes in its own time when the picture is late, and never says that it is drawn', async () => {
    const { page, answer, steps } = await openTelling()
    await answer()
    await jest.advanceTimersByTimeAsync(1099)
    expect(page.state()).toMatchObject({ progress: 100, isOverlayOpen: true })
    expect(steps()).toBe('done done done active pending pending')
    await jest.advanceTimersByTimeAsync(1)
    expect(page.state()).toMatchObject({ phase: 'received', isOverlayOpen: false })
    expect(jest.getTimerCount()).toBe(0)
  })

  it('looks for the picture again until it is there, also after a look that failed', async () => {
    const looks = [
      () => Promise.resolve(false),
      () => Promise.reject(new Error('The proofs are away')),
      () => Promise.resolve(true),
    ]
    const asked = jest.fn(
      (_proofJobId: string) => looks[asked.mock.calls.length - 1]?.() ?? Promise.resolve(false),
    )
    const server = fakeServer()
    const page = openPage(server, server.send, asked)
    page.runner.submit(bodyOf())
    await server.answer()
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked.mock.calls.map(([proofJobId]) => proofJobId)).toEqual(['job-1', 'job-1', 'job-1'])
    expect(page.state().reached).toContain('preview')
  })
})

describe('one content, one record', () => {
  it('[SUB-017] sends a double press once', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.runner.submit(bodyOf())
    await server.answer()
    page.runner.submit(bodyOf())
    expect(server.send).toHaveBeenCalledTimes(1)
  })

  it('[SUB-012] [SUB-017] finds the record of a cancelled submission when the same draft is sent again', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.runner.cancel()
    expect(page.state()).toMatchObject({ phase: 'idle', isOverlayOpen: false })
    expect(page.events).toEqual(['cancelled'])
    page.runner.submit(bodyOf())
    await server.answer()
    expect(server.records.size).toBe(1)
    expect(server.records.get('record-1')?.versions).toBe(1)
    expect(page.state().phase).toBe('accepted')
  })

  it('[SUB-012] makes a changed draft the next version of what was cancelled, never a second record', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf({ babyFirstName: 'Amra' }))
    await Promise.resolve()
    page.runner.cancel()
    page.runner.submit(bodyOf())
    await server.answer()
    await server.answer()
    expect([...server.records.values()]).toMatchObject([{ body: { babyFirstName: 'Amara' }, versions: 2 }])
    expect(page.recordId()).toBe('record-1')
  })

  it('[SUB-016] [SUB-017] resumes after a reload with the same key, in the background, and announces the result', async () => {
    const server = fakeServer()
    const before = openPage(server)
    before.runner.submit(bodyOf())
    await Promise.resolve()
    before.runner.stop()
    const after = openPage(server)
    expect(after.runner.resume()).toBe(true)
    expect(after.state()).toMatchObject({
      phase: 'sending',
      isOverlayOpen: false,
      childName: 'Amara Noor Okafor',
    })
    await server.answer()
    expect(server.records.size).toBe(1)
    expect(after.events).toEqual(['announced job-1'])
    expect(after.state()).toMatchObject({ phase: 'idle', backgroundReceipt: { proofJobId: 'job-1' } })
    expect(openPage(server).runner.resume()).toBe(false)
  })

  it('[SUB-017] keeps the key after a lost connection', async () => {
    const server = fakeServer()
    const lost = jest.fn(async (body: Submission, key: string, signal: AbortSignal) => {
      void server.send(body, key, signal).catch(() => undefined)
      throw new SubmissionRefused({
        status: 0,
        code: 'unreachable',
        publicMessage: 'No connection',
        faults: [],
      })
    })
    const page = openPage(server, lost)
    page.runner.submit(bodyOf())
    await server.answer()
    expect(page.events).toEqual(['failed'])
    const next = openPage(server)
    expect(next.runner.resume()).toBe(false)
    next.runner.submit(bodyOf())
    await server.answer()
    expect(server.records.size).toBe(1)
    expect(next.state().phase).toBe('accepted')
  })

  it('gives a changed draft a new key, and an unchanged one the same answer even once it names its record', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    await server.answer()
    jest.advanceTimersByTime(2000)
    const again = openPage(server)
    again.runner.submit(bodyOf({}, 'record-1'))
    await server.answer()
    expect(again.state().receipt?.proofJobId).toBe('job-1')
    const edited = openPage(server)
    edited.runner.submit(bodyOf({ babyNicknames: 'Nono' }, 'record-1'))
    await server.answer()
    const keys = server.send.mock.calls.map(([, key]) => key)
    expect(new Set(keys).size).toBe(2)
    expect([...server.records.values()]).toMatchObject([{ versions: 2, body: { babyNicknames: 'Nono' } }])
  })

  it('starts anew after a refusal, and after an answer without a proof', async () => {
    const keys: string[] = []
    const refusals: unknown[] = [
      new SubmissionRefused({ status: 400, code: 'invalid_body', publicMessage: 'No', faults: [] }),
      new MissingProofJobId(),
      new SubmissionRefused({ status: 500, code: 'internal', publicMessage: 'No', faults: [] }),
    ]
    const server = fakeServer()
    const refuse = jest.fn(async (_body: Submission, key: string) => {
      keys.push(key)
      throw refusals.shift()
    })
    for (let attempt = 0; attempt < 4; attempt++) {
      const page = openPage(server, refuse)
      page.runner.submit(bodyOf())
      await server.answer()
      expect(page.events).toEqual(['failed'])
      expect(page.state()).toMatchObject({ phase: 'idle', isOverlayOpen: false })
    }
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
    expect(keys[3]).toBe(keys[2])
  })

  it('still submits where the device keeps nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.runner.cancel()
    page.runner.submit(bodyOf())
    await server.answer()
    setItem.mockRestore()
    expect(server.records.size).toBe(1)
  })
})

describe('in the background', () => {
  it('[SUB-013] [SUB-015] goes on with the overlay closed, and announces its end without taking the page', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.act(sentToBackground())
    expect(page.state()).toMatchObject({ phase: 'sending', isOverlayOpen: false })
    await server.answer()
    expect(page.events).toEqual(['announced job-1'])
    expect(page.state().phase).toBe('idle')
  })

  it('[SUB-014] runs on where it was when the overlay is opened again', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.act(sentToBackground())
    jest.advanceTimersByTime(1500)
    page.act(reopened())
    expect(page.state()).toMatchObject({ isOverlayOpen: true, progress: 30 })
    await server.answer()
    expect(page.state().phase).toBe('accepted')
  })

  it('cannot be cancelled once the server has accepted', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    await server.answer()
    page.runner.cancel()
    expect(page.events).toEqual([])
    expect(page.state().phase).toBe('accepted')
  })
})

describe('body', () => {
  it('[SUB-030] [SUB-031] [SUB-032] carries the form, isCompleted and the provenance', () => {
    const body = bodyOf({
      babyHeightFeet: '1',
      babyHeightInches: 8,
      babyWeightPounds: 7,
      babyWeightOunces: '4',
      birthLatitude: 57.7,
      birthLongitude: 11.97,
      apgarScore1Min: '9',
      apgarScore5Min: '10',
      babyBirthOrder: '1st Child',
    })
    expect(body).toMatchObject({
      isCompleted: true,
      babyFirstName: 'Amara',
      babyHeightFeet: 1,
      babyWeightOunces: 4,
    })
    expect(body.provenance).toEqual({
      proofId,
      babyBirthPlaceFacility: 'Östra',
      babyHeight: '20"',
      babyWeight: '7 lbs 4 oz',
      babyWeightPounds: 7,
      babyWeightOunces: 4,
      babyBirthOrder: '1st Child',
      apgarScore1: '9',
      apgarScore5: '10',
      birthDate: '2026-11-14',
      birthLatitude: 57.7,
      birthLongitude: 11.97,
    })
    expect(body).not.toHaveProperty('recordId')
    expect(bodyOf({}, 'record-1').recordId).toBe('record-1')
  })

  it('leaves out what is hidden: the specified gender of another choice, files under No Prints', () => {
    const hidden = { specificGender: 'x', uploadedFiles: [{ name: 'a.png', size: 1 }] }
    expect(bodyOf({ ...hidden, babyGender: 'Male', printPreference: 'No Prints' })).toMatchObject({
      specificGender: '',
      uploadedFiles: [],
    })
    expect(bodyOf({ ...hidden, babyGender: 'Other', printPreference: 'Footprint' })).toMatchObject(hidden)
  })

  it('keeps nothing of the answers beside the draft once the server has them', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    await Promise.resolve()
    expect(localStorage.getItem(submissionKey)).toContain('Amara')
    await server.answer()
    expect(localStorage.getItem(submissionKey)).not.toContain('Amara')
    page.runner.forget()
    expect(localStorage.getItem(submissionKey)).toBeNull()
  })
})
