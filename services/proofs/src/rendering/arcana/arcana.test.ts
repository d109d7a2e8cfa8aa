import { majorArcana, pipNames, suits } from '@shared/insights/tarot/cards'
import type { MinorArcanum } from '@shared/insights/tarot/cards'
import { minorNumeral, minorPicture } from './pips'
import type { Picture } from './plate'
import { trumpNumeral, trumpPicture } from './trumps'

const minors = suits.flatMap((suit) => pipNames.map((pip): MinorArcanum => `${pip} of ${suit}`))
const figuresOf = (picture: Picture) => picture.flatMap(({ lines }) => lines.flat())

describe('the cards', () => {
  const all = [...majorArcana.map(trumpPicture), ...minors.map(minorPicture)]

  it('all twenty-two trumps and thirty-six numbered cards are drawn, no two alike', () => {
    expect(all).toHaveLength(58)
    expect(new Set(all.map((picture) => JSON.stringify(picture)))).toHaveProperty('size', 58)
    expect(Math.min(...all.map((picture) => figuresOf(picture).length))).toBeGreaterThan(1500)
  })

  it('stay within their frame, and within what a page can carry', () => {
    for (const picture of all) {
      for (const { lines } of picture)
        for (const line of lines)
          line.forEach((value, index) => {
            if (!(value >= 0 && value <= (index % 2 === 0 ? 90 : 130)))
              throw new Error(`beyond the frame: ${value}`)
          })
      expect(figuresOf(picture).length).toBeLessThan(40_000)
    }
  })

  it('bear their numbers', () => {
    expect(majorArcana.map(trumpNumeral).join(' ')).toBe(
      '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI',
    )
    expect(minorNumeral('Nine of Cups')).toBe('IX')
  })
})
