import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const pagesOf = async (form: CodexForm) => {
  const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
  return textLayoutOf((await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })).pdf)
}
const ofLength = (length: number, words: string) => words.repeat(length).slice(0, length).trim()

it('places of three hundred letters that stack are read on the certificate with ease', async () => {
  const place = ofLength(300, 'ലക്ഷ്മി കൃഷ്ണൻ ')
  const parent = ofLength(60, 'ലക്ഷ്മി കൃഷ്ണൻ ')
  const [first] = await pagesOf({
    babyFirstName: 'O',
    babyMiddleName: '',
    babyLastName: 'E',
    motherFullName: parent,
    fatherFullName: parent,
    hospitalName: place,
    babyBirthPlace: place,
    babyBirthLocation: place,
  })
  const sizes = first?.letters
    .filter(({ text }) => /\p{Script=Malayalam}/u.test(text))
    .map(({ size }) => size)
  expect(sizes?.length).toBeGreaterThan(500)
  expect(Math.min(...(sizes ?? []))).toBeGreaterThan(6)
})

it('the last line of a great name is not much wider than those above it', async () => {
  const [long, short] = ['𞤋𞤦𞤪𞤢𞥄𞤸𞤭𞤥𞤢', '𞤄𞤢𞤪𞤭']
  const [first] = await pagesOf({
    babyFirstName: `${long} ${short} ${long}`,
    babyMiddleName: `${short} ${long} ${short}`,
    babyLastName: `${short} ${long} ${short}`,
  })
  const lines = new Map<number, { left: number; right: number }>()
  for (const { top, bottom, baseline, left, right } of first?.letters ?? []) {
    // Between the line above the name and the rule beneath it nothing else stands.
    if (top < 245 || bottom > 430) continue
    const line = lines.get(Math.round(baseline))
    lines.set(Math.round(baseline), {
      left: Math.min(left, line?.left ?? left),
      right: Math.max(right, line?.right ?? right),
    })
  }
  const widths = [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, { left, right }]) => right - left)
  expect(widths.length).toBeGreaterThan(2)
  expect(widths.at(-1)).toBeLessThan(1.2 * Math.max(...widths.slice(0, -1)))
})

it('what is told beside the great figure is no smaller than other notes, however long the name in it', async () => {
  const pages = await pagesOf({
    babyFirstName: 'Հայկ'.repeat(20),
    babyMiddleName: '',
    babyLastName: 'Պետրոսյան',
  })
  const page = pages.find(({ letters }) =>
    letters
      .map(({ text }) => text)
      .join('')
      .includes('Lifepath'),
  )
  const name = page?.letters.filter(({ text, top }) => /\p{Script=Armenian}/u.test(text) && top > 100) ?? []
  expect(name.length).toBeGreaterThan(70)
  expect(Math.min(...name.map(({ size }) => size))).toBeGreaterThan(8)
})

it('what is told of a name stands in the middle of the page, line by line, as long as no part of it is long', async () => {
  const pages = await pagesOf({
    babyFirstName: 'Łucja Zoë',
    babyNameEtymology: [
      'Łucja: from Latin lux, “light”. Source: Lewis, Short, A Latin Dictionary, under lux.',
      'Zoe: from Greek ζωή (zōḗ), “life”. Source: Liddell, Scott, A Greek–English Lexicon, under ζωή.',
      'MYA does not know where the name Nguyễnowa comes from, and there is no dictionary at hand that has it among its names.',
    ].join('\n'),
  })
  const page = pages[2]
  const lines = new Map<number, { left: number; right: number; text: string }>()
  for (const { baseline, left, right, text, top } of page?.letters ?? []) {
    if (top < 250) continue
    const line = lines.get(Math.round(baseline))
    lines.set(Math.round(baseline), {
      left: Math.min(left, line?.left ?? left),
      right: Math.max(right, line?.right ?? right),
      text: (line?.text ?? '') + text,
    })
  }
  const told = [...lines.values()].filter(({ text }) => text.length > 8)
  expect(told.length).toBeGreaterThan(6)
  const aside = told.filter(({ left, right }) => Math.abs((left + right - (page?.width ?? 0)) / 2) > 3)
  expect(aside.map(({ text }) => text)).toEqual([])
})
