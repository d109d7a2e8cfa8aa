import { writtenHour } from './written-when'

const at = (hour: number, minute: number) => new Date(2026, 2, 14, hour, minute).toISOString()
const now = (hour: number, minute: number) => new Date(2026, 2, 14, hour, minute).getTime()

it.each([
  ['the hour before', 6, 12, '06:00'],
  ['the hour after', 6, 42, '07:00'],
  ['the next day’s first', 23, 57, '00:00'],
])('writes %s where it is nearer', (_, hour, minute, written) => {
  const day = written === '00:00' ? 15 : 14
  expect(writtenHour(at(hour, minute))).toBe(`${day} March 2026 at about ${written}`)
})

it('writes no hour that is still to come', () => {
  expect(writtenHour(at(6, 42), now(6, 50))).toBe('14 March 2026 at about 06:00')
  expect(writtenHour(at(6, 42), now(7, 0))).toBe('14 March 2026 at about 07:00')
})
