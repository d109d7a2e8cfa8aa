import { fireEvent, screen, within } from '@testing-library/react'
import { renderStep } from './testing/render-step'

const renderForm = (values: Parameters<typeof renderStep>[1] = {}) => renderStep('form', values)
const combo = (name: string) => screen.getByRole('combobox', { name })
const listed = (name: string) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)
const metric = () => screen.getByRole('switch', { name: /^Metric/ })

describe('step IV, Form & Essence', () => {
  it('[WIZ-021] asks for all twelve', () => {
    renderForm()
    for (const name of ['Gender', 'Height', 'Weight'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument()
    for (const name of [
      'Race/ethnicity',
      'Nationality',
      'Birth type',
      'Blood type',
      'Eye colour',
      'Hair colour',
    ])
      expect(combo(name)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Head circumference' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Birth temperature' })).toBeInTheDocument()
  })

  it('[FLD-023] offers the genders', async () => {
    const { user, values } = renderForm()
    const group = within(screen.getByRole('group', { name: 'Gender' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Male',
      'Female',
      'Other',
    ])
    await user.click(group.getByRole('radio', { name: 'Female' }))
    expect(values().babyGender).toBe('Female')
  })

  it('[FLD-018] asks to specify the gender when it is "Other", and only then', async () => {
    const { user, values } = renderForm()
    expect(screen.queryByLabelText('Please specify')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.type(screen.getByLabelText('Please specify'), 'Intersex')
    expect(values().specificGender).toBe('Intersex')
    for (const gender of ['Male', 'Female']) {
      await user.click(screen.getByRole('radio', { name: gender }))
      expect(screen.queryByLabelText('Please specify')).not.toBeInTheDocument()
    }
  })

  it.each([
    [
      'FLD-024',
      'Race/ethnicity',
      'babyRace',
      [
        'African American',
        'Asian',
        'Caucasian',
        'Hispanic/Latino',
        'Native American',
        'Pacific Islander',
        'Middle Eastern',
        'Mixed/Multiracial',
        'Other',
        'Prefer not to say',
      ],
    ],
    [
      'FLD-028',
      'Eye colour',
      'babyEyeColor',
      [
        'Brown',
        'Blue',
        'Green',
        'Hazel',
        'Gray',
        'Amber',
        'Dark Brown',
        'Light Brown',
        'Blue-Green',
        'Other',
      ],
    ],
    [
      'FLD-029',
      'Hair colour',
      'babyHairColor',
      [
        'Black',
        'Dark Brown',
        'Brown',
        'Light Brown',
        'Blonde',
        'Strawberry Blonde',
        'Red',
        'Auburn',
        'Gray',
        'White',
        'Bald',
        'Other',
      ],
    ],
    [
      'FLD-031',
      'Nationality',
      'babyNationality',
      [
        'American',
        'Canadian',
        'British',
        'Australian',
        'German',
        'French',
        'Italian',
        'Spanish',
        'Mexican',
        'Chinese',
        'Japanese',
        'Korean',
        'Indian',
        'Brazilian',
        'Russian',
        'Dutch',
        'Irish',
        'Scottish',
        'Other',
      ],
    ],
  ] as const)(
    '[%s] [FLD-032] offers the list of %s and takes anything else',
    async (_id, name, field, list) => {
      const { user, values } = renderForm()
      await user.click(combo(name))
      expect(listed(name)).toEqual(list)
      await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: list[3] }))
      expect(values()[field]).toBe(list[3])
      await user.clear(combo(name))
      await user.type(combo(name), 'Igbo and Swedish')
      await user.click(screen.getByRole('option', { name: 'Keep Igbo and Swedish as written' }))
      expect(values()[field]).toBe('Igbo and Swedish')
    },
  )

  it.each([
    [
      'FLD-027',
      'Birth type',
      'babyBirthType',
      ['Home Birth', 'Water Birth', 'Natural Birth', 'Cesarean', 'Assisted Birth', 'VBAC'],
    ],
    ['FLD-030', 'Blood type', 'babyBloodType', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']],
  ] as const)('[%s] offers the list of %s', async (_id, name, field, list) => {
    const { user, values } = renderForm()
    const options = within(combo(name)).getAllByRole('option')
    expect(options.slice(1).map((option) => option.textContent)).toEqual(list)
    await user.selectOptions(combo(name), list[1])
    expect(values()[field]).toBe(list[1])
  })

  it.each([
    ['FLD-025', 'Unit of head circumference', 'babyHeadCircumferenceUnit', ['cm', 'in']],
    ['FLD-026', 'Unit of birth temperature', 'babyBirthTemperatureUnit', ['°F', '°C']],
  ] as const)('[%s] offers the %s, the first one by default', async (_id, name, field, units) => {
    const { user, values } = renderForm()
    const group = within(screen.getByRole('radiogroup', { name }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(units)
    expect(group.getByRole('radio', { name: units[0] })).toBeChecked()
    await user.click(group.getByRole('radio', { name: units[1] }))
    expect(values()[field]).toBe(units[1])
  })

  it('[FLD-014] keeps head circumference and temperature with their units', async () => {
    const { user, values } = renderForm()
    await user.type(screen.getByRole('textbox', { name: 'Head circumference' }), '34,5')
    await user.type(screen.getByRole('textbox', { name: 'Birth temperature' }), '98.1')
    await user.tab()
    expect(values()).toMatchObject({
      babyHeadCircumference: 34.5,
      babyHeadCircumferenceUnit: 'cm',
      babyBirthTemperature: 98.1,
      babyBirthTemperatureUnit: '°F',
    })
  })

  it.each([
    ['Birth temperature', '37.1', '°C', 'Unusual in °F. Was it measured in °C?'],
    ['Head circumference', '13,5', 'in', 'Unusual in centimetres. Was it measured in inches?'],
  ])('asks of a %s of %s whether it is in %s', async (name, figure, unit, question) => {
    const { user } = renderForm()
    const field = screen.getByRole('textbox', { name })
    expect(field).not.toHaveAccessibleDescription()
    await user.type(field, figure)
    expect(field).toHaveAccessibleDescription(question)
    await user.click(screen.getByRole('radio', { name: unit }))
    expect(field).not.toHaveAccessibleDescription()
  })

  it('[FLD-015] stores height in feet and inches, weight in pounds and ounces', async () => {
    const { user, values } = renderForm()
    await user.type(screen.getByLabelText('Feet'), '1')
    await user.type(screen.getByLabelText('Inches'), '8')
    await user.type(screen.getByLabelText('Pounds'), '7')
    await user.type(screen.getByLabelText('Ounces'), '6')
    await user.tab()
    expect(values()).toMatchObject({
      babyHeightFeet: 1,
      babyHeightInches: 8,
      babyWeightPounds: 7,
      babyWeightOunces: 6,
    })
    expect(screen.getByText('50.8 cm')).toBeInTheDocument()
    expect(screen.getByText('3.35 kg')).toBeInTheDocument()
  })

  it('tells no height in centimetres while the feet and inches are refused', async () => {
    const { user } = renderForm({ babyHeightFeet: 1, babyHeightInches: 8 })
    const feet = screen.getByLabelText('Feet')
    await user.clear(feet)
    await user.type(feet, '9')
    await user.tab()
    expect(screen.getByText('Height feet must be between 0-5')).toBeInTheDocument()
    expect(screen.queryByText(/ cm$/)).toBeNull()
    await user.click(metric())
    expect(screen.queryByText(/^Kept as/)).toBeNull()
  })

  it('[FLD-016] shows the same height and weight in centimetres and kilograms', async () => {
    const { user } = renderForm({
      babyHeightFeet: 1,
      babyHeightInches: 8,
      babyWeightPounds: 7,
      babyWeightOunces: 6,
    })
    await user.click(metric())
    expect(screen.getByLabelText('Height in centimetres')).toHaveValue('50.8')
    expect(screen.getByLabelText('Weight in kilograms')).toHaveValue('3.35')
    expect(screen.queryByLabelText('Feet')).not.toBeInTheDocument()
    expect(screen.getByText('Kept as 1 ft 8 in')).toBeInTheDocument()
  })

  it('[FLD-017] [FLD-047] stores metric entries in the specified fields, rounded with carry', async () => {
    const { user, values } = renderForm()
    await user.click(metric())
    await user.type(screen.getByLabelText('Height in centimetres'), '29.5')
    await user.type(screen.getByLabelText('Weight in kilograms'), '3,62')
    expect(values()).toMatchObject({
      babyHeightFeet: 1,
      babyHeightInches: 0,
      babyWeightPounds: 8,
      babyWeightOunces: 0,
    })
  })

  it('[FLD-047] shows what was typed in metric again after a reload', async () => {
    const first = renderForm()
    await first.user.click(metric())
    await first.user.type(screen.getByLabelText('Height in centimetres'), '50')
    await first.user.type(screen.getByLabelText('Weight in kilograms'), '3.5')
    const stored = JSON.parse(JSON.stringify(first.values()))
    first.unmount()
    renderForm(stored)
    expect(screen.getByLabelText('Height in centimetres')).toHaveValue('50')
    expect(screen.getByLabelText('Weight in kilograms')).toHaveValue('3.5')
  })

  it('asks for the temperature in °C with the other measures in metric, unless one was typed', async () => {
    const { user, values } = renderForm()
    await user.click(metric())
    expect(values().babyBirthTemperatureUnit).toBe('°C')
    await user.type(screen.getByRole('textbox', { name: 'Birth temperature' }), '36,7')
    await user.click(metric())
    expect(values()).toMatchObject({ babyBirthTemperature: 36.7, babyBirthTemperatureUnit: '°C' })
  })

  it('says in metric too what a measure may be', async () => {
    const { user } = renderForm()
    await user.click(metric())
    await user.type(screen.getByLabelText('Height in centimetres'), '300')
    await user.type(screen.getByLabelText('Weight in kilograms'), '50')
    await user.tab()
    const weight = within(screen.getByRole('group', { name: 'Weight' }))
    expect(await weight.findByText('Weight pounds must be between 1-20')).toBeInTheDocument()
    expect(weight.getByText('From 0.45 to 9.5 kg')).toBeInTheDocument()
    const height = screen.getByRole('group', { name: 'Height' })
    expect(height).toHaveTextContent('Height feet must be between 0-5')
    expect(height).toHaveAccessibleDescription(/From 0 to 180 cm/)
  })

  it.each([
    ['Height', 'Inches', '20', '20 in is 1 ft 8 in. Please write it so.'],
    ['Height', 'Feet', '1.5', '1.5 ft is 1 ft 6 in. Please write it so.'],
    ['Weight', 'Pounds', '7,5', '7.5 lbs is 7 lbs 8 oz. Please write it so.'],
    ['Weight', 'Ounces', '120', '120 oz is 7 lbs 8 oz. Please write it so.'],
  ])('says how %s in %s alone is written: %s', async (group, unit, text, words) => {
    const { user } = renderForm()
    await user.type(screen.getByLabelText(unit), text)
    await user.tab()
    const shown = screen.getByRole('group', { name: group })
    expect(await within(shown).findByText(words)).toBeInTheDocument()
    expect(shown).toHaveAccessibleDescription(words)
  })

  it.each([
    ['Inches', '99'],
    ['Pounds', '3500'],
    ['Ounces', '8oz'],
  ])('says nothing so of what is no measure of a child: %s %s', async (unit, text) => {
    const { user } = renderForm()
    await user.type(screen.getByLabelText(unit), text)
    await user.tab()
    expect(await screen.findByText(/must be between/)).toBeInTheDocument()
    expect(screen.queryByText(/Please write it so/)).toBeNull()
  })

  it('forgets the metric text when feet or inches are edited', async () => {
    const { user, values } = renderForm({
      babyHeightFeet: 1,
      babyHeightInches: 8,
      babyHeightCentimetres: '50',
    })
    await user.type(screen.getByLabelText('Inches'), '{Backspace}9')
    expect(values().babyHeightCentimetres).toBe('')
    await user.click(metric())
    expect(screen.getByLabelText('Height in centimetres')).toHaveValue('53.3')
  })

  const ranges = [
    ['VAL-016', 'Feet', 0, 5, 'Height feet must be between 0-5'],
    ['VAL-017', 'Inches', 0, 11, 'Height inches must be between 0-11'],
    ['VAL-018', 'Pounds', 1, 20, 'Weight pounds must be between 1-20'],
    ['VAL-019', 'Ounces', 0, 15, 'Weight ounces must be between 0-15'],
  ] as const
  const enter = async (name: string, text: string) => {
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } })
    fireEvent.blur(screen.getByLabelText(name))
  }

  it.each(ranges)('[%s] refuses %s outside %i-%i: "%s"', async (_id, name, least, most, message) => {
    renderForm()
    for (const text of [String(least - 1), String(most + 1), 'about three', `${least}.5`]) {
      await enter(name, text)
      expect(await screen.findByText(message)).toBeInTheDocument()
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(message)
      fireEvent.change(screen.getByLabelText(name), { target: { value: '' } })
      expect(screen.queryByText(message)).not.toBeInTheDocument()
    }
  })

  it.each(ranges)('[%s] takes %s %i and %i', async (_id, name, least, most, message) => {
    renderForm()
    for (const text of [String(least), String(most)]) {
      await enter(name, text)
      await enter('Birth temperature', '7')
      expect(await screen.findByText('Birth temperature must be between 20-120')).toBeInTheDocument()
      expect(screen.queryByText(message)).not.toBeInTheDocument()
      fireEvent.change(screen.getByLabelText('Birth temperature'), { target: { value: '' } })
    }
  })

  it('keeps what is no number, and says so in metric too', async () => {
    const { user } = renderForm()
    await user.click(metric())
    await user.type(screen.getByLabelText('Height in centimetres'), 'fifty')
    await user.tab()
    expect(await screen.findByText('Height feet must be between 0-5')).toBeInTheDocument()
    expect(screen.getByLabelText('Height in centimetres')).toHaveValue('fifty')
    expect(screen.getByLabelText('Height in centimetres')).toBeInvalid()
  })
})
