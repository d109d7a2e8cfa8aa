import { render, screen, waitFor } from '@testing-library/react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { sealLace } from '@shared/engraving/seal'
import { pathOf } from '@shared/engraving/svg-path'
import { captionOf } from './captions'
import { FormPlate } from './form-plate'
import { LineagePlate } from './lineage-plate'
import { NamesPlate } from './names-plate'
import { areSameFacts, plateFactsOf } from './plate-facts'
import { SealPlate } from './seal-plate'
import { skyOfBirth } from './sky-of-birth'

const amara: BirthFormDraft = {
  ...emptyBirthForm(),
  babyFirstName: 'Amara',
  babyLastName: 'Okafor',
  babyDateOfBirth: '2026-11-14',
  babyTimeOfBirth: '04:17',
  babyBirthLocation: 'Göteborg, Västra Götaland, Sweden',
  birthLatitude: 57.70716,
  birthLongitude: 11.96679,
  birthTimeZone: 'Europe/Stockholm',
  babyGender: 'Female',
}
const facts = (change: Partial<BirthFormDraft> = {}) => plateFactsOf({ ...amara, ...change })
const about = { proofId: '01K7Q2M9XA', sky: null, pressedAt: null }

describe('captions', () => {
  it('tells of the initial, and of the rosette only what is true of it', () => {
    expect(captionOf('identity', facts(), about)).toBe(
      'The initial is Amara’s. The rosette behind it is drawn from her Proof ID; no other record shares it.',
    )
    expect(captionOf('identity', facts({ babyGender: '' }), about)).toContain('from the Proof ID')
    expect(captionOf('identity', facts(), { ...about, proofId: null })).toContain('settles once')
    expect(captionOf('identity', facts({ babyFirstName: ' ' }), about)).toContain('a place for an initial')
  })

  it('tells of the moon and the daylight as far as they are known', () => {
    const caption = (change: Partial<BirthFormDraft>) => {
      const known = facts(change)
      return captionOf('moment', known, { ...about, sky: known.birth && skyOfBirth(known.birth) })
    }
    expect(caption({})).toBe(
      'The moon over the sea at 04:17, a crescent not five days old. The gilt arc is the daylight of that date in Göteborg.',
    )
    expect(caption({ birthLatitude: null })).toContain('Daylight joins the dial once the place is known.')
    expect(caption({ babyTimeOfBirth: '', babyTimeUnknown: true })).toContain('on that day')
    expect(caption({ babyDateOfBirth: '2026-05-31' })).toContain('a full moon')
    const tromso = { birthLatitude: 69.65, birthLongitude: 18.96, babyBirthLocation: 'Tromsø, Norway' }
    expect(caption({ ...tromso, babyDateOfBirth: '2026-12-21' })).toContain('the sun did not rise in Tromsø')
    expect(caption({ ...tromso, babyDateOfBirth: '2026-06-21' })).toContain('the sun did not set in Tromsø')
    expect(caption({ babyDateOfBirth: '' })).toContain('once the date of birth is known')
  })

  it('says of the moon only what is certain before the place or the time is known', () => {
    const caption = (change: Partial<BirthFormDraft>) => {
      const known = facts(change)
      return captionOf('moment', known, { ...about, sky: known.birth && skyOfBirth(known.birth) })
    }
    // Over Lagos it was still a waning gibbous; in New Zealand's night before, and in Hawaii's after, it was not the same.
    const lagos = { birthLatitude: 6.45407, birthLongitude: 3.39467, birthTimeZone: 'Africa/Lagos' }
    const born = {
      babyDateOfBirth: '2026-06-06',
      babyTimeOfBirth: '04:17',
      babyBirthLocation: 'Lagos, Nigeria',
    }
    expect(caption({ ...born, ...lagos })).toContain('at 04:17, a waning gibbous.')
    expect(caption({ ...born, birthLatitude: null })).toContain(
      'at 04:17, between a waning gibbous and its last quarter; the place will tell.',
    )
    const untimed = { babyTimeOfBirth: '', babyTimeUnknown: true }
    expect(caption({ ...born, ...lagos, ...untimed })).toContain(
      'on that day, between a waning gibbous and its last quarter.',
    )
    expect(caption({ ...born, ...untimed, birthLatitude: null })).not.toContain('the place will tell')
    // Whole days of the same phase are as certain as an instant; the age of a crescent is not.
    expect(caption({ birthLatitude: null })).toContain('at 04:17, a waxing crescent.')
    expect(caption({ babyDateOfBirth: '2026-11-16', birthLatitude: null })).toContain(
      'at 04:17, at its first quarter.',
    )
  })

  it('names the grandparents who are not known', () => {
    const named = {
      maternalGrandmotherName: 'Märta',
      maternalGrandfatherName: 'Åke',
      paternalGrandmotherName: 'Ngozi',
      paternalGrandfatherName: 'Emeka',
    }
    expect(captionOf('lineage', facts(named), about)).toBe('Four cords become two, and two become one.')
    expect(captionOf('lineage', facts({ ...named, paternalGrandfatherName: '' }), about)).toContain(
      'Her father’s father is not known yet, so that cord is dotted.',
    )
    expect(captionOf('lineage', facts(), about)).toContain('until the grandparents are named')
  })

  it('marks the length, and the day of the seal', () => {
    expect(captionOf('form', facts(), about)).toBe('The first footprint, beside a rule in centimetres.')
    expect(captionOf('form', facts({ babyHeightFeet: 1, babyHeightInches: '8' }), about)).toContain(
      'Amara’s length, 50.8\u00a0cm',
    )
    const typed = { babyHeightFeet: 1, babyHeightInches: 8, babyHeightCentimetres: '51' }
    expect(captionOf('form', facts(typed), about)).toContain('Amara’s length, 51\u00a0cm')
    // The inches were changed since: the centimetres are theirs no more.
    expect(captionOf('form', facts({ ...typed, babyHeightInches: 9 }), about)).toContain(
      'length, 53.3\u00a0cm',
    )
    expect(captionOf('review', facts(), { ...about, pressedAt: new Date('2026-11-21T12:00:00Z') })).toContain(
      'pressed on 21 November 2026',
    )
  })
})

describe('a length that the rule cannot mark', () => {
  it.each([
    ['refused', { babyHeightFeet: 9, babyHeightInches: 14 }],
    ['off the rule', { babyHeightFeet: 5, babyHeightInches: 0 }],
  ])('is not told of: %s', (_why, measured) => {
    expect(captionOf('form', facts(measured), about)).toBe(
      'The first footprint, beside a rule in centimetres.',
    )
  })
})

describe('sky of a birth', () => {
  it('stands the daylight of the date on the local dial', () => {
    const sky = skyOfBirth({
      date: '2026-11-14',
      time: '04:17',
      place: { latitude: 57.70716, longitude: 11.96679, timeZone: 'Europe/Stockholm' },
    })
    // Noon by the Sun: 12.2 h by the longitude in Central European Time, 15.6 minutes earlier by the equation of time.
    const { rise = 0, set = 0, hours = 0 } = sky.daylight ?? {}
    expect((rise + set) / 2).toBeCloseTo(12 + (15 - 11.967) / 15 - 15.6 / 60, 1)
    expect(set - rise).toBeCloseTo(hours, 3)
    expect(hours).toBeLessThan(9)
    expect(sky.hour).toBeCloseTo(4.2833, 3)
    expect(sky.moons.map(({ phase }) => phase)).toEqual(['Waxing Crescent', 'Waxing Crescent'])
  })
  it('takes the Sun for the clock where no zone is known', () => {
    const sky = skyOfBirth({ date: '2026-03-20', place: { latitude: 0, longitude: 90 } })
    expect(sky.daylight?.rise).toBeCloseTo(6.1, 0)
    expect(sky.daylight?.set).toBeCloseTo(18.2, 0)
    expect(sky.hour).toBeUndefined()
  })
})

describe('facts', () => {
  it('reads the initial as a reader does', () => {
    expect(facts({ babyFirstName: ' élodie' }).initial).toBe('É')
    expect(facts({ babyFirstName: 'e\u0301lodie' }).initial.normalize('NFC')).toBe('É')
    expect(facts({ babyFirstName: '李' }).initial).toBe('李')
  })
  it('is unmoved by answers that no plate reads', () => {
    expect(areSameFacts(facts(), facts({ email: 'a@b.se', babyNicknames: 'Nono' }))).toBe(true)
    expect(areSameFacts(facts(), facts({ babyTimeOfBirth: '04:18' }))).toBe(false)
  })
})

describe('drawings', () => {
  const paths = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')

  it('draws each from the record: another Proof ID, other lines', () => {
    const { rerender } = render(<NamesPlate proofId="01K7Q2M9XA" initial="A" isNight={false} />)
    expect(screen.getByRole('img', { name: /bearing the letter A/ })).toBeInTheDocument()
    const before = paths().join()
    rerender(<NamesPlate proofId="01K7Q2M9XB" initial="A" isNight={false} />)
    expect(paths().join()).not.toBe(before)
  })

  it('dots the cord of an unknown grandparent only', () => {
    const dotted = () => document.querySelectorAll('[stroke-dasharray]').length
    const { rerender } = render(<LineagePlate known={[true, true, true, true]} isNight={false} />)
    expect(dotted()).toBe(0)
    rerender(<LineagePlate known={[true, true, true, false]} isNight={false} />)
    const one = dotted()
    expect(one).toBeGreaterThan(0)
    rerender(<LineagePlate known={[false, true, true, false]} isNight />)
    expect(dotted()).toBe(2 * one)
  })

  it('marks the child’s length on the rule, when it is on it', () => {
    const { rerender } = render(<FormPlate length={50.8} />)
    expect(screen.getByRole('img', { name: /marked at 50.8 centimetres/ })).toBeInTheDocument()
    rerender(<FormPlate length={null} />)
    expect(document.querySelector('[data-gilt]')).toBeNull()
    rerender(<FormPlate length={152} />)
    expect(document.querySelector('[data-gilt]')).toBeNull()
  })

  it('shows the seal of the certificate, and presses it once the record was sent', async () => {
    const { rim, white, heart } = sealLace('01K7Q2M9XA')
    const lace = [...white, ...heart, ...rim].map(({ strands }) => pathOf(strands))
    const { rerender } = render(<SealPlate proofId="01K7Q2M9XA" initial="A" pressedWords={null} />)
    expect(screen.getByRole('img', { name: /as it will be pressed/ })).toHaveTextContent('A')
    await waitFor(() => expect(paths()).toEqual(lace))
    rerender(<SealPlate proofId="01K7Q2M9XA" initial="A" pressedWords="SEALED AND KEPT · " />)
    expect(screen.getByRole('img', { name: /pressed in gilt/ })).toHaveTextContent('ASEALEDANDKEPT·')
    await waitFor(() => expect(paths()).toEqual(lace))
  })

  it('draws no shape with a number that is none', () => {
    render(
      <>
        <NamesPlate proofId="01K7Q2M9XA" initial="A" isNight />
        <LineagePlate known={[true, true, true, false]} isNight />
        <FormPlate length={50.8} />
      </>,
    )
    expect(paths().every((path) => !/NaN|undefined|Infinity/.test(path))).toBe(true)
  })
})
