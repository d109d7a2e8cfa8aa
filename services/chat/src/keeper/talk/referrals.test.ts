import { createKeeper } from '../keeper'
import { findReferral } from './referrals'

describe('a word that may be of health', () => {
  it.each(['he went pale all of a sudden', 'her lips are pale', 'she looks a bit pale, is that bad'])(
    'is referred to a doctor where it may be of the child: %s',
    (message) => {
      expect(findReferral(message)?.text).toContain('a question for a doctor')
    },
  )

  it('gives way where the question is worded as one of the product', () => {
    const { kind, text } = createKeeper().ask({
      message: "what's the pale word across the pages",
      history: [],
    })
    expect(kind).toBe('answer')
    expect(text).toContain('PROOF')
  })
})

describe('a relative by marriage, and special treatment', () => {
  it.each(['does my son treatment work', 'is my daughter treatment safe'])(
    'take nothing from a question of health: %s',
    (message) => {
      expect(findReferral(message)?.text).toContain('a question for a doctor')
    },
  )

  it.each([
    'my mother in law says it is irish, is it',
    'why do 11 and 22 get special treatment',
    'how long dose it keep what I typed',
  ])('ask nobody for advice: %s', (message) => {
    expect(findReferral(message)).toBeUndefined()
  })
})

describe('rights', () => {
  it.each([
    'does my ex have a right to see the birth record legally',
    'Can I force the father to be named on the birth certificate?',
  ])('are for a lawyer: %s', (message) => {
    expect(findReferral(message)?.text).toContain('a question for a lawyer')
  })

  it('are not asked for by a lawyer who asks what a page stores', () => {
    expect(findReferral('does your widget set cookies on our page? our lawyer keeps asking')).toBeUndefined()
  })
})

describe('health and danger in a language that is not read', () => {
  it.each([
    ['A babám lázas, mit tegyek?', 'a question for a doctor'],
    ['Mtoto wangu ana homa, nifanye nini?', 'a question for a doctor'],
    ['Con tôi bị sốt cao phải làm sao?', 'a question for a doctor'],
    ['a kisbabám nem lélegzik', 'emergency number'],
    ['mtoto wangu hapumui', 'emergency number'],
  ])('is referred all the same: %s', (message, said) => {
    expect(findReferral(message)?.text).toContain(said)
  })

  it('is not seen in names', () => {
    expect(findReferral('what does the name Homa mean')).toBeUndefined()
    expect(findReferral('what does the name Dawa mean')).toBeUndefined()
  })
})
