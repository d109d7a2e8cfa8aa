import { readsAsResearched } from '@shared/contracts/reads-as-researched'
import { namesIn, withoutSources } from '@shared/contracts/researched-text'
import { listedLanguages } from './listed-languages'
import { createNameIndex } from './name-index'
import { nameFinder, researchNames } from './research-name'

const index = createNameIndex(listedLanguages())
const research = (name: string) => researchNames(index, [name])
const found = (name: string) =>
  research(name).names.map(({ derivations }) => derivations.map((one) => one.name))

describe('a name is found by its spelling', () => {
  it.each([
    ['Zoë', 'Zoe'],
    ['Zoe', 'Zoe'],
    ['ZOE ', 'Zoe'],
    ['Ζωή', 'Zoe'],
    ['ΖΩΗ', 'Zoe'],
    ['Zoe\u0308', 'Zoe'],
    ['ნინო', 'Nino'],
    ['Гэрэлмаа', 'Gerelmaa'],
    ['সৌরভ', 'Saurabh'],
    ['ಬಸವ', 'Basava'],
    ['Rokeya', 'Ruqayya'],
    ['José', 'Joseph'],
    ['Jose', 'Joseph'],
    ['Мария', 'Miriam'],
    ['Étienne', 'Stephen'],
    ['Łukasz', 'Luke'],
    ['Søren', 'Severus'],
    ['אִילָן', 'Ilan'],
    ['יוסף', 'Joseph'],
  ])('%s is %s', (typed, listed) => {
    expect(found(typed)).toEqual([expect.arrayContaining([listed])])
  })

  it.each([
    ['Айгөл', 'Tatar', 'ay'],
    ['Ильнур', 'Tatar', 'il'],
    ['Булат', 'Tatar', 'bulat'],
    ['Ilnaz', 'Tatar', 'il'],
    ['Dilnur', 'Uyghur', 'dil'],
    ['Arzugul', 'Uyghur', 'arzu'],
    ['Tou', 'Hmong', 'tub'],
    ['Paj Huab', 'Hmong', 'paj'],
    ['Aygerim', 'Kazakh', 'ai'],
    ['Mārama', 'Māori', 'mārama'],
    ['Marama', 'Māori', 'marama'],
  ])('%s is a name of its own language, %s', (typed, language, root) => {
    const [one] = research(typed).names
    expect(one?.derivations[0]?.language).toBe(language)
    expect(one?.derivations[0]?.roots.map(({ word, latin }) => latin ?? word)).toContain(root)
  })

  it('in Vietnamese only by marks that it has', () => {
    expect(found('Binh')).toEqual([['Bình']])
    expect(found('Hoà')).toEqual([['Hòa']])
    expect(found('Thuỷ')).toEqual([['Thủy']])
    for (const other of ['Bính', 'Hường', 'Nguyễn', 'Mịnh']) expect(found(other)).toEqual([[]])
    expect(research('Thị').etymology).toContain('氏 (thị)')
  })

  it('takes a compound part by part, without the words between', () => {
    expect(found('Anna-Lucia')).toEqual([['Hannah'], ['Lucius']])
    expect(found('Mary Jane')).toEqual([['Miriam'], ['John']])
    expect(found('Maria de los Milagros')).toEqual([['Miriam'], ['Milagros']])
  })

  it('finds nothing by sound or likeness', () => {
    for (const name of ['Zoé2', 'Hanah-ish', 'Kathrynne', 'Jozefff', 'Xqv'])
      expect(research(name).sources).toEqual([])
  })
})

describe('a name is of the language that made it, whatever language its word is of', () => {
  it.each([
    ['Réka', 'Réka is a Hungarian name.', 'from Old Turkic arığ'],
    ['Csaba', 'Csaba is a Hungarian name.', 'from Turkish çoban'],
    ['Berfin', 'Berfin is a Kurdish name.', 'from Kurdish berf, “snow”'],
    ['Rojda', 'Rojda is a Kurdish name.', 'from Kurdish roj'],
    ['Jasleen', 'Jasleen is a Punjabi name of Sanskrit origin.', 'from Sanskrit'],
    ['Ralitsa', 'Ralitsa is a Bulgarian name of Slavic origin.', 'from Slavic'],
    ['Sefu', 'Sefu is a Swahili form of Saif, an Arabic name.', 'sword'],
  ])('%s', (name, origin, root) => {
    expect(research(name).origin).toContain(origin)
    expect(research(name).etymology).toContain(root)
  })
})

describe('what is said of a name', () => {
  it('names language, root with its headword, meaning and dictionary', () => {
    const { origin, etymology, sources } = research('Zoë')
    expect(origin).toBe('Zoë is a Greek name.')
    expect(etymology).toContain('Zoë: from Greek ζωή (zōḗ), “life”. Source')
    expect(sources).toEqual(['Liddell, Scott, Jones, A Greek-English Lexicon, under ζωή (zōḗ)'])
    expect(etymology).toContain(sources[0])
  })

  it('says whose word it was, where that is another language', () => {
    expect(research('Guadalupe').etymology).toMatch(
      /^Guadalupe: from Arabic وادي \(wādī\), “valley, river”\./,
    )
    expect(research('Mehrunisa').etymology).toContain('and Arabic نساء (nisāʾ), “women”')
    expect(research('Zoë').etymology).not.toContain('null')
  })

  it('and where it is not decided whose word it was', () => {
    expect(research('Gayane').etymology).toMatch(/^Gayane: from either Latin Gaius, .* or Greek γαῖα/)
  })

  it('quotes inside of a quotation with single marks', () => {
    expect(research('Claude').etymology).toContain('The name is read “of the Claudii; ‘lame’”.')
  })

  it('tells all words that a name was made of', () => {
    expect(research('Cuauhtémoc').etymology).toContain('cuāuhtli, “eagle” and temō, “to descend”')
    expect(research('Himari').etymology).toContain('陽 (hi), “sun” and 葵 (ki, aoi), “hollyhock”')
    expect(research('Sirvard').etymology).toContain('սէր (sēr), “love” and վարդ')
    expect(research('Oluwaseun').etymology).toContain('ṣeun, “to thank”')
    expect(research('Oluwaseun').etymology).toContain('Olúwa')
    expect(research('ሰላም').origin).toBe('ሰላም is Selam, an Amharic name.')
  })

  it.each([
    ['Matteo', 'Matteo is an Italian form of Matthew, a Hebrew name.'],
    ['matteo', 'Matteo is an Italian form of Matthew, a Hebrew name.'],
    ['Mateo', 'Mateo is a Spanish form of Matthew, a Hebrew name.'],
    ['João', 'João is a Portuguese form of John, a Hebrew name.'],
    // With its mark it is Spanish.
    ['Simon', 'Simon is a form of Simeon, a Hebrew name.'],
    // Several languages have it.
    ['Anna', 'Anna is a form of Hannah, a Hebrew name.'],
    ['Emeka', 'Emeka is a form of Chukwuemeka, an Igbo name.'],
    ['Chukwuemeka', 'Chukwuemeka is an Igbo name.'],
    ['Łucja', 'Łucja is a feminine form of Lucius, a Latin name.'],
    ['Lucía', 'Lucía is a Spanish feminine form of Lucius, a Latin name.'],
    ['Anthony', 'Anthony is a form of Antonius, a Latin name.'],
    ['Angelo', 'Angelo is a masculine form of Angela, a Greek name.'],
    // Names of our days that were made of surnames and places are of the language that made them.
    ['Madison', 'Madison is an English name of Germanic origin.'],
    ['Madisyn', 'Madisyn is a form of Madison, an English name of Germanic origin.'],
    ['Brooklyn', 'Brooklyn is an English name of Germanic origin.'],
    ['Jackson', 'Jackson is an English name of Hebrew origin.'],
    ['Chelsea', 'Chelsea is an English name of Old English origin.'],
    ['Kimberly', 'Kimberly is a form of Kimberley, an English name of Old English origin.'],
    ['Logan', 'Logan is a Scottish name of Scottish Gaelic origin.'],
    ['Austin', 'Austin is an English form of Augustus, a Latin name.'],
    ['Edward', 'Edward is an Old English name.'],
    // Boys and girls have it.
    ['Dominique', 'Dominique is a form of Dominic, a Latin name.'],
  ])('of %s it says: %s', (name, origin) => {
    expect(research(name).origin).toBe(origin)
  })

  it.each([
    ['Łucja', 'Łucja, a feminine form of Lucius: from Latin lux'],
    ['matteo', 'Matteo, an Italian form of Matthew: from Hebrew'],
    ['Ζωή', 'Ζωή (Zoe): from Greek'],
    ['ZOE', 'ZOE: from Greek'],
  ])('its etymology is headed by the name as it was asked for: %s', (name, head) => {
    expect(research(name).etymology.slice(0, head.length)).toBe(head)
  })

  it('of a Georgian name it says nothing with a capital, which no such name begins with', () => {
    for (const spelling of listedLanguages().flatMap(({ names }) =>
      names.flatMap(({ variants }) => variants),
    ))
      if (/^\p{Script=Georgian}/u.test(spelling)) {
        const { origin, etymology } = research(spelling)
        expect(`${origin}\n${etymology}`).not.toMatch(/[\u1C90-\u1CBF]/)
        expect(origin.startsWith(`${spelling} is `)).toBe(true)
      }
  })

  it('of a spelling that is several names each is headed by it', () => {
    for (const line of research('Maya').etymology.split('\n')) expect(line).toMatch(/^Maya\b/)
  })

  it('tells names apart that are typed alike without their marks', () => {
    expect(research('Thu').origin).toBe(
      'Thu is more than one name: a Vietnamese name or Thư, a Vietnamese name. Which one it is, only the family can say.',
    )
    expect(research('Thư').origin).toBe('Thư is a Vietnamese name.')
    expect(research('Phương').etymology).toContain('芳 (phương), “fragrant”')
  })

  it('tells the reading of a name apart from the word it was made of', () => {
    expect(research('Chidi').etymology).toContain('from Igbo dị́, “to be”. The name is read “God exists”.')
  })

  it('has its source once: in the words for the book, and beside the words for the chat', () => {
    const source = research('Zoë').sources[0] ?? ''
    expect(research('Zoë').etymology.split(source)).toHaveLength(2)
    const told = nameFinder(index)('Zoë')
    expect(told?.sources).toEqual([source])
    expect(`${told?.origin ?? ''} ${told?.etymology ?? ''}`).not.toContain('Source')
  })

  it('names its source beside the origin of each name, where it stands alone', () => {
    expect(researchNames(index, ['Zoë', 'Brixleigh']).sourcedOrigin).toBe(
      `Zoë is a Greek name. Source: ${research('Zoë').sources[0] ?? ''}.\nMYA does not know where the name Brixleigh comes from, and does not guess.`,
    )
  })

  it('is told from what parents write, whatever the name, and stands in a field as it is said without its sources', () => {
    for (const { names } of listedLanguages())
      for (const { name } of names) {
        const { origin, sourcedOrigin, etymology } = research(name)
        expect(withoutSources(sourcedOrigin)).toBe(origin)
        const words = withoutSources(etymology)
        expect(words).not.toContain('Source:')
        const isTold = [readsAsResearched('origin', origin), readsAsResearched('etymology', words)]
        expect({ name, isTold }).toEqual({ name, isTold: [true, true] })
        // Of the names that head them she says the same again.
        const again = [namesIn('origin', origin), namesIn('etymology', words)].map((about) =>
          researchNames(index, about),
        )
        expect([name, again.map((told) => told.sourcedOrigin)]).toEqual([
          name,
          [sourcedOrigin, sourcedOrigin],
        ])
      }
  })

  it('says in the chat once of what name it is a form', () => {
    const told = nameFinder(index)('Łucja')
    expect(told?.origin).toBe('Łucja is a feminine form of Lucius, a Latin name.')
    expect(told?.etymology).toMatch(/^Łucja: from Latin lux/)
  })

  it('says in the chat once that a part of a name is unknown', () => {
    const told = nameFinder(index)('Zoë-Brixleigh')
    expect(told?.origin).toMatch(/\nMYA does not know where the name Brixleigh comes from/)
    expect(told?.etymology).toMatch(/^Zoë: from [^\n]+$/)
  })

  it('says what is disputed', () => {
    const { etymology } = research('Catherine')
    expect(etymology).toContain('either καθαρός (katharós)')
    expect(etymology).toContain('Disputed: the oldest form, Aikaterine, is unexplained')
  })

  it('[MYA-019] says in one plain sentence that a name is unknown, and claims nothing of it', () => {
    const { names, origin, etymology, sources } = research('Brixleigh')
    const sentence = 'MYA does not know where the name Brixleigh comes from, and does not guess.'
    expect({ names, origin, etymology, sources }).toEqual({
      names: [{ name: 'Brixleigh', derivations: [] }],
      origin: sentence,
      etymology: sentence,
      sources: [],
    })
    expect(nameFinder(index)('Brixleigh')).toBeUndefined()
  })

  it('of two names one may be known and the other not', () => {
    expect(researchNames(index, ['Anna', 'Brixleigh']).origin).toBe(
      'Anna is a form of Hannah, a Hebrew name.\nMYA does not know where the name Brixleigh comes from, and does not guess.',
    )
  })
})
