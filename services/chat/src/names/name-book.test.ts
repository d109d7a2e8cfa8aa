import { listedLanguages } from './listed-languages'
import { createNameBook } from './name-book'

const book = createNameBook(listedLanguages())

describe('how two names hang together', () => {
  it('is told where one is a form of the other, or both are of a third', () => {
    expect(book.relation('Peggy', 'Margaret')?.text).toBe('Peggy is a form of Margaret.')
    expect(book.relation('ivan', 'Evan')?.text).toBe(
      'Ivan (Russian, Ukrainian, Croatian) and Evan are both forms of John.',
    )
  })

  it('is told with the languages of two forms, and of two spellings that they are no more', () => {
    expect(book.relation('Mateo', 'Matthias')?.text).toBe(
      'Mateo (Spanish) and Matthias (German) are both forms of Matthew.',
    )
    expect(book.relation('Sara', 'Sarah')?.text).toMatch(
      /^Sara \(.+\) and Sarah \(.+\) are two spellings of one name\.$/,
    )
  })

  it('is a word that they share, or nothing', () => {
    expect(book.relation('Jonathan', 'Nathaniel')?.text).toContain('share a word: nātan')
    expect(book.relation('Jack', 'James')?.text).toContain('made of different words')
  })

  it('is not told of a name that is not in the list, nor of one name twice', () => {
    expect(book.relation('Xqtharlo', 'James')).toBeUndefined()
    expect(book.relation('Zoe', 'Zoë')).toBeUndefined()
  })
})

describe('the forms of one language', () => {
  it('are the usual ones, and of the sex of the name', () => {
    expect(book.forms('Peter', { language: 'Spanish' })?.text).toBe(
      'The Spanish form of Peter in my list: Pedro.',
    )
    expect(book.forms('Joanna', { language: 'Spanish' })?.text).toContain('Juana')
  })

  it('are told in its script', () => {
    expect(book.forms('George', { scripts: ['Greek'] })?.text).toContain('Γεώργιος')
    expect(book.forms('George', { language: 'Klingon' })).toBeUndefined()
  })

  it('may be the short ones alone', () => {
    expect(book.forms('Alexandra', { areShort: true })?.text).toContain('Alex, ')
  })
})

describe('the names of a language', () => {
  it('are told with their readings, for girls alone where that is asked', () => {
    const { text, sources } = book.ofLanguage({ languages: ['Māori'], sex: 'feminine' }) ?? {
      text: '',
      sources: [],
    }
    expect(text).toMatch(/^Some of the \d+ Māori names for girls in my list: /)
    expect(sources).toEqual(['Williams, A Dictionary of the Maori Language'])
    expect(book.ofLanguage({ languages: ['Bengali'], sex: 'feminine' })?.text).toContain(
      'Bengali names for girls in my list: ',
    )
    expect(book.ofLanguage({ languages: ['Old English'] })?.text).not.toContain('Ashley')
    expect(book.ofLanguage({ languages: ['Klingon'] })).toBeUndefined()
  })
})

describe('names with certain letters', () => {
  it('are told of one language, its own forms of other names among them', () => {
    const { text } = book.ofLanguage({
      languages: ['Irish'],
      sex: 'feminine',
      letters: { start: 's' },
    }) ?? { text: '' }
    expect(text).toMatch(/^The Irish names for girls in my list that begin with S: Sadhbh /)
    expect(text).toContain('Sinéad (“the LORD has been gracious”)')
    expect(text).not.toContain('Sinead ')
  })

  it('are told of all languages by turns, each with its language', () => {
    const { text } = book.ofLanguage({ letters: { count: 4 } }) ?? { text: '' }
    const told = [...text.matchAll(/(?:: |, )(?<name>[\p{L}’]+) \((?<language>[\p{L} ]+), “/gu)]
    expect(told.length).toBe(12)
    expect(told.every(({ groups }) => groups?.['name']?.normalize('NFC').length === 4)).toBe(true)
    expect(new Set(told.map(({ groups }) => groups?.['language'])).size).toBe(12)
  })

  it('are said not to be there where none is, and nothing is told of a language that is not listed', () => {
    expect(book.ofLanguage({ languages: ['Welsh'], letters: { start: 'x' } })).toEqual({
      text: 'There are no Welsh names in my list that begin with X.',
      sources: ['MYA’s list of names'],
    })
    expect(book.ofLanguage({ languages: ['Klingon'], letters: { start: 'k' } })).toBeUndefined()
    expect(book.ofLanguage({})).toBeUndefined()
  })
})

describe('names beside one another', () => {
  it('of two children are compared by their letters, and by what the list has of them', () => {
    expect(book.together({ given: ['Oliver', 'Olivia'], areOne: false })?.text).toBe(
      'Oliver and Olivia are two names that share a word: oliva, “olive”. By their letters: both begin with “Oliv”, and they end in different ones, R and A; they have 6 letters each. How they sound together, and whether they please, only the family can say.',
    )
  })

  it('of one child show their initials, and where they meet its surname', () => {
    expect(book.together({ given: ['Leon'], surname: 'Neumann', areOne: true })?.text).toContain(
      'the initials are L. N.; the names have 4 and 7 letters; N ends the one and begins the other, and both end in “n”.',
    )
    expect(
      book.together({ given: ['Zoë', 'Anne-Marie'], surname: 'Østergård', areOne: true })?.text,
    ).toContain(
      'the initials are Z. A. Ø.; the names have 3, 9 and 9 letters; E and Ø meet between them, and they end in different letters.',
    )
  })

  it('of one name alone nothing is told', () => {
    expect(book.together({ given: ['Leon'], areOne: true })).toBeUndefined()
  })
})

describe('names in the Bible', () => {
  it('are told with a verse', () => {
    expect(book.bible('Naomi')?.text).toBe('Yes, Naomi stands in the Bible: Ruth 1:2.')
    expect(book.bible('ethan')?.text).toBe(
      'Ethan is a form of Eitan, which stands in the Bible: 1 Kings 4:31 (Ethan).',
    )
  })

  it('are none where nobody is known who bears it', () => {
    expect(book.bible('Olivia')?.text).toBe('I know of nobody in the Bible who is called Olivia.')
    expect(book.bible('Xqtharlo')).toBeUndefined()
  })
})

describe('to whom a name is given', () => {
  it('is told of the name and of its forms', () => {
    expect(book.usage('Asher')?.text).toContain('given to boys')
    expect(book.usage('Robin')?.text).toContain('to girls and to boys')
    expect(book.usage('Siobhan')?.text).toContain('to girls')
    expect(book.usage('Xqtharlo')).toBeUndefined()
  })
})
