import { certificateDataOf } from './certificate-data'
import { RenderError } from './render-error'
import { subjectWith } from './testing/subjects'

const failureOf = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    return error instanceof RenderError ? error.failure : error
  }
  return undefined
}

describe('certificateDataOf', () => {
  it('[DER-019] leaves out ascendant, midheaven, houses and the moon to the degree when the time is unknown', () => {
    const { sky, birth } = certificateDataOf(subjectWith({ babyTimeUnknown: true }))
    expect(sky).toMatchObject({ isTimed: false, ascendant: null, midheaven: null, houses: null })
    expect(sky.bodies.map(({ glyph }) => glyph)).not.toContain('moon')
    expect(sky.bodies.every(({ house }) => house === null)).toBe(true)
    expect(birth).toMatchObject({ time: null, clock: null, zone: null })
    expect(certificateDataOf(subjectWith()).sky.ascendant?.signName).toBe('Pisces')
  })

  it('names the sign of the moon only when the whole day agrees', () => {
    const on = (babyDateOfBirth: string) =>
      certificateDataOf(subjectWith({ babyTimeUnknown: true, babyDateOfBirth })).moonSign
    expect(on('2026-04-20')).toBe(2) // Gemini, from midnight to midnight in Portland
    expect(on('2026-04-21')).toBeNull()
  })

  it('draws the moon as it stood over the place: upright by default, mirrored in the south', () => {
    const untimed = { babyTimeUnknown: true }
    expect(certificateDataOf(subjectWith(untimed)).moon.limb).toBe(0)
    expect(certificateDataOf(subjectWith({ ...untimed, birthLatitude: -45 })).moon.limb).toBe(180)
    const evening = {
      babyTimeOfBirth: '20:00',
      birthLatitude: 1.35,
      birthLongitude: 103.8,
      birthTimeZone: 'Asia/Singapore',
    }
    // Near the equator a young evening moon lies on its back, lit from below.
    const { limb } = certificateDataOf(subjectWith(evening)).moon
    expect(limb).toBeGreaterThan(60)
    expect(limb).toBeLessThan(120)
  })

  it.each([
    ['no date', { babyDateOfBirth: '' }],
    ['a date that does not exist', { babyDateOfBirth: '2026-02-30' }],
    ['a zone that does not exist', { birthTimeZone: 'Mars/Olympus' }],
    ['a name of pictures only', { babyFirstName: '🦄', babyMiddleName: '', babyLastName: '' }],
  ])('says what is missing: %s', (_what, form) => {
    expect(failureOf(() => certificateDataOf(subjectWith(form)))).toBe('incomplete')
  })

  it('tells the parent in words they understand', () => {
    const { publicMessage } = new RenderError('incomplete', 'The record has no printable name')
    expect(publicMessage).toMatch(/name and a date of birth/)
  })
})
