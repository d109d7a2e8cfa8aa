import { submissionOf } from '../src/visitor-api'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { keptJobs, keptMails, keptRecords } from '../src/kept-data'

test.describe('killing a process while a parent submits', () => {
  for (const name of ['records', 'proofs', 'invites', 'gateway', 'database'] as const) {
    test(`${name}: the record is not lost, and its proof is made once`, async ({
      platform,
      wizard,
      review,
      page,
      trouble,
    }) => {
      trouble.allow(/(net::ERR_|status of 50[234]|answer: 50[234]).*\/(?:(?:api|remotes)\/|[\w.]+\.js)/)
      const babyFirstName = `Kept through ${name}`
      await wizard.openReview(someAnswers({ babyFirstName }))
      await wizard.attest()
      await wizard.submit.click()
      await platform.kill(name)

      // Either it went through, or the page says that it did not and everything typed is still there to send again.
      await expect(async () => {
        if (/proof-review/.test(page.url())) return
        const isBlocked = await page.getByRole('dialog').isVisible()
        if (!isBlocked && (await wizard.submit.isVisible())) await wizard.submit.click({ timeout: 2000 })
        expect(page.url()).toMatch(/proof-review/)
      }).toPass({ timeout: 60_000, intervals: [1000] })
      await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 60_000 })
      await expect.poll(() => review.previewWidth(), { timeout: 30_000 }).toBeGreaterThan(1000)
      await platform.waitUntilReady()

      const jobId = new URL(page.url()).pathname.split('/').at(-1)
      const records = await keptRecords(platform, babyFirstName)
      expect(records.map(({ versions }) => versions.map(({ proofJobId }) => proofJobId))).toEqual([[jobId]])
      const recordId = records[0]?._id ?? ''
      const jobs = await keptJobs(platform, recordId)
      expect(jobs.map(({ _id, status }) => ({ _id, status }))).toEqual([{ _id: jobId, status: 'done' }])
      // The e-mail is the last thing that a proof makes: by then nothing is on its way that could make another.
      await expect.poll(async () => (await keptMails(platform, recordId)).length).toBe(1)
      expect(await keptJobs(platform, recordId)).toHaveLength(1)
    })
  }

  test('[SUB-017] [SUB-036] one submission repeated through restarts makes one record', async ({
    platform,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: platform.url })
    await request.get('/')
    const babyFirstName = 'Sent twelve times'
    const data = submissionOf(someAnswers({ babyFirstName }))
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const sending = request
        .post('/api/birth-records', { data, headers, timeout: 10_000 })
        .catch(() => undefined)
      if (round % 3 === 1) await platform.kill(round % 2 ? 'records' : 'database')
      const answer = await sending
      if (answer?.ok()) {
        const { id, derivedData } = (await answer.json()) as {
          id: string
          derivedData: { proofJobId: string }
        }
        answers.add(`${id} ${derivedData.proofJobId}`)
      } else {
        await platform.waitUntilReady()
      }
    }
    expect(answers.size).toBe(1)
    // What was kept is read with its key: the last one killed has to be back.
    await platform.waitUntilReady()
    const records = await keptRecords(platform, babyFirstName)
    expect(
      records.map(({ _id, versions }) => `${_id} ${versions.map(({ proofJobId }) => proofJobId).join()}`),
    ).toEqual([...answers])
    await request.dispose()
  })
})
