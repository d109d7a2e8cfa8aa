import { likeliestOfName } from './likeliest-of-name'

const names = new Set('Robin Noah Sophia Elizabeth Giovanni Olivia'.split(' '))
const isName = (word: string) => names.has(word)

describe('what is asked of a name in other words', () => {
  const likeliest = (message: string, before?: readonly string[]) => {
    const found = likeliestOfName(message, isName, before)
    return found && [found.intent, ...found.names]
  }

  it.each([
    [
      'our neighbours called their baby Sophia and my husband cant pronounce it, what is it',
      ['sound', 'Sophia'],
    ],
    ['grandma was called Elizabeth, what other forms of that name are there', ['forms', 'Elizabeth']],
    ['Is it spelled Sophia or Sofia?', ['spellings', 'Sophia']],
    ['what are the two words in Giovanni', ['origin', 'Giovanni']],
    ['Robin - lad or lass?', ['gender', 'Robin']],
    ['any ideas for a second name behind Olivia?', ['suggest', 'Olivia']],
  ])('%s', (message, expected) => expect(likeliest(message)).toEqual(expected))

  it('is asked of the names before, where it names none', () => {
    expect(likeliest('so which one is the boys name?', ['Noah', 'Sophia'])).toEqual([
      'gender',
      'Noah',
      'Sophia',
    ])
    expect(likeliest('so which one is the boys name?')).toBeUndefined()
  })

  it.each([
    'Olivia has not got her invitation',
    'we wrote Sophia and now want Olivia, is it too late to change',
    'Is Noah an Aries? He was born on 3 April 2020',
    '¿Qué significa el nombre Olivia?',
    'and Noah?',
  ])('is nothing in %s', (message) => expect(likeliest(message)).toBeUndefined())
})
