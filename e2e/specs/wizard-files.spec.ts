import type { Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { inDatabase } from '../src/kept-data'
import { FileDrop } from '../src/pages/file-drop'
import { WizardPage } from '../src/pages/wizard-page'
import { startSlowProxy } from '../src/slow-proxy'

const megabyte = 2 ** 20
const pdfText = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const pdf = (name: string, size = pdfText.length) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(pdfText), Buffer.alloc(Math.max(0, size - pdfText.length), 32)]),
})
/** One transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openLineage(wizard: WizardPage, page: Page) {
  const answers = someAnswers()
  await wizard.open()
  for (const step of [0, 1]) {
    await wizard.fillStep(step, answers)
    await wizard.next.click()
  }
  await page.getByText('Step 3/5').first().waitFor()
  return new FileDrop(page)
}

test('[UPL-001] files come by press, by drag and by key, and are there after a reload', async ({
  page,
  wizard,
}) => {
  const drop = await openLineage(wizard, page)
  const [pressed] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose files').click(),
  ])
  expect(pressed.isMultiple()).toBe(true)
  await pressed.setFiles([pdf('letter.pdf')])
  await drop.drop([{ name: 'dropped.pdf', mimeType: 'application/pdf', text: pdfText }])
  await expect(drop.row('dropped.pdf')).toContainText('Uploaded')
  await drop.input.focus()
  // A browser that is busy opens no second window of files; whoever sees none presses again.
  await expect(async () => {
    const [keyed] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 3000 }),
      page.keyboard.press('Enter'),
    ])
    await keyed.setFiles([{ name: 'foot.png', mimeType: 'image/png', buffer: picture }])
  }).toPass()
  for (const name of ['letter.pdf', 'dropped.pdf', 'foot.png'])
    await expect(drop.row(name)).toContainText('Uploaded')
  await expect(drop.row('foot.png').locator('img')).toBeVisible()

  await page.reload()
  for (const name of ['letter.pdf', 'dropped.pdf', 'foot.png'])
    await expect(drop.row(name)).toContainText('Uploaded')
})

test('[UPL-004] [UPL-005] [UPL-021] the ninth file and a file over 10 MB are refused beside their names, the others go on', async ({
  page,
  wizard,
}) => {
  const drop = await openLineage(wizard, page)
  await drop.input.setInputFiles([
    pdf('large.pdf', 10 * megabyte + 1),
    ...Array.from({ length: 9 }, (_, index) => pdf(`page-${index + 1}.pdf`, 100 + index)),
  ])
  await expect(drop.row('large.pdf')).toContainText('it is larger than 10 MB')
  await expect(drop.row('page-9.pdf')).toContainText('at most 8 files')
  for (let page = 1; page <= 8; page += 1)
    await expect(drop.row(`page-${page}.pdf`)).toContainText('Uploaded')
})

test('[UPL-002] [UPL-016] [UPL-021] a program under the name of a document is refused by the server, without a toast', async ({
  page,
  wizard,
  trouble,
}) => {
  trouble.expect(/status of 415 .*\/api\/objects\//)
  trouble.expect(/warning in the console: A birth file was not uploaded: 415 unsupported_type/)
  const drop = await openLineage(wizard, page)
  await drop.input.setInputFiles([
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00\x03program') },
    pdf('true.pdf'),
  ])
  await expect(drop.row('letter.pdf')).toContainText(/Not sent: .*Please choose another file/)
  await expect(drop.row('true.pdf')).toContainText('Uploaded')
  // It would be refused again.
  await expect(drop.row('letter.pdf').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
})

test('[UPL-006] each file shows how far it is, and can be stopped alone; one whose connection is cut goes on where it was', async ({
  browser,
  platform,
  trouble,
}) => {
  trouble.expect(/net::ERR_CONNECTION_RESET .*\/api\/objects\//)
  trouble.allow(/net::ERR_.*\/api\//)
  const proxy = await startSlowProxy(2 * megabyte)
  const context = await browser.newContext({ baseURL: platform.url, proxy: { server: proxy.address } })
  const page = await context.newPage()
  const drop = await openLineage(new WizardPage(page), page)
  const ranges: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/objects/'))
      ranges.push(request.headers()['content-range'])
  })
  const size = 9 * megabyte
  await drop.input.setInputFiles([pdf('long.pdf', size), pdf('stopped.pdf', size), pdf('small.pdf')])
  await expect(drop.row('long.pdf').getByRole('progressbar')).toBeVisible()
  await expect(drop.row('long.pdf')).toContainText(/Uploading, \d\.\d\d of 9\.00 MB/)
  await drop.row('stopped.pdf').getByRole('button', { name: 'Stop uploading stopped.pdf' }).click()
  await expect(drop.row('stopped.pdf')).toHaveCount(0)
  await expect(drop.row('small.pdf')).toContainText('Uploaded')

  await expect.poll(proxy.passedBytes).toBeGreaterThan(4 * megabyte)
  await expect(drop.row('long.pdf')).toContainText(/Uploading, [4-8]\.\d\d of 9\.00 MB/)
  proxy.cut()
  await expect(page.getByText('“long.pdf” goes on as soon as the connection is back.')).toBeVisible()
  await expect(drop.row('long.pdf')).toContainText(/\d of 9\.00 MB, waiting for the connection/)
  // What had come is kept once the service has seen the connection break.
  const keptBytes = () =>
    inDatabase(platform, 'records', async (database) => {
      const uploads = await database.collection<{ received: number }>('fileuploads').find().toArray()
      return Math.max(0, ...uploads.map(({ received }) => received))
    })
  await expect.poll(keptBytes).toBeGreaterThan(megabyte)
  proxy.mend()
  await expect(drop.row('long.pdf')).toContainText('Uploaded', { timeout: 40_000 })
  const from = Number(/^bytes (\d+)-/.exec(ranges.at(-1) ?? '')?.[1])
  expect(from).toBeGreaterThan(megabyte)
  expect(ranges.at(-1)).toBe(`bytes ${from}-${size - 1}/${size}`)
  await context.close()
  proxy.stop()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[UPL-001] the camera is one press away', async ({ page, wizard }) => {
    const drop = await openLineage(wizard, page)
    const camera = page.getByLabel(/Take a picture/)
    await expect(camera).toHaveAttribute('capture', 'environment')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Take a picture').tap(),
    ])
    await chooser.setFiles([{ name: 'image.png', mimeType: 'image/png', buffer: picture }])
    await expect(drop.row('image.png')).toContainText('Uploaded')
  })
})
