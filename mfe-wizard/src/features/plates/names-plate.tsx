import { memo, useMemo } from 'react'
import { Rosette } from '@shared/web/parts/rosette'
import { bell, clamp, groundShadow, lathe, lit, smooth, vane } from './engraving'
import type { Normal } from './engraving'
import { ground, PlateArt } from './plate-art'

const inkwell = 104
const body = [
  [366, 25],
  [372, 23.5],
  [380, 24],
  [388, 40],
  [398, 51],
  [412, 54],
  [424, 53],
  [430, 50],
] as const
const lip = [
  [359, 29],
  [363, 30],
  [366, 29],
] as const

const glassByDay = (normal: Normal, share: number) => {
  const [x] = normal
  let shade = (1 - lit(normal)) ** 1.15 * (1 - 0.45 * smooth(0.72, 1, x))
  shade -= bell(x, -0.52, 0.012) * (share > 0.36 ? 1 : 0.4) * 0.9
  shade -= bell(x, -0.3, 0.004) * (share > 0.5 ? 0.6 : 0)
  return clamp(shade * 0.92 + 0.1, 0, 0.86)
}
const glassByNight = (normal: Normal, share: number) => {
  const [x] = normal
  const glint = bell(x, -0.52, 0.014) * (share > 0.36 ? 1 : 0.5)
  return clamp(0.06 + 0.5 * lit(normal) ** 1.6 + glint * 0.62 + smooth(0.8, 1, x) * 0.3, 0, 0.92)
}

function draw(isNight: boolean) {
  return {
    body: lathe(inkwell, body, 2.35, isNight ? glassByNight : glassByDay),
    lip: lathe(inkwell, lip, 1.8, (normal) =>
      isNight
        ? clamp(0.12 + 0.8 * clamp(lit(normal)), 0.1, 0.85)
        : clamp(0.75 - 0.8 * (lit(normal) * 0.9), 0.1, 0.8),
    ),
    quill: vane({
      spine: [
        [112, 362],
        [136, 322],
        [236, 236],
        [272, 30],
      ],
      from: 0.3,
      width: 24,
      seed: 7,
      kind: 'feather',
    }),
    shadow: groundShadow(440, 7),
  }
}

interface NamesPlateProps {
  /** Ten characters; drawn as the rosette. */
  proofId: string
  /** '' until a name is known. */
  initial: string
  isNight: boolean
}

/** Plate I: a quill in an inkwell, before the rosette that bears the initial. */
export const NamesPlate = memo(function NamesPlate({ proofId, initial, isNight }: NamesPlateProps) {
  const art = useMemo(() => draw(isNight), [isNight])
  const x = inkwell
  return (
    <PlateArt
      label={`Engraving: a quill in an inkwell before a guilloche rosette${initial ? ` bearing the letter ${initial}` : ''}`}
    >
      <g transform="translate(152 158)" opacity=".92">
        <Rosette proofId={proofId} radius={122} hole={0.4} weight={0.5} tone={0.34} />
        <g fill="none" stroke="currentColor">
          <circle r="124.5" strokeWidth=".45" />
          <circle r="46" strokeWidth=".45" />
          <circle r="43.500" strokeWidth=".9" />
        </g>
      </g>
      <text x="152" y="185" textAnchor="middle" style={{ font: '500 84px var(--display)' }}>
        {initial}
      </text>
      <path d={art.shadow} fill="currentColor" />
      <path
        d={`M${x - 55} 418 Q${x} 458 ${x + 55} 418 L${x + 54} 404 Q${x + 46} 386 ${x + 25} 384 L${x + 30} 362 L${x - 30} 362 L${x - 25} 384 Q${x - 46} 386 ${x - 54} 404Z`}
        fill={ground}
      />
      <path d={art.body} fill="currentColor" />
      <ellipse cx={x} cy="360" rx="30" ry="7.4" fill={ground} stroke="currentColor" strokeWidth=".8" />
      <ellipse
        cx={x}
        cy="360.6"
        rx="24.5"
        ry="5.2"
        {...(isNight ? { fill: 'none', stroke: 'currentColor', strokeWidth: 0.6 } : { fill: 'currentColor' })}
      />
      <path d={art.lip} fill="currentColor" />
      <path d={art.quill.outline} fill={ground} />
      <path d={art.quill.light} fill="none" stroke="currentColor" strokeWidth=".42" />
      <path d={art.quill.dark} fill="none" stroke="currentColor" strokeWidth=".62" />
      <path d={art.quill.rachis} fill={ground} stroke="currentColor" strokeWidth=".7" />
    </PlateArt>
  )
})
