import { numberInWords } from './certificate-words'
import { insightsOf } from './insights'
import type { Insight, InsightSubject } from './insights'
import { sampleSubjects } from './testing/sample-subjects'

const numbersTo60 = Array.from({ length: 61 }, (_, number) => numberInWords(number))
const subjects = sampleSubjects(700, 7)
const books = subjects.map(insightsOf)
const pages = books.flat()
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
const told = (subject: Partial<InsightSubject> & { date: string; time?: string }) => {
  const { date, time, ...rest } = subject
  const place = { latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' }
  const book = insightsOf({
    firstName: 'Ada',
    lastName: 'Li',
    ...rest,
    birth: { date, time: time ?? '09:30', place },
  })
  return new Map(book.map((insight) => [insight.id, insight]))
}
const where = ({ id, title, text }: Insight) => `${id}: ${title} | ${text}`

describe('how the book counts', () => {
  it('writes no zero before a noun, and nothing in the plural after one', () => {
    const wrong =
      /\b[Zz]ero\b|(?<!-|and )\b[Oo]ne (bodies|degrees|days|weeks|years|hours|minutes|vowels|letters|characters|fists)\b|\b[Aa] [AEIO]\w+ and an? /
    expect(
      pages
        .filter(({ title, text }) => wrong.test(`${title} ${text}`))
        .map(where)
        .slice(0, 9),
    ).toEqual([])
  })

  it('tells a body beside the Sun by less than a degree, and by one', () => {
    const distances = new Set<string>()
    for (const { id, text } of pages)
      if (id === 'mercury-star' || id === 'venus-star')
        distances.add(/ stood (.+?) (behind|ahead)/.exec(text)?.[1] ?? '')
    expect(distances).toContain('less than a degree')
    expect(distances).toContain('one degree')
  })

  it('puts none of equals first: phases, figures, numbers and kinds of sign', () => {
    for (const book of books)
      for (const { id, title, text, rule } of book) {
        const counts = [...rule.matchAll(/(wood|fire|earth|metal|water) (\d)/g)].map(([, , count]) =>
          Number(count),
        )
        if (id === 'five-phases' && counts.filter((count) => count === Math.max(...counts)).length > 1)
          expect(`${title} ${text}`).not.toMatch(/\b(leads?|led)\b/)
        if (id === 'modalities' && /most of/i.test(text)) {
          const [count = '', total = ''] = /count that day was (.+)\./.exec(text)?.slice(1) ?? []
          expect(`${count}${total}`).toMatch(/\b(six|seven|eight|nine|ten|five (cardinal|fixed|mutable))\b/)
        }
      }
  })

  it.each([
    ['2012-03-03', 'The figures two and three, twice each', '3.3.2012 uses the figures 2 and 3 twice each'],
    ['2019-10-10', 'The figures nought and one, three times each', 'and no other as often'],
    ['2011-11-01', 'The figure one, five times', '1.11.2011 uses the figure 1 more than any other'],
  ])('the figures of %s', (date, title, text) => {
    const figure = told({ date }).get('repeated-figure')
    expect(figure?.title).toBe(title)
    expect(figure?.text).toContain(text)
  })

  it('calls the path by its own number, and says where a master number counts as one figure', () => {
    for (const book of books) {
      const path =
        /^Life path ([\w-]+):/.exec(book.find(({ id }) => id === 'life-path')?.title ?? '')?.[1] ?? '?'
      expect(book.find(({ id }) => id === 'bridge-number')?.text).toMatch(
        new RegExp(`number of the path, ${path}\\b|so is the number of the path`),
      )
    }
  })

  it('tells the four hills so that a reader can add them: the third is the sum of the two before it', () => {
    const reduced = (value: number): number =>
      value < 10 || [11, 22, 33].includes(value)
        ? value
        : reduced([...String(value)].reduce((sum, digit) => sum + Number(digit), 0))
    for (const book of books) {
      const rule = book.find(({ id }) => id === 'pinnacles')?.rule ?? ''
      const [first = 0, second = 0, third] = (/: ([\d, and]+);/.exec(rule)?.[1] ?? '')
        .split(/\D+/)
        .map(Number)
      expect(third).toBe(reduced(first + second))
    }
  })

  it.each([
    ['2018-11-22', 'the number of the day, twenty-two', 'The number of the month, eleven'],
    ['2026-10-29', 'the number of the day, eleven', 'The number of the month, one,'],
  ])('keeps the master numbers of %s', (date, day, month) => {
    const { text } = told({ date }).get('three-ages') ?? { text: '' }
    expect(text).toContain(day)
    expect(text).toContain(month)
  })

  it('heads the length of the day with what is true of it', () => {
    for (const { id, title, text } of pages)
      if (id === 'daylight' && text.includes('for ')) {
        const hoursOf = (words: string) => {
          const [, whole = '', minutes = ''] = /^([\w-]+) hours?(?: and ([\w-]+))?/.exec(words) ?? []
          const number = (word: string) => numbersTo60.indexOf(word)
          return number(whole) * 60 + (minutes === 'a' ? 30 : minutes === '' ? 0 : number(minutes))
        }
        const told = hoursOf(title.replace(/^A day of (more than |nearly )?/, ''))
        const exact = hoursOf(/for ((?:[\w-]+ hours?)(?: and [\w-]+ minutes?)?)/.exec(text)?.[1] ?? '')
        const [least, most] = title.includes('more than')
          ? [6, 24]
          : title.includes('nearly')
            ? [-5, -1]
            : [0, 5]
        expect(exact - told).toBeGreaterThanOrEqual(least)
        expect(exact - told).toBeLessThanOrEqual(most)
      }
  })

  it('calls a room full only where there are three, and shared where there are two', () => {
    for (const { id, title, text } of pages)
      if (id === 'fullest-house') {
        const company = /^(.+?) kept company/.exec(text)?.[1]
        if (company === undefined) expect(title).toBe('A room for each')
        else expect(title).toMatch(company.includes(',') ? /^A full room/ : /^A shared room: .+/)
        if (company !== undefined) expect(company).toContain(' and ')
      }
  })
})

describe('how the book speaks', () => {
  it('says no sentence twice in one book', () => {
    const twice = books.flatMap((book) => {
      const seen = new Set<string>()
      return book.flatMap(({ id, text }) =>
        sentencesOf(text).flatMap((sentence) => {
          const isSeen = seen.has(sentence)
          seen.add(sentence)
          return isSeen ? [`${id}: ${sentence}`] : []
        }),
      )
    })
    expect([...new Set(twice)].slice(0, 9)).toEqual([])
  })

  it('sets one colon to a sentence', () => {
    const double = pages.flatMap(({ text }) =>
      sentencesOf(text).filter((sentence) => (sentence.match(/: /g) ?? []).length > 1),
    )
    expect([...new Set(double)]).toEqual([])
  })

  it('calls every planet it', () => {
    const bodies = [
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'moon-sign',
      'sun-landlord',
    ]
    const persons = pages.filter(
      ({ id, text }) => bodies.includes(id) && /\b(he|she|his|hers?|him|who was)\b/i.test(text),
    )
    expect([...new Set(persons.map(where))]).toEqual([])
  })

  it('speaks of nothing as told as another thing', () => {
    expect(pages.filter(({ text }) => /\btold as|\btells? \d+ as/.test(text)).map(where)).toEqual([])
  })

  it('repeats a word of a number only by saying so', () => {
    for (const { id, text } of pages)
      if (id === 'three-ages') expect(text).not.toMatch(/three chapters: (.+, then )?([^,]+), then \2[.,]/)
  })

  it('tells equal phases each with its own, as a sentence', () => {
    const told = pages.filter(({ id, text }) => id === 'five-phases' && text.includes('stand level'))
    expect(told.length).toBeGreaterThan(50)
    for (const { text } of told) {
      expect(text).toMatch(/side by side: (\w+ as [^,;.]+, )*\w+ as [^,;.]+ and \w+ as [^,;.]+\./)
    }
  })

  it('calls a Moon of which little is left neither thin nor giving', () => {
    for (const { id, title, text } of pages) {
      if (id === 'moon-light' && text.includes('has to be looked for')) expect(title).not.toContain('giving')
      expect(text).not.toContain('thin bright bow')
    }
  })

  it('counts the day of the month by the mean age in the margin', () => {
    for (const { id, text, rule } of pages)
      if (id === 'two-moons') {
        const age = Number(/Mean age ([\d.]+) days/.exec(rule)?.[1])
        expect(text).toContain(`this was day ${numberInWords(Math.floor(age) + 1)} of`)
      }
  })

  it('sets no full stop of an initial within a sentence', () => {
    for (const firstName of ['J.', 'ශ්.', 'އި.']) {
      const book = insightsOf({ ...sampleSubjects(1, 7)[0], firstName, lastName: 'Li' } as InsightSubject)
      const texts = book.map(({ text }) => text.replaceAll(/“[^”]+”/g, ''))
      expect(texts.join(' ')).toContain(`${firstName.slice(0, -1)}’s`)
      expect(texts.filter((text) => text.includes(firstName))).toEqual([])
    }
    const { text } = told({ date: '2024-05-05', firstName: 'A. J.' }).get('day-count') ?? { text: '' }
    expect(text).toContain('A. J.’s day')
  })

  it('gives the place among the children in words', () => {
    const rules = new Set(pages.filter(({ id }) => id === 'birth-order').map(({ rule }) => rule))
    expect(rules).toContain('Birth order as it was given: first child.')
    expect(rules).toContain('Birth order as it was given: eleventh child or later.')
  })
})

describe('what the book says of the sky and of other calendars is so', () => {
  it.each([
    // Saturn turned direct on 4 November 2023 and did not leave Pisces.
    [
      '2023-11-03',
      'Saturn stood nearest to a border: it was less than a degree from the beginning of Pisces, and walking back',
    ],
  ])('where the body nearest to a border stood on %s', (date, words) => {
    const text = told({ date }).get('threshold')?.text
    expect(text).toContain(words)
    expect(text).not.toMatch(/about to|just (come|stepped)|from leaving/)
  })

  it('the margin has the date by UTC where it is not that of the place', () => {
    const place = { latitude: 43.66, longitude: -70.26, timeZone: 'America/New_York' }
    const book = insightsOf({
      firstName: 'Ada',
      lastName: 'Li',
      birth: { date: '2015-09-21', time: '20:20', place },
    })
    const ruleOf = (name: string) => book.find(({ id }) => id === name)?.rule
    expect(ruleOf('moon-sign')).toContain('for 00:20 UTC on 22 September 2015')
    expect(ruleOf('moon-name')).toContain('02:50 UTC on 28 September 2015')
    expect(told({ date: '2015-09-21' }).get('moon-sign')?.rule).toMatch(/UTC\.$/)
  })

  it('dates new moons, and counts days to equinoxes and solstices, as the calendar of the place does', () => {
    // New moons in London (U.S. Naval Observatory): 16 August 2023 09:38 UT, 15 September 01:40 UT; June solstice 21 June 14:58 UT.
    const newMoons = 'The new moon had been on 16 August, and the next was to be on 15 September.'
    const late = told({ date: '2023-08-25', time: '23:50' })
    expect(late.get('moon-light')?.text).toContain(newMoons)
    expect(late.get('sun-season')?.text).toContain('The June solstice lay sixty-five days back')
    const early = told({ date: '2023-08-25', time: '00:10' })
    expect(early.get('moon-light')?.text).toContain(newMoons)
    expect(early.get('sun-season')?.text).toContain('The June solstice lay sixty-five days back')
  })

  it('tells of a parent’s animal and the child’s what it tells of friends', () => {
    // 2021 was a year of the Ox, 1992 of the Monkey, 1993 of the Rooster, 1996 of the Rat, 1997 of the Ox.
    const family = (motherBirthDate: string, fatherBirthDate: string) => {
      const book = told({ date: '2021-06-01', motherBirthDate, fatherBirthDate })
      return [book.get('mother-year')?.text, book.get('father-year')?.text]
    }
    const [trio, friend] = family('1993-06-01', '1996-06-01')
    expect(trio).toContain('A Rooster and an Ox are two of the same three')
    expect(friend).toContain('that of the Ox is the Rat')
    const [friendOfMother, trioOfFather] = family('1996-06-01', '1993-06-01')
    expect(friendOfMother).toContain('Of the Ox the Rat is the one secret friend')
    expect(trioOfFather).toContain('the Rooster and the Ox among the same three')
    const [same, other] = family('1997-06-01', '1992-06-01')
    expect(same).toContain('Both are children of the Ox')
    expect(other).toContain('they never look the same way')
  })

  it('says of a day on which the Sun changed sign that it did, for a parent and for a wedding', () => {
    // The Sun came into Capricorn at 15:28 UTC on 21 December 1988.
    const book = told({ date: '2021-06-01', motherBirthDate: '1988-12-21', fatherBirthDate: '1988-12-18' })
    const mother = book.get('mother-sun')
    expect(mother?.text).toContain(
      'on 21 December 1988, as the Sun went from Sagittarius to Capricorn, by noon UTC in Sagittarius, and',
    )
    expect(mother?.rule).toContain('21 December 1988, a day on which it changes sign somewhere on Earth;')
    expect(book.get('father-sun')?.text).toContain('on 18 December 1988, with the Sun in Sagittarius, and')
    const wed = (marriageDate: string) => told({ date: '2021-06-01', marriageDate }).get('wedding')
    expect(wed('2016-12-21')?.text).toContain('as the Sun went from Sagittarius to Capricorn')
    expect(wed('2016-12-18')?.text).toContain('with the Sun in Sagittarius, a season')
  })

  it('measures the height of the Moon in fists from the degrees that stand beside it', () => {
    const wrong = pages.filter(({ id, text, rule }) => {
      const degrees = Number(/^Altitude (\d+)°/.exec(rule)?.[1] ?? Number.NaN)
      const fists = / (\w+) fists? high/.exec(text)?.[1]
      return (
        id === 'moon-view' && fists && numbersTo60.indexOf(fists) !== Math.max(1, Math.round(degrees / 10))
      )
    })
    expect(wrong.map(where)).toEqual([])
    expect(pages.some(({ text }) => text.includes('fists high'))).toBe(true)
    // Where no degree is left beside it, it stands on the horizon: no fist high, and not gone.
    const level = pages.filter(({ id, rule }) => id === 'moon-view' && /^Altitude −?0°/.test(rule))
    expect([...new Set(level.map(({ title }) => title))]).toEqual(['A Moon on the horizon'])
    expect(level.map(({ rule }) => rule).join()).not.toContain('−0°')
  })

  it('calls the second full moon of a month by no month', () => {
    // Full moons of August 2023: on the 1st at 18:32 and on the 31st at 01:36 UT (U.S. Naval Observatory).
    expect(told({ date: '2023-08-20' }).get('moon-name')).toMatchObject({
      title: 'The Blue Moon ahead',
      rule: expect.stringContaining('named by the month of its local date, of which it is the second.'),
    })
    expect(told({ date: '2023-07-20' }).get('moon-name')?.title).toBe('The Sturgeon Moon ahead')
  })

  it('calls an aspect close or wide by what the margin allows it', () => {
    for (const { text, rule } of pages) {
      const [, orb, allowed] = /, ([\d.]+)° from exact, orb (\d)°/.exec(rule) ?? []
      if (orb === undefined) continue
      const share = Number(orb) / Number(allowed)
      if (text.includes(', closely')) expect(share).toBeLessThan(0.52)
      if (text.includes('at the wide end')) expect(share).toBeGreaterThan(0.74)
      if (share > 0.77) expect(text).toContain('at the wide end')
    }
  })

  it('a card of the first birthday is not said to be one of the birth', () => {
    for (const book of books) {
      const [card, birth, soul] = ['name-card', 'birth-card', 'soul-card'].map((name) =>
        book.find(({ id }) => id === name),
      )
      if (card?.text.includes('the date deals as well'))
        expect(`${birth?.title} ${soul?.title}`).toContain(card.title.replace('The card in the name: ', ''))
    }
  })

  it('a new moon is not seen, and one that is not quite full is not said to be', () => {
    for (const book of books) {
      const text = (name: string) => book.find(({ id }) => id === name)?.text ?? ''
      if (text('moon-phase').includes('was new')) expect(text('moon-view')).not.toContain('can see it')
      if (/Ninety-\w+ per cent/.test(text('moon-light')))
        expect(text('moon-phase')).not.toMatch(/nothing back|^The Moon was full\./)
    }
  })

  it('Christmas is in Tahsas, and Timkat in Tir', () => {
    expect(told({ date: '2012-01-03' }).get('ethiopian-date')?.text).toMatch(/Tahsas.*Christmas/)
    expect(told({ date: '2012-01-20' }).get('ethiopian-date')?.text).toMatch(/Tir\b(?!.*Christmas).*Timkat/)
  })

  it('the margin of the hour before midnight says whose stem it has', () => {
    const rule = (time: string) => told({ date: '2012-12-24', time }).get('hour-pillar')?.rule
    expect(rule('23:41')).toContain('stem from that of the day that begins at midnight')
    expect(rule('22:41')).toContain('stem from that of the day.')
  })

  it('as many empty rooms as usual are from four to seven', () => {
    for (const { id, text } of pages)
      if (id === 'fullest-house') {
        const [, count = ''] = /(\w+) of the twelve rooms stood empty/.exec(text) ?? []
        expect(text.includes('as is usual')).toBe(
          ['four', 'five', 'six', 'seven'].includes(count.toLowerCase()),
        )
      }
  })

  it('a melody of the year is not told again for the day', () => {
    for (const book of books) {
      const [year, day] = ['year-melody', 'day-melody'].map((name) => book.find(({ id }) => id === name))
      if (year && day?.title === `A day of ${year.title}`) expect(day.text).toContain('over again')
    }
  })
})

describe('how the book speaks of names', () => {
  const ofName = (firstName: string, lastName: string) => told({ date: '2024-05-05', firstName, lastName })

  it.each([
    ['ᐊᐃᕕᖅ', 'Amara', 'Latin letters and Canadian syllabics'],
    ['ߊߡߌߣߊߕߊ', 'ߖߊߟߏ', 'N’Ko letters'],
    ['𞤀𞤥𞤭𞤲𞤢', '𞤄𞤢𞤸', 'Adlam letters'],
    ['ܡܪܝܡ', 'ܝܘܢܢ', 'Syriac letters'],
    ['އައިޝަތު', 'އަލީ', 'Thaana letters'],
    ['𐓏𐒰', '𐓊𐒻', 'letters of a script of their own'],
  ])('the script of %s', (first, last, script) =>
    expect(ofName(first, last).get('name-uncounted')?.text).toContain(`is written in ${script}`),
  )

  it.each([
    ['ಶ್ರೀ', 'ಕೃಷ್ಣಮೂರ್ತಿ', 'Five signs'],
    ['ਪ੍ਰੀਤ', 'ਕੌਰ', 'Four signs'],
    ['ශ්‍රී', 'පෙරේරා', 'Four signs'],
    ['ক্ষমা', 'রায়', 'Four signs'],
    ['ஸ்ரீராம்', 'ஐயர்', 'Six signs'],
    // A consonant that closes a syllable belongs to it.
    ['အောင်ဆန်း', 'စုကြည်', 'Four signs'],
    ['သန်း', 'ဝင့်', 'Two signs'],
    // One that stands above the next belongs to that.
    ['သင်္ဘော', 'လှ', 'Three signs'],
    // A vowel belongs to its consonant, before and behind it as above and beneath.
    ['เกษม', 'ปุญญา', 'Six signs'],
    ['แพรวา', 'เกาะ', 'Four signs'],
    ['ໄຊຍະ', 'ຄຳແພງ', 'Five signs'],
    ['ព្រះ', 'ច័ន្ទ', 'Three signs'],
    ['ᎠᏓ', 'ᎰᎩ', 'Four signs'],
    ['하늘', 'Amara', 'Seven signs'],
    ['Ada', 'Лем', 'Six letters'],
    ['ለምለም', 'ታደሰ', 'Seven letters'],
  ])('counts signs whole, and letters where a name is spelled in them: %s %s', (first, last, title) =>
    expect(ofName(first, last).get('name-length')?.title).toBe(title),
  )

  it('says where the tables write a letter out, so that vowels and consonants add up', () => {
    const book = ofName('Þór', 'Ström')
    expect(book.get('name-length')?.rule).toContain('The tables of numbers count þ as th.')
    expect(book.get('balance')?.title).toBe('Þ. S.')
    expect(book.get('cornerstone')?.title).toBe('Þ, the cornerstone')
  })

  it('parts names at an apostrophe only where a capital follows', () => {
    const initialsOf = (first: string, last: string) => ofName(first, last).get('balance')?.title
    expect(initialsOf('Wanjirũ', "Ng'ang'a")).toBe('W. N.')
    expect(initialsOf('Мар’яна', 'Лук’яненко')).toBe('М. Л.')
    expect(initialsOf('Ada', 'O’Neill')).toBe('A. O. N.')
  })

  it('counts a name with an okina or another apostrophe among its letters by what is spoken with it', () => {
    const book = ofName('ʻIolani', 'Kaʻahumanu')
    expect([...book.keys()]).not.toContain('name-uncounted')
    expect(book.get('cornerstone')?.title).toBe('I, the cornerstone')
    expect(book.get('name-length')?.title).toBe('Fifteen letters')
    expect(ofName('Ada', 'Lukʼyanenko').get('expression')).toEqual({
      ...ofName('Ada', 'Luk’yanenko').get('expression'),
      text: expect.stringContaining('Lukʼyanenko'),
    })
  })

  it('calls no figure of a name a letter', () => {
    const book = ofName('Ada-12', 'Byron 3rd')
    expect(book.get('name-length')?.title).toBe('Thirteen letters and figures')
    expect(book.get('name-length')?.text).toContain('thirteen letters and figures, five of them in')
    expect(book.get('balance')?.title).toBe('A. B.')
    expect(book.get('capstone')?.text).toContain('That of Ada-12 is A, which counts one:')
  })

  it('counts the names of the Sámi, whose ŧ is a letter of its own', () => {
    expect([...ofName('Áŧŧo', 'Ström').keys()]).not.toContain('name-uncounted')
  })

  it('says what a sign holds, where a name has signs', () => {
    const ruleOf = (first: string, last: string) => ofName(first, last).get('name-length')?.rule
    expect(ruleOf('เกษม', 'ปุญญา')).toBe(
      'Signs as a reader counts them, each with the vowels and marks that belong to it, without spaces and hyphens: 6.',
    )
    expect(ruleOf('Ada', 'Byron')).toBe('Characters as a reader counts them, without spaces and hyphens: 8.')
  })

  it('says what a sign of the name is: picture, syllable or both', () => {
    expect(ofName('爱丽', '陈').get('name-length')?.text).toContain('“陈爱丽”')
    expect(ofName('爱丽', '陈').get('name-length')?.text).toContain('a picture, a sound and a meaning')
    expect(ofName('하늘', '김').get('name-length')?.text).toContain('“김 하늘”')
    expect(ofName('하늘', '김').get('name-length')?.text).toContain('a whole syllable')
    expect(ofName('さくら', '田中').get('name-length')?.text).toContain('some a meaning')
  })
})
