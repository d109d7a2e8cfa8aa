import { hundredth } from '@shared/engraving/guilloche'
import { cos, sin, turn } from '@shared/insights/sky/angle'
import papers from '../../../typst/style/papers.json'
import { planetPath, signPath } from '../glyphs'
import { millimetre } from '../ornaments'
import type { Paper } from '../ornaments'
import { numbersTo } from '../plates/plate-drawing'
import type { SkyData } from '../sky-data'
import {
  circlePath,
  fillOf,
  linePath,
  placedMargin,
  roundStroke,
  stroke,
  svgDocument,
  written,
} from '../svg-document'
import type { Place } from '../svg-document'
import {
  aspectLines,
  axesOf,
  directionIn,
  dots,
  placeIn,
  shadedSigns,
  signsOf,
  signStarts,
  spokesAt,
} from './wheel-lines'

/** A word on the great wheel, set by Typst about its place: points from the wheel's middle. */
export type WheelLabel = {
  kind: 'house' | 'degree' | 'minute' | 'axis'
  x: number
  y: number
  text: string
  isRetrograde: boolean
}
export type NatalWheel = { picture: string; radius: number; labels: WheelLabel[] }

/** Text lies level: left and right of the middle its length, not its height, is what separates the tiers of a body's label. */
const tierSteps = [0, 0.076, 0.122, 0.164]

/** A rectangle with round ends about a place. */
const pill = ([x, y]: Place, half: number, high: number): string => {
  const r = `a${hundredth(high)} ${hundredth(high)} 0 0 1 `
  const level = Math.max(0, half - high)
  return (
    `M${written([x - level, y - high])}h${hundredth(2 * level)}${r}0 ${hundredth(2 * high)}` +
    `h${hundredth(-2 * level)}${r}0 ${hundredth(-2 * high)}z`
  )
}

/** The wheel of the page of the sky: degrees, houses, aspects by kind, and each body with degree, sign and minute. */
export const natalWheel = (sky: SkyData, paper: Paper): NatalWheel => {
  // On a lower sheet it is smaller, by nearly as much as the sheet between head and foot (`leaf-factor` in leaf.typ).
  const radius = 69 * millimetre * Math.min(1, ((papers[paper].height - 48) / (297 - 48)) * 1.01)
  const [direction, at] = [directionIn(sky), placeIn(sky)]
  const [zodiac, inner, heart] = [radius * 0.86, radius * 0.828, radius * 0.43]
  const labels: WheelLabel[] = []
  const label = (kind: WheelLabel['kind'], [x, y]: Place, text: string, isRetrograde = false) =>
    labels.push({ kind, x: hundredth(x), y: hundredth(y), text, isRetrograde })

  const marks = (step: number, length: number, skip: number) =>
    spokesAt(
      sky,
      numbersTo(360 / step)
        .map((index) => index * step)
        .filter((degree) => degree % skip !== 0),
      inner,
      inner + length,
    )
  let drawn =
    stroke('ink', 0.6, circlePath(0, 0, radius)) +
    stroke('line', 0.2, circlePath(0, 0, radius * 1.018)) +
    stroke('ink', 0.35, circlePath(0, 0, zodiac) + circlePath(0, 0, heart)) +
    stroke('ink', 0.2, circlePath(0, 0, inner) + marks(1, radius * 0.014, 5)) +
    stroke('ink', 0.3, marks(5, radius * 0.032, 361)) +
    stroke('tint', 0.25, shadedSigns(sky, zodiac, radius, 13)) +
    stroke('ink', 0.35, spokesAt(sky, signStarts, zodiac, radius)) +
    signsOf(sky, (zodiac + radius) / 2, radius * 0.082, 0.062)

  const { houses } = sky
  if (houses) {
    const isAxis = (index: number) => index % 3 === 0
    const axes = houses.filter((_, index) => isAxis(index))
    const others = houses.filter((_, index) => !isAxis(index))
    drawn +=
      stroke('ink', 0.7, spokesAt(sky, axes, heart, inner)) +
      stroke('faint', 0.25, spokesAt(sky, others, heart, inner), ' stroke-dasharray="1.2 1.6"') +
      stroke('tint', 0.2, circlePath(0, 0, radius * 0.494))
    houses.forEach((cusp, index) => {
      const width = turn((houses[(index + 1) % 12] ?? 0) - cusp)
      label('house', at(cusp + width / 2, radius * 0.462), String(index + 1))
    })
  }
  drawn += aspectLines(sky, heart, [0.28, 0.4], ' stroke-dasharray="3 1.5"')

  // Where many bodies stand together they move closer, and inwards, so that their leaders have room to fan out.
  const { longitudes: shown, furthest } = sky.shown
  const row = 0.752 - Math.min(0.05, furthest * 0.0028)
  const tiersAt = (longitude: number) => {
    const stretch = 1 + 0.22 * Math.abs(cos(direction(longitude)))
    return tierSteps.map((step) => row - step * stretch)
  }
  // Paper under every label as far as it reaches to its sides, and from the first to the last of a body's: no cusp runs through a figure
  // or shows between two.
  let ground = ''
  let leaders = ''
  let planets = ''
  let signs = ''
  sky.bodies.forEach((body, index) => {
    const place = shown[index] ?? body.longitude
    const tiers = tiersAt(place)
    const [first = 0, second = 0, third = 0, last = 0] = tiers
    // As wide as the figures, and clear of the axes.
    const beside = axesOf(sky).map((axis) => Math.abs(sin(place - axis)) * last - 0.01)
    const half = Math.max(0, Math.min(0.045, ...beside))
    const [cosine, sine] = [cos(direction(place)), sin(direction(place))]
    const corner = (r: number, side: number): Place => [
      radius * (r * cosine - side * half * sine),
      radius * (r * sine + side * half * cosine),
    ]
    ground += `${linePath(corner(first, 1), corner(last, 1), corner(last, -1), corner(first, -1))}Z`
    const rooms = [
      [0.036, 0.036],
      [0.029, 0.022],
      [0.021, 0.021],
      [body.isRetrograde ? 0.046 : 0.027, 0.019],
    ]
    rooms.forEach(([wide = 0, high = 0], tier) => {
      ground += pill(at(place, radius * (tiers[tier] ?? 0)), radius * wide, radius * high)
    })
    leaders += linePath(
      at(body.longitude, inner),
      at(body.longitude, inner - radius * 0.014),
      at(place, radius * (row + 0.036)),
    )
    planets += planetPath(body.glyph, ...at(place, radius * first), radius * 0.06)
    signs += signPath(body.sign, ...at(place, radius * third), radius * 0.033)
    label('degree', at(place, radius * second), `${body.degree}°`)
    label('minute', at(place, radius * last), `${String(body.minute).padStart(2, '0')}′`, body.isRetrograde)
  })
  drawn +=
    fillOf('paper', ground) +
    stroke('line', 0.3, leaders) +
    roundStroke('ink', radius * 0.06 * 0.075, planets) +
    roundStroke('gold', radius * 0.033 * 0.085, signs) +
    dots(sky, heart)

  const [ascendant, midheaven] = axesOf(sky)
  if (ascendant !== undefined && midheaven !== undefined) {
    drawn += stroke('ink', 0.7, spokesAt(sky, [ascendant, midheaven], radius * 1.018, radius * 1.05))
    label('axis', at(ascendant, radius * 1.105), 'asc')
    label('axis', at(midheaven, radius * 1.085), 'mc')
  }
  const reach = radius * 1.05
  return {
    picture: svgDocument([2 * reach, 2 * reach], placedMargin, drawn, [-reach, -reach]),
    radius,
    labels,
  }
}
