import type { Locator, Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { FileDrop } from '../src/pages/file-drop'

/** What Chromium tells of a shift; no library of TypeScript's knows it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** What a thumb or a narrow window would stumble over: sideways scrolling, small targets, text that makes a phone zoom in. */
const stumblingBlocks = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const found = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : []
    for (const element of document.querySelectorAll('button, a, input, select, textarea, label:has(input)')) {
      const { width, height } = element.getBoundingClientRect()
      // What is laid over a small mark, and what is hidden behind its label, is pressed elsewhere.
      const over = getComputedStyle(element, '::after')
      const pressed = over.position === 'absolute' ? Math.max(height, parseFloat(over.height) || 0) : height
      const name = element.getAttribute('aria-label') ?? element.id ?? ''
      const what = `${element.tagName.toLowerCase()} ${name} ${element.textContent?.trim().slice(0, 30)}`
      if (width < 3 || height < 3 || !element.checkVisibility()) continue
      if (pressed < 43.5) found.push(`${what}: ${Math.round(pressed)} px high`)
      if (
        /^(input|select|textarea)$/i.test(element.tagName) &&
        parseFloat(getComputedStyle(element).fontSize) < 16
      )
        found.push(`${what}: smaller than 16 px`)
    }
    return found
  })

for (const width of [320, 1440]) {
  const isPhone = width < 768
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: isPhone ? 640 : 900 },
      hasTouch: isPhone,
      isMobile: isPhone,
    })

    test('every state of the form can be used by day and by night, and has no accessibility finding', async ({
      page,
      wizard,
      trouble,
    }) => {
      trouble.expect(/status of 415 .*\/api\/objects\//)
      trouble.expect(/A birth file was not uploaded: 415/)
      trouble.allow(/404.*\/api\/proofs\/\w+\/versions$/)
      test.setTimeout(240_000)
      const answers = someAnswers({ babyDateOfBirth: '2025-11-02', babyTimeOfBirth: '01:30' })
      const look = async (state: string) => {
        expect(await findingsInEveryLook(page), state).toEqual([])
        if (isPhone) expect(await stumblingBlocks(page), state).toEqual([])
      }
      const turn = async (step: number) => {
        await wizard.next.click()
        await page.getByText(`Step ${step}/5`).first().waitFor()
      }
      await wizard.open()
      await look('step 1')
      await wizard.pressNextTooSoon()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await look('what is missing on step 1')
      await wizard.fillStep(0, answers)
      await turn(2)
      await wizard.fillStep(1, { ...answers, babyBirthLocation: '' })
      await wizard.field('babyBirthLocation').pressSequentially('Portland, Maine')
      await page.getByRole('option').first().waitFor()
      await look('places')
      await page.getByRole('option').first().click()
      const clocks = page.getByRole('group', { name: 'Change of the clocks' })
      await expect(clocks).toContainText('The clocks went back that night, so 01:30 came twice.')
      await clocks.getByRole('radio', { name: /^After/ }).press('Space')
      const starts = await clocks
        .locator('small')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left))
      if (isPhone) expect(new Set(starts).size, 'one below the other').toBe(1)
      await look('the change of the clocks')
      await turn(3)
      const drop = new FileDrop(page)
      await drop.input.setInputFiles([
        { name: 'program.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
        { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
        { name: 'renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00') },
      ])
      await expect(drop.row('letter.pdf')).toContainText('Uploaded')
      await expect(drop.row('renamed.pdf')).toContainText('Not sent')
      await look('files')
      await turn(4)
      const bottomOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom)
      const [gender = 0, race = 0, nationality = 0] = await Promise.all(
        [
          page.getByRole('group', { name: 'Gender' }),
          wizard.field('babyRace'),
          wizard.field('babyNationality'),
        ].map(bottomOf),
      )
      if (isPhone) expect(race - gender, 'no gap below Gender').toBeCloseTo(nationality - race)
      await page.getByRole('radio', { name: 'Other' }).press('Space')
      await expect(page.getByLabel('Please specify')).toBeVisible()
      await look('step 4')
      await wizard.field('babyHairColor').click()
      await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await turn(5)
      await expect(page.getByText('01:30, after the clocks changed')).toBeVisible()
      await look('the summary')
      for (const name of ['View History', 'Invite A Co-Contributor']) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look(name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await wizard.attest()
      const shifts = await page.evaluateHandle(() => {
        const seen: { value: number; what: string[] }[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            if (!entry.hadRecentInput)
              seen.push({
                value: entry.value,
                what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
              })
        }).observe({ type: 'layout-shift' })
        return seen
      })
      await wizard.submit.click()
      const title = page.getByRole('heading', { name: 'CODIFYING PROVENANCE' })
      await expect(title).toBeInViewport()
      // By key: the page goes on after 1.2 s, and a click waits until the screen stands still.
      await page.getByRole('button', { name: 'Stay here' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Birth Bio Received!' })).toBeVisible()
      await look('received')
      const seen = await shifts.jsonValue()
      expect(
        seen.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(seen),
      ).toBeLessThan(0.02)
    })
  })
}

test('a press that leaves a field goes to what is pressed: the message of the field comes when it is let go', async ({
  page,
  wizard,
}) => {
  await wizard.open()
  await wizard.field('babyFirstName').fill('A')
  await wizard.field('babyFirstName').fill('')
  const box = await wizard.field('myaCalculateOrigin').boundingBox()
  if (!box) throw new Error('The switch is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(wizard.field('babyFirstName')).not.toBeFocused()
  await page.mouse.up()
  await expect(wizard.field('myaCalculateOrigin')).toBeChecked()
  await expect(page.getByText('First name is required').first()).toBeVisible()
})
