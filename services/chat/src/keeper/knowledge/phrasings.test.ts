import { foldedText } from '../words/plain-text'
import { passagesOf } from './passages'
import { allPhrasings, ofNothingTold } from './phrasings'

const ids = passagesOf({}).map(({ id }) => id)

describe('the phrasings', () => {
  it('are six and more for every passage, and for nothing that is no passage', () => {
    expect(ids.filter((id) => (allPhrasings[id] ?? []).length < 6)).toEqual([])
    expect(Object.keys(allPhrasings).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('are each written once: no question belongs to two passages', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [id, questions] of Object.entries({ ...allPhrasings, nothing: ofNothingTold }))
      for (const question of questions) {
        const folded = foldedText(question)
        const first = seen.get(folded)
        if (first) twice.push(`${question}: ${first}, ${id}`)
        seen.set(folded, id)
      }
    expect(twice).toEqual([])
  })
})
