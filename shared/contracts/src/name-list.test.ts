import { nameList } from './name-list'

describe('a list of people', () => {
  it('is one phrase, in which the owner is named as within a sentence', () => {
    expect(nameList([])).toBe('')
    expect(nameList(['The owner'])).toBe('The owner')
    expect(nameList(['ed@example.org', 'The owner'])).toBe('ed@example.org and the owner')
    expect(nameList(['The owner', 'ed@example.org', 'com@example.org'])).toBe(
      'The owner, ed@example.org and com@example.org',
    )
    expect(nameList(['you', 'The owner', 'com@example.org'])).toBe('you, the owner and com@example.org')
  })
})
