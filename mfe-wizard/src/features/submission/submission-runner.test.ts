import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { Submission } from '@shared/contracts/birth-records'
import type { SubmissionStage } from '@shared/contracts/submission-stages'
import { someRunningProof } from '@shared/web/testing/some-proof'
import { ApiError, parseFailure, unreachable } from '@shared/web/api/api-error'
import { awaitedWords } from './awaited-words'
import { createSubmissionKeep } from './kept-submission'
import { provenanceSteps, stepProgress } from './provenance-steps'
import { submissionOf } from './submission-body'
import { MissingPicture, MissingProofJobId } from './submission-failures'
import { submissionKey } from '@shared/web/form/kept-drafts'
import { createSubmissionRunner } from './submission-runner'
import { noSubmission, submissionChanges } from './submission-state'
import type { SubmissionChange } from './submission-state'
import type { Receipt } from './kept-submission'

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
  submissionOf(form(change), proofId, { recordId })

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

const refusal = (status: number, code: string) =>
  new ApiError(
    parseFailure({
      status,
      statusText: '',
      contentType: 'application/problem+json',
      text: JSON.stringify({ detail: 'No', code }),
    }),
  )

type Deps = Parameters<typeof createSubmissionRunner>[0]

/** The device's line: as it says, and the moment at which it is back. */
const line = {
  isOffline: false,
  restore: () => {},
  isBack: (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      line.restore = () => {
        line.isOffline = false
        resolve()
      }
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
}

/** One page: its own store and runner over the device's storage. */
function openPage(
  server: ReturnType<typeof fakeServer>,
  send: Deps['send'] = server.send,
  awaitPicture: Deps['awaitPicture'] = async (_proofJobId, { onDrawn }) => onDrawn(),
) {
  let state = noSubmission
  const events: string[] = []
  const errors: unknown[] = []
  let recordId: string | null = null
  const runner = createSubmissionRunner({
    send,
    awaitPicture,
    keep: createSubmissionKeep(() => localStorage),
    now: () => Date.now(),
    isOffline: () => line.isOffline,
    awaitLine: line.isBack,
    awaitKeys: async () => undefined,
    dispatch: (action) => {
      state = action(state)
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
    act: (action: SubmissionChange) => {
      state = action(state)
    },
  }
}
const { sentToBackground, reopened } = submissionChanges

beforeEach(() => {
  localStorage.clear()
  line.isOffline = false
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('pace of the overlay', () => {
  /** A page, a server that tells of its stages when it is told to, and a proof that is drawn when it is told to. */
  async function openTelling() {
    let tell: (stage: SubmissionStage) => void = () => undefined
    let draw: () => void = () => undefined
    let show: () => void = () => undefined
    let fail: () => void = () => undefined
    let queue: (proof: { waiting: number; waitingFor: 'files' | null }) => void = () => undefined
    let lose: () => void = () => undefined
    const server = fakeServer()
    const page = openPage(
      server,
      (body, key, signal, onStage) => {
        tell = onStage
        return server.send(body, key, signal)
      },
      (_proofJobId, { onProof, onDrawn, onAway }) =>
        new Promise((resolve, reject) => {
          draw = onDrawn
          show = resolve
          fail = () => reject(new MissingPicture())
          queue = (proof) => onProof(someRunningProof(proof))
          lose = onAway
        }),
    )
    page.runner.submit(bodyOf())
    await jest.advanceTimersByTimeAsync(0)
    return {
      page,
      answer: server.answer,
      tell: (...stages: SubmissionStage[]) => stages.forEach((stage) => tell(stage)),
      draw: () => draw(),
      show: async () => {
        show()
        await jest.advanceTimersByTimeAsync(0)
      },
      fail: async () => {
        fail()
        await jest.advanceTimersByTimeAsync(0)
      },
      queue: (waiting: number, waitingFor: 'files' | null = null) => queue({ waiting, waitingFor }),
      lose: () => lose(),
      percent: () => page.state().progress,
      steps: () => provenanceSteps.map((_, index) => stepProgress(index, page.state().stepsDone)).join(' '),
    }
  }
  const beats = (count: number) => jest.advanceTimersByTime(150 * count)

  it('[SUB-004] takes each step from pending to active to done, one a beat, when what it names has happened', async () => {
    const { answer, tell, draw, show, steps } = await openTelling()
    expect(steps()).toBe('active pending pending pending pending pending')
    beats(20)
    expect(steps()).toBe('active pending pending pending pending pending')
    tell('validated', 'sky')
    expect(steps()).toBe('active pending pending pending pending pending')
    beats(1)
    expect(steps()).toBe('done active pending pending pending pending')
    beats(1)
    expect(steps()).toBe('done done active pending pending pending')
    beats(20)
    expect(steps()).toBe('done done active pending pending pending')
    tell('charts', 'stored')
    beats(20)
    expect(steps()).toBe('done done done active pending pending')
    await answer()
    beats(20)
    expect(steps()).toBe('done done done active pending pending')
    draw()
    beats(1)
    expect(steps()).toBe('done done done done active pending')
    beats(20)
    expect(steps()).toBe('done done done done done active')
    await show()
    beats(1)
    expect(steps()).toBe('done done done done done done')
  })

  it('[SUB-005] ticks every 150 ms, and stops at 90 % until the last of the answer is here', async () => {
    const { answer, tell, draw, percent } = await openTelling()
    jest.advanceTimersByTime(149)
    expect(percent()).toBe(0)
    jest.advanceTimersByTime(1)
    expect(percent()).toBe(3)
    jest.advanceTimersByTime(150)
    expect(percent()).toBe(6)
    tell('validated', 'sky', 'charts', 'stored')
    await answer()
    draw()
    beats(400)
    expect(percent()).toBe(90)
  })

  it('[SUB-037] never runs ahead of its steps: the percent waits within the share of the active one', async () => {
    const { page, answer, tell, draw, show, percent } = await openTelling()
    const shareOf = (done: number) => (100 * done) / provenanceSteps.length
    const waitLong = (done: number) => {
      beats(200)
      expect(page.state().stepsDone).toBe(done)
      expect(percent()).toBeGreaterThanOrEqual(Math.floor(shareOf(done)))
      expect(percent()).toBeLessThan(shareOf(done + 1))
    }
    waitLong(0)
    tell('validated')
    waitLong(1)
    tell('sky')
    waitLong(2)
    tell('charts')
    waitLong(3)
    tell('stored')
    await answer()
    waitLong(3)
    draw()
    waitLong(5)
    await show()
    expect(percent()).toBeLessThan(95)
    beats(1)
    expect(page.state()).toMatchObject({ stepsDone: 6, progress: 95 })
  })

  it('[SUB-006] [SUB-007] jumps to 95 with the last step, is full after 0.5 s, closes 0.6 s later', async () => {
    const { page, answer, draw, show } = await openTelling()
    await answer()
    draw()
    await show()
    beats(6)
    expect(page.state()).toMatchObject({ stepsDone: 6, progress: 95 })
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
    expect(jest.getTimerCount()).toBe(0)
  })

  it('goes on to the received screen, without 100 %, when the proof has failed: its page tells why', async () => {
    const { page, answer, fail } = await openTelling()
    await answer()
    beats(20)
    await fail()
    expect(page.state()).toMatchObject({ phase: 'received', isOverlayOpen: false })
    expect(page.state().progress).toBeLessThan(70)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[SUB-038] tells how many are before, what is waited for, and when the server is away', async () => {
    const { page, answer, queue, lose } = await openTelling()
    const words = () => awaitedWords(page.state())
    expect(words()).toBeNull()
    beats(67)
    expect(words()).toBe('The archive has not answered yet. Your answers are safe on this device.')
    await answer()
    beats(4)
    // 'Encrypting provenance payload', which is the storing, is still to come in the list of steps.
    const arrived = 'Your record has arrived. The rest can go on in the background.'
    expect(words()).toBe(arrived)
    queue(2)
    expect(words()).toBe('2 proofs are before yours.')
    queue(1)
    expect(words()).toBe('One proof is before yours.')
    queue(0, 'files')
    expect(words()).toBe('Your proof waits for our file store, which is away just now. It goes on by itself.')
    lose()
    expect(words()).toMatch(/^We cannot reach the print room just now/)
    queue(0)
    expect(words()).toBe(arrived)
    beats(67)
    expect(words()).toBe('Your record is safe. Drawing its first page takes longer than usual.')
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

  it('[SUB-017] finds the record of a cancelled submission when the same draft is sent again', async () => {
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

  it('makes a changed draft the next version of what was cancelled, never a second record', async () => {
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
    expect(after.runner.resume(form())).toBe(true)
    expect(after.state()).toMatchObject({
      phase: 'sending',
      isOverlayOpen: false,
      childName: 'Amara Noor Okafor',
    })
    await server.answer()
    jest.advanceTimersByTime(150 * 6)
    expect(server.records.size).toBe(1)
    expect(after.events).toEqual(['announced job-1'])
    expect(after.state()).toMatchObject({ phase: 'idle', backgroundReceipt: { proofJobId: 'job-1' } })
    expect(openPage(server).runner.resume(form())).toBe(false)
  })

  it('[SUB-017] keeps the key after a lost connection', async () => {
    const server = fakeServer()
    const lost = jest.fn(async (body: Submission, key: string, signal: AbortSignal) => {
      void server.send(body, key, signal).catch(() => undefined)
      throw new ApiError(unreachable())
    })
    const page = openPage(server, lost)
    page.runner.submit(bodyOf())
    await server.answer()
    expect(page.events).toEqual(['failed'])
    const next = openPage(server)
    expect(next.runner.resume(form())).toBe(false)
    next.runner.submit(bodyOf())
    await server.answer()
    expect(server.records.size).toBe(1)
    expect(next.state().phase).toBe('accepted')
  })

  describe('without a line', () => {
    /** Sends what reaches it, unless the line is down: then nothing does. */
    const openOn = (server: ReturnType<typeof fakeServer>) =>
      openPage(server, (body, key, signal) =>
        line.isOffline ? Promise.reject(new ApiError(unreachable())) : server.send(body, key, signal),
      )

    it('waits, says so, and is sent once when the line is back', async () => {
      const server = fakeServer()
      const page = openOn(server)
      line.isOffline = true
      page.runner.submit(bodyOf())
      await server.answer()
      expect(page.state()).toMatchObject({ phase: 'sending', isOffline: true })
      expect(awaitedWords(page.state())).toMatch(/^There is no connection\. Your record waits on this device/)
      line.restore()
      await server.answer()
      await server.answer()
      expect(page.state()).toMatchObject({ phase: 'accepted', isOffline: false })
      expect([server.records.size, server.send.mock.calls.length, page.events]).toEqual([1, 1, []])
    })

    it('goes on waiting after a reload, under the same key', async () => {
      const server = fakeServer()
      line.isOffline = true
      const before = openOn(server)
      before.runner.submit(bodyOf())
      await server.answer()
      const { key } = JSON.parse(localStorage.getItem(submissionKey) ?? '{}')
      before.runner.stop()
      const after = openOn(server)
      expect(after.runner.resume(form())).toBe(true)
      await server.answer()
      expect(after.state()).toMatchObject({ phase: 'sending', isOffline: true, isOverlayOpen: false })
      line.restore()
      await server.answer()
      await server.answer()
      expect(server.send.mock.calls.map(([, sent]) => sent)).toEqual([key])
    })

    it('is sent again by itself while the keys start anew, under one key, and kept where they stay away', async () => {
      const server = fakeServer()
      const away = new ApiError({
        ...unreachable(),
        status: 503,
        code: 'unavailable',
        publicMessage: 'In a moment.',
        details: { part: 'keys' },
      })
      const keys: string[] = []
      let left = 3
      const page = openPage(server, (body, key, signal) => {
        keys.push(key)
        left -= 1
        return left < 0 ? server.send(body, key, signal) : Promise.reject(away)
      })
      page.runner.submit(bodyOf())
      await server.answer()
      await server.answer()
      expect([page.state().phase, page.events, server.records.size]).toEqual(['accepted', [], 1])
      expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]])
      page.runner.stop()

      localStorage.clear()
      keys.length = 0
      left = 100
      const other = openPage(fakeServer(), (_body, key) => {
        keys.push(key)
        return Promise.reject(away)
      })
      other.runner.submit(bodyOf())
      await server.answer()
      await server.answer()
      expect([keys.length, other.events, other.errors]).toEqual([6, ['failed'], [away]])
      expect(JSON.parse(localStorage.getItem(submissionKey) ?? '{}')).toMatchObject({
        key: keys[0],
        state: 'unsettled',
      })
    })

    it('is not sent any more once it was cancelled', async () => {
      const server = fakeServer()
      const page = openOn(server)
      line.isOffline = true
      page.runner.submit(bodyOf())
      await server.answer()
      page.runner.cancel()
      line.restore()
      await server.answer()
      expect([server.records.size, page.state().phase, page.events]).toEqual([0, 'idle', ['cancelled']])
    })
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
      refusal(400, 'invalid_body'),
      new MissingProofJobId(),
      refusal(500, 'internal'),
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
  it('[SUB-015] goes on with the overlay closed, and announces its end without taking the page', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    page.act(sentToBackground())
    expect(page.state()).toMatchObject({ phase: 'sending', isOverlayOpen: false })
    await server.answer()
    jest.advanceTimersByTime(150 * 6)
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
    expect(page.state()).toMatchObject({ isOverlayOpen: true, progress: 15 })
    await server.answer()
    expect(page.state().phase).toBe('accepted')
  })

  it('[SUB-015] is announced, and does not take the page, when it is sent there at the last moment', async () => {
    const server = fakeServer()
    const page = openPage(server)
    page.runner.submit(bodyOf())
    await server.answer()
    jest.advanceTimersByTime(150 * 6)
    page.act(sentToBackground())
    jest.advanceTimersByTime(2000)
    expect(page.events).toEqual(['announced job-1'])
  })

  it('[SUB-016] takes up after a reload a record whose proof is still being made, and sends nothing again', async () => {
    const server = fakeServer()
    const waitForEver: Deps['awaitPicture'] = () => new Promise(() => undefined)
    const before = openPage(server, server.send, waitForEver)
    before.runner.submit(bodyOf())
    await server.answer()
    expect(localStorage.getItem(submissionKey)).not.toContain('Amara')
    before.runner.stop()
    const after = openPage(server)
    expect(after.runner.resume(form())).toBe(true)
    expect(after.state()).toMatchObject({ phase: 'accepted', isOverlayOpen: false, firstName: 'Amara' })
    await server.answer()
    jest.advanceTimersByTime(150 * 6)
    expect(after.events).toEqual(['announced job-1'])
    expect(server.send).toHaveBeenCalledTimes(1)
    expect(openPage(server).runner.resume(form())).toBe(false)
  })

  it('announces nothing after a reload when the record was erased meanwhile', async () => {
    const server = fakeServer()
    const before = openPage(server, server.send, () => new Promise(() => undefined))
    before.runner.submit(bodyOf())
    await server.answer()
    before.runner.stop()
    const after = openPage(server, server.send, () => Promise.reject(refusal(404, 'not_found')))
    expect(after.runner.resume(form())).toBe(true)
    await server.answer()
    expect(after.events).toEqual([])
    expect(after.state().phase).toBe('idle')
    expect(openPage(server).runner.resume(form())).toBe(false)
  })

  it('cannot be cancelled once the server has told that the record is stored', async () => {
    let tell: (stage: SubmissionStage) => void = () => undefined
    const server = fakeServer()
    const page = openPage(server, (body, key, signal, onStage) => {
      tell = onStage
      return server.send(body, key, signal)
    })
    page.runner.submit(bodyOf())
    await jest.advanceTimersByTimeAsync(0)
    tell('stored')
    page.runner.cancel()
    expect(page.state().phase).toBe('sending')
    expect(page.events).toEqual([])
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
