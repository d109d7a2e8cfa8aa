import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { bookDataOf } from './book-data'
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

/** pdfium's own drawing at four times the size, where its finest line is fine enough, reduced. */
const reference = async (pdf: Buffer, number: number): Promise<Buffer> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const page = document.getPage(number - 1)
  const { data } = await page.render({
    scale: (width * 4) / page.getOriginalSize().originalWidth,
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

const press = createPress(findPackageRoot())
const order = { paper: 'a4', edition: 'proof' } as const

const distanceFromReference = async (pdf: Buffer, page: number) => {
  const { draw } = await createPageImages(findPackageRoot())
  const [shown, printed] = await Promise.all([
    draw(pdf, { page, extension: 'png', width }).then(tones),
    reference(pdf, page).then(tones),
  ])
  expect([shown.width, shown.channels]).toEqual([printed.width, printed.channels])
  const differences = shown.data
    .subarray(0, printed.data.length)
    .map((value, at) => Math.abs(value - (printed.data[at] ?? 0)))
  const sorted = [...differences].sort((one, other) => one - other)
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    /** 98 of 100 spots differ by no more; sharp edges fall a fraction of a pixel apart. */
    most: sorted[Math.floor(sorted.length * 0.98)],
  }
}

describe('[PRF-026] a page is drawn as it will be printed: in every spot the tone of pdfium four times enlarged', () => {
  it('the certificate', async () => {
    const { pdf } = await press.print({
      ...order,
      pages: 'certificate',
      data: certificateDataOf(subjectWith()),
    })
    const { mean, most } = await distanceFromReference(pdf, 1)
    expect(mean).toBeLessThan(1.5)
    expect(most).toBeLessThan(12)
  })

  it('the cards, whose lines reach the edge of their pictures', async () => {
    const { pdf } = await press.print({ ...order, pages: 'all', data: bookDataOf(subjectWith()) })
    const { mean, most } = await distanceFromReference(pdf, 4)
    expect(mean).toBeLessThan(1.5)
    expect(most).toBeLessThan(12)
  })

  it('a plate, whose lines come near the edge of their picture', async () => {
    const { pdf } = await press.print({ ...order, pages: 'all', data: bookDataOf(subjectWith()) })
    const { mean, most } = await distanceFromReference(pdf, 6)
    expect(mean).toBeLessThan(0.8)
    expect(most).toBeLessThan(6)
  })
})

it('the same page is the same picture, whatever was drawn before it', async () => {
  const certificateOf = async (babyLastName: string) => {
    const data = certificateDataOf(subjectWith({ babyLastName }))
    return (await press.print({ ...order, pages: 'certificate', data })).pdf
  }
  const [one, other] = [await certificateOf('Okafor'), await certificateOf('Lindqvist')]
  const { draw } = await createPageImages(findPackageRoot())
  const shown = { page: 1, extension: 'jpg', width: 400 } as const
  const [alone, beside] = [await draw(one, shown), await draw(other, shown)]
  expect(beside.equals(alone)).toBe(false)
  expect((await draw(one, shown)).equals(alone)).toBe(true)
  await draw(one, { ...shown, width: 300 })
  expect((await draw(other, shown)).equals(beside)).toBe(true)
})
