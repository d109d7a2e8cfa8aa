import { dictionaries } from './dictionaries'
import biblical from './data/biblical.json'
import forms from './data/forms.json'
import genderedForms from './data/gendered-forms.json'
import homographs from './data/homographs.json'
import counterparts from './data/counterparts.json'
import shortForms from './data/short-forms.json'
import usage from './data/usage.json'
import usualForms from './data/usual-forms.json'
import { listedLanguages } from './listed-languages'
import { createNameIndex } from './name-index'
import { researchNames } from './research-name'
import { markedSpelling, plainSpelling } from './spelling'

const languages = listedLanguages()
const names = languages.flatMap((list) => list.names.map((name) => ({ ...name, list })))

describe('the list of names', () => {
  it('has more than 10,000 names of eighty-seven languages, as MYA says', () => {
    expect(names.length).toBeGreaterThan(10_000)
    expect(new Set(languages.map(({ language }) => language)).size).toBe(87)
  })

  it('every name refers to a root that is written once, and every root has a name', () => {
    for (const { language, roots, names: listed } of languages) {
      const used = new Set(listed.flatMap(({ roots: keys, either = [] }) => [...keys, ...either]))
      expect({ language, roots: Object.keys(roots).sort() }).toEqual({ language, roots: [...used].sort() })
    }
  })

  it('every name has a root, or words between which it is not decided, and then says what is disputed', () => {
    for (const { name, roots, either = [], disputed, note } of names) {
      expect({ name, of: roots.length + either.length }).not.toEqual({ name, of: 0 })
      if (either.length > 0) expect({ name, said: disputed ?? note }).not.toEqual({ name, said: undefined })
    }
  })

  it('what is disputed goes on with the word “Disputed” that stands before it, and does not say it again', () => {
    const begun = names.flatMap(({ disputed }) => disputed?.split(' ')[0] ?? [])
    const small =
      /^(?:Disputed|The|An?|As|By|For|From|In|It|Of|On|To|Two|What|With|Without|Either|Explained|Heard|Held|Long|Mostly|Often|Perhaps|Read|Taken|Tied|Usually)$/
    expect(begun.filter((word) => small.test(word))).toEqual([])
  })

  it('what is read nowhere says why', () => {
    const silent = names.filter(({ meaning, disputed, note }) => !meaning && !disputed && !note)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('a headword of another script has its Latin letters', () => {
    const bare = languages.flatMap(({ roots }) =>
      Object.values(roots).filter(
        ({ word, latin }) => /[^\p{Script=Latin}\p{M}\P{L}ʻʼ]/u.test(word) && !latin,
      ),
    )
    expect(bare).toEqual([])
  })

  it('an Arabic root that is told in consonants has those of its headword', () => {
    const inLatin: Readonly<Record<string, string>> = Object.fromEntries(
      'ب:b ت:t ث:th ج:j ح:ḥ خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:ṣ ض:ḍ ط:ṭ ظ:ẓ ع:ʿ غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h و:w ي:y ء:ʾ أ:ʾ'
        .split(' ')
        .map((pair) => pair.split(':')),
    )
    const wrong = languages
      .filter(({ language }) => language === 'Arabic')
      .flatMap(({ roots }) => Object.values(roots))
      .filter(
        ({ word, latin = '' }) =>
          !/[aeiouāīū]/i.test(latin) && [...word].every((letter) => letter in inLatin),
      )
      .filter(({ word, latin }) => latin !== [...word].map((letter) => inLatin[letter]).join(''))
    expect(wrong).toEqual([])
  })

  it('every dictionary is of some use', () => {
    const cited = languages.flatMap(({ dictionary, roots }) => [
      dictionary,
      ...Object.values(roots).flatMap((root) => root.dictionary ?? []),
    ])
    expect([...new Set(cited)].sort()).toEqual(Object.keys(dictionaries).sort())
  })

  it('a name is listed once in its language, where marks tell names apart: Phượng and Phương are two', () => {
    const keys = names.map(({ name, list }) => `${list.language} ${markedSpelling(name)}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('a form of one language is a name or variant, and of no other language', () => {
    const variants = new Set(names.flatMap((name) => [name.name, ...name.variants]))
    const listed = Object.values(forms).flatMap((spellings) => spellings.split(' '))
    expect(listed.filter((form) => !variants.has(form))).toEqual([])
    expect(listed.filter((form, at) => listed.indexOf(form) !== at)).toEqual([])
  })

  it('a feminine or masculine form is a variant of its name, and listed once', () => {
    const listed = Object.values(genderedForms).flatMap((ofNames) =>
      Object.entries(ofNames).flatMap(([name, spellings]) =>
        spellings.split(' ').map((spelling) => ({ name, spelling })),
      ),
    )
    const unknown = listed.filter(
      (form) => !names.some(({ name, variants }) => name === form.name && variants.includes(form.spelling)),
    )
    expect(unknown).toEqual([])
    const keys = listed.map(({ name, spelling }) => `${name} ${spelling}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('what is told of its names in other files is told of names that it has', () => {
    const listed = new Set(names.map(({ name, list }) => `${list.language} ${name}`))
    const spelled = new Set(
      names.flatMap(({ name, variants, list }) =>
        [name, ...variants].map((one) => `${list.language} ${one.replaceAll(' ', '\u00A0')}`),
      ),
    )
    const inBible = Object.entries(biblical).flatMap(([language, places]) =>
      Object.keys(places).map((name) => `${language} ${name}`),
    )
    expect(inBible.filter((name) => !listed.has(name))).toEqual([])
    const spellings = new Set(names.flatMap(({ name, variants }) => [name, ...variants]))
    for (const told of [usualForms, shortForms, counterparts])
      expect(Object.keys(told).filter((name) => !spellings.has(name))).toEqual([])
    const used = Object.entries(usage).flatMap(([language, kinds]) =>
      Object.values(kinds).flatMap((all) => all.split(' ').map((name) => `${language} ${name}`)),
    )
    expect(used.filter((name) => !spelled.has(name))).toEqual([])
    expect(used.filter((name, at) => used.indexOf(name) !== at)).toEqual([])
  })

  it('spellings that are several names are those that are known to be', () => {
    const namesOf = new Map<string, Set<object>>()
    for (const name of names)
      for (const spelling of [name.name, ...name.variants]) {
        const key = plainSpelling(spelling)
        namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name))
      }
    const several = [...namesOf].filter(([, found]) => found.size > 1).map(([key]) => key)
    expect(several.sort()).toEqual([...homographs].sort())
    const index = createNameIndex(languages)
    for (const spelling of homographs) {
      const research = researchNames(index, [spelling])
      expect(research.origin).toContain('is more than one name')
    }
  })
})
