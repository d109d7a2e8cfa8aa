import { readFile } from 'node:fs/promises'
import { unzipSync, strFromU8 } from 'fflate'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

/** Whatever pages have left in this browser. */
const traces = async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
})

test('[PRV-008] [PRV-016] the owner sees what is held, downloads it, erases it by keyboard, and the device forgets', async ({
  page,
  wizard,
  trouble,
}) => {
  // The page that was open asks once more for what is gone.
  trouble.allow(/404/)
  // A draft of another child stays on the device until that is told to forget.
  await wizard.open()
  await wizard.field('babyFirstName').fill('Zuri')
  await expect
    .poll(() => page.evaluate(traces).then(({ local, databases }) => local.length && databases.length))
    .toBeTruthy()
  const answers = someAnswers()
  const { id, proofId, derivedData } = await submit(page.request, answers)

  await page.goto(`/privacy/${proofId}`)
  const erase = page.getByRole('button', { name: 'Erase this record…' })
  await expect(erase).toBeVisible()
  await expect(page.getByText('1 version, since')).toBeVisible()
  expect(await findingsInEveryLook(page, [360, 1440])).toEqual([])

  await expect
    .poll(async () => (await page.request.get(`/api/proofs/${proofId}/holdings`)).json())
    .toMatchObject({ proofs: 1 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`birth-codex-${proofId}.zip`)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const record: unknown = JSON.parse(strFromU8(files['record.json'] ?? new Uint8Array()))
  expect(record).toMatchObject({ recordId: id, answers })
  expect(strFromU8(files['proofs/version-01-proof.pdf']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-')

  await erase.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'What erasing takes away' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Erase it for good?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The record has been erased' })).toBeFocused()
  const gone = [
    `/api/proofs/${proofId}/record`,
    `/api/proof/${derivedData.proofJobId}`,
    `/api/proofs/${proofId}/export`,
  ]
  for (const path of gone) expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])

  await page.getByRole('button', { name: 'Forget this device…' }).click()
  await page.getByRole('button', { name: 'Forget this device', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This device has forgotten you' })).toBeFocused()
  expect(await page.evaluate(traces)).toEqual({ local: [], session: [], databases: [], caches: [] })
  expect(await page.context().cookies()).toEqual([])
})

test('a record that was erased on the device where it was made leaves no draft there to make it anew', async ({
  page,
  wizard,
  trouble,
}) => {
  trouble.allow(/404/)
  await wizard.open()
  const answers = someAnswers()
  const { id, proofId } = await submit(page.request, answers)
  // As the form leaves a draft that a record was made of.
  await page.evaluate(
    ([recordId, values]) => {
      const draft = { revision: '1', parent: null, savedAt: Date.now(), stepId: 'review', values, recordId }
      localStorage.setItem('birth-form-draft:v2', JSON.stringify(draft))
    },
    [id, answers] as const,
  )
  await page.goto('/')
  await expect(page.getByText(answers.babyFirstName).first()).toBeVisible()
  await page.goto(`/privacy/${proofId}`)
  await page.getByRole('button', { name: 'Erase this record…' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Erase it for good' }).click()
  await page.getByRole('button', { name: 'Go to the form' }).click()
  await expect(wizard.field('babyFirstName')).toHaveValue('')
  await page.reload()
  await expect(wizard.field('babyFirstName')).toHaveValue('')
})
