import { askedOfName, comparesNames } from './asked-of-name'

const names = new Set(
  'Robin Andrea Noah Can Sophia Elizabeth John Giovanni Siobhan Jack Olivia Will Emma Rose'.split(' '),
)
const isName = (word: string) => names.has(word) || word === 'emma'
const asked = (message: string) => askedOfName(message, isName, (word) => word.startsWith('Qu'))

describe('what is asked of a name that the list does not have', () => {
  it.each([
    ["is Robin a boy's name or a girl's name", 'mya/name-gender', ['Robin']],
    ['Can Andrea be a boys name?', 'mya/name-gender', ['Andrea']],
    ['is emma a girls name', 'mya/name-gender', ['emma']],
    ['Could a boy be called Robin?', 'mya/name-gender', ['Robin']],
    ['Ist Robin ein Jungenname?', 'mya/name-gender', ['Robin']],
    ['how do you write Sophia in Greek', 'mya/name-script', ['Sophia']],
    ["what's Quimbrello in Japanese characters", 'mya/name-script', ['Quimbrello']],
    ['which variants of Elizabeth are there', 'mya/name-forms', ['Elizabeth']],
    ['what is John in Spanish', 'mya/name-forms', ['John']],
    ['short forms for Elizabeth?', 'mya/name-forms', ['Elizabeth']],
    ['how many ways can you spell Sophia', 'mya/name-forms', ['Sophia']],
    ['Elizabeth in Russian', 'mya/name-forms', ['Elizabeth']],
    ['what would Noah be in Hebrew letters', 'mya/name-script', ['Noah']],
    ['Is Giovanni the Italian form of John?', 'mya/name-related', ['Giovanni', 'John']],
    ['whats Jack got to do with John', 'mya/name-related', ['Jack', 'John']],
    ['is Noah in the bible', 'mya/name-bible', ['Noah']],
    ['Robin: boys or girls?', 'mya/name-gender', ['Robin']],
    ['how many babies were called Olivia in Texas', 'mya/name-unlisted', ['Olivia']],
    ['personality number of Emma Rose', 'insight/outer-self', ['Emma', 'Rose']],
    ['How do I pronounce Siobhan?', 'mya/name-unlisted', ['Siobhan']],
    ['Which is older, Jack or John?', 'mya/name-unlisted', ['Jack', 'John']],
    ['is Sophia used in Turkey too?', 'mya/name-unlisted', ['Sophia']],
    ['Noah which of them is older', 'mya/name-unlisted', ['Noah']],
    ['what is the numerology of Olivia', 'insight/expression', ['Olivia']],
    ['which number does the name Noah have?', 'insight/expression', ['Noah']],
    ['what number is emma in numerology', 'insight/expression', ['emma']],
    ["Jack's expression number?", 'insight/expression', ['Jack']],
    ['how many letters has Elizabeth', 'insight/name-length', ['Elizabeth']],
    ['what would be Noah numerology', 'insight/expression', ['Noah']],
    ['what names go well with Olivia', 'mya/suggests-none', ['Olivia']],
    ['where does our last name Quimbrello come from', 'mya/surname', ['Quimbrello']],
  ])('%s: %s', (message, id, of) => {
    expect(asked(message)).toEqual({ id, names: of })
  })

  it.each([
    'What does Sophia mean?',
    'What does Sophia mean in Greek?',
    'Is Robin printed on the certificate?',
    'Will Emma be an editor of the proof?',
    'How do I write the name of Emma into the form?',
    'Which gender did I choose?',
    'what is the phone number of Olivia',
    'Is Robin used by the guide?',
    `${'So it goes. '.repeat(30)}Is Robin a boy's name?`,
  ])('is nothing in %s', (message) => {
    expect(asked(message)).toBeUndefined()
  })

  it('two names are compared', () => {
    expect(comparesNames('difference between Sara and Zara')).toBe(true)
    expect(comparesNames('are Jack and John the same name')).toBe(true)
    expect(comparesNames('Jack and John invited us')).toBe(false)
  })
})
