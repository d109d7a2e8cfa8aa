import { minutesToldIn } from './told-hour'

describe('a time of day that is told', () => {
  it.each([
    ['which double hour is 23:40?', 23 * 60 + 40],
    ['born at 00:30', 30],
    ['she was born at 7:15 am', 7 * 60 + 15],
    ['at 7.15 pm', 19 * 60 + 15],
    ['half past three in the afternoon', 15 * 60 + 30],
    ['a quarter to six in the evening', 17 * 60 + 45],
    ['twenty past eight', 8 * 60 + 20],
    ['at 5 pm', 17 * 60],
    ["seven o'clock in the morning", 7 * 60],
    ['at eleven at night', 23 * 60],
    ['two at night', 2 * 60],
    ['12:10 am', 10],
    ['12:10', 12 * 60 + 10],
    ['five to one in the morning', 55],
    ['at noon', 720],
    ['shortly after midnight', 0],
    ['at ten to midnight', 23 * 60 + 50],
    ['a quarter past noon', 12 * 60 + 15],
  ])('%s', (message, minutes) => {
    expect(minutesToldIn(message)).toBe(minutes)
  })

  it.each(['she has three sisters', 'born on 3 may 2026', 'in 2 hours', 'at 25:10', 'version 2'])(
    'is none in ‘%s’',
    (message) => {
      expect(minutesToldIn(message)).toBeUndefined()
    },
  )
})
