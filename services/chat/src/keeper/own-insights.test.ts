import { createKeeper } from './keeper'
import { insightsOf } from '@shared/insights/insights'
import { names, ownInsights } from './testing/check-answer'

const keeper = createKeeper({ names })
const told = (message: string, insights = ownInsights) => keeper.ask({ message, history: [], insights }).text

it.each(['tell me everything about her chart', "tell me about our baby's birth chart", 'sum up my daughter'])(
  'the record as a whole is told by the first insight of each chapter: %s',
  (question) => {
    expect(told(question)).toMatch(/^Your record has \d+ insights\. The first of each chapter: The Sun: /)
  },
)

describe('how many insights a record has', () => {
  it.each([
    'How many insights does my record have?',
    'how many readings are there for our daughter',
    'How many insights did you compute of his birth?',
  ])('is counted in the record that may be read: %s', (question) => {
    expect(told(question)).toContain(`Your record has ${ownInsights.length} insights.`)
  })

  it('is told of every record where none may be read, or none is meant', () => {
    expect(told('How many insights does my record have?', [])).toContain('64+ personalized insights')
    expect(told('How many insights does a record have?')).toContain('64+ personalized insights')
  })
})

describe('several insights that are asked for in one message', () => {
  it('are told one behind the other where each has its question', () => {
    const ids = ['moon-sign', 'life-path', 'sun-sign', 'rising']
    const [moon, path, sun, rising] = ids.map((id) => ownInsights.find((one) => one.id === id)?.text ?? '')
    const says = (message: string, first = '', second = '') => {
      const text = told(message)
      expect(text).toContain(first)
      expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first))
    }
    says('What is my moon sign? And what does my life path number mean?', moon, path)
    says('tell me my sun sign and tell me my rising sign', sun, rising)
    says('What is my sun sign and when is her birthday?', sun, 'In your record: 21 April 2026')
  })

  it.each([
    ['what is her moon sign and life path?', 'The Moon in Gemini', 'Life path eight'],
    ['tell me my daughter’s birthstone and chinese animal', 'Diamond', 'Year of the Horse'],
    ['Does her name number match her life path?', 'The whole name: one', 'Life path eight'],
  ])('are all told: %s', (question, one, other) => {
    expect(told(question)).toContain(`In your record: ${one}`)
    expect(told(question)).toContain(`\n\nIn your record: ${other}`)
  })
  it('are one where one belongs to the other', () => {
    expect(told('what is the card of her sun sign?')).not.toContain('\n\nIn your record')
  })
})

describe('what goes on with a question of their own child', () => {
  const goesOn = (before: string, message: string) => {
    const history = [
      { role: 'user' as const, content: before },
      { role: 'assistant' as const, content: told(before) },
    ]
    return keeper.ask({ message, history, insights: ownInsights }).text
  }
  it('is told of that child', () => {
    expect(goesOn('what is Mila’s tarot card', 'why that one?')).toContain(
      'In your record: The card of the day',
    )
    expect(goesOn("what's her moon sign", 'and her sun?')).toContain('In your record: The Sun in Taurus')
  })
  it('is told with its rule, where it is asked how that came out', () => {
    expect(goesOn('What is Mila’s life path number?', 'how did you work that out')).toContain(
      'How it was computed: 2 + 1 + 4',
    )
    expect(goesOn('What is Mila’s moon sign?', 'how was that calculated?')).toContain('The Moon in Gemini')
    expect(goesOn('what is a life path number', 'how did you work that out')).not.toContain('In your record')
  })
  it('is told with the list, where a name was asked of', () => {
    expect(goesOn('what does Kenji mean', 'how did you get that')).toMatch(
      /^I look a given name up in a list/,
    )
  })
  it('is none where nothing of their own was asked', () => {
    expect(goesOn('what is a birth card', 'why that one?')).not.toContain('In your record')
  })
})

describe('what a parent has entered', () => {
  it.each(['When was she born?', 'what time was my son born', 'when is her birthday'])(
    'is told as far as the insights of the record name it: %s',
    (question) => {
      expect(told(question)).toMatch(/^In your record: 21 April 2026, at 04:17\. What you entered yourself/)
    },
  )

  it.each(['where was she born', 'who are her parents', 'how much did he weigh at birth'])(
    'is said to stand in the form, for nothing else of it is read: %s',
    (question) => {
      for (const insights of [ownInsights, []])
        expect(told(question, insights)).toMatch(/^What you entered yourself/)
    },
  )

  it.each([
    ['how old is she now', /^Born on 21 April 2026, a child is .+ old on /],
    ['how many weeks old is Mila?', /^Born on 21 April 2026, a child is .+ old on /],
    ['how many days until her first birthday', /^The first birthday of a child born on 21 April 2026 is on /],
    [
      'was there an eclipse when she was born',
      /^No eclipse falls on 21 April 2026 by UTC; the nearest one was /,
    ],
  ])('and its days are counted from there: %s', (question, own) => {
    expect(told(question)).toMatch(own)
    expect(told(question, [])).not.toMatch(own)
  })

  it('is not meant where the day of the week or a day that is told is asked for', () => {
    expect(told('what day of the week was she born')).toContain('In your record: A Tuesday')
    expect(told('what weekday was 25 October 2026')).toContain('A Sunday')
  })
})

describe('whether a child is what a question names', () => {
  it.each([
    ['is she a leo?', 'The Sun in Taurus'],
    ['is my son a dragon', 'Year of the Horse'],
    ['is she an Aries rising', 'Aquarius rising'],
    ['was she born in the year of the rat', 'Year of the Horse'],
  ])('is told by its own figure: %s', (question, own) => {
    expect(told(question)).toContain(`In your record: ${own}`)
  })
})

/** The same child, of whom nobody knows the hour. */
const withoutHour = insightsOf({
  firstName: 'Mila',
  lastName: 'Okafor',
  birth: { date: '2026-02-14', place: { latitude: 57.7, longitude: 11.97, timeZone: 'Europe/Stockholm' } },
})

describe('of a record without an hour', () => {
  it('it is said that none stands there, where the hour is asked for', () => {
    for (const question of [
      'what time was my baby born?',
      'what hour was she born at',
      'the exact minute she came',
    ])
      expect(told(question, withoutHour)).toMatch(
        /^In your record: 14 February 2026; no time of birth stands there\. /,
      )
  })
  it.each(['whats her rising sign', 'what is our son’s midheaven', 'does she have a chart ruler'])(
    'what needs the hour is said to be left out: %s',
    (question) => {
      const { text, sources } = keeper.ask({ message: question, history: [], insights: withoutHour })
      expect(text).toMatch(/^No time of birth stands in your record, so that this is left out of it\. /)
      expect(sources).toContain('Your own record')
      expect(told(question)).toMatch(/^In your record: /)
      expect(told(question, [])).not.toContain('stands in your record')
    },
  )
})

describe('with what the record names', () => {
  it.each(['what does her name mean', 'where does our daughter’s name come from?', 'meaning of his name'])(
    'the name of the child is looked up: %s',
    (question) => {
      const { text, sources } = keeper.ask({ message: question, history: [], insights: ownInsights })
      expect(text).toContain('Mila')
      expect(sources).toContain('Your own record')
      expect(told(question, [])).not.toContain('Mila')
    },
  )
  it('and no other name of the family', () => {
    for (const question of ['what does her middle name mean', 'what does her name number mean'])
      expect(told(question)).not.toMatch(/^Mila/)
  })
  it('the conception is reckoned, unless the parents told its day', () => {
    expect(told('when did we conceive')).toMatch(/^For 21 April 2026: 15 July 2025, 280 days before\. /)
    const ofTheirs = insightsOf({
      firstName: 'Mila',
      lastName: 'Okafor',
      birth: { date: '2026-04-21' },
      conceptionDate: '2025-07-20',
    })
    expect(told('when did we conceive', ofTheirs)).not.toContain('15 July 2025')
    expect(told('when did we conceive', [])).not.toContain('15 July 2025')
  })
  it.each([
    [
      'When was the full moon exactly, and was she born before it?',
      'The nearest full moon was on 1 May 2026, 17:23 UTC',
    ],
    ['when was the new moon closest to her birth', 'The nearest new moon was on 17 April 2026, 11:52 UTC'],
    ['and when was the next full moon?', 'The next full moon was on 1 May 2026, 17:23 UTC'],
    ['when was the last new moon before he was born', 'The last new moon was on 17 April 2026, 11:52 UTC'],
  ])('a moon is told by the day of the birth: %s', (question, moon) => {
    const { text, sources } = keeper.ask({ message: question, history: [], insights: ownInsights })
    expect(text).toContain(moon)
    expect(sources).toContain('Your own record')
    expect(told(question, [])).not.toContain(moon)
  })
  it('but where a day is told, by that', () => {
    expect(told('when was the full moon in march 2025')).toContain('14 March 2025')
  })
  it.each([
    ['what tarot card is hers and why', 'The card of the day'],
    ['chinese zodiac for her? she came just before spring', 'Year of the Horse'],
    ['birthstone for our girl, please', 'Diamond'],
  ])('the one thing that is asked for is told: %s', (question, own) => {
    expect(told(question)).toContain(`In your record: ${own}`)
  })
  it.each([
    'what name did I put for the maternal grandmother',
    'which hospital did we enter',
    'what colour eyes have I chosen',
  ])('what was typed is said to stand in the form: %s', (question) => {
    expect(told(question)).toMatch(/^What you entered yourself/)
  })
})

describe('what becomes of a child', () => {
  it.each(['will our boy become famous one day', 'Will she be happy?', 'will my daughter ever get married'])(
    'is not foretold: %s',
    (question) => {
      expect(told(question, [])).toMatch(/^No, the insights foretell nothing/)
    },
  )
  it('is not asked where the book or its page is', () => {
    expect(told('will she have a happy page in the book', [])).not.toMatch(/^No, the insights foretell/)
  })
})

describe('how their own child gets on with a sign', () => {
  it.each([
    ['are we compatible, me a leo and her', 'Taurus and Leo'],
    ['would she get along with a scorpio grandma', 'Taurus and Scorpio'],
  ])('is told by the sign of the record: %s', (question, pair) => {
    expect(told(question)).toMatch(new RegExp(`^${pair} stand `))
    expect(told(question, [])).not.toContain(pair)
  })
})
