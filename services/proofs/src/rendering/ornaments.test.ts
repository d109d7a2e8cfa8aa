import { createHash } from 'node:crypto'
import type { Band } from '@shared/engraving/guilloche'
import { bookEngraving } from './book-engraving'
import { certificateEngraving } from './ornaments'

const idOf = (value: number) => `01${value.toString(36).toUpperCase().padStart(8, '0')}`
const ids = Array.from({ length: 60 }, (_, index) => idOf(index * 141_055_459 + 7))

const lengthOf = ({ strands }: Band) =>
  strands.reduce((sum, strand) => {
    let length = 0
    for (let at = 2; at + 5 < strand.length; at += 6) {
      const [x0 = 0, y0 = 0] = strand.slice(at - 2, at)
      const [x = 0, y = 0] = strand.slice(at + 4, at + 6)
      length += Math.hypot(x - x0, y - y0)
    }
    return sum + length
  }, 0)

describe('the engraving of a book', () => {
  it('prints every Proof ID in the same tone', () => {
    const tones = ids.map((id) => {
      const [ribbon] = certificateEngraving(id, 'a4').frame.across.bands
      return ribbon ? (lengthOf(ribbon) * ribbon.weight * ribbon.places.length) / 540 : 0
    })
    expect(Math.max(...tones) / Math.min(...tones)).toBeLessThan(2.2)
  })

  // Books are compared by their hash, also a reprint with the one on the wall.
  it('never changes for a Proof ID that was printed', () => {
    const hash = createHash('sha256')
    for (const id of ids.slice(0, 12))
      for (const paper of ['a4', 'letter'] as const)
        hash.update(JSON.stringify([certificateEngraving(id, paper), bookEngraving(id, 34.5)]))
    expect(hash.digest('hex')).toBe('5aea993c7b7f5c9e6148a76fbca23b9373d00d5ad2df8bf570462a0232e08cd6')
  })
})
