import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedValuesOf } from './derived-values'

/** The TSDoc comment right above an exported name. */
const commentOf = (file: string, name: string): string => {
  const source = readFileSync(join(__dirname, file), 'utf8')
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|type) ${name}\\b`)
  return pattern.exec(source)?.[1] ?? ''
}

// Every derived value, the function or table behind it, and the source that its comment names.
const formulas = [
  ['lifePathNumber', 'numbers/date-numbers.ts', 'lifePathNumberOf', /Campbell.*1931/s],
  ['psychicNumber', 'numbers/date-numbers.ts', 'psychicNumberOf', /Johari.*1990/s],
  ['dayOfBirth', 'calendar/civil-date.ts', 'weekdayOf', /Meeus.*chapter 7/s],
  ['westernZodiac', 'sky/zodiac.ts', 'zodiacPositionOf', /Ptolemy, Tetrabiblos I\.10/],
  ['westernZodiac', 'sky/heliocentric.ts', 'heliocentric', /VSOP87 \(Bretagnon.*DE440 \(Park/s],
  ['westernZodiac', 'sky/sky-time.ts', 'deltaTAt', /Stephenson.*Astronomical Almanac/s],
  ['the birth instant', 'birth-moment.ts', 'birthInstantOf', /IANA time zone database/],
  ['easternZodiac', 'calendar/lunar-new-years.ts', 'lunarNewYears', /GB\/T 33661-2017/],
  ['easternZodiac', 'calendar/sexagenary.ts', 'sexagenaryYearOf', /Dershowitz.*Reingold.*2018/s],
  ['easternZodiac', 'calendar/sexagenary.ts', 'animalOf', /Dershowitz.*Reingold/s],
  ['easternZodiac', 'calendar/sexagenary.ts', 'phaseOf', /Dershowitz.*Reingold/s],
  ['moonPhase', 'sky/moon-phase.ts', 'synodicMonth', /Meeus.*chapter 49/s],
  ['trueMoonPhase', 'sky/earth-and-moon.ts', 'geocentricMoon', /ELP\/MPP02 \(Chapront/],
  ['birthGem', 'stones.ts', 'birthGems', /1912.*Kunz.*1913/s],
  ['spiritualStone', 'stones.ts', 'spiritualStones', /Kunz 1913/],
  ['majorArcana', 'tarot/birth-cards.ts', 'birthCardsOf', /Arrien.*Greer/s],
  ['minorArcana', 'tarot/birth-cards.ts', 'minorArcanumOf', /Golden Dawn.*Crowley/s],
  ['birthSeason', 'sky/season.ts', 'seasonOf', /equinox and solstice/],
  ['the Proof ID', 'proof-id.ts', 'proofIdOf', /SHA-256 \(FIPS 180-4\)/],
] as const

describe('formulas', () => {
  it.each(formulas)('[DER-017] %s: %s, %s names its source', (_value, file, name, source) => {
    expect(commentOf(file, name)).toMatch(source)
  })

  it('[DER-017] are told of every derived value', () => {
    const values = Object.keys(derivedValuesOf({ date: '2026-04-21' })).filter(
      (name) => !name.endsWith('Note'),
    )
    const told: readonly string[] = [...formulas.map(([value]) => value), 'dayLength']
    expect(values.filter((name) => !told.includes(name))).toEqual([])
    expect(values.length).toBeGreaterThan(12)
  })

  it('[DER-017] dayLength: the horizon names its source', () => {
    expect(readFileSync(join(__dirname, 'sky/daylight.ts'), 'utf8')).toMatch(
      /34′ of refraction[\s\S]*Meeus[\s\S]*const horizon/,
    )
  })
})
