import { createKeeper } from './keeper'
import { findName, madeOf } from './testing/check-answer'

const keeper = createKeeper({ findName })

describe('a story and its question', () => {
  it.each([
    [
      'My mother-in-law opened the link I sent her on her tablet and then wanted to accept it again on her computer. It says it’s no good. What went wrong?',
      'family/once',
    ],
    [
      'I am the grandfather and was invited as a viewer. Why can’t I correct the spelling of my own name?',
      'family/cannot-edit',
    ],
  ])('are understood together: ‘%s’', (message, passage) => {
    expect(madeOf(keeper.ask({ message, history: [] })).split(' ')[0]).toBe(passage)
  })
})
