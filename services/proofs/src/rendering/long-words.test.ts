import { bookDataOf } from './book-data'
import { endsEvenly } from './careful-words'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'
import { spacedLinesOf } from './testing/text-lines'

const press = createPress(findPackageRoot())

/** Letters that stand for nothing at the head of a line: what they belong to is at the end of the one above. */
const leaning = /^[\u1038\u102C\u0E32\u0E30\u0E33]$/u
/** Vowels that are written before their consonant. */
const leading = /^[\u0E40-\u0E44]$/u

describe('a word too long for its line', () => {
  it('is broken between whole syllables: no mark or vowel stands apart from its letter', async () => {
    const data = bookDataOf(
      subjectWith({
        ...fullForm,
        // Counted by letters, one in ten is a visarga in one of these.
        babyFirstName: 'မား'.repeat(16),
        babyMiddleName: 'လှ' + 'မား'.repeat(15),
        babyLastName: 'လှလှ' + 'မား'.repeat(15),
        motherFullName: 'เกเมาะ'.repeat(10),
        fatherFullName: 'ก' + 'เมาะเก'.repeat(10),
        primaryCaretakerName: 'กก' + 'เมาะเก'.repeat(10),
        hospitalName: 'ကျေးဇူးကမ္ဘာ'.repeat(20),
      }),
    )
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
    const torn = (await textLayoutOf(pdf)).flatMap(({ letters }, page) =>
      letters.flatMap((letter, index) => {
        const before = letters[index - 1]
        if (!before || Math.abs(before.baseline - letter.baseline) < letter.size * 0.5) return []
        return leaning.test(letter.text) || leading.test(before.text)
          ? [`${page + 1}: ${before.text} | ${letter.text}`]
          : []
      }),
    )
    expect(torn).toEqual([])
  })

  it('is broken at its hyphens, where it has some', async () => {
    const parts = ['Featherstonehaugh', 'Cholmondeley', 'Wolfeschlegelsteinhausen']
    const babyLastName = parts.join('-')
    const form = {
      ...fullForm,
      babyFirstName: 'Maximiliana-Alexandrina',
      babyMiddleName: 'Theodora Anneliese-Wilhelmina',
      babyLastName,
    }
    const data = bookDataOf(subjectWith(form))
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
    const pages = await textLayoutOf(pdf)
    const readings = data.readings.chapters
      .flatMap((chapter) => chapter.readings.map(({ text }) => text))
      .filter((text) => text.includes(babyLastName))
    const ends = readings.flatMap((text) =>
      pages.flatMap(({ letters }) =>
        spacedLinesOf(text, letters).map((line) => /[^\s~-]*-?$/.exec(line)?.[0] ?? ''),
      ),
    )
    const isTorn = (end: string) =>
      end.length > 2 && parts.some((part) => end !== part && part.startsWith(end))
    expect(ends.filter(isTorn)).toEqual([])
    // The family's name is told of in a line that it does not begin.
    expect(ends).toContain('Wilhelmina')
  })

  it.each([
    ['ก้อง เกียรติ ชื่น ฤทัย', 'พร'],
    ['ບຸນ ມີ ສີ ສຸວັນ ຊື່ນ', 'ມີ'],
    ['សុវណ្ណារ៉ា ច័ន្ទ ស្រីមុំ', 'ស៊ឹម'],
    ['အောင် ဆန်း စု ကြည် မြင့်', 'ဦး'],
  ])(
    'is broken between words, where a name has no spaces: %s',
    async (text, babyLastName) => {
      const words = text.split(' ')
      const babyFirstName = words.join('').repeat(Math.ceil(80 / words.join('').length))
      const script = [/\p{Script=Thai}/u, /\p{Script=Lao}/u, /\p{Script=Khmer}/u, /\p{Script=Myanmar}/u].find(
        (pattern) => pattern.test(text),
      )
      const motherFullName = `${babyFirstName} ${babyLastName}`
      const form = { ...fullForm, babyFirstName, babyMiddleName: '', babyLastName, motherFullName }
      const { pdf } = await press.print({
        pages: 'all',
        data: bookDataOf(subjectWith(form)),
        paper: 'a4',
        edition: 'archive',
      })
      // The letters with which lines of the name begin; at the loops of its knot stand signs, in letters of these sizes.
      const loopSizes = [9, 11.5]
      const lineHeads = (await textLayoutOf(pdf)).flatMap(({ letters }) =>
        letters.flatMap((letter, index) => {
          const above = letters.slice(Math.max(0, index - 6), index)
          const isHead =
            script?.test(letter.text) &&
            above.length === 6 &&
            !loopSizes.includes(letter.size) &&
            above.every(
              ({ text, size, baseline }) =>
                script?.test(text) &&
                Math.abs(letter.size - size) < 0.1 &&
                letter.baseline - baseline > size * 0.5,
            )
          return isHead ? [letter.text] : []
        }),
      )
      expect(lineHeads.length).toBeGreaterThan(8)
      const wordHeads = [...words, babyLastName].map(([head]) => head)
      expect(lineHeads.filter((head) => !wordHeads.includes(head))).toEqual([])
    },
    30_000,
  )

  it.each([
    ['கிருஷ்ணன் Alexander லட்சுமிஸ்ரீ', false],
    ['Wolfeschlegelsteinhausenbergerdorff-Maria-Theresia', false],
    ['கிருஷ்ணன் Wolfeschlegelsteinhausenbergerdorff', true],
    ['בֶּן־דָּוִד נֹעַם', true],
    ['ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ', true],
    ['శ్రీనివాస కృష్ణమూర్తి', true],
    ['শ্রীকৃষ্ণ চট্টোপাধ্যায়', true],
    ['თამარ ჯავახიშვილი', true],
    ['თამარ ჯავახიშვილიანი', false],
    ['All of Wilhelmina-Alexandrina Maximiliana Theodora Konstantina Evangelia is told', false],
    ['All of Maximilian Alexander Theodor Wilhelm Friedrich Johannes Ferdinand is told', true],
    [
      'On Sunday, 29\u00a0March\u00a02054, Wilhelmina-Alexandrina Maximiliana will be ten thousand days old',
      true,
    ],
  ])('tears no line open: whether the lines of ‘%s’ end evenly', (text, isEven) =>
    expect(endsEvenly(text)).toBe(isEven),
  )

  it('keeps what is joined to it: no ‘’s’ begins a line after a name whose script has no spaces', async () => {
    const data = bookDataOf(subjectWith({ ...fullForm, babyFirstName: 'ปุญญาพร', babyLastName: 'ก้องเกียรติ' }))
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
    const pages = (await textLayoutOf(pdf)).map(({ letters }) =>
      letters.flatMap((letter, index) => {
        const before = letters[index - 1]
        return letter.text === '’' && before && /\p{Script=Thai}/u.test(before.text)
          ? [Math.abs(before.baseline - letter.baseline) < letter.size * 0.5]
          : []
      }),
    )
    const joined = pages.flat()
    expect(joined.length).toBeGreaterThan(3)
    expect(joined.filter((isJoined) => !isJoined)).toEqual([])
  })
})

describe('a given name of a script whose words Typst breaks anywhere', () => {
  it.each([
    ['하늘빛나라', '김'],
    ['语晨光明', '林'],
    ['བསྟན་འཛིན', 'དོལ'],
    ['សុវណ្ណា', 'ចាន់'],
  ])(
    '%s stands on one line wherever the book tells of the child',
    async (babyFirstName, babyLastName) => {
      const data = bookDataOf(subjectWith({ ...fullForm, babyFirstName, babyMiddleName: '', babyLastName }))
      const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
      const told = (await textLayoutOf(pdf))
        .flatMap(({ letters }) => letters)
        .filter(
          ({ size, text }) =>
            (Math.abs(size - 10.8) < 0.1 || Math.abs(size - 8) < 0.1) && /[\p{L} ]/u.test(text),
        )
      const isOfName = (text = '') => text !== ' ' && babyFirstName.includes(text)
      const parted = told.filter((letter, index) => {
        const next = told[index + 1]
        return (
          isOfName(letter.text) &&
          isOfName(next?.text) &&
          !babyFirstName.startsWith(next?.text ?? '') &&
          Math.abs((next?.baseline ?? 0) - letter.baseline) > letter.size
        )
      })
      expect(parted).toEqual([])
      expect(told.filter(({ text }) => isOfName(text)).length).toBeGreaterThan(20)
    },
    60_000,
  )
})
