import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { certificateDataOf } from './certificate-data'
import { findPackageRoot } from './package-files'
import { createPageImages } from './page-images'
import { createPress } from './press'
import { subjectWith } from './testing/subjects'

const width = 1000
/** Each side of the blocks that are compared, in pixels. */
const block = 8

const tones = async (image: Buffer) => {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize(width / block, null, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/** pdfium's own drawing at six times the size, where its finest line is fine enough, reduced. */
const reference = async (pdf: Buffer): Promise<Buffer> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const page = document.getPage(0)
  const { data } = await page.render({
    scale: (width * 6) / page.getOriginalSize().originalWidth,
    render: ({ data: pixels, width: across, height }) =>
      sharp(Buffer.from(pixels), { raw: { width: across, height, channels: 4 }, limitInputPixels: false })
        .resize(width)
        .png()
        .toBuffer(),
  })
  document.destroy()
  library.destroy()
  return Buffer.from(data)
}

it('[PRF-026] draws the page as it will be printed: in every spot the tone of pdfium six times enlarged', async () => {
  const root = findPackageRoot()
  const { pdf } = await createPress(root).print({
    pages: 'certificate',
    data: certificateDataOf(subjectWith()),
    paper: 'a4',
    edition: 'proof',
  })
  const { draw } = await createPageImages(root)
  const [shown, printed] = await Promise.all([
    draw(pdf, { page: 1, extension: 'png', width }).then(tones),
    reference(pdf).then(tones),
  ])
  expect([shown.width, shown.channels]).toEqual([printed.width, printed.channels])
  const differences = shown.data
    .subarray(0, printed.data.length)
    .map((value, at) => Math.abs(value - (printed.data[at] ?? 0)))
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  expect(mean).toBeLessThan(1.5)
  // 98 of 100 spots within 12 of 255; sharp edges fall a fraction of a pixel apart.
  const sorted = [...differences].sort((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length * 0.98)]).toBeLessThan(12)
}, 60_000)
