import { requireFreshSecondFactor } from './second-factor'

const now = new Date('2026-03-01T12:00:00.000Z')
const asked = (verifiedAt?: string) => () =>
  requireFreshSecondFactor({ kind: 'staff', staffId: 'ada', ...(verifiedAt ? { verifiedAt } : {}) }, now)

it.each(['2026-03-01T12:00:00.000Z', '2026-03-01T11:55:00.001Z'])('lets pass whoever gave it at %s', (at) => {
  expect(asked(at)).not.toThrow()
})

it.each([undefined, '2026-03-01T11:55:00.000Z', '2026-02-28T12:00:00.000Z'])(
  'refuses whoever gave it at %s',
  (at) => {
    expect(asked(at)).toThrow(expect.objectContaining({ code: 'second_factor_required', status: 403 }))
  },
)
