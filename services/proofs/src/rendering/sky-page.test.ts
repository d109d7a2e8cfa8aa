import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { layoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const points = 72 / 25.4
const radius = 69 * points
const [middle, axis] = [105 * points, 130 * points]

// Born in Lagos: Pluto, retrograde, stands at the midheaven, the node on the cusp of a house.
const data = bookDataOf(
  subjectWith({
    babyDateOfBirth: '2026-06-06',
    babyTimeOfBirth: '04:17',
    birthLatitude: 6.4541,
    birthLongitude: 3.3947,
    birthTimeZone: 'Africa/Lagos',
  }),
)

describe('the wheel of the sky, as it is delivered', () => {
  it('keeps the minutes of a retrograde body from the line of the midheaven', () => {
    const { bodies, midheaven, shown } = data.certificate.sky
    const pluto = bodies.findIndex(({ glyph }) => glyph === 'pluto')
    expect(bodies[pluto]?.isRetrograde).toBe(true)
    expect(Math.abs((shown.longitudes[pluto] ?? 0) - (midheaven?.longitude ?? 0))).toBeGreaterThan(5.7)
  })

  it('has paper from the first to the last figure of every body, so that no house’s line shows between them', async () => {
    const { pdf } = await createPress(findPackageRoot()).print({
      pages: 'all',
      data,
      paper: 'a4',
      edition: 'archive',
    })
    const [, page] = await layoutOf(pdf)
    const cusps = (page?.strokes ?? []).filter(({ colour }) => `#${colour}` === inks.faint.toLowerCase())
    expect(cusps.length).toBeGreaterThan(100)
    const { shown, ascendant } = data.certificate.sky
    const shares = cusps.map(({ left, right, top, bottom }) => {
      const [x, y] = [((left + right) / 2 - middle) / radius, ((top + bottom) / 2 - axis) / radius] as const
      return shown.longitudes.some((longitude) => {
        const angle = ((180 - (longitude - (ascendant?.longitude ?? 0))) * Math.PI) / 180
        const [along, across] = [
          x * Math.cos(angle) + y * Math.sin(angle),
          y * Math.cos(angle) - x * Math.sin(angle),
        ]
        return along > 0.6 && along < 0.74 && Math.abs(across) < 0.03
      })
    })
    expect(shares.filter(Boolean)).toEqual([])
  })
})
