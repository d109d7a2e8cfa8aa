import { createKeeper } from './keeper'
import { ownInsights } from './testing/check-answer'

const keeper = createKeeper()
const told = (message: string, insights = ownInsights) => keeper.ask({ message, history: [], insights }).text

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

  it.each([
    'where was she born',
    'who are her parents',
    'how old is she now',
    'how much did he weigh at birth',
  ])('is said to stand in the form, for nothing else of it is read: %s', (question) => {
    for (const insights of [ownInsights, []])
      expect(told(question, insights)).toMatch(/^What you entered yourself/)
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
