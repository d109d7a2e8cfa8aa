import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { renderStep } from './testing/render-step'

const label = (text: RegExp | string) => screen.getByLabelText(text)
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .slice(1)
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => String(index))

const noPlaces: PlaceSearch = { find: async () => [], look: () => Promise.reject(new Error('none')) }
const renderMoment = (values: Parameters<typeof renderStep>[1] = {}) =>
  renderStep('moment', values, { places: noPlaces })

describe('step II, The Sacred Moment', () => {
  it('[WIZ-012] asks when and where, the birth order and APGAR twice', () => {
    renderMoment()
    expect(label(/^Date of birth/)).toHaveAttribute('type', 'date')
    expect(label(/^Time of birth/)).toHaveAttribute('type', 'time')
    expect(screen.getByRole('textbox', { name: 'Birth place' })).toBeRequired()
    expect(screen.getByRole('combobox', { name: 'Birth location' })).toHaveAccessibleDescription(
      /City, state and country/,
    )
    for (const name of ['Birth order', 'APGAR at 1 minute', 'APGAR at 5 minutes'])
      expect(screen.getByRole('combobox', { name })).toBeInTheDocument()
  })

  it('[WIZ-013] has a group for the time connected to the placenta', () => {
    renderMoment()
    const group = screen.getByRole('group', { name: 'Sacred Connection Details' })
    expect(group).toHaveAccessibleDescription('time connected to the placenta')
    expect(
      within(group)
        .getAllByRole('combobox')
        .map((select) => select.getAttribute('name')),
    ).toEqual(['daysConnected', 'hoursConnected', 'minutesConnected', 'secondsConnected'])
  })

  it('[WIZ-014] offers "Time unknown" beside the time of birth', () => {
    renderMoment()
    expect(screen.getByRole('checkbox', { name: 'Time unknown' })).not.toBeChecked()
  })

  it('[WIZ-055] asks for hospital and attending doctor, both optional', async () => {
    const { user, values } = renderMoment()
    const [hospital, doctor] = [label(/^Hospital/), label(/^Attending doctor/)]
    expect(hospital).not.toBeRequired()
    expect(doctor).not.toBeRequired()
    await user.type(hospital, 'Östra')
    await user.type(doctor, 'Dr. Eze')
    expect(values()).toMatchObject({ hospitalName: 'Östra', attendingDoctorName: 'Dr. Eze' })
  })

  it('keeps hospital and doctor in the draft under their names', async () => {
    const { user, values } = renderMoment({ hospitalName: 'Östra' })
    expect(label(/^Hospital/)).toHaveValue('Östra')
    await user.type(label(/^Attending doctor/), 'Dr. Ifeoma Eze')
    expect(values().attendingDoctorName).toBe('Dr. Ifeoma Eze')
  })

  it('[FLD-007] stores the date as YYYY-MM-DD and the time as HH:MM', () => {
    const { values } = renderMoment()
    fireEvent.change(label(/^Date of birth/), { target: { value: '2026-11-14' } })
    fireEvent.change(label(/^Time of birth/), { target: { value: '04:17' } })
    expect(values()).toMatchObject({ babyDateOfBirth: '2026-11-14', babyTimeOfBirth: '04:17' })
    expect(screen.getByText('14 November 2026')).toBeInTheDocument()
  })

  it('[FLD-008] keeps the facility and the location apart', async () => {
    const { user, values } = renderMoment()
    await user.type(screen.getByRole('textbox', { name: 'Birth place' }), 'Sahlgrenska')
    await user.type(screen.getByRole('combobox', { name: 'Birth location' }), 'Göteborg, Sweden')
    expect(values()).toMatchObject({ babyBirthPlace: 'Sahlgrenska', babyBirthLocation: 'Göteborg, Sweden' })
  })

  it('[FLD-009] stores the connected time as integers, and no answer as none', async () => {
    const { user, values } = renderMoment()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minutes' }), '6')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), '0')
    expect(values()).toMatchObject({ minutesConnected: 6, daysConnected: 0, hoursConnected: null })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minutes' }), '')
    expect(values().minutesConnected).toBeNull()
  })

  it('[FLD-019] offers the birth orders', async () => {
    const { user, values } = renderMoment()
    expect(optionsOf('Birth order')).toEqual([
      '1st Child',
      '2nd Child',
      '3rd Child',
      '4th Child',
      '5th Child',
      '6th Child',
      '7th Child',
      '8th Child',
      '9th Child',
      '10th Child',
      '11th Child or more',
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Birth order' }), '2nd Child')
    expect(values().babyBirthOrder).toBe('2nd Child')
  })

  it.each([
    ['APGAR at 1 minute', 'apgarScore1Min'],
    ['APGAR at 5 minutes', 'apgarScore5Min'],
  ] as const)('[FLD-020] offers Unknown and 1 to 10 for %s', async (name, field) => {
    const { user, values } = renderMoment()
    expect(optionsOf(name)).toEqual(['Unknown', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    await user.selectOptions(screen.getByRole('combobox', { name }), '9')
    expect(values()[field]).toBe('9')
  })

  it('[FLD-021] offers 0-7 days, 0-23 hours, 0-59 minutes and seconds', () => {
    renderMoment()
    expect(optionsOf('Days')).toEqual(upTo(7))
    expect(optionsOf('Hours')).toEqual(upTo(23))
    expect(optionsOf('Minutes')).toEqual(upTo(59))
    expect(optionsOf('Seconds')).toEqual(upTo(59))
  })

  it('[FLD-044] clears and closes the time of birth when it is unknown', async () => {
    const { user, values } = renderMoment({ babyTimeOfBirth: '04:17' })
    await user.click(screen.getByRole('checkbox', { name: 'Time unknown' }))
    expect(values()).toMatchObject({ babyTimeUnknown: true, babyTimeOfBirth: '' })
    expect(label(/^Time of birth/)).toBeDisabled()
    expect(label(/^Time of birth/)).toHaveValue('')
  })

  it('[FLD-039] moves the conception date with the birth date while MYA calculates it', () => {
    const { values } = renderMoment({
      babyDateOfBirth: '2026-11-14',
      myaCalculateConception: true,
      whenParentsConceived: '2026-02-07',
    })
    fireEvent.change(label(/^Date of birth/), { target: { value: '2026-03-01' } })
    expect(values().whenParentsConceived).toBe('2025-05-25')
    fireEvent.change(label(/^Date of birth/), { target: { value: '' } })
    expect(values().whenParentsConceived).toBe('MYA will calculate conception date')
  })

  it('leaves a conception date alone that the parents wrote', () => {
    const { values } = renderMoment({ whenParentsConceived: '2026-02-01' })
    fireEvent.change(label(/^Date of birth/), { target: { value: '2026-11-14' } })
    expect(values().whenParentsConceived).toBe('2026-02-01')
  })

  it.each([
    ['VAL-008', /^Date of birth/, 'Birth date is required'],
    ['VAL-009', /^Time of birth/, 'Birth time is required'],
    ['VAL-011', /^Birth location/, 'Birth location is required'],
    ['VAL-012', /^Birth place/, 'Birth place is required'],
    ['VAL-024', /^Birth place/, 'Birth place is required'],
  ])('[%s] [VAL-025] says at once when %s is left empty: "%s"', async (_id, name, message) => {
    renderMoment()
    fireEvent.focus(label(name))
    fireEvent.blur(label(name))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(label(name)).toBeInvalid()
  })

  it('[VAL-010] asks for no time once it is unknown, and takes its message away', async () => {
    const { user } = renderMoment()
    fireEvent.blur(label(/^Time of birth/))
    await screen.findByText('Birth time is required')
    await user.click(screen.getByRole('checkbox', { name: 'Time unknown' }))
    expect(screen.queryByText('Birth time is required')).not.toBeInTheDocument()
    fireEvent.blur(label(/^Birth place/))
    await screen.findByText('Birth place is required')
    expect(screen.queryByText('Birth time is required')).not.toBeInTheDocument()
    expect(label(/^Time of birth/)).not.toBeRequired()
  })

  it('[VAL-023] does not take a birth date in the future', async () => {
    renderMoment()
    fireEvent.change(label(/^Date of birth/), { target: { value: '2026-12-02' } })
    fireEvent.blur(label(/^Date of birth/))
    expect(await screen.findByText('Birth date cannot be in the future')).toBeInTheDocument()
  })

  it('writes coordinates and zone of a chosen place below it', () => {
    renderMoment({ birthLatitude: 57.70716, birthLongitude: 11.96679, birthTimeZone: 'Europe/Stockholm' })
    expect(screen.getByText('57.71° N 11.97° E. Central European Time.')).toBeInTheDocument()
  })

  it('[PLC-005] fills birthLatitude and birthLongitude from the chosen prediction', async () => {
    const places: PlaceSearch = {
      find: async () => [{ description: 'Göteborg, Västra Götaland, Sweden', place_id: 'se-1' }],
      look: async () => ({
        city: 'Göteborg',
        state: 'Västra Götaland',
        country: 'Sweden',
        latitude: 57.70716,
        longitude: 11.96679,
        timeZone: 'Europe/Stockholm',
      }),
    }
    jest.useFakeTimers()
    const { values } = renderStep('moment', {}, { places })
    fireEvent.change(label(/^Birth location/), { target: { value: 'Göte' } })
    await act(() => jest.advanceTimersByTimeAsync(300))
    const prediction = document.querySelector('[role="listbox"] [role="option"]')
    expect(prediction).toHaveTextContent(/^Göteborg/)
    await act(async () => void (prediction && fireEvent.click(prediction)))
    jest.useRealTimers()
    expect(values()).toMatchObject({ birthLatitude: 57.70716, birthLongitude: 11.96679 })
    expect(screen.getByText('57.71° N 11.97° E. Central European Time.')).toBeInTheDocument()
  })

  it('says that the place is not known, and what is left out for it, where none is called so', async () => {
    renderMoment({ babyTimeOfBirth: '04:17' })
    const location = screen.getByRole('combobox', { name: 'Birth location' })
    fireEvent.change(location, { target: { value: 'Our farm' } })
    fireEvent.blur(location)
    await waitFor(() =>
      expect(location).toHaveAccessibleDescription(
        expect.stringMatching(/do not know this place.*ascendant.*houses.*length of the day/),
      ),
    )
    expect(location).not.toHaveAccessibleDescription(/hour|time of birth/)
  })

  it('says what the book leaves out, and how to get it, while places cannot be looked up', async () => {
    const away = () => Promise.reject(new Error('away'))
    renderStep('moment', {}, { places: { find: away, look: away } })
    const location = screen.getByRole('combobox', { name: 'Birth location' })
    fireEvent.change(location, { target: { value: 'Lagos' } })
    fireEvent.blur(location)
    await waitFor(() =>
      expect(location).toHaveAccessibleDescription(
        expect.stringMatching(
          /done when the connection is back\. If no place.*ascendant.*houses.*length of the day/,
        ),
      ),
    )
  })
})
