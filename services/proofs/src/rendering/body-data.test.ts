import { bodyDataOf } from './body-data'

describe('the physical codex', () => {
  it('tells the time at the placenta in one line, with nothing left over for the small one', () => {
    const { facts } = bodyDataOf({ hoursConnected: 1, minutesConnected: 52, secondsConnected: 9 })
    expect(facts).toEqual([
      { label: 'Joined to the placenta', value: '1 h 52 min 9 s', note: 'before the cord was cut' },
    ])
  })
})
