import { passagesOf } from '../knowledge/passages'
import { allPhrasings } from '../knowledge/phrasings/all-phrasings'
import { ofNothingTold } from '../knowledge/phrasings/of-nothing-told'
import { linesOf } from '../retrieval'
import { createMeanings, keptHeads, linesNotKept } from './meanings'

describe('meanings', () => {
  it('of every line of the knowledge base stand in the file (npm run keeper:vectors)', () => {
    expect(linesNotKept(linesOf(passagesOf({}), allPhrasings, ofNothingTold))).toEqual([])
  })

  it('have heads that were learnt for every passage (npm run keeper:vectors)', () => {
    const lines = linesOf(passagesOf({}), allPhrasings, ofNothingTold)
    expect([...keptHeads().ids].sort()).toEqual([...new Set(lines.map(({ id }) => id))].sort())
  })

  it('are told by what is asked and not by its words, in other languages too', () => {
    const meaningsOf = createMeanings([
      { id: 'invite', text: 'how do I invite my mother' },
      { id: 'delete', text: 'how do I delete my data' },
      { id: 'moon', text: 'what does the moon sign say' },
    ])
    const nearest = (question: string) =>
      [...meaningsOf(question)].sort(([, one], [, other]) => other.phrased - one.phrased)[0]?.[0]
    expect(nearest('please let grandma have a look')).toBe('invite')
    expect(nearest('get rid of everything you hold about us')).toBe('delete')
    expect(nearest('¿Cómo puedo invitar a mi abuela?')).toBe('invite')
    expect(nearest('Comment effacer mes données ?')).toBe('delete')
  })
})
