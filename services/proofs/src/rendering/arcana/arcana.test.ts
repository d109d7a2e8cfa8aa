import { trumpLore } from '@shared/insights/insights/texts/cards'
import { majorArcana, pipNames, suits } from '@shared/insights/tarot/cards'
import type { MinorArcanum } from '@shared/insights/tarot/cards'
import { minorNumeral, minorPicture, partsOf } from './pips'
import { drawn } from './plate'
import type { Picture, Plate } from './plate'
import { trumpNumeral } from './trump-numeral'
import { trumpPicture } from './trumps'

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

  it('Temperance pours from a whole cup, which no frame has cut', () => {
    const holds = (ring: number[], x: number, y: number): boolean => {
      const corners = ring.flatMap((value, at) => (at % 2 === 0 ? [[value, ring[at + 1] ?? 0] as const] : []))
      const crossed = corners.filter(([ax, ay], at) => {
        const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay]
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
      })
      return crossed.length % 2 === 1
    }
    const filled = trumpPicture('Temperance').flatMap(({ kind, lines }) => (kind === 'fill' ? lines : []))
    // Bowl and foot of the upper cup
    expect(filled.filter((ring) => holds(ring, 31.8, 43.4) && holds(ring, 18.4, 50.6))).toHaveLength(1)
  })

  it('no emblem stands on the flower', () => {
    /** The fields of half a unit that a drawing has a corner in. */
    const fieldsOf = (part: (plate: Plate) => void) =>
      new Set(
        drawn(part).flatMap(({ lines }) =>
          lines.flatMap((line) =>
            line.flatMap((x, index) =>
              index % 2 === 0 ? [`${Math.round(x * 2)} ${Math.round((line[index + 1] ?? 0) * 2)}`] : [],
            ),
          ),
        ),
      )
    const met = suits.flatMap((suit) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10]
        .filter((count) => {
          const { emblems, flower } = partsOf(count, suit)
          const flowering = flower ? fieldsOf(flower) : new Set<string>()
          return emblems.some((emblem) => [...fieldsOf(emblem)].some((field) => flowering.has(field)))
        })
        .map((count) => `${count} of ${suit}`),
    )
    expect(met).toEqual([])
  })

  it('are told by what is drawn on them: no tale names somebody whom no card shows', () => {
    const figures =
      /\b(she|he|his|her|him|wom[ae]n|m[ae]n|people|person|angels?|child|travell?er|teacher|listeners?|danc\w+|figure (?!of eight)|creatures?|horses?|dogs?|wolf|lions?|sphinx\w*|kneels?|sits|rides|hand)\b/i
    const named = majorArcana.flatMap((card) => {
      const [picture = ''] = trumpLore[card].split('Readers take')
      return figures.exec(picture)?.[0] ? [`${card}: ${figures.exec(picture)?.[0]}`] : []
    })
    // The lion is drawn; Pan is the musician’s name, which Crowley gave back to him.
    expect(named).toEqual(['Strength: lion', 'Pan: him'])
  })

  it('bear their numbers', () => {
    expect(majorArcana.map(trumpNumeral).join(' ')).toBe(
      '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI',
    )
    expect(minorNumeral('Nine of Cups')).toBe('IX')
  })
})
