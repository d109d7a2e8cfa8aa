import { pipNames } from '@shared/insights/tarot/cards'
import type { MinorArcanum, Suit } from '@shared/insights/tarot/cards'
import { coin, cup, leaf, rose, sword, wand } from './motifs'
import { drawn } from './plate'
import type { Picture, Plate } from './plate'
import { along, polar, smooth } from './shapes'
import type { Point } from './shapes'

/** Where so many emblems stand, as shares of the picture; the oldest packs arrange them so. */
const left = 0.26
const right = 0.74
const columns = (rows: number[]): Point[] =>
  rows.flatMap((y): Point[] => [
    [left, y],
    [right, y],
  ])
const middle = (...ys: number[]): Point[] => ys.map((y): Point => [0.5, y])
const arrangements: Record<number, Point[]> = {
  2: middle(0.29, 0.71),
  3: [...middle(0.23), ...columns([0.7])],
  4: columns([0.26, 0.74]),
  5: [...columns([0.22, 0.78]), ...middle(0.5)],
  6: columns([0.2, 0.5, 0.8]),
  7: [...columns([0.18, 0.5, 0.82]), ...middle(0.34)],
  8: [...columns([0.17, 0.5, 0.83]), ...middle(0.335, 0.665)],
  9: [...columns([0.14, 0.38, 0.62, 0.86]), ...middle(0.5)],
  10: [...columns([0.14, 0.38, 0.62, 0.86]), ...middle(0.26, 0.74)],
}

/** A flowering stem in the free middle of the card. */
const flourish = (plate: Plate, y: number, reach: number): void => {
  for (const up of [-1, 1])
    for (const side of [-1, 1]) {
      const stem = smooth([
        [45, y],
        [45 + side * reach * 0.35, y + up * reach * 0.3],
        [45 + side * reach * 0.3, y + up * reach * 0.75],
        [45 + side * reach * 0.62, y + up * reach],
      ])
      plate.line('gold', 0.3, stem)
      for (const [share, turn] of [
        [0.3, 60],
        [0.55, -50],
        [0.8, 40],
      ] as const) {
        const [x, sy] = stem[Math.floor(stem.length * share)] ?? [45, y]
        leaf(plate, x, sy, reach * 0.24, up * 90 + side * turn, 0.32, 'gold')
      }
    }
  rose(plate, 45, y, reach * 0.26, 'gold')
}

const emblems: Record<Suit, (plate: Plate, x: number, y: number, room: number) => void> = {
  Cups: (plate, x, y, room) => cup(plate, x, y, room * 0.42),
  Pentacles: (plate, x, y, room) => {
    coin(plate, x, y, room * 0.42)
    for (let i = 0; i < 8; i += 1)
      leaf(plate, ...polar(x, y, room * 0.44, i * 45 + 22.5), room * 0.13, i * 45 + 22.5, 0.34)
  },
  Swords: (plate, x, y, room) => sword(plate, x, y + room * 0.22, room * 0.72, 'ink', room / 26),
  Wands: (plate, x, y, room) =>
    wand(plate, [x - room * 0.1, y + room * 0.46], [x + room * 0.1, y - room * 0.42], 'ink', room / 24),
}

const isTall = (suit: Suit) => suit === 'Swords' || suit === 'Wands'

/** How much height each emblem has, by the number on the card. */
const roomFor = (count: number, suit: Suit) =>
  (count <= 2 ? 46 : count <= 4 ? 40 : count <= 6 ? 34 : count <= 8 ? 27 : 26) * (isTall(suit) ? 1.1 : 0.92)

/** How far the flower reaches, where the emblems leave it more or less than others do. */
const flowerReach: Record<number, number> = { 3: 13, 4: 15, 6: 10 }

type Part = (plate: Plate) => void
/** What a numbered card is drawn of: its emblems, and the flower where the middle has room for one. */
export const partsOf = (count: number, suit: Suit): { emblems: Part[]; flower: Part | undefined } => {
  const places = arrangements[count] ?? []
  const room = roomFor(count, suit)
  // Between the eight's two in the middle there is no room.
  const isMiddleFree =
    count > 2 && count !== 8 && !places.some(([x, y]) => x === 0.5 && Math.abs(y - 0.5) < 0.1)
  // The seven's odd emblem stands above the middle: its flower has the room below.
  const [y, reach] = count === 7 ? [79, 10] : [65, flowerReach[count] ?? 11]
  return {
    emblems: places.map(
      ([x, level]): Part =>
        (plate) =>
          emblems[suit](plate, x * 90, level * 130, room),
    ),
    flower: isMiddleFree ? (plate) => flourish(plate, y, reach) : undefined,
  }
}

const pipPicture = (count: number, suit: Suit): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[45, 65, 20 + count]], 2.4)
    plate.line(
      'gold',
      0.26,
      along(120, (t): Point => polar(45, 65, 20 + count, t * 360)),
    )
    const parts = partsOf(count, suit)
    parts.flower?.(plate)
    for (const emblem of parts.emblems) emblem(plate)
  })

const kept = new Map<MinorArcanum, Picture>()

/** A numbered card of the four suits; drawn once in the life of a process. */
export const minorPicture = (card: MinorArcanum): Picture => {
  const picture = kept.get(card) ?? drawMinor(card)
  kept.set(card, picture)
  return picture
}

const drawMinor = (card: MinorArcanum): Picture => {
  const [pip = 'Two', , suit = 'Cups'] = card.split(' ')
  const count = pipNames.findIndex((name) => name === pip) + 2
  return pipPicture(count, isSuit(suit) ? suit : 'Cups')
}

const isSuit = (text: string): text is Suit => text in emblems

/** What stands at the head of a numbered card. */
export const minorNumeral = (card: MinorArcanum): string =>
  ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][
    pipNames.findIndex((name) => card.startsWith(name))
  ] ?? ''
