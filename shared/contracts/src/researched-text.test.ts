import { readsAsResearched } from './reads-as-researched'
import { isTextOf, namesIn, sourcesIn, toldForField, withoutSources } from './researched-text'

const etymology =
  'Zoe: from Greek ζωή (zōḗ), “life”. Source: A Lexicon, under ζωή (zōḗ).\nAnn: from Hebrew חן, “grace”. Source: A Hebrew Lexicon, under חן.'
const sourcedOrigin =
  'Zoe is a Greek name. Source: A Lexicon, under ζωή (zōḗ).\nAnn is a form of Hannah, a Hebrew name. Source: A Hebrew Lexicon, under חן.'
const words = 'Zoe: from Greek ζωή (zōḗ), “life”.\nAnn: from Hebrew חן, “grace”.'

describe('the words of MYA about a name', () => {
  it('stand in a field without their sources, which stand beside it', () => {
    expect(withoutSources(etymology)).toBe(words)
    expect(sourcesIn(etymology)).toEqual(['A Lexicon, under ζωή (zōḗ)', 'A Hebrew Lexicon, under חן'])
    expect(sourcesIn('MYA does not know where the name X comes from, and does not guess.')).toEqual([])
  })

  it('are hers to the letter, and no longer', () => {
    expect(isTextOf(words, etymology)).toBe(true)
    expect(isTextOf(` ${words}\n`, etymology)).toBe(true)
    expect(isTextOf(words.replace('life', 'Life'), etymology)).toBe(false)
    expect(isTextOf('', etymology)).toBe(false)
  })

  it('were filled in with their sources once, and are hers so too', () => {
    expect(isTextOf(etymology, etymology)).toBe(true)
    expect(isTextOf(etymology.replace('A Lexicon', 'Another'), etymology)).toBe(false)
  })

  it('are told as far as the field has room, each with its own source', () => {
    const long = `Zoe: from ${'x'.repeat(1990)}. Source: A Lexicon.`
    expect(toldForField({ sourcedOrigin, etymology: `${long}\n${etymology}` }, 'etymology')).toBe(etymology)
    expect(toldForField({ sourcedOrigin, etymology }, 'origin')).toBe(sourcedOrigin)
  })

  it('say whose names they are about', () => {
    expect(namesIn('origin', withoutSources(sourcedOrigin))).toEqual(['Zoe', 'Ann'])
    expect(namesIn('etymology', words)).toEqual(['Zoe', 'Ann'])
    const several = 'Maya, a form of Maia: from Greek μαῖα.\nMaya: from Sanskrit māyā: a word that is old.'
    expect(namesIn('etymology', several)).toEqual(['Maya'])
    const unknown = 'MYA does not know where the name Mary Xq comes from, and does not guess.'
    for (const part of ['origin', 'etymology'] as const)
      expect([part, namesIn(part, unknown)]).toEqual([part, ['Mary Xq']])
    expect(namesIn('origin', '')).toEqual([])
  })

  it('are told from what parents write, before anybody is asked', () => {
    expect(readsAsResearched('origin', withoutSources(sourcedOrigin))).toBe(true)
    expect(readsAsResearched('origin', 'Elodie is a French name of Germanic origin.')).toBe(true)
    expect(readsAsResearched('etymology', words)).toBe(true)
    for (const own of ['', 'Igbo', 'Zoe is the name of my grandmother.\nWe love it', 'from amara, grace'])
      for (const part of ['origin', 'etymology'] as const) expect(readsAsResearched(part, own)).toBe(false)
  })
})
