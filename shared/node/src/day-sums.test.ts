import { lastDays } from '@shared/contracts/zone-days'
import { idsOfDays, quarterOf, sumsByDay } from './day-sums'
import type { DaySums } from './day-sums'

it('gives each day of a zone the quarters of an hour that lie in it, and leaves out what lies outside', () => {
  const days = lastDays(2, 'Asia/Kathmandu', new Date('2026-03-02T12:00:00Z'))
  // Midnight in Kathmandu is 18:15 in UTC.
  const documents: DaySums<string>[] = [
    { _id: 'd:2026-02-28', parts: { '18:00': 'before', '18:15': 'first' } },
    { _id: 'd:2026-03-01', parts: { '18:15': 'second', '18:00': 'last of the first' } },
    { _id: 'd:2026-03-02', parts: { '18:15': 'after' } },
  ]
  expect(sumsByDay(days, documents)).toEqual([['first', 'last of the first'], ['second']])
  expect(idsOfDays('d:', days)).toEqual({ $gte: 'd:2026-02-28', $lte: 'd:2026-03-02' })
})

it('names a quarter of an hour by its beginning', () => {
  const { day, slot, from, to } = quarterOf(new Date('2026-03-01T18:29:59.999Z'))
  expect([day, slot, from.toISOString(), to.toISOString()]).toEqual([
    '2026-03-01',
    '18:15',
    '2026-03-01T18:15:00.000Z',
    '2026-03-01T18:30:00.000Z',
  ])
})
