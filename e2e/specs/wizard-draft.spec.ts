import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { FileDrop } from '../src/pages/file-drop'
import { WizardPage } from '../src/pages/wizard-page'

test('[DRF-015] [DRF-016] six crashes of the page lose nothing that is older than a second', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  let open = page
  await new WizardPage(open).open()
  for (let round = 0; round < 6; round += 1) {
    const name = ['babyFirstName', 'babyLastName', 'babyNicknames', 'email'][round % 4] ?? ''
    const field = new WizardPage(open).field(name)
    // What an earlier round left may stand as long as its clearing is not a second old.
    const typed = [{ at: 0, value: await field.inputValue() }]
    await field.fill('')
    typed.push({ at: Date.now(), value: '' })
    for (const letter of `round${round}`.slice(0, 3 + (round % 5))) {
      await field.press(letter)
      typed.push({ at: Date.now(), value: (typed.at(-1)?.value ?? '') + letter })
    }
    // Half of them end in the middle, half when the last key is old enough to be kept.
    if (round % 2) await expect.poll(() => Date.now() - (typed.at(-1)?.at ?? 0)).toBeGreaterThan(1000)
    const end = Date.now()
    const crashed = open.waitForEvent('crash')
    const session = await context.newCDPSession(open)
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    await open.close()
    open = await context.newPage()
    const again = new WizardPage(open)
    await again.open()
    const kept = await again.field(name).inputValue()
    const allowed = typed.filter(({ at }, index) => {
      const next = typed[index + 1]
      return end - at <= 1000 || !next || end - next.at <= 1000
    })
    expect(
      allowed.map(({ value }) => value),
      `round ${round}`,
    ).toContain(kept)
  }
})

test('[DRF-014] two tabs show each other’s answers, and neither writes over the other’s', async ({
  wizard,
  context,
}) => {
  await wizard.open()
  await wizard.field('babyFirstName').fill('Amara')
  await wizard.saveDraft.click()
  const other = new WizardPage(await context.newPage())
  await other.open()
  await expect(other.field('babyFirstName')).toHaveValue('Amara')
  await other.field('babyLastName').fill('Okafor')
  await other.saveDraft.click()
  await expect(wizard.field('babyLastName')).toHaveValue('Okafor')
  // Both at once: whoever writes last has not seen the other's word, and keeps it all the same.
  await Promise.all([wizard.field('babyNicknames').fill('Nono'), other.field('babyMiddleName').fill('Noor')])
  await Promise.all([wizard.saveDraft.click(), other.saveDraft.click()])
  for (const tab of [wizard, other]) {
    await expect(tab.field('babyNicknames')).toHaveValue('Nono')
    await expect(tab.field('babyMiddleName')).toHaveValue('Noor')
  }
})

test('[DRF-007] a browser that forbids storage is told of, and the form goes on', async ({
  page,
  wizard,
  review,
}) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbid })
    Object.defineProperty(window, 'indexedDB', { get: forbid })
  })
  await wizard.open()
  await wizard.field('babyFirstName').fill('Amara')
  await wizard.saveDraft.click()
  await expect(page.getByText('Save Failed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Not saved')).toBeVisible()
  await wizard.fillRequired(someAnswers())
  await wizard.attest()
  await wizard.submit.click()
  await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 30_000 })
})

test('[DRF-007] a full device is told of; files that do not fit are sent all the same', async ({
  page,
  wizard,
  trouble,
}) => {
  trouble.expect(/net::ERR_CONNECTION_REFUSED .*\/api\/objects\/upload$/)
  const answers = someAnswers()
  // Chromium takes no notice of a quota that is overridden for a test: the refusal of a full device stands in for it.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError')
    }
  })
  await wizard.open()
  for (const step of [0, 1]) {
    await wizard.fillStep(step, answers)
    await wizard.next.click()
  }
  await page.getByText('Step 3/5').first().waitFor()
  await page.route('**/api/objects/upload', (route) => route.abort('connectionrefused'))
  const drop = new FileDrop(page)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4 * 2 ** 20, 32)])
  await drop.input.setInputFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: bytes }])
  await expect(page.getByText(/This browser does not keep files\..*“letter\.pdf” is uploaded/)).toBeVisible()
  await page.unroute('**/api/objects/upload')
  await expect(drop.row('letter.pdf')).toContainText('Uploaded', { timeout: 30_000 })
  await page.evaluate(() => {
    try {
      for (let index = 0; ; index += 1) localStorage.setItem(`fill-${index}`, 'x'.repeat(2 ** 19))
    } catch {
      for (let index = 0, size = 2 ** 18; size > 0; size = Math.floor(size / 2))
        try {
          for (; ; index += 1) localStorage.setItem(`rest-${index}`, 'x'.repeat(size))
        } catch {
          // Full at this size.
        }
    }
  })
  await wizard.field('motherFullName').fill('Ngozi Adaeze Okafor, of the long name '.repeat(7))
  await wizard.saveDraft.click()
  await expect(page.getByText('Save Failed', { exact: true }).first()).toBeVisible()
})

test('Back leads to the step before, Forward to the one behind it, and the answers of both stay', async ({
  page,
  wizard,
}) => {
  const answers = someAnswers()
  const isKept = (step: string) =>
    expect
      .poll(() => page.evaluate(() => (history.state as { wizardStep?: string } | null)?.wizardStep))
      .toBe(step)
  await wizard.open()
  await wizard.fillStep(0, answers)
  // Its code comes once the form is in use, as that of the next steps does.
  await isKept('identity')
  await wizard.next.click()
  await isKept('moment')
  await wizard.field('babyBirthPlace').fill('Sahlgrenska')
  for (let round = 0; round < 2; round += 1) {
    await page.goBack()
    await expect(wizard.field('babyFirstName')).toHaveValue(answers.babyFirstName)
    await page.goForward()
    await expect(wizard.field('babyBirthPlace')).toHaveValue('Sahlgrenska')
  }
  // A dialog over the step is closed, and the step stays.
  await page.getByRole('button', { name: 'Invite A Co-Contributor' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await isKept('moment')
  await page.goBack()
  await expect(wizard.field('babyFirstName')).toBeVisible()
  // The first step has the entry that the form was opened with: before it lies another page.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
