import { sunSignAtNoonOf, sunSignsOf } from './sun-signs'

const namesOf = (date: string, time?: string) => sunSignsOf(date, time).map(({ signName }) => signName)

// The Sun came into Capricorn at 15:28 UTC on 21 December 1988 (astronomy-engine 2.1).
it('knows two signs of a day on which the Sun changes sign anywhere on Earth, and of an hour of it', () => {
  expect(namesOf('1988-12-21')).toEqual(['Sagittarius', 'Capricorn'])
  expect(namesOf('1988-12-21', '23:59')).toEqual(['Sagittarius', 'Capricorn'])
  // 03:27 is 15:27 UTC at the latest, and 05:29 of the next day 15:29 UTC of this one at the earliest.
  expect(namesOf('1988-12-21', '03:27')).toEqual(['Sagittarius', 'Sagittarius'])
  expect(namesOf('1988-12-22', '05:29')).toEqual(['Capricorn', 'Capricorn'])
})

it('knows one sign of any other day', () => {
  expect(namesOf('1988-12-18')).toEqual(['Sagittarius', 'Sagittarius'])
  expect(sunSignAtNoonOf('1988-12-21').signName).toBe('Sagittarius')
  expect(sunSignAtNoonOf('1988-12-22').signName).toBe('Capricorn')
})
