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
