import { eclipsesBetween } from './eclipses'
import type { Eclipse } from './eclipses'

const ofCentury = eclipsesBetween(new Date('2001-01-01'), new Date('2100-12-30'))
const countOf = (of: Eclipse['of'], kind?: Eclipse['kind']) =>
  ofCentury.filter((eclipse) => eclipse.of === of && (kind === undefined || eclipse.kind === kind)).length

// F. Espenak and J. Meeus, Five Millennium Canons of Solar and of Lunar Eclipses, NASA (2006, 2009).
it('from 2001 to 2100 there are as many as the canons have', () => {
  expect(countOf('Sun')).toBe(224)
  expect(countOf('Moon', 'total')).toBe(85)
  expect(countOf('Moon', 'partial')).toBe(57)
  expect(countOf('Moon', 'penumbral')).toBe(86)
})

it('none of the Sun is told to be another than it was, and few are in doubt', () => {
  const most = { total: 68, annular: 72, partial: 77 } as const
  for (const kind of ['total', 'annular', 'partial'] as const) {
    expect(countOf('Sun', kind)).toBeLessThanOrEqual(most[kind])
    expect(countOf('Sun', kind)).toBeGreaterThan(most[kind] * 0.9)
  }
})

it.each([
  ['1999-08-11', 'Sun', 'total'],
  ['2005-04-08', 'Sun', undefined],
  ['2014-04-29', 'Sun', undefined],
  ['2017-08-21', 'Sun', 'total'],
  ['2023-10-14', 'Sun', 'annular'],
  ['2024-03-25', 'Moon', 'penumbral'],
  ['2024-04-08', 'Sun', 'total'],
  ['2024-09-18', 'Moon', 'partial'],
  ['2025-03-14', 'Moon', 'total'],
  ['2025-03-29', 'Sun', 'partial'],
  ['2026-08-12', 'Sun', 'total'],
])('%s: of the %s, %s', (day, of, kind) => {
  const [found, ...others] = eclipsesBetween(new Date(`${day}T00:00Z`), new Date(`${day}T23:59Z`))
  expect(others).toEqual([])
  expect(found?.of).toBe(of)
  expect(found?.kind).toBe(kind)
})

it('most new and full moons bring none', () =>
  expect(eclipsesBetween(new Date('2024-04-10'), new Date('2024-09-17'))).toEqual([]))
