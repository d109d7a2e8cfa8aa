import { sampleSubjects } from '../testing/sample-subjects'
import { companionGuideOf } from './companion-guide'
import type { CompanionGuide, GuideChild } from './companion-guide'

const portland = { latitude: 43.6591, longitude: -70.2568, timeZone: 'America/New_York' }
const amara: GuideChild = {
  firstName: 'Amara',
  birth: { date: '2026-04-21', time: '04:27', place: portland },
}
const children: GuideChild[] = sampleSubjects(200)
const guides = children.map((child) => companionGuideOf(child, 2026))
const bare = children.map(({ birth: { date } }) => companionGuideOf({ birth: { date } }, 2026))

/** Every text of a guide with its place: 'personalityProfile.strengths.0'. */
const textsOf = (value: unknown, at: string[] = []): [place: string, text: string][] => {
  if (typeof value === 'string') return [[at.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...at, key]))
}
const chaptersOf = ({ firstName: _name, born: _born, leftOut: _left, ...chapters }: CompanionGuide) =>
  chapters
/** The fields of a part of a guide, in alphabetical order; lists as the specification marks them: 'strengths[]'. */
const fieldsOf = (part: object) =>
  Object.entries(part)
    .map(([name, value]) => (Array.isArray(value) ? `${name}[]` : name))
    .sort()
    .join(' ')
const all = [...guides, ...bare].flatMap((guide) => textsOf(chaptersOf(guide)))
/** Whole sentences: what stands under a stage's age and theme is a heading. */
const sentences = all.filter(([place]) => !/ageRange|theme/.test(place))

const lists = (guide: CompanionGuide): [name: string, list: string[], from: number, to: number][] => [
  ['strengths', guide.personalityProfile.strengths, 4, 6],
  ['challenges', guide.personalityProfile.challenges, 3, 4],
  ['guidingElements', guide.spiritualPath.guidingElements, 3, 3],
  ['sacredSymbols', guide.spiritualPath.sacredSymbols, 5, 5],
  ['careerPath', guide.lifeGuidance.careerPath, 3, 4],
  ['healthWellness', guide.lifeGuidance.healthWellness, 3, 3],
  ['favorableMonths', guide.timingCycles.favorableMonths, 3, 4],
  ...guide.timingCycles.lifeStages.map(({ ageRange, opportunities }): [string, string[], number, number] => [
    ageRange,
    opportunities,
    2,
    5,
  ]),
  ['romanticCompatibility', guide.compatibility.romanticCompatibility, 3, 3],
  ['friendshipSynergy', guide.compatibility.friendshipSynergy, 4, 4],
  ['businessPartnership', guide.compatibility.businessPartnership, 3, 3],
  ['stressManagement', guide.development.stressManagement, 3, 3],
  ['pastLifeThemes', guide.mysticalInsights.pastLifeThemes, 3, 3],
  ['karmaLessons', guide.mysticalInsights.karmaLessons, 3, 3],
  ['spiritualGifts', guide.mysticalInsights.spiritualGifts, 3, 3],
  ['intuitivePowers', guide.mysticalInsights.intuitivePowers, 3, 4],
]

describe('the companion guide of any child', () => {
  const shape = (chapter: keyof ReturnType<typeof chaptersOf>) =>
    [...guides, ...bare].map((guide) => fieldsOf(guide[chapter]))
  it.each([
    ['[GDE-011]', 'personalityProfile', 'challenges[] lifePurpose soulMission strengths[]'],
    ['[GDE-012]', 'spiritualPath', 'guidingElements[] meditationStyle pathway sacredSymbols[]'],
    ['[GDE-013]', 'lifeGuidance', 'careerPath[] financialWisdom healthWellness[] relationshipGuidance'],
    ['[GDE-014]', 'timingCycles', 'favorableMonths[] lifeStages[] personalYear'],
    [
      '[GDE-015]',
      'compatibility',
      'businessPartnership[] familyDynamics friendshipSynergy[] romanticCompatibility[]',
    ],
    ['[GDE-016]', 'development', 'communicationStyle decisionMakingStyle learningStyle stressManagement[]'],
    ['[GDE-017]', 'mysticalInsights', 'intuitivePowers[] karmaLessons[] pastLifeThemes[] spiritualGifts[]'],
  ] as const)('%s %s has every field of the specification, filled', (_id, chapter, fields) => {
    expect(new Set(shape(chapter))).toEqual(new Set([fields]))
    for (const guide of [...guides, ...bare]) {
      expect(Object.values(guide[chapter])).not.toContainEqual([])
      for (const [place, text] of textsOf(guide[chapter]))
        if (text.length < 4) throw new Error(`${place}: ${text}`)
    }
  })

  it('[GDE-014] tells seven stages of life without a gap, each with a theme', () => {
    for (const { timingCycles } of guides) {
      expect(timingCycles.lifeStages.map(({ ageRange }) => ageRange)).toEqual([
        'From birth to 3',
        '4 to 13',
        '14 to 21',
        '22 to 40',
        '41 to 55',
        '56 to 67',
        'From 68 on',
      ])
      expect(new Set(timingCycles.lifeStages.map(({ theme }) => theme)).size).toBe(7)
      expect(new Set(timingCycles.lifeStages.map(fieldsOf))).toEqual(
        new Set(['ageRange opportunities[] theme']),
      )
      expect(timingCycles.lifeStages.filter(({ opportunities }) => !opportunities.length)).toEqual([])
    }
  })

  it('speaks of all four elements only where each held one of the ten bodies', () => {
    // Five of fire and five of water would be as even: what is missing is said elsewhere in the same guide.
    const days = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2015, 0, 1 + at)).toISOString().slice(0, 10),
    )
    const shared = days.flatMap((date) => {
      const { spiritualPath, personalityProfile, development } = companionGuideOf({ birth: { date } }, 2026)
      const text = JSON.stringify([spiritualPath, personalityProfile, development])
      const isWithout = /none of the ten bodies stood in (?:a sign|signs) of (?!the)/.test(text)
      if (isWithout && /All four elements|no gift left out|every kind of lesson/.test(text))
        throw new Error(`${date}: ${text}`)
      return /held \w+ of the ten bodies each/.test(text) ? [spiritualPath.guidingElements[0]] : []
    })
    expect(shared[0]).toMatch(
      /^\p{Lu}\w+(?:, \w+)? and \w+ together, which are read as a house with more than one door, because \w+(?:, \w+)? and \w+ held \w+ of the ten bodies each/u,
    )
  })

  it('has lists of a length that is read, and nothing twice in one list', () => {
    for (const guide of [...guides, ...bare])
      for (const [name, list, from, to] of lists(guide)) {
        const told = list.map((text) => text.split(/, (?:because|for|since|as) /)[0])
        if (list.length < from || list.length > to || new Set(told).size !== list.length)
          throw new Error(`${name}: ${list.join(' | ')}`)
      }
  })

  it('gives in every sentence the figure that it follows from', () => {
    const figure =
      /Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|rising|rose|stood|of the ten bodies|digits|\d|lunar year|birth fell|card of|path of|house of roots|number|secret friend|small card|hill of this date/
    const without = sentences.flatMap(([place, text]) =>
      text
        .split(/(?<=\.)\s/)
        .filter((sentence) => !figure.test(sentence))
        .map((sentence) => `${place}: ${sentence}`),
    )
    expect([...new Set(without)]).toEqual([])
    // In a list each item says it behind one of these words.
    for (const guide of guides)
      for (const [name, list] of lists(guide))
        for (const text of list)
          if (!/, (because|for|since|as) /.test(text)) throw new Error(`${name}: ${text}`)
  })

  it('[GDE-018] is the same for the same child and year, whatever was told in between', () => {
    children.forEach((child, at) =>
      expect(companionGuideOf(structuredClone(child), 2026)).toEqual(guides[at]),
    )
  })

  it('is another for every other chart, and shares with none more than six lines of ten', () => {
    const lines = bare.map((guide) => new Set(textsOf(chaptersOf(guide)).map(([, text]) => text)))
    let most = 0
    lines.forEach((one, at) =>
      lines.slice(at + 1).forEach((other) => {
        most = Math.max(most, [...one].filter((line) => other.has(line)).length / one.size)
      }),
    )
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(0.6)
    // Four minutes later, and a day later without an hour.
    const later = companionGuideOf({ ...amara, birth: { ...amara.birth, time: '04:31' } }, 2026)
    expect(chaptersOf(later)).not.toEqual(chaptersOf(companionGuideOf(amara, 2026)))
    const born = (date: string) => chaptersOf(companionGuideOf({ birth: { date } }, 2026))
    expect(born('2026-04-21')).not.toEqual(born('2026-04-22'))
  })
})

describe('what the guide follows from', () => {
  it('needs the birth date alone, and says what is missing', () => {
    const guide = companionGuideOf({ birth: { date: '2026-04-21' } }, 2026)
    expect(guide.leftOut).toBe(
      'As the hour and the place of birth of this child are not known, the sky is that of noon UTC: the rising sign, the highest point, the houses and the degree of the Moon are left out; where a body changed sign that day, noon decides.',
    )
    const hourless = companionGuideOf({ birth: { ...amara.birth, time: undefined } }, 2026)
    expect(hourless.leftOut).toMatch(/^As the hour of birth of this child is not known, the rising sign/)
    const words = textsOf(chaptersOf(guide)).map(([, text]) => text)
    expect(words.join('\n')).not.toMatch(
      /was rising|highest in the sky|house of roots|of the twelve|Moon stood at \d/,
    )
    expect(() => companionGuideOf({ birth: { date: '' } }, 2026)).toThrow(RangeError)
  })

  it('gains the rising sign, the highest point, the houses and the degree of the Moon by hour and place', () => {
    const guide = companionGuideOf(amara, 2026)
    expect(guide.leftOut).toBeNull()
    const words = textsOf(chaptersOf(guide)).map(([, text]) => text)
    for (const figure of [
      'the Moon stood at 24° 47′ of Gemini',
      '22° 26′ of Pisces was rising',
      '26° 15′ of Sagittarius stood highest',
      'The house of roots began',
    ])
      expect(words.join('\n')).toContain(figure)
    const placeless = companionGuideOf({ ...amara, birth: { date: '2026-04-21', time: '04:27' } }, 2026)
    expect(placeless.leftOut).toMatch(/^As the place of birth of Amara is not known/)
  })

  it('[GDE-020] tells the personal year of the year in which the record was made', () => {
    const yearOf = (year: number) => companionGuideOf(amara, year).timingCycles.personalYear
    expect(yearOf(2026)).toMatch(
      /^2026 is a personal year of eight for Amara.*21\.4\.2026 make 17, and so 8\.$/,
    )
    expect(yearOf(2027)).toMatch(
      /^2027 is a personal year of nine for Amara.*21\.4\.2027 make 18, and so 9\.$/,
    )
    expect(yearOf(2021)).toMatch(/^2021 is a personal year of three/)
  })

  it('speaks of the family as far as the record does', () => {
    const familyOf = (child: Partial<GuideChild>) =>
      companionGuideOf({ ...amara, ...child }, 2026).compatibility.familyDynamics
    expect(familyOf({})).not.toMatch(/mother|father/)
    expect(familyOf({ motherBirthDate: '1993-09-03' })).toContain(
      'The mother’s Sun stood in Virgo and the child’s in Taurus',
    )
    expect(familyOf({ motherBirthDate: '1993-09-03', fatherBirthDate: '1991-01-17' })).toContain(
      'The father’s Sun stood in Capricorn, and of these two the same is said.',
    )
    expect(familyOf({ motherBirthDate: 'unknown' })).toBe(familyOf({}))
  })
})

describe('how it is written', () => {
  const texts = [...new Set(all.map(([, text]) => text))]
  const matching = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))]

  it('promises nothing, advises nothing and alarms nobody', () => {
    expect(
      matching(
        /\b(you|your|yours|must|should|ought|guarantee\w*|destin\w+|proven|proof|scientific\w*|predict\w*|fate\w*)\b/gi,
      ),
    ).toEqual([])
    expect(
      matching(
        /\b(health\w*|ill|illness\w*|sick\w*|disease\w*|doctors?|medic\w*|cures?|heal\w*|therap\w*|diets?|vitamin\w*|vaccin\w*|sleep training|diagnos\w*|symptom\w*|money|wealth\w*|invest\w*|financ\w*|salary|profit\w*|debt\w*|lottery|stocks?|law|laws|legal\w*|lawyer\w*|contract\w*|tax\w*|stress\w*|anxi\w*)\b/gi,
      ),
    ).toEqual([])
    expect(
      matching(
        /\b(death|deaths|die|dies|died|dead|dying|kill\w*|danger\w*|fear\w*|afraid|terror|accident\w*|pains?|painful|grief\w*|mourn\w*|curse\w*|evil|devil|demon\w*|enem(y|ies)|violen\w*|blood|wars?|tragic|tragedy|misfortune\w*|unlucky|fail\w*|divorce\w*|sad|sadness|sorrow\w*|cry|crying|wound\w*|harm|harmful|poison\w*|wrong|bad|worse|worst|weak\w*|problem\w*|difficult\w*|suffer\w*|lonel\w+|hang\w*|weep\w*|ruin\w*|threat\w*|warn\w*|victim\w*|crisis|punish\w*|sins?)\b/gi,
      ),
    ).toEqual([])
    expect(matching(/\b(child|this child|Amara|it) (will|shall)\b/gi)).toEqual([])
  })

  it('reads like a book: whole sentences, printer’s marks, no hole, no more than is read in a breath', () => {
    for (const [place, text] of sentences) {
      const where = `${place}: ${text}`
      if (!/^[\p{Lu}\p{Lt}\d]/u.test(text) || !/\.$/.test(text)) throw new Error(`Sentence: ${where}`)
      if (/undefined|NaN|null|\[object|Infinity/.test(text)) throw new Error(`Hole: ${where}`)
      if (/['"]|\.\.| {2}| [,.;:]|,,|\b(\w+) \1\b/.test(text)) throw new Error(`Marks: ${where}`)
      if (/\ba (?=[aeio]|eight)/i.test(text) && !/\ba (one|once|use|unit)/i.test(text))
        throw new Error(`Article: ${where}`)
      const words = text.split(/\s+/).length
      if (words > 110 || words < 5) throw new Error(`Length: ${where}`)
    }
    expect(sentences.length).toBeGreaterThan(20_000)
  })
})
