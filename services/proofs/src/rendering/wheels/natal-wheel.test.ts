import { birthOf } from '@shared/insights/form-inputs'
import { skyDataOf } from '../sky-data'
import { subjectWith } from '../testing/subjects'
import { natalWheel } from './natal-wheel'
import { smallWheel } from './small-wheel'

const timed = skyDataOf(birthOf(subjectWith({}).form))
const untimed = skyDataOf(birthOf(subjectWith({ babyTimeUnknown: true, babyTimeOfBirth: '' }).form))
const textsOf = (kind: string, sky = timed) =>
  natalWheel(sky, 'a4').labels.flatMap((label) => (label.kind === kind ? [label.text] : []))

describe('the great wheel', () => {
  it('labels every body with degree and minute, twelve houses and the axes', () => {
    expect(textsOf('degree')).toEqual(timed.bodies.map(({ degree }) => `${degree}°`))
    expect(textsOf('minute')).toEqual(timed.bodies.map(({ minute }) => `${String(minute).padStart(2, '0')}′`))
    expect(textsOf('house')).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
    expect(textsOf('axis')).toEqual(['asc', 'mc'])
  })

  it('has the ascendant at its left, and the houses go round against the clock from there', () => {
    const { labels, radius } = natalWheel(timed, 'a4')
    const ascendant = labels.find(({ text }) => text === 'asc')
    expect(ascendant?.x).toBeCloseTo(-1.105 * radius, 1)
    expect(ascendant?.y).toBeCloseTo(0, 1)
    const [first, , , , , , seventh] = labels.filter(({ kind }) => kind === 'house')
    expect([(first?.x ?? 0) < 0, (first?.y ?? 0) > 0]).toEqual([true, true])
    expect([(seventh?.x ?? 0) > 0, (seventh?.y ?? 0) < 0]).toEqual([true, true])
  })

  it('has neither houses nor axes where the hour is not known', () => {
    expect([...textsOf('house', untimed), ...textsOf('axis', untimed)]).toEqual([])
    expect(natalWheel(timed, 'a4').picture).toContain('stroke-width="0.7"')
    expect(natalWheel(untimed, 'a4').picture).not.toContain('stroke-width="0.7"')
  })

  it('is smaller on a lower sheet', () =>
    expect(natalWheel(timed, 'letter').radius / natalWheel(timed, 'a4').radius).toBeCloseTo(0.939, 2))

  it('draws a line for each aspect but a conjunction', () => {
    const between = (one: string, other: string) => one.length - other.length
    const without = { ...timed, aspects: timed.aspects.filter(({ kind }) => kind === 'conjunction') }
    expect(between(smallWheel(timed, 31), smallWheel(without, 31))).toBeGreaterThan(
      70 * (timed.aspects.length - without.aspects.length),
    )
    expect(smallWheel(without, 31)).toBe(smallWheel({ ...without, aspects: [] }, 31))
  })
})
