import { listedLanguages } from './listed-languages'
import { createNamesByMeaning } from './names-by-meaning'

const namesMeaning = createNamesByMeaning(listedLanguages())

describe('names of one meaning', () => {
  it('are told with the word that each was made of, languages by turns, with their dictionaries', () => {
    const { text, sources } = namesMeaning('light') ?? { text: '', sources: [] }
    expect(text).toContain('Names of my list that were made of a word for “light”: ')
    expect(text).toContain('Nur (Arabic nwr)')
    expect(text).toMatch(/, and \d+ more\. I tell what a name was made of and recommend none\.$/)
    const languages = [...text.matchAll(/\((\p{L}+) [^)]+\)/gu)].map(([, language]) => language)
    expect(new Set(languages).size).toBeGreaterThan(3)
    expect(sources.length).toBeGreaterThan(1)
  })

  it('no disputed name is among them, and no word is guessed', () => {
    const disputed = listedLanguages().flatMap(({ names }) =>
      names.filter(({ disputed, either }) => disputed ?? either).map(({ name }) => name),
    )
    const told = ['light', 'bear', 'lion', 'moon', 'star', 'wisdom']
      .map((word) => namesMeaning(word)?.text ?? '')
      .join(' ')
    expect(told.length).toBeGreaterThan(200)
    const names = [...told.matchAll(/(?:: |, )([\p{L}’ -]+) \(/gu)].map(([, name]) => name)
    expect(names.filter((name) => disputed.includes(name ?? ''))).toEqual([])
    expect(namesMeaning('certificate')).toBeUndefined()
    expect(namesMeaning('')).toBeUndefined()
  })
})
