import { moonPicture } from './engraved-moon'
import type { MoonData } from './sky-data'

const moon = (fraction: number, limb: number): MoonData => ({
  name: 'First Quarter',
  fraction,
  limb,
  isWaxing: true,
  where: null,
})
/** The chords that are as dark as ink: their middles, and how long they are together. */
const darkOf = (data: MoonData) => {
  const path = /<path d="([^"]*)"[^>]*stroke-width="0.36"/.exec(moonPicture(20, data))?.[1] ?? ''
  const chords = path.split('M').flatMap((chord) => {
    const [x0, y0, x1, y1] = chord.split(/[ L]/).map(Number)
    return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
      ? []
      : [{ x: (x0 + x1) / 2, y: (y0 + y1) / 2, length: Math.hypot(x1 - x0, y1 - y0) }]
  })
  const sum = (of: (chord: (typeof chords)[number]) => number) =>
    chords.reduce((all, chord) => all + of(chord), 0)
  const length = sum((chord) => chord.length)
  return {
    x: sum((chord) => chord.x * chord.length) / length,
    y: sum((chord) => chord.y * chord.length) / length,
    length,
  }
}

describe('the engraved moon', () => {
  it('is dark on the side away from its limb', () => {
    const [right, below, left] = [darkOf(moon(0.5, 0)), darkOf(moon(0.5, 90)), darkOf(moon(0.5, 180))]
    expect(right.x).toBeLessThan(-5)
    expect(below.y).toBeLessThan(-5)
    expect(left.x).toBeGreaterThan(5)
    expect(Math.abs(right.y) + Math.abs(below.x) + Math.abs(left.y)).toBeLessThan(0.1)
  })

  it('is dark by its phase: all over when new, nowhere when full', () => {
    const whole = darkOf(moon(0, 0)).length
    expect(darkOf(moon(0.5, 0)).length / whole).toBeCloseTo(0.5, 2)
    expect(darkOf(moon(1, 0)).length).toBe(0)
  })
})
