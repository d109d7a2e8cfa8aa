import { createSlips } from './slips'

describe('slips of the keys', () => {
  const mend = createSlips(
    ['how much does the book cost', 'change the name', 'show what you see'],
    new Set(['shoe']),
  )

  it.each([
    ['hwo mcuh dose it cots', 'how much does it cost'],
    ['chnge teh nmae', 'change the name'],
    ['whatt cst', 'what cost'],
  ])('%s is %s', (typed, meant) => {
    expect(mend(typed, () => false)).toBe(meant)
  })

  it('leaves words that are right, names, and what is too far away', () => {
    for (const text of ['shoe', 'bk', 'xylophone', 'ask Nmae']) expect(mend(text, () => false)).toBe(text)
    expect(mend('nmae', (word) => word === 'nmae')).toBe('nmae')
  })
})
