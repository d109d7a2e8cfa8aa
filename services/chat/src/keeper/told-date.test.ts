import { dateToldIn, figureOf, toldIn } from './told-date'

describe('a date that is told in a question', () => {
  it.each([
    ['my baby was born on 5 february 2024. is that a dragon', '2024-02-05'],
    ['chinese sign baby born jan 25 2025', '2025-01-25'],
    ['born on the 3rd of march, 2025', '2025-03-03'],
    ['born 2026-04-21 at noon', '2026-04-21'],
    ['geboren am 21.4.2026', '2026-04-21'],
    ["born on new year's day 2025", '2025-01-01'],
    ['our christmas eve 2024 baby', '2024-12-24'],
  ])('%s: %s', (message, date) => {
    expect(dateToldIn(message)).toBe(date)
  })

  it.each(['30 february 2024', 'born 03/05/2025', 'born in march 2025', 'in 14 days'])(
    'is none in %s',
    (message) => {
      expect(dateToldIn(message)).toBeUndefined()
    },
  )

  it('has the figures that the date alone decides, and no others', () => {
    expect(figureOf('insight/year-animal', '2024-02-05')).toBe(
      'For 5 February 2024: Year of the Rabbit; The Water Rabbit. ',
    )
    expect(figureOf('insight/year-animal', '2025-01-29')).toBe(
      'For 29 January 2025: Year of the Snake; The Wood Snake. ',
    )
    expect(figureOf('insight/rising', '2024-02-05')).toBe('')
  })

  it('has those of a month or a day without its year, where every year agrees', () => {
    expect(figureOf('insight/birth-gem', toldIn('which stone does a november baby get'))).toBe(
      'For November: Topaz, for November. ',
    )
    expect(figureOf('insight/sun-sign', toldIn('star sign of the 3rd of june'))).toBe(
      'For 3 June: The Sun in Gemini. ',
    )
    // The Sun enters Aries on the 20th in some years, on the 21st in others; no month or day alone has an animal.
    expect(figureOf('insight/sun-sign', toldIn('star sign of 20 march'))).toBe('')
    expect(figureOf('insight/year-animal', toldIn('animal of 3 june'))).toBe('')
    expect(toldIn('what may I change in march')).toBe('--03')
    expect(toldIn('what may I change')).toBeUndefined()
  })

  it('has the conception, 280 days before', () => {
    expect(figureOf('mya/conception', toldIn('how is it worked out, born 10 june 2025'))).toBe(
      'For 10 June 2025: 3 September 2024, 280 days before. ',
    )
  })
})
