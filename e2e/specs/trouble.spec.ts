import { expect, test } from '../src/fixtures/product'
import { Trouble } from '../src/fixtures/trouble'

// What every other test rests on: a complaint that was not announced fails it.
test.describe('trouble that was not announced is told', () => {
  const complaints = [
    [() => console.error('broken'), 'error in the console: broken'],
    [() => console.warn('odd'), 'warning in the console: odd'],
    [() => void setTimeout(() => void Promise.reject(new Error('lost'))), 'not caught: lost'],
  ] as const
  for (const [complain, line] of complaints) {
    test(line, async ({ browser, trouble }) => {
      trouble.expect(new RegExp(line))
      const own = new Trouble()
      own.watch(browser)
      const page = await browser.newPage()
      await page.evaluate(complain)
      await expect.poll(() => own.faults().map((fault) => fault.trim())).toEqual([line])
      own.expect(new RegExp(line))
      expect(own.faults()).toEqual([])
      own.expect(/announced only/)
      expect(own.faults()).toEqual(['announced, and never came: /announced only/'])
      await page.close()
    })
  }

  test('an answer of 5xx', async ({ browser, trouble }) => {
    trouble.expect(/503/)
    const own = new Trouble()
    own.watch(browser)
    const page = await browser.newPage()
    await page.route('http://away.test/', (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.goto('http://away.test/')
    expect(own.faults()).toContain('answer: 503 http://away.test/')
    await page.close()
  })
})

test('a test with trouble that was not announced fails', async ({ page }) => {
  test.fail()
  await page.evaluate(() => console.warn('odd'))
})
