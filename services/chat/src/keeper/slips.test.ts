import { createKeeper } from './keeper'
import { createSlips } from './slips'
import { findName, madeOf } from './testing/check-answer'

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

describe('a name inside a story', () => {
  const keeper = createKeeper({ findName })
  const madeFrom = (message: string, before: readonly string[] = []) =>
    madeOf(keeper.ask({ message, history: before.map((content) => ({ role: 'user' as const, content })) }))

  it.each([
    ['we named him Kai, is that hawaiian', 'name'],
    ['lucia where from', 'name'],
    ['what is kwame', 'name'],
    // Words of another language are no slips of English ones.
    ['De onde vem o nome Mateus?', 'name'],
    ['Da dove viene il nome Chiara?', 'name'],
    ['Waar komt de naam Sander vandaan?', 'name'],
    ['I dati di mia figlia vengono venduti o usati per la pubblicità?', 'privacy/use'],
    ['my husband insists on Leif. what does it mean', 'name'],
    ['we made up Brixwynn for her, it is called Brixwynn, what does it mean', 'unknown-name'],
    // A name, and what is asked is something else.
    ['my grandma Zofia always said the moon decides everything, what is the moon sign', 'insight/moon-sign'],
    ['my aunt Rose invited me, what does the passcode mean', 'family/passcode'],
    ['our son Max came early, what does the life path say', 'insight/life-path'],
  ])('%s: %s', (message, made) => {
    expect(madeFrom(message).split(' ')[0]).toBe(made)
  })

  it('is what is gone on with', () => {
    expect(madeFrom('is it hebrew?', ['what does the name Noah mean'])).toBe('name')
    expect(madeFrom('how long is the proof kept', ['what does the name Noah mean'])).not.toBe('name')
  })
})
