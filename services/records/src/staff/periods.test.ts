import { beginOfPeriod } from './periods'

const begin = (...asked: Parameters<typeof beginOfPeriod>) => beginOfPeriod(...asked)?.toISOString()

it.each([
  ['all', 'UTC', '2026-04-01T12:00:00Z', undefined],
  // A Wednesday, in Stockholm two hours ahead.
  ['week', 'Europe/Stockholm', '2026-04-01T12:00:00Z', '2026-03-29T22:00:00.000Z'],
  // Sunday evening in UTC is Monday in Auckland, of a new week.
  ['week', 'Pacific/Auckland', '2026-05-31T13:00:00Z', '2026-05-31T12:00:00.000Z'],
  ['month', 'America/Los_Angeles', '2026-04-01T05:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['month', 'Asia/Kathmandu', '2026-04-01T05:00:00Z', '2026-03-31T18:15:00.000Z'],
  ['quarter', 'UTC', '2026-05-31T12:00:00Z', '2026-02-28T00:00:00.000Z'],
  ['quarter', 'UTC', '2026-02-10T12:00:00Z', '2025-11-10T00:00:00.000Z'],
  // At midnight the clock goes to one.
  ['month', 'America/Asuncion', '2023-10-15T12:00:00Z', '2023-10-01T04:00:00.000Z'],
] as const)('%s in %s at %s begins at %s', (filter, zone, now, expected) =>
  expect(begin(filter, zone, new Date(now))).toBe(expected),
)
