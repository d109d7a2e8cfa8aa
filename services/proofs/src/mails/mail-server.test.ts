import { createLogger } from '@shared/node/logger'
import { startSmtpSink } from '@shared/node/testing/smtp-sink'
import type { SmtpSink } from '@shared/node/testing/smtp-sink'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

const log: string[] = []
let sink: SmtpSink
let service: ProofsUnderTest

let copy: ReturnType<ProofsUnderTest['copy']>
beforeAll(async () => {
  sink = await startSmtpSink()
  const destination = { write: (line: string) => void log.push(line) }
  service = await startProofs(createLogger({ service: 'proofs', level: 'trace', destination }), {
    mail: { SMTP_URL: sink.url },
  })
  copy = service.copy()
})
afterAll(async () => {
  await service.stop()
  await sink.close()
})
beforeEach(async () => {
  sink.answerTo = {}
  await service.reset()
  sink.taken.length = 0
  log.length = 0
  service.grants.set('record-1:visitor-1', 'OWNER')
})
afterEach(async () => {
  for (const part of copy.work) await part.stop()
})

// A job of its own for each test: a process remembers what it has handed over.
let tests = 0
let jobId = ''
beforeEach(() => void (jobId = jobIdOf(`job of test ${(tests += 1)}`)))
const done = async (form = formOf()) => {
  const reference = referenceOf({ proofJobId: jobId })
  giveRecord(service, reference, form)
  await service.request(reference)
  service.startWork()
  await service.until(reference.proofJobId, 'done')
}
const mailOf = async (visitorId = 'visitor-1') =>
  (await service.get(`/api/proof/${jobId}`, visitorId)).body.mail
const reached = () =>
  sink.taken.map(({ to, data }) => `${to}: ${/^Subject: .*?(ready|approved)/m.exec(data)?.[1]}`)
const makeDue = () =>
  service.store.connection.db?.collection('proofjobs').updateMany({}, { $set: { outboxDueAt: new Date(0) } })
const correct = (email: string) => {
  for (const { form } of service.records.versions) form.email = email
  service.now = new Date(service.now.getTime() + 1000)
  const payload = { recordId: 'record-1', version: 1, proofJobId: jobId }
  return service.tell({ id: `change to ${email}`, type: 'delivery.changed', payload })
}
const untilLogged = async (text: string) => {
  while (!log.some((line) => line.includes(text))) await new Promise((resolve) => setTimeout(resolve, 5))
}

it('a slow server is sent an e-mail once, though two copies look for what waits', async () => {
  let take = () => {}
  const gate = new Promise<undefined>((resolve) => (take = () => resolve(undefined)))
  let asked = 0
  sink.answerTo.message = () => ((asked += 1), gate)
  await done()
  while (!asked) await new Promise((resolve) => setTimeout(resolve, 5))
  // As if the first copy had not been heard of for long.
  await makeDue()
  for (const part of copy.work) part.start()
  await untilLogged('Another copy is sending')
  take()
  await makeDue()
  await service.untilDelivered()
  expect([asked, reached()]).toEqual([1, ['parent@example.org: ready']])
})

it('an address that is refused for good is tried no more; its owner is told, and a corrected one gets the e-mail', async () => {
  sink.answerTo.recipient = (address) =>
    address === 'parent@example.org' ? `550 5.1.1 <${address}> unknown` : undefined
  await done()
  await service.untilDelivered()
  expect(await mailOf()).toEqual({ kind: 'proof-ready', state: 'refused', at: expect.any(String) })
  expect(await mailOf('holder of the link')).toBeNull()
  expect(log.join('')).toContain('mail refused for good')
  expect(log.join('')).not.toMatch(/parent@/)

  expect(await correct('new@example.org')).toBe(204)
  await service.untilDelivered()
  expect(reached()).toEqual(['new@example.org: ready'])
  expect(await mailOf()).toMatchObject({ state: 'sent' })
})

it('a corrected address gets the approved e-mail once, also after a 450', async () => {
  await done()
  await service.untilDelivered()
  expect(await service.openMail(sink.taken[0]?.data)).toBe(204)
  sink.answerTo.recipient = () => '450 4.2.0 later'
  await service.approve(jobId)
  await service.untilCompleted(jobId)
  await untilLogged('450 RCPT TO')
  expect(await mailOf()).toMatchObject({ kind: 'proof-approved', state: 'waiting' })
  sink.answerTo = {}
  await correct('new@example.org')
  await makeDue()
  await service.untilDelivered()
  expect(reached()).toEqual(['parent@example.org: ready', 'new@example.org: ready'])
  expect(await mailOf()).toMatchObject({ kind: 'proof-approved', state: 'unconfirmed' })
  expect(await service.openMail(sink.taken[1]?.data)).toBe(204)
  await makeDue()
  await service.untilDelivered()
  expect(reached().slice(2)).toEqual(['new@example.org: approved'])
})

it('an approved proof whose first e-mail was refused says so: nobody will ever open its link', async () => {
  sink.answerTo.recipient = (address) => `550 5.1.1 <${address}> unknown`
  await done()
  await service.approve(jobId)
  await service.untilCompleted(jobId)
  await service.untilDelivered()
  expect(await mailOf()).toMatchObject({ kind: 'proof-approved', state: 'refused' })
})

it('[INV-042] what a link in an e-mail carries stands in no log', async () => {
  await done()
  await service.untilDelivered()
  const data = sink.taken[0]?.data ?? ''
  expect(await service.openMail(data)).toBe(204)
  const [, mark = 'none'] = /#m=([\w.-]+)/.exec(data.replace(/=\r\n/g, '').replace(/=3D/g, '=')) ?? []
  expect(log.join('')).toContain('mail-opened')
  expect(log.join('')).not.toContain(mark)
})

it('[INV-042] resubmitting to a stranger twenty-five times sends no more e-mails than an address gets a day', async () => {
  const ids = Array.from({ length: 25 }, (_, n) => jobIdOf(`resubmission ${n}`))
  for (const [n, proofJobId] of ids.entries()) {
    const reference = referenceOf({ version: n + 1, recordId: `record-${n}`, proofJobId })
    const email = n % 2 ? 'stranger@example.org' : `Stranger+${n}@example.org`
    giveRecord(service, reference, formOf({ email }))
    service.grants.set(`record-${n}:visitor-1`, 'OWNER')
    await service.request(reference)
  }
  service.startWork()
  const limited: string[] = []
  for (const id of ids)
    for (;;) {
      const { mail } = (await service.get(`/api/proof/${id}`)).body
      if (mail?.state === 'limited') limited.push(id)
      if (mail && mail.state !== 'waiting') break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  expect(sink.taken).toHaveLength(10)
  expect(limited).toHaveLength(15)
  // They are not tried again before the day is over.
  const areLeftAlone = async () =>
    (await service.jobs())
      .filter(({ _id }) => limited.includes(_id))
      .every(({ outboxDueAt }) => outboxDueAt && outboxDueAt.getTime() % 86_400_000 === 0)
  while (!(await areLeftAlone())) await new Promise((resolve) => setTimeout(resolve, 5))
})

it('a name with lines, links and turns of direction is a name on one line in what is sent', async () => {
  await done(
    formOf({ babyFirstName: 'Ada\r\n\r\nDear stranger,\u202E buy', babyLastName: 'at shop.example\u0000' }),
  )
  await service.untilDelivered()
  const [{ data } = { data: '' }] = sink.taken
  const [head = ''] = data.split('\r\n\r\n')
  expect(head.replace(/\r\n[ \t]+/g, ' ')).toContain(
    'Subject: The Birth Codex proof of Ada Dear stranger, buy at shop. example is ready',
  )
  expect(data).not.toMatch(/\u202E|=E2=80=AE|\0/)
})
