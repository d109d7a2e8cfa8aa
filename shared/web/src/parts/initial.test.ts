import { initialOf } from './initial'

describe('the initial of a name', () => {
  it.each([
    ['amara', 'A'],
    ['  émile', 'É'],
    ['ᾳδα', 'ΑΙ'],
    ['क्षमा', 'क्ष'],
    ['', ''],
  ])('of %p is %p', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('is written as the family writes it where a script has no capitals at the head of a name', () => {
    expect(initialOf('ნინო')).toBe('ნ')
  })
})
