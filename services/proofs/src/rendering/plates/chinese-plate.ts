import {
  animals,
  lunarNewYearOf,
  lunarYearOf,
  phaseOf,
  sexagenaryYearOf,
} from '@shared/insights/calendar/sexagenary'
import type { Pillar } from '@shared/insights/calendar/four-pillars'
import type { Facts } from '@shared/insights/insights/facts'
import { dateText } from '@shared/insights/insights/phrases'
import characters from './pillar-characters.json'
import { arcLine, numbersTo, PlateDrawing, plateWidth, polar } from './plate-drawing'
import type { ChapterPlate, Line } from './plate-drawing'

const [cx, cy] = [plateWidth / 2, 94]

/** Lines to each year of the great ring, by the phase of its stem: wood, fire, earth, metal, water. */
const density = { Wood: 1, Fire: 2, Earth: 3, Metal: 4, Water: 5 }

/** Characters are drawn from their outlines in Noto Serif SC (SIL Open Font License 1.1): the face itself is 8 MB to read. */
const character = (
  plate: PlateDrawing,
  kind: 'stems' | 'branches',
  index: number,
  x: number,
  y: number,
  size: number,
  ink: 'ink' | 'gold' | 'faint',
) => {
  const outline = characters[kind][index]
  if (outline) plate.shape(ink, outline, x, y, size / 1000)
}

const pillar = (
  plate: PlateDrawing,
  x: number,
  name: string,
  { stem, branch, phase, animal }: Pillar,
): void => {
  const [top, width, height] = [24, 38, 104]
  plate.outline('ink', 0.5, [
    [x - width / 2, top],
    [x + width / 2, top],
    [x + width / 2, top + height],
    [x - width / 2, top + height],
  ])
  plate.outline('line', 0.25, [
    [x - width / 2 + 2, top + 2],
    [x + width / 2 - 2, top + 2],
    [x + width / 2 - 2, top + height - 2],
    [x - width / 2 + 2, top + height - 2],
  ])
  plate.line('line', 0.25, [
    [x - width / 2 + 6, top + height / 2],
    [x + width / 2 - 6, top + height / 2],
  ])
  character(plate, 'stems', stem, x, top + height / 4 + 1, 26, 'ink')
  character(plate, 'branches', branch, x, top + (3 * height) / 4 - 1, 26, 'ink')
  plate.caps(x, top - 9, name, { size: 6.8 })
  plate
    .italic(x, top + height + 10, phase.toLowerCase(), { size: 8.6, ink: 'ink' })
    .italic(x, top + height + 21, animal, { size: 8.6, ink: 'ink' })
}

/** The wheel of the sixty years with this child's, between the four pillars of its birth. */
export const chinesePlate = ({ date, pillars }: Facts): ChapterPlate => {
  const plate = new PlateDrawing(186)
  const lunarYear = lunarYearOf(date)
  const cycle = sexagenaryYearOf(lunarYear)
  const branch = cycle % 12
  const [rim, middle, inner, heart] = [88, 76, 53, 26]
  const angleOf = (year: number) => -90 + (year - cycle) * 6
  // The sixty years: a field each, engraved closer from wood to water; this child's at the top, in gold.
  plate.line(
    'line',
    0.3,
    ...numbersTo(60).flatMap((year) => {
      if (year === cycle) return []
      const lines = density[phaseOf(year)]
      return numbersTo(lines).map((step): Line => {
        const angle = angleOf(year) - 3 + (6 * (step + 0.5)) / lines
        return [polar(cx, cy, middle + 1.5, angle), polar(cx, cy, rim - 1.5, angle)]
      })
    }),
  )
  plate.fill('gold', [...arcLine(cx, cy, rim + 3, -93, -87, 1), ...arcLine(cx, cy, middle, -87, -93, 1)])
  plate
    .circle('ink', 0.6, cx, cy, rim)
    .circle('ink', 0.35, cx, cy, middle)
    .circle('line', 0.25, cx, cy, rim + 3)
  plate.line(
    'ink',
    0.3,
    ...numbersTo(60).map((year): Line => [
      polar(cx, cy, middle, year * 6 + 3),
      polar(cx, cy, rim, year * 6 + 3),
    ]),
  )
  // The twelve branches, this child's at the top
  const start = -90 - branch * 30
  plate.fill('wash', [...arcLine(cx, cy, middle - 0.4, -105, -75), ...arcLine(cx, cy, inner, -75, -105)])
  plate.circle('ink', 0.35, cx, cy, inner).circle('line', 0.25, cx, cy, heart)
  plate.line(
    'ink',
    0.3,
    ...numbersTo(12).map((index): Line => [
      polar(cx, cy, inner, start + index * 30 + 15),
      polar(cx, cy, middle, start + index * 30 + 15),
    ]),
  )
  animals.forEach((animal, index) => {
    const angle = start + index * 30
    const [x, y] = polar(cx, cy, (middle + inner) / 2, angle)
    character(plate, 'branches', index, x, y, 17, index === branch ? 'ink' : 'gold')
    const [nx, ny] = polar(cx, cy, (inner + heart) / 2 + 0.8, angle)
    plate.italic(nx, ny, animal, { size: 6.4, ink: index === branch ? 'ink' : 'soft' })
  })
  plate.line(
    'line',
    0.25,
    ...numbersTo(36).map((index): Line => [
      polar(cx, cy, heart - 4, index * 10),
      polar(cx, cy, heart, index * 10),
    ]),
  )
  character(plate, 'stems', cycle % 10, cx - 9, cy, 16, 'ink')
  character(plate, 'branches', branch, cx + 9, cy, 16, 'ink')

  pillar(plate, 36, 'year', pillars.year)
  pillar(plate, 82, 'month', pillars.month)
  pillar(plate, plateWidth - 82, 'day', pillars.day)
  if (pillars.hour) pillar(plate, plateWidth - 36, 'hour', pillars.hour)
  const own = `${phaseOf(cycle)} ${animals[branch] ?? ''}`
  const hour = pillars.hour
    ? 'the four pillars of the birth'
    : 'three pillars of the birth, the hour being unknown'
  // Around the new year the two counts of years differ for some days.
  const year = `${pillars.year.phase} ${pillars.year.animal}`
  const solar =
    year === own
      ? ''
      : `; the first of them counts years from the start of spring, about 4 February, and so has the ${year}`
  return plate.finished({
    caption: `The wheel of sixty years, turned until this child’s stands at the top: year ${cycle + 1}, the ${own}, which began on ${dateText(lunarNewYearOf(lunarYear))}. Fields are engraved closer from wood to fire, earth, metal and water. Beside it ${hour}${solar}.`,
    alt: `A wheel of sixty years and twelve animals with the ${own} at the top, and ${hour}: ${Object.entries(
      pillars,
    )
      .map(([name, { phase, animal }]) => `${name} ${phase} ${animal}`)
      .join(', ')}.`,
  })
}
