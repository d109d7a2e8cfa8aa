import { birthFieldNames, birthFields, birthFormFields, birthFormSchema, emptyBirthForm } from './birth-form'
import { isCalendarDate, isClockTime } from './calendar'
import { birthFormSchemaFor, formIssues, latestDateOnEarth, requiredFields, stepOfField } from './form-rules'
import type { WizardStepId } from './form-rules'
import { parentsWereNotMarried } from './stand-in-texts'

const today = '2026-05-02'
const complete = {
  email: 'parent@example.org',
  babyFirstName: 'Amara',
  babyLastName: 'Okafor',
  babyDateOfBirth: '2026-04-21',
  babyTimeOfBirth: '04:27',
  babyBirthPlace: 'Casco Bay Birth House',
  babyBirthLocation: 'Portland, Maine, United States',
  acknowledgement: true,
}
const messages = (values: Record<string, unknown>, step?: WizardStepId) =>
  formIssues({ ...complete, ...values }, { today }, step).map((issue) => `${issue.field}: ${issue.message}`)

describe('rules of the birth form', () => {
  it('[VAL-003] accepts a form in which only the required fields are filled', () => {
    expect(formIssues(complete, { today })).toEqual([])
    expect(birthFormSchemaFor({ today }).safeParse(complete).success).toBe(true)
    // As the wizard sends it: the others are there, and empty; so are numbers that were typed and deleted again.
    const empty = emptyBirthForm()
    const deleted = Object.fromEntries(Object.entries(empty).map(([field, none]) => [field, none ?? '']))
    for (const others of [empty, deleted])
      expect(birthFormSchemaFor({ today }).safeParse({ ...others, ...complete }).success).toBe(true)
  })

  it.each([
    ['VAL-004', 'identity', 'babyFirstName', 'First name is required'],
    ['VAL-005', 'identity', 'babyLastName', 'Last name is required'],
    ['VAL-006', 'identity', 'email', 'Email is required'],
    ['VAL-008', 'moment', 'babyDateOfBirth', 'Birth date is required'],
    ['VAL-009', 'moment', 'babyTimeOfBirth', 'Birth time is required'],
    ['VAL-011', 'moment', 'babyBirthLocation', 'Birth location is required'],
    ['VAL-024', 'moment', 'babyBirthPlace', 'Birth place is required'],
  ] as const)('[%s] [VAL-001] asks on step %s for %s: %s', (_id, step, field, message) => {
    expect(messages({ [field]: '' }, step)).toEqual([`${field}: ${message}`])
    expect(messages({ [field]: '   ' }, step).length).toBe(1)
    expect(stepOfField[field]).toBe(step)
  })

  it.each(['parent', 'parent@', '@example.org', 'a b@example.org', 'parent@example'])(
    '[VAL-007] refuses the address %s on the first and on the last step',
    (email) => {
      expect(messages({ email }, 'identity')).toEqual(['email: Please enter a valid email address'])
      expect(messages({ email }, 'review')).toEqual(['email: Please enter a valid email address'])
      expect(messages({ email })).toEqual(['email: Please enter a valid email address'])
    },
  )

  it('[VAL-010] lets the birth time be empty when it is marked unknown', () => {
    expect(messages({ babyTimeOfBirth: '', babyTimeUnknown: true })).toEqual([])
  })

  it.each([
    ['VAL-013', 'motherDateOfBirth', "Mother's birth date must be before baby's birth date"],
    ['VAL-014', 'fatherDateOfBirth', "Father's birth date must be before baby's birth date"],
    ['VAL-015', 'whenParentsConceived', 'Conception date must be before birth date'],
  ] as const)('[%s] compares %s with the birth date: %s', (_id, field, message) => {
    expect(messages({ [field]: '2026-04-21' }, 'lineage')).toEqual([`${field}: ${message}`])
    expect(messages({ [field]: '2026-04-22' }, 'lineage')).toEqual([`${field}: ${message}`])
    expect(messages({ [field]: '2026-04-20' }, 'lineage')).toEqual([])
    expect(messages({ [field]: '2026-04-22', babyDateOfBirth: '' }, 'lineage')).toEqual([])
  })

  it.each([
    ['VAL-016', 'babyHeightFeet', 0, 5, 'Height feet must be between 0-5'],
    ['VAL-017', 'babyHeightInches', 0, 11, 'Height inches must be between 0-11'],
    ['VAL-018', 'babyWeightPounds', 1, 20, 'Weight pounds must be between 1-20'],
    ['VAL-019', 'babyWeightOunces', 0, 15, 'Weight ounces must be between 0-15'],
  ] as const)('[%s] keeps %s between %i and %i', (_id, field, low, high, message) => {
    for (const passes of [low, high, String(low), '', null])
      expect(messages({ [field]: passes }, 'form')).toEqual([])
    for (const fails of [low - 1, high + 1, 2.5, 'twelve', '1e1']) {
      expect(messages({ [field]: fails }, 'form')).toEqual([`${field}: ${message}`])
    }
  })

  it('[VAL-021] asks for the acknowledgement on the last step only', () => {
    const message = 'acknowledgement: You must acknowledge the disclaimer to proceed'
    expect(messages({ acknowledgement: false }, 'review')).toEqual([message])
    expect(messages({ acknowledgement: false }, 'identity')).toEqual([])
  })

  it('refuses a birth date before the tables of the sky begin', () => {
    const message = 'babyDateOfBirth: Birth date cannot be before 1900'
    for (const babyDateOfBirth of ['0026-04-21', '1899-12-31'])
      expect(messages({ babyDateOfBirth }, 'moment')).toEqual([message])
    expect(messages({ babyDateOfBirth: '1900-01-01' }, 'moment')).toEqual([])
  })

  it('[VAL-023] refuses a birth date that has begun nowhere on Earth', () => {
    expect(messages({ babyDateOfBirth: '2026-05-03' }, 'moment')).toEqual([
      'babyDateOfBirth: Birth date cannot be in the future',
    ])
    expect(messages({ babyDateOfBirth: today }, 'moment')).toEqual([])
    expect(latestDateOnEarth(new Date('2026-05-01T10:00:00Z'))).toBe('2026-05-02')
    expect(latestDateOnEarth(new Date('2026-05-01T09:59:00Z'))).toBe('2026-05-01')
  })

  it('[FLD-007] knows the days and hours that exist', () => {
    expect(['2024-02-29', '1900-12-31'].every(isCalendarDate)).toBe(true)
    expect(['2023-02-29', '2024-2-9', '2024-13-01', '0000-01-01', '21.04.2026'].some(isCalendarDate)).toBe(
      false,
    )
    expect(['00:00', '23:59'].every(isClockTime)).toBe(true)
    expect(['24:00', '4:27', '12:60'].some(isClockTime)).toBe(false)
    expect(messages({ babyDateOfBirth: '2023-02-29' }, 'moment')).toEqual([
      'babyDateOfBirth: Please enter a date that exists',
    ])
  })

  it('[FLD-009] keeps connected times as whole numbers in their ranges', () => {
    const limits = { daysConnected: 7, hoursConnected: 23, minutesConnected: 59, secondsConnected: 59 }
    for (const [field, most] of Object.entries(limits)) {
      expect(messages({ [field]: most })).toEqual([])
      expect(messages({ [field]: most + 1 }).length).toBe(1)
      expect(messages({ [field]: 1.5 }).length).toBe(1)
    }
    const read = birthFormSchemaFor({ today }).parse({ ...complete, daysConnected: '3' })
    expect(read.daysConnected).toBe(3)
  })

  it('[FLD-012] takes nothing but dates and times for those of the parents', () => {
    const dates = ['fatherDateOfBirth', 'motherDateOfBirth', 'whenParentsMarried', 'whenParentsConceived']
    for (const field of dates) {
      expect(messages({ [field]: '1994-05-02' })).toEqual([])
      expect(messages({ [field]: 'in spring' }).length).toBe(1)
    }
    for (const field of ['fatherTimeOfBirth', 'motherTimeOfBirth']) {
      expect(messages({ [field]: '23:59' })).toEqual([])
      expect(messages({ [field]: 'at noon' }).length).toBe(1)
    }
  })

  it('keeps the sentence that stands for a marriage date', () => {
    expect(messages({ whenParentsMarried: parentsWereNotMarried })).toEqual([])
    expect(messages({ whenParentsMarried: 'in spring' }).length).toBe(1)
  })

  it('refuses values outside the closed lists', () => {
    const closed = [
      'babyBirthOrder',
      'apgarScore1Min',
      'apgarScore5Min',
      'printPreference',
      'babyGender',
      'babyBirthType',
      'babyBloodType',
    ]
    for (const field of closed) expect(messages({ [field]: 'Something else' }).length).toBe(1)
  })

  it('[FLD-006] takes true and false for the flags, and nothing else', () => {
    const flags = [
      'myaCalculateOrigin',
      'myaCalculateEtymology',
      'myaCalculateConception',
      'parentsUnmarried',
      'fatherTimeUnknown',
      'motherTimeUnknown',
      'acknowledgement',
    ] as const
    for (const flag of flags) {
      const { shape } = birthFormSchema
      expect([true, false, undefined].map((value) => shape[flag].parse(value))).toEqual([true, false, false])
      for (const other of ['true', '', 'on', 0, 1, null, {}])
        expect([flag, other, shape[flag].safeParse(other).success]).toEqual([flag, other, false])
    }
  })

  it('[FLD-032] takes typed values where typing is allowed', () => {
    for (const field of ['babyRace', 'babyEyeColor', 'babyHairColor', 'babyNationality']) {
      expect(messages({ [field]: 'Māori and Sámi' })).toEqual([])
    }
  })

  it('[FLD-025] [FLD-026] starts with centimetres and degrees Fahrenheit', () => {
    expect(emptyBirthForm()).toMatchObject({
      babyHeadCircumferenceUnit: 'cm',
      babyBirthTemperatureUnit: '°F',
    })
  })

  it('lists every fault at once, and unknown fields too', () => {
    const read = birthFormSchemaFor({ today }).safeParse({
      ...complete,
      babyFirstName: '',
      babyHeightFeet: 9,
      colour: 'x',
    })
    expect(read.error?.issues.map((issue) => issue.path.join('.')).sort()).toEqual([
      'babyFirstName',
      'babyHeightFeet',
      'colour',
    ])
    expect(birthFormSchemaFor({ today }).safeParse('text').success).toBe(false)
  })

  describe('text that is typed', () => {
    const lines = birthFieldNames.filter((field) => birthFields[field].kind === 'line')
    const texts = birthFieldNames.filter((field) => birthFields[field].kind === 'text')
    const codes = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
    const controls = [...codes(0x00, 0x1f), ...codes(0x7f, 0x9f)]
    const directions = [...codes(0x202a, 0x202e), ...codes(0x2066, 0x2069)]
    const refusals = (field: string, text: string) =>
      messages({ [field]: text }).filter((message) => message.endsWith('hidden characters'))

    it('[ERR-013] refuses control and bidi override characters in every line', () => {
      expect(lines.length).toBeGreaterThan(25)
      for (const field of lines)
        for (const stray of [...controls, ...directions, '\u2028', '\u2029', '\ud83d'])
          expect([field, stray, refusals(field, `Am${stray}ra`).length]).toEqual([field, stray, 1])
    })

    it('[ERR-013] takes line breaks in the long texts, and refuses the others there too', () => {
      expect(texts).toEqual(['babyNameOrigin', 'babyNameEtymology', 'babyNameMeaning'])
      for (const field of texts) {
        expect(messages({ [field]: 'From Igbo.\r\n\tIt means grace.\n' })).toEqual([])
        for (const stray of ['\0', '\u001b', '\u0085', ...directions])
          expect(refusals(field, `Am${stray}ra`)).toHaveLength(1)
      }
    })

    it('[ERR-013] asks for a letter that a reader sees in the first and in the last name', () => {
      for (const field of ['babyFirstName', 'babyLastName'])
        for (const name of ['.', '123', '🦄', '\u200d', '\u0301', 'ㅤ', '\u115f\u1160', '٣'])
          expect(messages({ [field]: name })).toEqual([
            `${field}: ${field === 'babyFirstName' ? 'First' : 'Last'} name must hold at least one letter`,
          ])
    })

    it.each([
      'Ó',
      'O’Brien',
      'می\u200cنا',
      'क्\u200dष',
      '王',
      '👩\u200d👧 Mia',
      '\u200fنور',
      'Jean-Luc',
      '지우',
      'ʻIolani',
    ])('takes the name %j', (name) => {
      expect(messages({ babyFirstName: name, babyLastName: name })).toEqual([])
    })
  })

  it('knows a step for every field and an asterisk for every required one', () => {
    expect(Object.keys(stepOfField).sort()).toEqual(Object.keys(birthFormFields).sort())
    for (const field of requiredFields)
      expect(formIssues({ ...complete, [field]: '' }, { today })).not.toEqual([])
  })
})
