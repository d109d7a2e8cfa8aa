import { sentencesCompared } from '../fact-first'
import { passagesOf } from '../knowledge/passages'
import { allPhrasings, ofNothingTold } from '../knowledge/phrasings'
import { linesOf } from '../retrieval'
import { anyLanguage, english } from './encoders'
import type { Encoder } from './encoders'
import { createMeanings, isOfItsModel, linesNotKept } from './meanings'

describe('meanings', () => {
  const passages = passagesOf({})
  const lines = linesOf(passages, allPhrasings, ofNothingTold)

  it('of every line of the knowledge base stand in the files (npm run keeper:vectors)', () => {
    expect(linesNotKept(lines, english)).toEqual([])
    expect(linesNotKept(lines, anyLanguage)).toEqual([])
    expect(sentencesCompared(passages).filter((sentence) => !english.isKept(sentence))).toEqual([])
  })

  it('are those of the models beside them (npm run keeper:vectors)', () => {
    for (const encoder of [english, anyLanguage]) {
      expect(isOfItsModel(lines, encoder)).toBe(true)
      const reversed = (text: string) => encoder.encode(text).reverse()
      expect(isOfItsModel(lines, { ...encoder, encode: reversed })).toBe(false)
    }
  })

  it('have heads that were learnt for every passage (npm run keeper:vectors)', () => {
    const ids = [...new Set(lines.map(({ id }) => id))].sort()
    expect([...english.heads().ids].sort()).toEqual(ids)
    expect([...anyLanguage.heads().ids].sort()).toEqual(ids)
  })

  const few = [
    { id: 'invite', text: 'how do I invite my mother' },
    { id: 'delete', text: 'how do I delete my data' },
    { id: 'moon', text: 'what does the moon sign say' },
  ]
  const nearestBy = (encoder: Encoder) => {
    const meaningsOf = createMeanings(few, encoder)
    return (question: string) =>
      [...meaningsOf(question)].sort(([, one], [, other]) => other.phrased - one.phrased)[0]?.[0]
  }

  it.each([
    ['English', english],
    ['any language', anyLanguage],
  ] as const)('are told by what is asked and not by its words, by the encoder of %s', (_, encoder) => {
    const nearest = nearestBy(encoder)
    expect(nearest('please let grandma have a look')).toBe('invite')
    expect(nearest('get rid of everything you hold about us')).toBe('delete')
  })

  it('are told in other languages too', () => {
    const nearest = nearestBy(anyLanguage)
    expect(nearest('¿Cómo puedo invitar a mi abuela?')).toBe('invite')
    expect(nearest('Comment effacer mes données ?')).toBe('delete')
  })
})
