import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import { tableOffset } from './cmap'

/** A face for the letters of one script, read when a book first holds one of them. */
export type ScriptFace = {
  /** As Unicode names the script. */
  script: string
  /** As the font file names itself. */
  family: string
  /** BCP 47: the language that most names of this script are of. */
  language: string
  letters: RegExp
  /** Its size beside the Latin faces: brings its plain letters between their x-height and their capitals. */
  scale: number
  /** The font's file, as Node resolves it. */
  file: string
}

const face = (script: string, language: string, scale: number, family: string, file: string): ScriptFace => ({
  script,
  family,
  language,
  scale,
  letters: new RegExp(`\\p{Script=${script}}`, 'u'),
  file,
})

const dashed = (family: string) => family.toLowerCase().replaceAll(' ', '-')
/** Cut to one script, as browsers take it. */
const cutFace = (script: string, language: string, scale: number, family: string, weight = 400) =>
  face(
    script,
    language,
    scale,
    family,
    `@fontsource/${dashed(family)}/files/${dashed(family)}-${script.toLowerCase()}-${weight}-normal.woff2`,
  )
/** The same of all weights in one file, of which Typst takes the regular one: these families are packaged in no other way. */
const variableFace = (script: string, language: string, scale: number, family: string) =>
  face(
    script,
    language,
    scale,
    family,
    `@fontsource-variable/${dashed(family)}/files/${dashed(family)}-${script.toLowerCase()}-wght-normal.woff2`,
  )
const wholeFace = (
  script: string,
  language: string,
  scale: number,
  family: string,
  folder = dashed(family),
  cut = '400Regular/',
) => {
  const name = family.replaceAll(' ', '')
  return face(script, language, scale, family, `@expo-google-fonts/${folder}/${cut}${name}_400Regular.ttf`)
}

/** The scripts beside those of `package-files.ts`. Where Noto has no serif, its sans. */
export const scriptFaces: readonly ScriptFace[] = [
  cutFace('Thai', 'th', 0.9, 'Noto Serif Thai'),
  cutFace('Lao', 'lo', 0.9, 'Noto Serif Lao'),
  wholeFace('Khmer', 'km', 0.88, 'Noto Serif Khmer', 'noto-serif-khmer', ''),
  // As packaged, the regular cut is as dark as the semi-bold one and the light one as thin as a hair: the medium is nearest to its neighbours.
  cutFace('Myanmar', 'my', 0.9, 'Noto Serif Myanmar', 500),
  cutFace('Tamil', 'ta', 0.92, 'Noto Serif Tamil'),
  wholeFace('Telugu', 'te', 0.9, 'Noto Serif Telugu'),
  variableFace('Kannada', 'kn', 0.88, 'Noto Serif Kannada'),
  cutFace('Malayalam', 'ml', 0.92, 'Noto Serif Malayalam'),
  wholeFace('Bengali', 'bn', 0.96, 'Noto Serif Bengali'),
  cutFace('Gujarati', 'gu', 0.96, 'Noto Serif Gujarati'),
  variableFace('Gurmukhi', 'pa', 0.94, 'Noto Serif Gurmukhi'),
  variableFace('Oriya', 'or', 0.88, 'Noto Serif Oriya'),
  cutFace('Sinhala', 'si', 0.84, 'Noto Serif Sinhala'),
  cutFace('Georgian', 'ka', 0.86, 'Noto Serif Georgian'),
  cutFace('Armenian', 'hy', 0.86, 'Noto Serif Armenian'),
  variableFace('Ethiopic', 'am', 0.84, 'Noto Serif Ethiopic'),
  wholeFace('Tibetan', 'bo', 0.82, 'Noto Serif Tibetan'),
  wholeFace('Mongolian', 'mn', 0.9, 'Noto Sans Mongolian'),
  wholeFace('Cherokee', 'chr', 0.8, 'Noto Sans Cherokee'),
  wholeFace('Nko', 'nqo', 0.86, 'Noto Sans NKo', 'noto-sans-nko'),
  wholeFace('Adlam', 'ff', 0.84, 'Noto Sans Adlam'),
  wholeFace('Thaana', 'dv', 1.06, 'Noto Sans Thaana'),
  wholeFace('Syriac', 'syr', 1.06, 'Noto Sans Syriac'),
  wholeFace('Canadian_Aboriginal', 'iu', 0.82, 'Noto Sans Canadian Aboriginal'),
]

/** Han characters in the shapes of those who do not write the mainland's or Japan's. */
const hanFaces: readonly ScriptFace[] = [
  wholeFace('Han', 'zh-TW', 1, 'Noto Serif TC'),
  wholeFace('Han', 'ko', 1, 'Noto Serif KR'),
]

// Most books hold no letter of them: one look instead of twenty-four.
const anyOfThem = new RegExp(`[${scriptFaces.map(({ script }) => `\\p{Script=${script}}`).join('')}]`, 'u')

/** The faces that a text needs. */
export const scriptFacesFor = (text: string): ScriptFace[] =>
  anyOfThem.test(text) ? scriptFaces.filter(({ letters }) => letters.test(text)) : []

/** Those that a book needs, by the language of its child's name. */
export const bookFacesFor = (text: string, language: string): ScriptFace[] => [
  ...scriptFacesFor(text),
  ...hanFaces.filter((face) => face.language === language && face.letters.test(text)),
]

/**
 * A face as Typst reads it, at its size beside the Latin faces: with more units to the em all its letters are smaller,
 * wherever they stand in a text.
 */
export const readScriptFace = async (root: string, { file, scale }: ScriptFace): Promise<Buffer> => {
  const path = createRequire(join(root, 'package.json')).resolve(file)
  const packed = await readFile(path)
  const font = path.endsWith('.woff2') ? Buffer.from(await decompress(packed)) : packed
  const unitsPerEm = tableOffset(new DataView(font.buffer, font.byteOffset, font.byteLength), 'head') + 18
  font.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) / scale), unitsPerEm)
  return font
}
