import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import { certificateDataOf } from './certificate-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { textLayoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
/** The letters in the heart of the seal, which alone are set in the colour of the paper. */
const sealOf = async (babyFirstName: string) => {
  const data = certificateDataOf(subjectWith({ babyFirstName }))
  const { pdf } = await press.print({ pages: 'certificate', data, paper: 'a4', edition: 'archive' })
  const [page] = await textLayoutOf(pdf)
  return (page?.letters ?? []).filter(({ colour }) => `#${colour}` === inks.paper.toLowerCase())
}

describe('the initial of a name', () => {
  it.each([
    ['Amara', 'A'],
    ['ಶ್ರೀನಿವಾಸ', 'ಶ್ರೀ'],
    ['শ্রীকৃষ্ণ', 'শ্রী'],
    ['ശ്രീജ', 'ശ്രീ'],
    ['కృష్ణ', 'కృ'],
    ['கிருஷ்ணன்', 'கி'],
    // A letter that is killed behind it is one of its own, as in all scripts that show the mark.
    ['கார்த்திகேயன்', 'கா'],
    ['ராம்', 'ரா'],
    ['கார்த்திக்', 'கா'],
    ['කාර්තික්', 'කා'],
    ['കാർത്തിക', 'കാ'],
    ['കാര്‍ത്തിക', 'കാ'],
    ['कार्तिकेय', 'का'],
    ['কার্তিক', 'কা'],
    ['કાર્તિક', 'કા'],
    ['ਕਾਰਤਿਕ', 'ਕਾ'],
    ['କାର୍ତ୍ତିକ', 'କା'],
    ['కార్తికేయ', 'కా'],
    ['ಕಾರ್ತಿಕೇಯ', 'ಕಾ'],
    // Before its letter, it is none yet.
    ['ஸ்ரீதர்', 'ஸ்ரீ'],
    ['ப்ரியா', 'ப்ரி'],
    ['க்ஷமா', 'க்ஷ'],
    ['ශ්‍රීමා', 'ශ්‍රී'],
    ['ព្រះ', 'ព្រះ'],
    ['བསྟན་འཛིན', 'བ'],
    ['အောင်ဆန်း', 'အောင်'],
    // The vowel is written before its consonant.
    ['เกษม', 'ก'],
    ['ปุญญาพร', 'ป'],
    ['ບຸນມີ', 'ບ'],
    ['ໝອກ', 'ໝ'],
    ['ແໜງ', 'ໜ'],
    // Of one sign, a name is its own initial.
    ['ปุ.', 'ปุ'],
    ['เก.', 'เก'],
    ['ಶ್.', 'ಶ್'],
  ])(
    'of %s is %s, with all that belongs to it',
    async (name, initial) => {
      const letters = await sealOf(name)
      const signs = (text: string) => [...text].filter((sign) => /\p{L}|\p{M}/u.test(sign)).toSorted()
      expect(signs(letters.map(({ text }) => text).join(''))).toEqual(signs(initial))
      const width =
        Math.max(...letters.map(({ right }) => right)) - Math.min(...letters.map(({ left }) => left))
      expect(width).toBeLessThan(24)
    },
    30_000,
  )

  it.each([
    ['เกษม', 'แพรวา', 'เก ษ ม แพ ร วา'],
    ['ໄຊຍະ', 'ບຸນມີ', 'ໄຊ ຍະ ບຸ ນ ມີ'],
    ['မောင်', 'သန်း', 'မောင် သန်း'],
    ['ព្រះ', 'ច័ន្ទ', 'ព្រះ ច័ ន្ទ'],
    ['ராம்', 'ஸ்ரீ', 'ரா ம் ஸ்ரீ'],
  ])('is of the first sign at the knot of the name: %s %s', async (babyFirstName, babyLastName, signs) => {
    const { readings } = bookDataOf(subjectWith({ babyFirstName, babyMiddleName: '', babyLastName }))
    const knot = readings.chapters.find(({ plate }) => plate.caption.includes(' as a knot'))
    expect(knot?.plate.labels.map((label) => ('text' in label ? label.text : ''))).toEqual(signs.split(' '))
    const initial = await sealOf(babyFirstName)
    expect(initial.length).toBeGreaterThan(0)
    for (const { text } of initial) expect(signs.split(' ')[0]).toContain(text)
  })

  it('stands in a sentence without its full stop, unless it is one of several', () => {
    const inSentences = (babyFirstName: string) => bookDataOf(subjectWith({ babyFirstName })).firstName
    expect(['J.', 'ශ්.', 'เก.', 'A. J.', 'Jon'].map(inSentences)).toEqual(['J', 'ශ්', 'เก', 'A. J.', 'Jon'])
  })
})
