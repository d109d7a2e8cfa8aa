import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const mainFile = join('typst', 'book.typ')

const rootAbove = (file: string): string | undefined => {
  let folder = dirname(file)
  while (!existsSync(join(folder, mainFile))) {
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
  return folder
}

/**
 * The folder that holds `typst/`, looked for upwards from the started program (`dist/start.js` in service) and from
 * this source file (in tests: a bundler writes the address of the source into the bundle).
 * @throws Error where there is none.
 */
export const findPackageRoot = (): string => {
  const found = [process.argv[1] ?? '', fileURLToPath(import.meta.url)].map(rootAbove).find(Boolean)
  if (!found) throw new Error(`No ${mainFile} above the program`)
  return found
}

export const mainFileOf = (root: string): string => join(root, mainFile)
export const guideFileOf = (root: string): string => join(root, 'typst', 'guide.typ')

export const sheetFileOf = (root: string): string => join(root, 'typst', 'press-sheet.typ')

/** Static TrueType faces by package: Typst does not read WOFF, and takes one instance of a variable font. */
const faces: Record<string, string[]> = {
  'eb-garamond/EBGaramond': ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold'],
  'cormorant/Cormorant': ['400Regular', '500Medium', '500Medium_Italic', '600SemiBold'],
  'amiri/Amiri': ['400Regular'],
  'frank-ruhl-libre/FrankRuhlLibre': ['400Regular'],
  'tiro-devanagari-hindi/TiroDevanagariHindi': ['400Regular'],
  'noto-serif-sc/NotoSerifSC': ['400Regular'],
  'noto-serif-jp/NotoSerifJP': ['400Regular'],
  'gowun-batang/GowunBatang': ['400Regular'],
}

/** The font files of the book, in the order in which a missing letter is looked for. */
export const fontFilesOf = (root: string): string[] => {
  const { resolve } = createRequire(join(root, 'package.json'))
  return Object.entries(faces).flatMap(([name, cuts]) => {
    const [folder = '', prefix = ''] = name.split('/')
    return cuts.map((cut) => resolve(`@expo-google-fonts/${folder}/${cut}/${prefix}_${cut}.ttf`))
  })
}
