import { writtenMoment } from './written-time'

it('a moment is written so that no end of a line breaks it', () => {
  const written = writtenMoment(new Date(2026, 10, 21, 21, 44).toISOString())
  expect(written).toBe('21 Nov 2026, 21:44'.replaceAll(' ', '\u00a0'))
})
