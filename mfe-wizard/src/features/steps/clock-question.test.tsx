import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { birthFormSchema } from '@shared/contracts/birth-form'
import { birthInstantOf } from '@shared/insights/birth-moment'
import { birthOf } from '@shared/insights/form-inputs'
import { clockQuestionOf } from './clock-question'
import { summaryOf } from './summary-entries'
import { listen } from '../../testing/listen'
import { renderStep } from './testing/render-step'

const portland = { birthLatitude: 43.66, birthLongitude: -70.26, birthTimeZone: 'America/New_York' }
const backNight = { ...portland, babyDateOfBirth: '2025-11-02', babyTimeOfBirth: '01:30' }
const questionOf = (fields: Parameters<typeof birthOf>[0]) => clockQuestionOf(birthOf(fields))

describe('a time of birth in the night when the clocks change', () => {
  it('asks which of the two is meant when the time came twice', () => {
    expect(questionOf(backNight)).toEqual({
      sentence: 'The clocks went back that night, so 01:30 came twice. Was it before or after the change?',
      earlier: '01:30, Eastern Daylight Time, UTC−4',
      later: '01:30, Eastern Standard Time, UTC−5',
    })
  })

  it('asks how a time is to be read that was skipped', () => {
    expect(questionOf({ ...portland, babyDateOfBirth: '2026-03-08', babyTimeOfBirth: '02:30' })).toEqual({
      sentence: 'The clocks went forward that night: 02:30 was skipped. Was it before or after the change?',
      earlier: '01:30, Eastern Standard Time, UTC−5',
      later: '03:30, Eastern Daylight Time, UTC−4',
    })
  })

  it('asks nothing of any other birth', () => {
    expect(questionOf({ ...backNight, babyTimeOfBirth: '02:00' })).toBeNull()
    expect(questionOf({ ...backNight, babyDateOfBirth: '2025-11-03' })).toBeNull()
    expect(questionOf({ ...backNight, babyTimeOfBirth: '' })).toBeNull()
    expect(questionOf({ ...backNight, birthTimeZone: '' })).toBeNull()
    expect(questionOf({ ...backNight, birthTimeZone: 'Mars/Olympus' })).toBeNull()
  })

  it('is read aloud when the last answer that it needs is given', async () => {
    renderStep('moment', { ...backNight, babyTimeOfBirth: '' })
    const heard = listen()
    fireEvent.change(screen.getByLabelText(/^Time of birth/), { target: { value: '01:30' } })
    await waitFor(() => expect(heard.at(-1)).toMatch(/^The clocks went back that night, so 01:30 came twice/))
  })

  it('keeps the answer, which settles the instant, and shows it in the summary', async () => {
    const { user, values } = renderStep('moment', backNight)
    const group = await screen.findByRole('group', { name: 'Change of the clocks' })
    expect(group).toHaveAccessibleDescription(/came twice/)
    await user.click(within(group).getByRole('radio', { name: /^After/ }))
    expect(values().babyClockChange).toBe('later')
    expect(birthInstantOf(birthOf(values()))).toMatchObject({
      kind: 'exact',
      instant: new Date('2025-11-02T06:30:00Z'),
    })
    expect(birthFormSchema.safeParse(values()).success).toBe(true)
    const time = () =>
      summaryOf(values())
        .find(({ stepId }) => stepId === 'moment')
        ?.entries.find(({ term }) => term === 'Time')?.text
    expect(time()).toBe('01:30, after the clocks changed')
    await user.click(within(group).getByRole('button', { name: 'Clear change of the clocks' }))
    expect(values().babyClockChange).toBe('')
    expect(time()).toBe('01:30')
  })

  it.each([
    ['date', /^Date of birth/, '2025-11-01'],
    ['time', /^Time of birth/, '00:30'],
    ['place', /^Birth location/, 'Portlan'],
  ])('forgets the answer with another %s', async (_what, label, text) => {
    const { values } = renderStep('moment', { ...backNight, babyClockChange: 'later' })
    expect(await screen.findByRole('radio', { name: /^After/ })).toBeChecked()
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
    expect(values().babyClockChange).toBe('')
    expect(screen.queryByRole('radio', { name: /^After/ })).toBeNull()
  })

  it('forgets it, and asks no more, once the time is said to be unknown', async () => {
    const { user, values } = renderStep('moment', { ...backNight, babyClockChange: 'earlier' })
    await screen.findByRole('radio', { name: /^Before/ })
    await user.click(screen.getByRole('checkbox', { name: 'Time unknown' }))
    expect(values()).toMatchObject({ babyClockChange: '', babyTimeOfBirth: '' })
    expect(screen.queryByRole('radio', { name: /^Before/ })).toBeNull()
  })
})
