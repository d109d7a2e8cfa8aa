import type { RecordResearch } from '@shared/contracts/name-research'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import { nameDataOf } from './name-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { textOf } from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const asked: CodexForm = {
  myaCalculateOrigin: true,
  babyNameOrigin: myaWillResearchOrigin,
  myaCalculateEtymology: true,
  babyNameEtymology: myaWillResearchEtymology,
}
const research = {
  origin: 'Zoe is a Greek name.',
  etymology: 'Zoe: from Greek ζωή (zōḗ), “life”. Source: A Lexicon, under ζωή (zōḗ).',
}

const press = createPress(findPackageRoot())

describe('the page of the name', () => {
  const printed = async (form: CodexForm, found: RecordResearch | null) => {
    const data = bookDataOf(subjectWith({ ...form, babyFirstName: 'Zoe' }, { research: found }))
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'reading' })
    return (await textOf(pdf)).join(' ').replace(/\s+/g, ' ')
  }
  const filled: CodexForm = {
    babyNameOrigin: research.origin,
    babyNameEtymology: 'Zoe: from Greek ζωή (zōḗ), “life”.',
  }

  it('[MYA-018] prints what was researched of origin and etymology, with its source', async () => {
    const all = await printed(asked, research)
    for (const told of [
      'Zoe is a Greek name.',
      'from Greek ζωή',
      'A Lexicon, under ζωή',
      'researched by MYA',
    ])
      expect(all).toContain(told)
    expect(all).not.toContain('MYA will research')
  })

  it('prints words that MYA filled in as it prints what she was asked for on submit', async () => {
    expect(nameDataOf(filled, research)).toEqual(nameDataOf(asked, research))
    // A form that was filled earlier has the sources among the words.
    expect(nameDataOf({ ...filled, babyNameEtymology: research.etymology }, research)).toEqual(
      nameDataOf(asked, research),
    )
  })

  it('claims neither MYA nor a dictionary for what a parent wrote, whatever it says', async () => {
    const own = {
      babyNameOrigin: filled.babyNameOrigin,
      babyNameEtymology: 'Zoe: from Greek ζωή (zōḗ), “Life”. Source: A Lexicon, under ζωή (zōḗ).',
    }
    expect(await printed(own, null)).not.toContain('researched by MYA')
    const mixed = await printed(own, { origin: `${research.origin} Source: A Lexicon.`, etymology: null })
    expect(mixed).toContain('Zoe is a Greek name. A Lexicon.')
    expect(mixed).toContain('“Life”. Source: A Lexicon, under')
    expect(mixed).toContain('origin researched by MYA, Keeper of the Codex')
  })

  it('never prints the promise, nor an answer in the place of what a parent wrote', () => {
    expect(nameDataOf(asked, null)).toBeNull()
    const written = { ...asked, babyNameOrigin: 'Ours.' }
    expect(nameDataOf(written, { ...research, origin: 'Not this.' })?.parts).toEqual([
      { heading: 'origin', paragraphs: ['Ours.'], isResearched: false },
      { heading: 'etymology', paragraphs: [research.etymology], isResearched: true },
    ])
  })

  it('says once that a name is unknown', () => {
    const unknown = 'MYA does not know where the name Brixleigh comes from, and does not guess.'
    expect(nameDataOf(asked, { origin: unknown, etymology: unknown })?.parts).toEqual([
      { heading: 'origin', paragraphs: [unknown], isResearched: true },
    ])
    // One of two names may be known.
    const [known, roots] = ['Zoe is a Greek name.', research.etymology]
    const [origin, etymology] = [`${known}\n${unknown}`, `${roots}\n${unknown}`]
    expect(nameDataOf(asked, { origin, etymology })?.parts).toEqual([
      { heading: 'origin', paragraphs: [known, unknown], isResearched: true },
      { heading: 'etymology', paragraphs: [roots], isResearched: true },
    ])
    // What a parent wrote twice stays.
    const own = { babyNameOrigin: 'Ours.', babyNameEtymology: 'Ours.' }
    expect(nameDataOf(own)?.parts).toHaveLength(2)
  })

  it('says what MYA researched beside what the family wrote', async () => {
    const all = await printed({ ...asked, babyNameMeaning: 'The life of us.' }, research)
    expect(all).toContain('origin and etymology researched by MYA, Keeper of the Codex')
    expect(await printed(asked, research)).not.toContain('etymology researched by MYA')
  })

  it('keeps a source on the page of its entry, wherever the page ends', async () => {
    for (const lines of [17, 18, 19]) {
      const origin = Array.from({ length: lines }, (_, index) => `Zoe is Greek name number ${index} of them.`)
      const entry = 'Zoe: from Greek ζωή (zōḗ), “life”. The name is that of an empress, a saint and a martyr.'
      const etymology = Array.from(
        { length: 3 },
        (_, index) => `${entry} ${entry} ${index}. Source: Lexicon ${index}.`,
      )
      const form = { ...asked, babyFirstName: 'Zoe' }
      const data = bookDataOf(
        subjectWith(form, { research: { origin: origin.join('\n'), etymology: etymology.join('\n') } }),
      )
      const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'reading' })
      for (const page of await textOf(pdf))
        etymology.forEach((_, index) =>
          expect(page.includes(`Lexicon ${index}.`)).toBe(page.includes(`martyr. ${index}.`)),
        )
    }
  })

  it('leaves out a headword that no face draws, and keeps its Latin letters', () => {
    const etymology = 'Atta: from Gothic 𐌰𐍄𐍄𐌰 (atta), “father”.'
    const { parts = [] } = nameDataOf(asked, { origin: null, etymology }) ?? {}
    expect(parts[0]?.paragraphs).toEqual(['Atta: from Gothic (atta), “father”.'])
  })
})
