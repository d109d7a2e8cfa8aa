import { lastDays } from './zone-days'

it('are as long as the clocks of their zone have them, summer time and skipped midnights included', () => {
  const days = lastDays(3, 'Europe/Stockholm', new Date('2026-03-29T22:30:00Z'))
  expect(days.map(({ day, from }) => [day, from.toISOString()])).toEqual([
    ['2026-03-28', '2026-03-27T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    // Twenty-three hours later.
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ])
  expect(days[2]?.to.toISOString()).toBe('2026-03-30T22:00:00.000Z')
  expect(lastDays(1, 'America/Asuncion', new Date('2023-10-01T12:00:00Z'))[0]?.from.toISOString()).toBe(
    '2023-10-01T04:00:00.000Z',
  )
})

it('are consecutive, whatever the month', () => {
  const days = lastDays(90, 'Asia/Kathmandu', new Date('2026-03-01T00:00:00Z'))
  expect(days).toHaveLength(90)
  expect(days.at(-1)?.day).toBe('2026-03-01')
  expect(days.at(-2)?.day).toBe('2026-02-28')
  expect(days.every(({ to }, at) => at === 89 || to.getTime() === days[at + 1]?.from.getTime())).toBe(true)
})
