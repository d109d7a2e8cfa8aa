import { monthName, weekdayOf, weekdays } from '@shared/insights/calendar/civil-date'
import type { Facts } from '@shared/insights/insights/facts'
import { monthLore, weekdayLore } from '@shared/insights/insights/texts/lore'
import { birthGemOf } from '@shared/insights/stones'
import { numbersTo, PlateDrawing, plateWidth, polar } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'

const cx = plateWidth / 2
const cy = 70
/** Slowest to fastest as the ancients ordered them: around the circle; the week goes across. */
const chaldean = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon']
const planetOfDay = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']

/** A brilliant seen from above: twelve mains, one for each month, the child's filled. */
const gem = (plate: PlateDrawing, x: number, y: number, r: number, month: number): void => {
  const at = (radius: number, step: number): Place => polar(x, y, radius, -90 + step * 30)
  const [table, girdle] = [r * 0.5, r]
  const facets = numbersTo(12).flatMap((step): Line[] => [
    [at(table, step), at(r * 0.76, step + 0.5), at(table, step + 1)],
    [at(girdle, step), at(r * 0.76, step + 0.5), at(girdle, step + 1)],
    [at(r * 0.76, step - 0.5), at(girdle, step), at(r * 0.76, step + 0.5)],
  ])
  const own = month - 1
  plate.fill('gold', [at(table, own), at(r * 0.76, own - 0.5), at(girdle, own), at(r * 0.76, own + 0.5)])
  plate.line(
    'line',
    0.26,
    ...numbersTo(12).flatMap((step) =>
      step % 2 === 1
        ? []
        : numbersTo(5).map((line): Line => {
            const u = 0.12 + line * 0.19
            return [at(table * 0.98, step + u), at(table * 0.4, step + u)]
          }),
    ),
  )
  plate.line('ink', 0.42, ...facets)
  plate
    .outline(
      'ink',
      0.5,
      numbersTo(12).map((step) => at(table, step)),
    )
    .outline(
      'ink',
      0.7,
      numbersTo(12).map((step) => at(girdle, step)),
    )
}

/** A flower of twelve petals, the month's filled. */
const flower = (plate: PlateDrawing, x: number, y: number, r: number, month: number): void => {
  const petal = (step: number, scale: number, breadth: number): Line => {
    const angle = -90 + step * 30
    const side = (sign: 1 | -1) =>
      numbersTo(9).map((index): Place => {
        const t = index / 8
        const reach = r * (0.26 + (0.74 * scale - 0.26 + 0.26 * scale) * t)
        return polar(x, y, reach, angle + sign * breadth * Math.sin(Math.PI * t ** 0.8) * (1 - 0.3 * t))
      })
    return [...side(1), ...side(-1).toReversed()]
  }
  for (const step of [
    ...numbersTo(12).filter((one) => one % 2 === 0),
    ...numbersTo(12).filter((one) => one % 2 === 1),
  ]) {
    const isOwn = step === month - 1
    plate.fill(isOwn ? 'gold' : 'paper', petal(step, 1, 15)).outline('ink', 0.45, petal(step, 1, 15))
    plate.line(
      isOwn ? 'paper' : 'line',
      0.28,
      ...[-9, -6, -3, 0, 3, 6, 9].map((turn): Line => {
        const angle = -90 + step * 30
        const long = 0.9 - Math.abs(turn) * 0.045
        return [
          polar(x, y, r * 0.34, angle + turn * 0.6),
          polar(x, y, r * (0.36 + (long - 0.36) * 0.9), angle + turn),
        ]
      }),
    )
  }
  plate.disc('paper', x, y, r * 0.27).circle('ink', 0.5, x, y, r * 0.27)
  for (const index of numbersTo(34)) {
    const [px, py] = polar(x, y, r * 0.24 * Math.sqrt((index + 0.5) / 34), index * 137.5)
    plate.disc('ink', px, py, 0.55)
  }
}

/** The star of the week, with this child's day, between the stone and the flower of its month. */
export const weekPlate = ({ date }: Facts): ChapterPlate => {
  const plate = new PlateDrawing(156)
  const weekday = weekdayOf(date)
  const index = weekdays.indexOf(weekday)
  const lore = weekdayLore[index]
  const r = 47
  const own = chaldean.indexOf(planetOfDay[index] ?? 'sun')
  const angleOf = (place: number) => -90 + ((place - own) * 360) / 7
  const pointOf = (place: number) => polar(cx, cy, r, angleOf(place))
  plate.circle('ink', 0.5, cx, cy, r).circle('line', 0.25, cx, cy, r + 2.2)
  plate.line(
    'line',
    0.26,
    ...numbersTo(84).map((tick): Line => [
      polar(cx, cy, r - (tick % 12 === 0 ? 0 : 2.6), -90 + (tick * 30) / 7),
      polar(cx, cy, r, -90 + (tick * 30) / 7),
    ]),
  )
  // Sunday to Monday, Monday to Tuesday: three places on, seven times, and the week is round.
  for (const day of numbersTo(7)) {
    const [from, to] = [planetOfDay[day], planetOfDay[(day + 1) % 7]].map((planet) =>
      pointOf(chaldean.indexOf(planet ?? '')),
    )
    if (!from || !to) continue
    const isOwn = day === index
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const shift = (by: number): Line => [
      [from[0] - (dy / length) * by, from[1] + (dx / length) * by],
      [to[0] - (dy / length) * by, to[1] + (dx / length) * by],
    ]
    plate.line(
      isOwn ? 'gold' : 'ink',
      isOwn ? 0.8 : 0.36,
      ...(isOwn ? [-1.3, 0, 1.3] : [-0.9, 0.9]).map(shift),
    )
  }
  chaldean.forEach((planet, place) => {
    const [x, y] = pointOf(place)
    const isOwn = place === own
    plate
      .disc('paper', x, y, isOwn ? 11 : 9)
      .circle(isOwn ? 'gold' : 'ink', isOwn ? 1 : 0.45, x, y, isOwn ? 11 : 9)
    plate.planet('ink', x, y, isOwn ? 12.5 : 10, planet)
    const day = planetOfDay.indexOf(planet)
    const [lx, ly] = polar(cx, cy, r + (isOwn ? 19 : 15), angleOf(place))
    const side = Math.cos((angleOf(place) * Math.PI) / 180)
    plate.italic(lx, ly, weekdays[day] ?? '', {
      size: 8,
      ink: isOwn ? 'ink' : 'soft',
      anchor: side > 0.3 ? 'start' : side < -0.3 ? 'end' : 'middle',
    })
  })
  const [gx, fx, y] = [58, plateWidth - 58, 70]
  gem(plate, gx, y, 45, date.month)
  flower(plate, fx, y, 47, date.month)
  // 'iron, the metal of Mars, of which …'
  const metal = lore?.metal.split(',')[0] ?? ''
  const stone = birthGemOf(date.month)
  const bloom = monthLore[date.month - 1]?.flower ?? ''
  // On one line, below the weekdays at the star's foot.
  const below = (x: number, kind: string, name: string) =>
    plate.caps(x, 135, kind).italic(x, 146, name, { size: 9.4, ink: 'ink' })
  below(gx, 'the stone', stone.toLowerCase())
  below(cx, 'the metal', metal)
  below(fx, 'the flower', bloom.replace(/^the /, ''))
  return plate.finished({
    caption: `The seven planets in the order of the ancients; the lines lead through the week, ${weekday} at the top and in gold the way out of it. At the sides a stone with twelve kites around its table and a flower of twelve petals, filled for ${monthName(date.month)}.`,
    alt: `A star of seven points for the planets of the week with ${weekday} at the top; ${stone} and ${bloom} for ${monthName(date.month)}; the metal of the day is ${metal}.`,
  })
}
