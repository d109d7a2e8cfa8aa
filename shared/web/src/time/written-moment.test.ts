import { writtenDay, writtenMoment, writtenTime } from './written-moment'

const justAfterMidnight = new Date(2026, 10, 28, 0, 35)

it('writes a moment in the page’s language, where the reader is, by a clock of 24 hours', () => {
  expect(writtenMoment(justAfterMidnight.toISOString())).toBe('28 November 2026, 00:35')
  expect(writtenMoment(justAfterMidnight.getTime(), 'short')).toBe('28 Nov 2026, 00:35')
})

it('writes its day and its time alone', () => {
  expect([writtenDay(justAfterMidnight), writtenDay(justAfterMidnight, 'short')]).toEqual([
    '28 November 2026',
    '28 Nov 2026',
  ])
  expect(writtenTime(justAfterMidnight)).toBe('00:35')
})
