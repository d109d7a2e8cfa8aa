import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { listen } from '../../testing/listen'
import { renderStep } from './testing/render-step'

const noPlaces: PlaceSearch = { find: async () => [], look: () => Promise.reject(new Error('none')) }
const renderLineage = (values: Parameters<typeof renderStep>[1] = {}) =>
  renderStep('lineage', values, { places: noPlaces })
const label = (text: RegExp | string) => screen.getByLabelText(text)
const askMya = () => screen.getByRole('switch', { name: 'Ask MYA for the conception date' })
const unwed = () => screen.getByRole('switch', { name: 'Unwed' })

describe('step III, Lineage & Bonds', () => {
  it.each([
    ['Mother and her parents', 'Mother’s'],
    ['Father and his parents', 'Father’s'],
  ])('[WIZ-015] [WIZ-017] asks under "%s" for the parent and the grandparents', (group, whose) => {
    renderLineage()
    const side = within(screen.getByRole('group', { name: group }))
    expect(side.getByLabelText(`${whose} full name`)).toHaveAttribute('type', 'text')
    expect(side.getByLabelText(`${whose} Date of birth`)).toHaveAttribute('type', 'date')
    expect(side.getByLabelText(`${whose} Time of birth`)).toHaveAttribute('type', 'time')
    expect(side.getByLabelText(`${whose} mother`)).toBeInTheDocument()
    expect(side.getByLabelText(`${whose} father`)).toBeInTheDocument()
  })

  it('[WIZ-016] offers "Time unknown" for both parents', () => {
    renderLineage()
    expect(screen.getAllByText('Time unknown')).toHaveLength(2)
    for (const whose of ['Mother’s', 'Father’s'])
      expect(screen.getByRole('checkbox', { name: `${whose} time unknown` })).not.toBeChecked()
  })

  it.each([
    ['Mother’s Date of birth', '0090-05-01', 'Unusual: the year 90. Was another one meant?'],
    ['Father’s Date of birth', '2025-05-01', 'Unusual: the year 2025. Was another one meant?'],
    ['When married', '0020-05-01', 'Unusual: the year 20. Was another one meant?'],
    ['When conceived', '2015-07-20', 'Unusual: the year 2015. Was another one meant?'],
  ])('asks whether the year was meant that a slip has made: %s %s', async (name, date, question) => {
    renderLineage({ babyDateOfBirth: '2026-04-21' })
    fireEvent.change(label(name), { target: { value: date } })
    expect(await screen.findByText(question)).toBeInTheDocument()
    expect(label(name)).toHaveAccessibleDescription(question)
    expect(label(name)).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('asks nothing of the years that families have', () => {
    renderLineage({
      babyDateOfBirth: '2026-01-03',
      motherDateOfBirth: '1991-05-01',
      fatherDateOfBirth: '1955-05-01',
      whenParentsMarried: '2027-06-01',
      whenParentsConceived: '2025-04-10',
    })
    expect(screen.queryByText(/^Unusual/)).toBeNull()
  })

  it('[WIZ-018] asks how it began', () => {
    renderLineage()
    expect(screen.getByRole('combobox', { name: 'Where parents first met' })).toBeInTheDocument()
    expect(label('When married')).toHaveAttribute('type', 'date')
    expect(label('When conceived')).toHaveAttribute('type', 'date')
  })

  it('[WIZ-019] asks for both caretakers', () => {
    renderLineage()
    expect(label('Primary caretaker')).toBeInTheDocument()
    expect(label('Secondary caretaker')).toBeInTheDocument()
  })

  it('[WIZ-020] asks for the prints and takes birth files', () => {
    renderLineage()
    expect(screen.getByRole('group', { name: 'Print preference' })).toBeInTheDocument()
    expect(label('Birth files Choose files')).toHaveAttribute('type', 'file')
    expect(label('Birth files Take a picture')).toHaveAttribute('capture')
  })

  it('[FLD-011] keeps the family’s names under their names', async () => {
    const { user, values } = renderLineage()
    const names = {
      motherFullName: 'Mother’s full name',
      fatherFullName: 'Father’s full name',
      maternalGrandmotherName: 'Mother’s mother',
      maternalGrandfatherName: 'Mother’s father',
      paternalGrandmotherName: 'Father’s mother',
      paternalGrandfatherName: 'Father’s father',
      whereParentsFirstMet: 'Where parents first met',
      primaryCaretakerName: 'Primary caretaker',
      secondaryCaretakerName: 'Secondary caretaker',
    } as const
    for (const [name, words] of Object.entries(names)) await user.type(label(words), name.slice(0, 4))
    for (const name of Object.keys(names) as (keyof typeof names)[])
      expect(values()[name]).toBe(name.slice(0, 4))
  })

  it('[FLD-012] keeps the family’s dates and times', () => {
    const { values } = renderLineage()
    const dates = {
      motherDateOfBirth: 'Mother’s Date of birth',
      fatherDateOfBirth: 'Father’s Date of birth',
      whenParentsMarried: 'When married',
      whenParentsConceived: 'When conceived',
    } as const
    for (const words of Object.values(dates))
      fireEvent.change(label(words), { target: { value: '1994-05-02' } })
    fireEvent.change(label('Mother’s Time of birth'), { target: { value: '11:40' } })
    fireEvent.change(label('Father’s Time of birth'), { target: { value: '23:59' } })
    for (const name of Object.keys(dates) as (keyof typeof dates)[]) expect(values()[name]).toBe('1994-05-02')
    expect(values()).toMatchObject({ motherTimeOfBirth: '11:40', fatherTimeOfBirth: '23:59' })
  })

  it.each([
    ['Mother’s', 'motherTimeUnknown', 'motherTimeOfBirth'],
    ['Father’s', 'fatherTimeUnknown', 'fatherTimeOfBirth'],
  ] as const)('[FLD-043] clears %s time of birth when it is unknown', async (whose, flag, time) => {
    const { user, values } = renderLineage({ [time]: '11:40' })
    await user.click(screen.getByRole('checkbox', { name: `${whose} time unknown` }))
    expect(values()).toMatchObject({ [flag]: true, [time]: '' })
    expect(label(`${whose} Time of birth`)).toHaveValue('')
    expect(label(`${whose} Time of birth`)).toBeDisabled()
  })

  it('[UPL-003] states in the drop area that a file may have 10MB', () => {
    renderLineage()
    expect(screen.getByLabelText(/Choose files/)).toHaveAccessibleDescription(/\b10MB each\b/)
  })

  it('[FLD-036] writes the date 280 days before the birth', async () => {
    const { user, values } = renderLineage({ babyDateOfBirth: '2026-11-14' })
    await user.click(askMya())
    expect(values().whenParentsConceived).toBe('2026-02-07')
    expect(label('When conceived')).toHaveValue('7 February 2026')
    expect(screen.getByText('280 days before the birth date.')).toBeInTheDocument()
  })

  it.each([
    [/Unwed/, 'When married: Parents were not married'],
    [/Ask MYA for the conception/, 'When conceived: 7 February 2026'],
  ])('reads aloud what the switch %s writes, and nothing once it is off', async (name, words) => {
    const { user } = renderLineage({ babyDateOfBirth: '2026-11-14' })
    const heard = listen()
    const press = () => user.click(screen.getByRole('switch', { name }))
    await press()
    await waitFor(() => expect(heard).toEqual([words]))
    await press()
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(heard.slice(1).join('')).toBe('')
  })

  it('[FLD-036] counts over a leap day', async () => {
    const { user, values } = renderLineage({ babyDateOfBirth: '2024-12-01' })
    await user.click(askMya())
    expect(values().whenParentsConceived).toBe('2024-02-25')
  })

  it('[FLD-037] promises the date while the birth date is not known', async () => {
    const { user, values } = renderLineage()
    await user.click(askMya())
    expect(values().whenParentsConceived).toBe('MYA will calculate conception date')
    expect(label('When conceived')).toHaveValue('MYA will calculate conception date')
  })

  it('[FLD-033] [FLD-038] closes the conception date while MYA is asked, and clears it afterwards', async () => {
    const { user, values } = renderLineage({ babyDateOfBirth: '2026-11-14' })
    await user.click(askMya())
    expect(label('When conceived')).toBeDisabled()
    expect(askMya()).toHaveFocus()
    await user.click(askMya())
    expect(values().whenParentsConceived).toBe('')
    expect(label('When conceived')).toBeEnabled()
  })

  it('[FLD-040] [FLD-041] writes that the parents were not married, and closes the field', async () => {
    const { user, values } = renderLineage({ whenParentsMarried: '2021-06-12' })
    await user.click(unwed())
    expect(values()).toMatchObject({
      parentsUnmarried: true,
      whenParentsMarried: 'Parents were not married',
    })
    expect(label('When married')).toHaveValue('Parents were not married')
    expect(label('When married')).toBeDisabled()
  })

  it('[FLD-042] clears the marriage field when "Unwed" is taken back', async () => {
    const { user, values } = renderLineage({
      parentsUnmarried: true,
      whenParentsMarried: 'Parents were not married',
    })
    await user.click(unwed())
    expect(values().whenParentsMarried).toBe('')
    expect(label('When married')).toBeEnabled()
    expect(label('When married')).toHaveValue('')
  })

  it('[FLD-022] offers the print preferences, and takes a choice back', async () => {
    const { user, values } = renderLineage()
    const group = within(screen.getByRole('group', { name: 'Print preference' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Handprint',
      'Footprint',
      'Both Handprint and Footprint',
      'No Prints',
    ])
    await user.click(group.getByRole('radio', { name: 'Footprint' }))
    expect(values().printPreference).toBe('Footprint')
    await user.click(group.getByRole('button', { name: 'Clear print preference' }))
    expect(values().printPreference).toBe('')
  })

  it('[UPL-007] hides the drop area under "No Prints" only, and keeps the files', async () => {
    const { user, values } = renderLineage({ uploadedFiles: [{ name: 'letter.pdf', size: 12 }] })
    expect(label(/Choose files/)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'No Prints' }))
    expect(screen.queryByLabelText(/Birth files/)).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/Choose files/)).not.toBeInTheDocument()
    expect(values().uploadedFiles).toHaveLength(1)
    for (const preference of ['Handprint', 'Footprint', 'Both Handprint and Footprint']) {
      await user.click(screen.getByRole('radio', { name: preference }))
      expect(label(/Choose files/)).toBeInTheDocument()
      expect(screen.getByText('letter.pdf')).toBeInTheDocument()
    }
  })

  it('[FLD-013] lists chosen files with name and size in bytes', async () => {
    const { user, values } = renderLineage()
    await user.upload(
      label(/Choose files/),
      new File([new Uint8Array(2048)], 'letter.pdf', { type: 'application/pdf' }),
    )
    expect(values().uploadedFiles).toEqual([{ name: 'letter.pdf', size: 2048 }])
  })

  it.each([
    ['VAL-013', 'Mother’s Date of birth', "Mother's birth date must be before baby's birth date"],
    ['VAL-014', 'Father’s Date of birth', "Father's birth date must be before baby's birth date"],
    ['VAL-015', 'When conceived', 'Conception date must be before birth date'],
  ])('[%s] refuses %s on or after the birth', async (_id, words, message) => {
    renderLineage({ babyDateOfBirth: '2026-11-14' })
    fireEvent.change(label(words), { target: { value: '2026-11-14' } })
    fireEvent.blur(label(words))
    expect(await screen.findByText(message)).toBeInTheDocument()
    fireEvent.change(label(words), { target: { value: '2026-11-13' } })
    fireEvent.blur(label(words))
    await screen.findByText('13 November 2026')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })
})
