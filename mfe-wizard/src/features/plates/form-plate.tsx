import { memo } from 'react'
import { clamp, samples, smooth, stroke } from './engraving'
import { PlateArt } from './plate-art'

/** The sole and the toes: middle, half axes, weight of the print. */
const pads = [
  [152, 350, 38, 34, 1],
  [153, 320, 33, 42, 0.95],
  [164, 286, 25, 46, 0.9],
  [168, 258, 27, 40, 0.9],
  [160, 222, 41, 32, 1],
  [136, 214, 31, 27, 1],
  [178, 214, 29, 29, 0.95],
  [110, 160, 18, 21, 1],
  [143, 148, 12.5, 14.5, 0.95],
  [167, 153, 11.5, 13.5, 0.95],
  [188, 165, 10.5, 12.5, 0.92],
  [205, 181, 9.5, 11.5, 0.92],
] as const

const pressure = (x: number, y: number) =>
  clamp(
    pads.reduce(
      (most, [px, py, rx, ry, weight]) =>
        Math.max(most, weight * clamp(1.25 - (((x - px) / rx) ** 2 + ((y - py) / ry) ** 2) * 1.05)),
      0,
    ),
  )

const footprint = samples(105, (_, row) =>
  stroke(
    samples(110, (share) => {
      const x = 70 + 170 * share
      const y =
        122 + row * 2.6 + 3.2 * Math.sin(x * 0.045 + row * 0.05) + 1.4 * Math.sin(x * 0.11 - row * 0.09)
      const ink = pressure(x, y)
      const grain = 0.86 + 0.14 * Math.sin(x * 1.7 + row * 2.3)
      const width = ink > 0.04 ? clamp(0.25 + 0.75 * ink ** 0.8) * 2.05 * grain * smooth(0.03, 0.16, ink) : 0
      return [x, y, width]
    }),
  ),
).join('')

/** The rule: 60 cm from the foot of the plate to its head. */
const [ruleFoot, ruleHead] = [418, 66]
export const ruleLength = 60
const heightOf = (centimetres: number) => ruleFoot - (centimetres / ruleLength) * (ruleFoot - ruleHead)
const marks = { minor: '', major: '' }
for (let cm = 0; cm <= ruleLength; cm++) {
  const [kind, end] = cm % 10 === 0 ? (['major', 60] as const) : (['minor', cm % 5 === 0 ? 55 : 50] as const)
  marks[kind] += `M43 ${heightOf(cm).toFixed(1)}H${end}`
}

interface FormPlateProps {
  /** The child's length in centimetres; null until it is known. */
  length: number | null
}

/** Plate IV: the first footprint, inked in lines, beside a rule that marks how long the child is. */
export const FormPlate = memo(function FormPlate({ length }: FormPlateProps) {
  const mark = length === null || length > ruleLength ? null : heightOf(length).toFixed(1)
  return (
    <PlateArt
      label={`Engraving: an infant footprint inked in fine lines beside a rule${mark ? ` marked at ${length} centimetres` : ' in centimetres'}`}
    >
      <path d={marks.minor} stroke="currentColor" strokeWidth=".5" />
      <path
        d={`${marks.major}M43 ${ruleFoot}V${ruleHead}`}
        stroke="currentColor"
        strokeWidth=".9"
        fill="none"
      />
      {[10, 20, 30, 40, 50, 60].map((cm) => (
        <text key={cm} x="35" y={heightOf(cm) + 3.5} textAnchor="end" data-text="dial">
          {cm}
        </text>
      ))}
      {mark ? (
        <>
          <path
            d={`M66 ${mark}H276`}
            fill="none"
            data-gilt="line"
            strokeWidth=".9"
            strokeDasharray="1.5 4"
            strokeLinecap="round"
          />
          <path
            d={`M43 ${mark}l5.500 -5.500l5.500 5.500l-5.500 5.500Z`}
            data-gilt="fill"
            stroke="var(--plate)"
            strokeWidth="1.6"
          />
        </>
      ) : null}
      <path d={footprint} fill="currentColor" transform="translate(8 -14)" />
    </PlateArt>
  )
})
