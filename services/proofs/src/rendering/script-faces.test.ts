import { bookDataOf } from './book-data'
import { certificateDataOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import { uncoveredCharacters } from '@shared/contracts/printable-text'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { scriptFaces, scriptFacesFor } from './script-faces'
import { fullForm } from './testing/full-form'
import { namesOfScripts } from './testing/names-of-scripts'
import { commandsOf, fontsOf, glyphTextsOf, hasMissingGlyph } from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const certificate = async (form: CodexForm) => {
  const data = certificateDataOf(subjectWith(form))
  return (await press.print({ pages: 'certificate', data, paper: 'a4', edition: 'archive' })).pdf
}
const wholeBook = async (form: CodexForm) => {
  const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
  return (await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })).pdf
}
const nameOf = (script: string) => (namesOfScripts[script] ?? []).join(' ')
const eightAtOnce = [0, 8, 16].map((from) => scriptFaces.slice(from, from + 8))

describe('the faces of other scripts', () => {
  it('change nothing in a book that holds none of their letters', async () => {
    const before = await certificate({})
    await certificate({ babyFirstName: nameOf('Thai'), motherFullName: nameOf('Tibetan') })
    expect((await certificate({})).equals(before)).toBe(true)
  })

  it('are asked for by their own letters alone', () => {
    expect(scriptFacesFor('Nguyễn Ọlọ́ládé Ɓaɗɗo 林 ليلى נֹעַם आर्या Ιφιγένεια')).toEqual([])
    for (const { script } of scriptFaces)
      expect(scriptFacesFor(`Amara ${nameOf(script)}`).map((face) => face.script)).toEqual([script])
  })

  it.each(eightAtOnce.map((faces) => [faces.map(({ script }) => script).join(', '), faces] as const))(
    // What the form asks with while a name is typed is held here to what the press does with it.
    '[PRF-038] a name prints without a box on every page, and the form misses no letter of it but one that no face has: %s',
    async (_scripts, faces) => {
      const names = faces.map(({ script }) => nameOf(script))
      const [first = '', last = '', mother = '', father = '', ...others] = names
      expect(uncoveredCharacters(names.join(' '))).toEqual([])
      expect(uncoveredCharacters(`${first}𐌰`)).toEqual(['𐌰'])
      const pdf = await wholeBook({
        babyFirstName: `${first}𐌰`,
        babyMiddleName: '',
        babyLastName: last,
        motherFullName: mother,
        fatherFullName: father,
        maternalGrandmotherName: others[0],
        maternalGrandfatherName: others[1],
        paternalGrandmotherName: others[2],
        paternalGrandfatherName: others[3],
      })
      expect(hasMissingGlyph(await commandsOf(pdf))).toBe(false)
      const fonts = await fontsOf(pdf)
      for (const { script, family } of faces) {
        // The regular cut of Burmese is darker than its medium one.
        const cut = script === 'Myanmar' ? 'Medium' : 'Regular'
        expect(fonts).toContainEqual({ name: `${family.replaceAll(' ', '')}-${cut}`, isEmbedded: true })
      }
      // A standard's mark stands only on a file whose letters all have a glyph.
      expect(pdf.includes('pdfaid')).toBe(true)
    },
    30_000,
  )

  it('join letters over a joiner: the Sinhala sri is one shape', async () => {
    const shapes = await glyphTextsOf(await certificate({ babyFirstName: 'ශ්‍රී' }), 'NotoSerifSinhala')
    expect(shapes).toContain('ශ්‍රී')
  })
})
