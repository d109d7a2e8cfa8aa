import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { Place } from '@shared/contracts/places'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import { derivedValuesOf } from '@shared/insights/derived-values'
import { sampleForm } from '../../form/sample-data'
import { server, useServer } from '../../testing/server'
import { questionsOf } from './questions'
import { renderStep } from './testing/render-step'
import { summaryOf } from './summary-entries'

const acknowledgement =
  'I acknowledge that these insights are based on traditional and cultural systems from around the world, interpreted for fun and inspiration, and are not to be taken as medical or legal advice.'
const answerTo = (area: string, term: string) => {
  const part = within(screen.getByRole('region', { name: area }))
  return part.getByText(term).nextElementSibling
}

describe('step V, Review & Seal', () => {
  it('sums up every step, as people write it', async () => {
    await act(async () => {
      renderStep('review', {
        babyFirstName: 'Amara',
        babyDateOfBirth: '2026-11-14',
        motherFullName: 'Hanna Lindqvist',
        babyBloodType: 'O+',
        minutesConnected: 6,
        secondsConnected: 30,
        daysConnected: 0,
      })
    })
    expect(answerTo('Identity', 'First name')).toHaveTextContent('Amara')
    expect(answerTo('Chronicle of Birth', 'Date')).toHaveTextContent('14 November 2026')
    expect(answerTo('Chronicle of Birth', 'Connected')).toHaveTextContent('6 min 30 s')
    expect(answerTo('Provenance', 'Mother')).toHaveTextContent('Hanna Lindqvist')
    expect(answerTo('Physical Codex', 'Blood type')).toHaveTextContent('O+')
  })

  it('asks once more of what may be a slip, with the question of its step', async () => {
    await act(async () => {
      renderStep('review', {
        babyDateOfBirth: '2026-11-14',
        motherDateOfBirth: '0090-05-01',
        babyHeadCircumference: 34.5,
        babyBirthTemperature: 36.7,
      })
    })
    const temperature = answerTo('Physical Codex', 'Temperature')
    expect(temperature).toHaveTextContent('36.7 °FUnusual in °F. Was it measured in °C?')
    expect(screen.getAllByText(/^Unusual/).map((question) => question.textContent)).toEqual([
      'Unusual: the year 90. Was another one meant?',
      'Unusual in °F. Was it measured in °C?',
    ])
  })

  it('gives a word that half a line cannot hold a line to itself', () => {
    const entries = summaryOf({
      ...emptyBirthForm(),
      babyFirstName: 'Amara',
      babyLastName: 'Wolfeschlegelsteinhausen',
      maternalGrandmotherName: 'Hanna Okafor-Lindqvist',
    }).flatMap((part) => part.entries)
    const isWide = (name: string) => entries.find(({ field }) => field === name)?.isWide ?? false
    expect(['babyFirstName', 'babyLastName', 'maternalGrandmotherName'].map(isWide)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('[WIZ-022] shows every answer that was given, and nothing to change one with', () => {
    const answers = {
      ...sampleForm(new Date('2026-11-21T12:00:00Z')),
      daysConnected: 2,
      hoursConnected: 3,
      minutesConnected: 4,
      secondsConnected: 5,
      babyWeightOunces: 6,
      babyGender: 'Other' as const,
      specificGender: 'Not told',
      uploadedFiles: [{ name: 'a.pdf', size: 1024 }],
    }
    const entries = summaryOf(answers).flatMap((part) => part.entries)
    const told = JSON.stringify(entries)
    const none: Record<string, unknown> = { ...emptyBirthForm() }
    const questions = Object.values(questionsOf(answers)).flat()
    expect(questions).toHaveLength(52)
    for (const field of questions) {
      const without = summaryOf({ ...answers, [field]: none[field] }).flatMap((part) => part.entries)
      expect([field, JSON.stringify(without) !== told]).toEqual([field, true])
    }
    renderStep('review', answers)
    const chapters = '[aria-labelledby^="summary-"] dl > div'
    const shown = [...document.querySelectorAll(chapters)].map((line) => line.textContent)
    expect(shown).toEqual(entries.map(({ term, text }) => `${term}${text}`))
    const controls = document.querySelectorAll('input, textarea, select, [contenteditable]')
    expect([...controls]).toEqual([screen.getByRole('checkbox')])
  })

  it('shows what was measured in metric as the book prints it, with a comma or a point', async () => {
    renderStep('review', {
      metricMeasures: true,
      babyHeightFeet: 1,
      babyHeightInches: 7,
      babyHeightCentimetres: '49,5',
      babyWeightPounds: 6,
      babyWeightOunces: 9,
      babyWeightKilograms: '2,980',
      babyHeadCircumference: 33.5,
    })
    expect(answerTo('Physical Codex', 'Height')).toHaveTextContent('1 ft 7 in (49.5 cm)')
    expect(answerTo('Physical Codex', 'Weight')).toHaveTextContent('6 lbs 9 oz (2.98 kg)')
    expect(answerTo('Physical Codex', 'Head')).toHaveTextContent('33.5 cm')
  })

  it('breaks an address that is too long for its line behind "@" or before a dot, and is read as one word', () => {
    renderStep('review', { email: 'hanna.lindqvist@post.example.org' })
    const email = answerTo('Identity', 'Email')
    expect(email).toHaveTextContent('hanna.lindqvist@post.example.org')
    const breaks = [...(email?.querySelectorAll('wbr') ?? [])]
    expect(breaks.map((place) => place.nextSibling?.textContent)).toEqual([
      '.lindqvist@',
      'post',
      '.example',
      '.org',
    ])
    // Chromium puts a space into the name of what holds a break that is not hidden.
    for (const place of breaks) expect(place).toHaveAttribute('aria-hidden', 'true')
  })

  it('names the letters that the book leaves out of an answer, as their field does', async () => {
    renderStep('review', { paternalGrandfatherName: 'Иван Петров 👶' })
    expect(await screen.findByText(/^None of our typefaces has/)).toHaveTextContent(/the book leaves it out/)
    expect(answerTo('Provenance', 'Father’s father')).toHaveTextContent('Иван Петров 👶')
  })

  it('says of a place that nobody knows that it is the place, not the hour', async () => {
    await act(async () => {
      renderStep('review', {
        babyDateOfBirth: '2026-11-14',
        babyTimeOfBirth: '04:17',
        babyBirthLocation: 'Our farm',
      })
    })
    expect(answerTo('Chronicle of Birth', 'Location')).toHaveTextContent('Our farm, a place we do not know')
    const insights = within(screen.getByRole('region', { name: 'Personal Insights' }))
    expect(await insights.findByText(/^The place of birth is not known/)).toBeInTheDocument()
    expect(insights.queryByText(/hour|Without a time/)).not.toBeInTheDocument()
  })

  describe('a place that could not be looked up where it was typed', () => {
    const typed = {
      babyDateOfBirth: '2026-04-21',
      babyTimeOfBirth: '16:27',
      babyBirthLocation: 'Portland, Maine ',
    }
    const portland: Place = {
      city: 'Portland',
      state: 'Maine',
      country: 'United States',
      latitude: 43.66,
      longitude: -70.26,
      timeZone: 'America/New_York',
    }
    const find = async (input: string) => [
      {
        place_id: 'geonames:4975802',
        description: 'Portland, Maine, United States',
        isExact: input === 'Portland, Maine',
      },
    ]
    const look = async () => portland
    const edits = { onEditStep: () => undefined }

    it('is looked up here', async () => {
      const { values } = renderStep('review', typed, { ...edits, places: { find, look } })
      await waitFor(() =>
        expect(values()).toMatchObject({ birthLatitude: 43.66, birthTimeZone: 'America/New_York' }),
      )
      await waitFor(() =>
        expect(answerTo('Chronicle of Birth', 'Location')).toHaveTextContent(/^Portland, Maine$/),
      )
      expect(values().babyBirthLocation).toBe(typed.babyBirthLocation)
    })

    it('is looked up when the connection is back', async () => {
      let isAway = true
      const asked = jest.fn((input: string) => (isAway ? Promise.reject(new Error('away')) : find(input)))
      const { values } = renderStep('review', typed, { ...edits, places: { find: asked, look } })
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
      isAway = false
      await act(async () => window.dispatchEvent(new Event('online')))
      await waitFor(() => expect(values().birthLatitude).toBe(43.66))
    })

    it.each([
      ['has its coordinates', { ...typed, birthLatitude: 1, birthLongitude: 2, birthTimeZone: 'UTC' }, edits],
      ['was not given', { ...typed, babyBirthLocation: ' ' }, edits],
      ['is only read', typed, {}],
    ])('is not looked up where it %s', async (_case, values, props) => {
      const asked = jest.fn(find)
      await act(async () => {
        renderStep('review', values, { ...props, places: { find: asked, look } })
      })
      expect(asked).not.toHaveBeenCalled()
    })
  })

  it('[WIZ-023] says "Not provided" for every empty value', () => {
    renderStep('review')
    const entries = summaryOf({}).flatMap((part) => part.entries)
    expect(entries.length).toBeGreaterThan(40)
    expect(screen.getAllByText('Not provided')).toHaveLength(entries.length)
  })

  it('[WIZ-024] shows name meaning, hospital and attending doctor', () => {
    renderStep('review', {
      babyNameMeaning: 'grace',
      hospitalName: 'Östra',
      attendingDoctorName: 'Dr. Ifeoma Eze',
    })
    expect(answerTo('Identity', 'Meaning')).toHaveTextContent('grace')
    expect(answerTo('Chronicle of Birth', 'Hospital')).toHaveTextContent('Östra')
    expect(answerTo('Chronicle of Birth', 'Doctor')).toHaveTextContent('Dr. Ifeoma Eze')
  })

  it('[WIZ-025] shows personal insights, computed from this birth', async () => {
    await act(async () => {
      renderStep('review', {
        babyDateOfBirth: '2026-11-14',
        babyTimeOfBirth: '04:17',
        birthLatitude: 57.70716,
        birthLongitude: 11.96679,
        birthTimeZone: 'Europe/Stockholm',
      })
    })
    const insights = within(screen.getByRole('region', { name: 'Personal Insights' }))
    const values = derivedValuesOf({
      date: '2026-11-14',
      time: '04:17',
      place: { latitude: 57.70716, longitude: 11.96679, timeZone: 'Europe/Stockholm' },
    })
    expect(await insights.findByText(values.westernZodiac)).toBeInTheDocument()
    for (const value of [values.easternZodiac, values.dayOfBirth, values.birthGem, values.majorArcana])
      expect(insights.getByText(value)).toBeInTheDocument()
    expect(insights.getByText(values.trueMoonPhase)).toBeInTheDocument()
  })

  it('waits for the birth date before it promises insights', () => {
    renderStep('review')
    expect(screen.getByText(/once it is known/)).toBeInTheDocument()
  })

  it('[WIZ-026] asks for the acknowledgement, to the letter', async () => {
    const { user, values } = renderStep('review')
    const box = screen.getByRole('checkbox')
    expect(box.closest('label')).toHaveTextContent(new RegExp(`^${acknowledgement}\\*$`))
    expect(box).toBeRequired()
    await user.click(box)
    expect(values().acknowledgement).toBe(true)
  })

  it('[VAL-021] [VAL-025] asks for it again under the box when it is passed over', async () => {
    const user = userEvent.setup()
    renderStep('review')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('checkbox'))
    await user.tab()
    const message = await screen.findByText('You must acknowledge the disclaimer to proceed')
    const box = screen.getByRole('checkbox')
    expect(box).toHaveAccessibleDescription('You must acknowledge the disclaimer to proceed')
    expect(box.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('leads back to each step', async () => {
    const onEditStep = jest.fn()
    const { user } = renderStep('review', {}, { onEditStep })
    await user.click(screen.getByRole('button', { name: 'Edit Provenance' }))
    expect(onEditStep).toHaveBeenCalledWith('lineage')
  })

  it('says that files are not sent under "No Prints"', () => {
    renderStep('review', {
      printPreference: 'No Prints',
      uploadedFiles: [{ name: 'a.pdf', size: 1024 }],
    })
    expect(answerTo('Provenance', 'Files')).toHaveTextContent('not sent')
  })
})

describe('what MYA was asked for', () => {
  useServer()
  const asked = {
    babyFirstName: 'Zoë',
    myaCalculateOrigin: true,
    babyNameOrigin: myaWillResearchOrigin,
    myaCalculateEtymology: true,
    babyNameEtymology: myaWillResearchEtymology,
  }
  const book = { ...emptyBirthForm(), ...asked }
  const answerAs = (answer: () => Response) => server.use(http.post('*/api/name-research', answer))
  const found = () =>
    HttpResponse.json({
      names: [],
      origin: 'Zoë is a Greek name.',
      sourcedOrigin: 'Zoë is a Greek name. Source: A Lexicon, under ζωή.',
      etymology: 'Zoë: from Greek zōē, “life”. Source: A Lexicon, under ζωή.',
      sources: ['A Lexicon, under ζωή'],
    })

  it('is told as the book tells it, once it was submitted', async () => {
    answerAs(found)
    renderStep('review', asked, { printed: book })
    expect(await screen.findByText('Zoë is a Greek name.')).toBeInTheDocument()
    expect(answerTo('Identity', 'Etymology')).toHaveTextContent('Zoë: from Greek zōē, “life”.')
    expect(screen.queryByText(/^MYA will research/)).toBeNull()
  })

  it.each([
    ['nothing was submitted', asked, null],
    ['another name was submitted', { ...asked, babyFirstName: 'Amara' }, book],
    ['nobody asked her then', asked, { ...book, myaCalculateOrigin: false, babyNameOrigin: '' }],
  ])('is her promise where %s', async (_why, values, printed) => {
    answerAs(found)
    renderStep('review', values, { printed })
    await act(async () => undefined)
    expect(answerTo('Identity', 'Name origin')).toHaveTextContent(myaWillResearchOrigin)
  })

  it('is said to be about another name where the name has changed since', async () => {
    answerAs(found)
    const named = { babyFirstName: 'Nino', babyMiddleName: 'Ann', babyNameOrigin: 'Zoë is a Greek name.' }
    renderStep('review', named)
    expect(
      await screen.findByText(
        'MYA researched this for Zoë, and the name is Nino Ann now. Ask MYA again or write your own.',
      ),
    ).toBeInTheDocument()
    expect(answerTo('Identity', 'Name origin')).toHaveTextContent(/^Zoë is a Greek name\./)
  })

  it('is her promise while she cannot be asked', async () => {
    answerAs(() => HttpResponse.json({}, { status: 503 }))
    // A name that she was not asked about on this page.
    const unasked = { babyFirstName: 'Zoë May' }
    renderStep('review', { ...asked, ...unasked }, { printed: { ...book, ...unasked } })
    await act(async () => undefined)
    expect(answerTo('Identity', 'Name origin')).toHaveTextContent(myaWillResearchOrigin)
  })
})
