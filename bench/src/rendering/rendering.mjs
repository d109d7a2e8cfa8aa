// Processor time of a first image and of a book; other engines beside them.
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { loadPress } from './build.mjs'
import { childOf } from './children.mjs'
import { measureChromium, measurePdfkit } from './peers.mjs'
import { processorTime } from './processor-time.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '24' },
    peers: { type: 'string', default: 'yes' },
  },
})
const rounds = Number(options.rounds)
const root = fileURLToPath(new URL('../../../services/proofs', import.meta.url))
const product = await loadPress()
const { bookDataOf, certificateDataOf, certificateEngraving, createPageImages, createPress } = product
const child = (number) => childOf(product, number)

printMachine()
const press = createPress(root)
const images = await createPageImages(root)

const certificate = (number, edition = 'proof') =>
  press.print({ pages: 'certificate', data: certificateDataOf(child(number)), paper: 'a4', edition })
const book = (number, edition = 'proof') =>
  press.print({ pages: 'all', data: bookDataOf(child(number)), paper: 'a4', edition })
const firstImage = async (number, extension, width) =>
  images.draw((await certificate(number)).pdf, { page: 1, extension, width })

// As in a service at work: V8 compiles the code that tells a book's facts over the first dozens of them, on threads beside it.
for (let number = 0; number < 60; number += 1) {
  await firstImage(number, 'jpg', 1080)
  await book(number)
}

const own = {
  certificate: await processorTime(rounds, (number) => certificate(number)),
  image: await processorTime(rounds, (number) => firstImage(number, 'jpg', 1080)),
  book: await processorTime(rounds, (number) => book(number)),
}
printTable(
  ['milliseconds of processor time, median', ''],
  [
    ['certificate, PDF', own.certificate.toFixed(0)],
    ['first image, JPEG 1080 px, from the record on', besideTarget(own.image, 150, 'ms', 0)],
    [
      'the same as WebP',
      (await processorTime(rounds, (number) => firstImage(number, 'webp', 1080))).toFixed(0),
    ],
    [
      'full size, PNG 1654 px',
      (await processorTime(rounds, (number) => firstImage(number, 'png', 1654))).toFixed(0),
    ],
    ['whole book, watermarked PDF', besideTarget(own.book, 300, 'ms', 0)],
    ['whole book, PDF/UA', (await processorTime(rounds, (number) => book(number, 'reading'))).toFixed(0)],
    ['whole book, print file', (await processorTime(rounds, (number) => book(number, 'print'))).toFixed(0)],
  ],
)

if (options.peers === 'yes') {
  const latin = (number) => {
    const { certificate, readings } = bookDataOf(child(number * 8))
    return [{ ...certificate, readings }, certificateEngraving(certificate.proofId, 'a4')]
  }
  const rows = [['Typst (this product, all pages)', own.certificate, own.book]]
  const chromium = await measureChromium(Math.min(rounds, 12), latin)
  rows.push(['headless Chromium', chromium.certificate, chromium.book])
  const pdfkit = await measurePdfkit(Math.min(rounds, 12), latin)
  rows.push(['pdfkit', pdfkit.certificate, pdfkit.book])
  printTable(
    ['milliseconds of processor time, PDF', 'certificate', 'with its readings', 'times ours'],
    rows.map(([name, one, all]) => [
      name,
      one.toFixed(0),
      all.toFixed(0),
      `${(one / own.certificate).toFixed(1)} / ${(all / own.book).toFixed(1)}`,
    ]),
  )
}
process.exit(0)
