import { memo, useMemo } from 'react'
import { clamp, mix, numbersFrom, samples, smooth, stroke } from './engraving'
import { PlateArt } from './plate-art'
import type { SkyOfBirth } from './sky-of-birth'

const [cx, cy, radius] = [152, 162, 84]
/** The dark plains of the Moon: place on the disc, size. */
const plains = [
  [-0.25, 0.32, 0.26],
  [0.18, 0.38, 0.2],
  [0.34, 0.12, 0.19],
  [-0.45, 0.02, 0.3],
  [0.05, -0.3, 0.16],
  [0.52, -0.12, 0.12],
] as const

/** The hatched disc, lit by a Sun `elongation` degrees away in the direction of the bright limb. */
function drawMoon(elongation: number, limbAngle: number, isNight: boolean): string {
  const [phase, limb] = [(elongation * Math.PI) / 180, (limbAngle * Math.PI) / 180]
  const aside = Math.abs(Math.sin(phase))
  const [sx, sy, sz] = [aside * Math.cos(limb), aside * Math.sin(limb), -Math.cos(phase)]
  return samples(62, (_, row) => {
    const v = -1 + (2 * (row + 1)) / 64
    const half = Math.sqrt(1 - v * v)
    return stroke(
      samples(Math.max(12, Math.round(half * 48)), (share) => {
        const angle = Math.PI * share
        const [x, z] = [-Math.cos(angle) * half, Math.sin(angle) * half]
        const light = clamp((x * sx + v * sy + z * sz) * 1.35 + 0.02)
        const albedo = plains.reduce(
          (sum, [px, py, size]) => sum - 0.42 * Math.exp(-((x - px) ** 2 + (-v - py) ** 2) / (size * size)),
          1,
        )
        const earthshine = 0.055 + 0.035 * z
        const ink = isNight
          ? clamp(light * albedo * 0.95 + earthshine * (0.6 + 0.4 * albedo), 0, 0.9)
          : clamp(0.84 - light * albedo * 1.15, 0, 0.78)
        return [x * radius, (v + 0.024 * z * v) * radius, ((ink * radius) / 32) * 0.98]
      }),
    )
  }).join('')
}

/** Where an hour stands on the dial: midnight at the foot, morning left, noon at the head. */
const angleOf = (hour: number) => ((hour / 24) * 360 + 90) * (Math.PI / 180)
const onDial = (hour: number, r: number) =>
  `${(cx + Math.cos(angleOf(hour)) * r).toFixed(1)} ${(cy + Math.sin(angleOf(hour)) * r).toFixed(1)}`

const ticks = { minor: '', major: '' }
for (let index = 0; index < 96; index++) {
  const isHour = index % 4 === 0
  const end = index % 24 === 0 ? 116 : isHour ? 113 : 109
  ticks[isHour ? 'major' : 'minor'] += `M${onDial(index / 4, 105)}L${onDial(index / 4, end)}`
}

function drawSea(isNight: boolean): string {
  const random = numbersFrom(91)
  return samples(33, (u, row) => {
    const y = 338 + u ** 1.25 * 108
    const phase = random() * 9
    const [swell, pitch] = [mix(0.15, 2.1, u), mix(0.16, 0.045, u)]
    return stroke(
      samples(64, (share) => {
        const x = 8 + 288 * share
        const wave = Math.sin(x * pitch + phase) + 0.5 * Math.sin(x * pitch * 2.3 + phase * 2)
        const middle = cx + 10 * Math.sin(y * 0.14)
        const glitter =
          Math.exp(-((x - middle) ** 2) / (2 * mix(13, 34, u) ** 2)) *
          clamp(wave * 0.75 + 0.55 + 0.35 * Math.sin(x * 0.9 + row * 7))
        const water = clamp(0.22 + 0.3 * wave * (0.3 + u)) * mix(0.6, 0.9, u)
        const ink = isNight ? water * 0.62 + glitter * 1.25 : clamp(water * 1.15 + 0.2 - glitter * 1.4)
        const fade = smooth(8, 40, x) * (1 - smooth(264, 296, x))
        return [x, y + wave * swell, ink * mix(1, 2, u) * fade]
      }),
    )
  }).join('')
}

const stars = (() => {
  const random = numbersFrom(44)
  return samples(25, () => ({
    x: 14 + random() * 276,
    y: 14 + random() * 300,
    r: 0.5 + random() * 0.7,
  })).filter(({ x, y }) => Math.hypot(x - cx, y - cy) >= 146)
})()

const daylightArc = (rise: number, set: number) =>
  `M${onDial(rise, 99)}A99 99 0 ${set - rise > 12 ? 1 : 0} 1 ${onDial(set, 99)}`

interface MomentPlateProps {
  sky: SkyOfBirth | null
  isNight: boolean
}

/** Plate II: the Moon as it stood, inside a dial of twenty-four hours, above a calm sea. */
export const MomentPlate = memo(function MomentPlate({ sky, isNight }: MomentPlateProps) {
  const elongation = sky?.elongation ?? 90
  const limbAngle = sky?.limbAngle ?? 0
  const moon = useMemo(() => drawMoon(elongation, limbAngle, isNight), [elongation, limbAngle, isNight])
  const sea = useMemo(() => drawSea(isNight), [isNight])
  const daylight = sky?.daylight
  const [first, last] = sky?.moons ?? []
  const phase = first && first.phase === last?.phase ? `, ${first.phase.toLowerCase()},` : ''
  return (
    <PlateArt label={`Engraving: the moon${phase} inside a twenty-four hour dial, above a calm sea`}>
      <g fill="currentColor">
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} />
        ))}
      </g>
      <g transform={`translate(${cx} ${cy})`}>
        <path d={moon} fill="currentColor" />
        <circle r={radius} fill="none" stroke="currentColor" strokeWidth=".6" opacity=".6" />
      </g>
      {daylight ? (
        daylight.hours === 0 ? null : (
          <path
            d={
              daylight.hours === 24
                ? `${daylightArc(0, 12)}${daylightArc(12, 24)}`
                : daylightArc(daylight.rise, daylight.set)
            }
            fill="none"
            data-gilt="line"
            strokeWidth="1.6"
          />
        )
      ) : (
        <circle
          cx={cx}
          cy={cy}
          r="99"
          fill="none"
          stroke="currentColor"
          strokeWidth=".8"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      )}
      <path d={ticks.minor} stroke="currentColor" strokeWidth=".5" opacity=".75" />
      <path d={ticks.major} stroke="currentColor" strokeWidth=".9" />
      <circle cx={cx} cy={cy} r="105" fill="none" stroke="currentColor" strokeWidth=".6" />
      {(
        [
          [0, 'XXIV', 'middle'],
          [6, 'VI', 'end'],
          [12, 'XII', 'middle'],
          [18, 'XVIII', 'start'],
        ] as const
      ).map(([hour, numeral, anchor]) => {
        const [x, y] = onDial(hour, hour % 12 ? 120 : 127)
          .split(' ')
          .map(Number)
        return (
          <text key={hour} x={x} y={(y ?? 0) + 3.5} textAnchor={anchor} data-text="dial">
            {numeral}
          </text>
        )
      })}
      {sky?.hour === undefined ? null : (
        <circle
          cx={onDial(sky.hour, 108).split(' ')[0]}
          cy={onDial(sky.hour, 108).split(' ')[1]}
          r="4.6"
          data-gilt="fill"
          stroke="var(--plate)"
          strokeWidth="2.4"
        />
      )}
      <path d={sea} fill="currentColor" />
    </PlateArt>
  )
})
