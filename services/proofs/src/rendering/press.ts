import { dirname, join } from 'node:path'
import { boundLetters } from '@shared/insights/numbers/name-signs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import scripts from '../../typst/style/scripts.json'
import { printFile } from './body-data'
import type { KeepsakePrint } from './body-data'
import { bookEngraving } from './book-engraving'
import type { BookEngraving } from './book-engraving'
import type { BookData } from './book-data'
import { asPictures } from './engraved'
import type { CertificateData } from './certificate-data'
import type { GuideData, GuideEdition } from './guide-data'
import { moonPicture } from './engraved-moon'
import { certificateEngraving, millimetre } from './ornaments'
import type { Paper } from './ornaments'
import { fontFilesOf, guideFileOf, mainFileOf, sheetFileOf } from './package-files'
import { bleed, withPageBoxes } from './page-boxes'
import { qrPicture } from './qr-picture'
import { RenderError } from './render-error'
import { bookFacesFor, readScriptFace } from './script-faces'
import type { ScriptFace } from './script-faces'
import type { MoonData } from './sky-data'
import { unspacedWordsIn } from './unspaced-words'
import { watermarkPdf } from './watermark'
import { natalWheel } from './wheels/natal-wheel'
import { smallWheel } from './wheels/small-wheel'

/**
 * `proof` is watermarked, and has tags: whoever cannot see it has it read aloud before approving it. The others are finished books:
 * `reading` for screens (PDF/UA-1), `archive` (PDF/A-2a), `print` with bleed and page boxes (PDF/A-2b, whose output intent is sRGB:
 * inkjet presses for art paper are driven in RGB).
 */
export type Edition = 'proof' | 'reading' | 'archive' | 'print'
/** What the file tells as the moment of its making. */
type Dated = { madeAt?: Date | undefined }
export type PrintOrder = Dated & { paper: Paper; edition: Edition } & (
    | { pages: 'certificate'; data: CertificateData }
    | { pages: 'all'; data: BookData; prints?: readonly KeepsakePrint[] }
  )

type PressFile = [name: string, content: Buffer]
type PrintedBook = { pdf: Buffer; pages: number }
const json = (content: unknown) => Buffer.from(JSON.stringify(content))

/** A proof shows its engraving as pictures; the standards of the other editions allow none that are PDF. */
const engravingFor = (edition: Edition, engraving: object, name: string) =>
  edition === 'proof' ? asPictures(engraving, name) : { engraving, files: [] }

/**
 * What Typst draws from figures, and the ribbon of the running heads as a file of its own. Pictures are files, and their names
 * stand in the data: Typst weighs all data that it hands to a function, and a book's pictures are three times the rest.
 */
const engravingFiles = (proofId: string, headCentimetres: number | null, edition: Edition) => {
  const { strip, ...engraving } = bookEngraving(proofId, headCentimetres)
  const shown = engravingFor(edition, engraving, 'book')
  return { ...shown, files: [...shown.files, ['strip.svg', Buffer.from(strip)]] satisfies PressFile[] }
}

const bookFilesOf = ({ certificate, ...pages }: BookData, paper: Paper, edition: Edition): PressFile[] => {
  const { engraving, files } = engravingFiles(certificate.proofId, pages.body.headCentimetres, edition)
  const { picture: wheelPicture, ...wheel } = natalWheel(certificate.sky, paper)
  files.push(
    ['wheel.svg', Buffer.from(wheelPicture)],
    ['sky-moon.svg', Buffer.from(moonPicture(8.4 * millimetre, certificate.moon))],
  )
  const { chapters, cards, ...readings } = pages.readings
  const apart = (kind: string, picture: string, index: number) => {
    const name = `${kind}-${index}.svg`
    files.push([name, Buffer.from(picture)])
    return `/${name}`
  }
  const told = {
    ...readings,
    chapters: chapters.map(({ plate, ...chapter }, index) => ({
      ...chapter,
      plate: { ...plate, picture: apart('plate', plate.picture, index) },
    })),
    cards: cards.map((card, index) => ({ ...card, picture: apart('card', card.picture, index) })),
  }
  return [['book.json', json({ ...pages, readings: told, engraving, wheel })], ...files]
}

/** What Typst is told of the faces beside its own: which letters each one draws, and their language. */
const scriptFacesFile = (faces: ScriptFace[]): PressFile => [
  'script-faces.json',
  json(faces.map(({ family, language, letters }) => ({ family, language, letters: letters.source }))),
]

/** Which letters belong to the one beside them: what Typst parts and shortens a name by, as its signs are counted. */
const boundLettersFile: PressFile = ['bound-letters.json', json(boundLetters)]

/** Where the words of long names end that have no spaces: asked of books with a face for such names alone. */
const unspacedWordsFile = (faces: ScriptFace[], text: string): PressFile => [
  'unspaced-words.json',
  json(faces.some(({ script }) => scripts.unspaced.includes(script)) ? unspacedWordsIn(text) : {}),
]

/** The moon at the head of a certificate and of a guide. */
const moonFile = (moon: MoonData): PressFile => ['moon.svg', Buffer.from(moonPicture(9.6 * millimetre, moon))]

export type GuideOrder = Dated & { data: GuideData; paper: Paper; edition: GuideEdition }

const guideFilesOf = ({ data, edition }: GuideOrder): PressFile[] => {
  const { engraving, files } = engravingFiles(data.pattern, null, edition)
  return [
    ['guide.json', json({ ...data, engraving })],
    ['language.json', json(data.name.language)],
    moonFile(data.moon),
    ...files,
  ]
}

/**
 * The files that Typst reads. The certificate's own data stand apart, and nothing else in the compilation tells that there
 * is a book behind it: so the certificate is not set anew when its book follows.
 */
const filesOf = (order: PrintOrder): PressFile[] => {
  const certificate = order.pages === 'all' ? order.data.certificate : order.data
  const prints = order.pages === 'all' ? (order.prints ?? []) : []
  const { engraving, files } = engravingFor(
    order.edition,
    certificateEngraving(certificate.proofId, order.paper),
    'certificate',
  )
  return [
    ...files,
    ['certificate.json', json({ ...certificate, engraving })],
    ...(order.pages === 'all'
      ? bookFilesOf(order.data, order.paper, order.edition)
      : [['book.json', json(null)] satisfies PressFile]),
    ['language.json', json(certificate.name.language)],
    moonFile(certificate.moon),
    ['qr.svg', Buffer.from(qrPicture(certificate.verifyUrl))],
    ['small-wheel.svg', Buffer.from(smallWheel(certificate.sky, 11 * millimetre))],
    ...prints.flatMap((print, index): PressFile[] => (print ? [[printFile(index), Buffer.from(print)]] : [])),
  ]
}

/** Told by a file of which nobody said when it was made: never the clock, so that the same input gives the same bytes. */
const undated = new Date('2026-01-01T00:00:00Z')
const standards: Record<Edition, string | undefined> = {
  proof: undefined,
  reading: 'ua-1',
  archive: 'a-2a',
  print: 'a-2b',
}

/**
 * What Typst remembers is looked through after each book, or a dozen certificates, which leave little: to look through it costs a
 * twentieth of a book. What was not used for so many times is forgotten: one more costs memory, and one less a third more time.
 */
const certificatesBetweenLooks = 12
const looksRemembered = 2

// The standards refuse a letter that no face has. What goes to press has none (`printableText`); should a joined shape be
// missing all the same, the approved book is made without the standard's mark, and nobody calls it PDF/A.
const exported = (
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  edition: Edition,
  madeAt: Date,
): Buffer => {
  const pdfStandard = standards[edition]
  const creationTimestamp = Math.floor(madeAt.getTime() / 1000)
  if (!pdfStandard) return compiler.pdf(document, { creationTimestamp })
  try {
    return compiler.pdf(document, { creationTimestamp, pdfStandard })
  } catch (error) {
    if (!String(error).includes('could not be displayed')) throw error
    return compiler.pdf(document, { creationTimestamp })
  }
}

/** Sets books in type. One compiler, for one thread. */
export const createPress = (root: string) => {
  const mainFilePath = mainFileOf(root)
  const folder = dirname(mainFilePath)
  const facesMet = new Map<ScriptFace, Buffer>()
  const createCompiler = () =>
    NodeCompiler.create({
      workspace: folder,
      fontArgs: [{ fontBlobs: [...facesMet.values()] }, { fontPaths: fontFilesOf(root) }],
    })
  let compiler = createCompiler()
  let sinceLook = 0
  // A compiler takes no more faces once it is made, so a script not met before asks for another.
  const meet = async (faces: ScriptFace[]) => {
    const unmet = faces.filter((face) => !facesMet.has(face))
    if (unmet.length === 0) return
    for (const face of unmet) facesMet.set(face, await readScriptFace(root, face))
    compiler = createCompiler()
  }

  const set = async (
    mainFilePath: string,
    orderFiles: PressFile[],
    {
      paper,
      edition,
      language,
      madeAt = undated,
      pages = 'all',
    }: Dated & { paper: Paper; edition: Edition; language: string; pages?: PrintOrder['pages'] },
  ): Promise<PrintedBook> => {
    const texts = orderFiles
      .filter(([name]) => name.endsWith('.json'))
      .map(([, content]) => content.toString())
    const text = texts.join()
    const faces = bookFacesFor(text, language)
    const files = [...orderFiles, scriptFacesFile(faces), boundLettersFile, unspacedWordsFile(faces, text)]
    if (edition === 'proof') files.push(['watermark.pdf', watermarkPdf(paper)])
    await meet(faces)
    try {
      for (const [name, content] of files) compiler.mapShadow(join(folder, name), content)
      const compiled = compiler.compile({
        mainFilePath,
        inputs: { paper, edition, bleed: edition === 'print' ? String(bleed) : '0' },
        resetRead: true,
      })
      if (!compiled.result)
        throw new RenderError('unprintable', JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
      const pdf = exported(compiler, compiled.result, edition, madeAt)
      return { pdf: edition === 'print' ? await withPageBoxes(pdf) : pdf, pages: compiled.result.numOfPages }
    } finally {
      compiler.resetShadow()
      sinceLook += pages === 'all' ? certificatesBetweenLooks : 1
      if (sinceLook >= certificatesBetweenLooks) {
        sinceLook = 0
        compiler.evictCache(looksRemembered)
      }
    }
  }
  /** @throws RenderError `unprintable` where Typst refuses the data. */
  const print = (order: PrintOrder) => {
    const { name } = order.pages === 'all' ? order.data.certificate : order.data
    return set(mainFilePath, filesOf(order), { ...order, language: name.language })
  }
  /** A companion guide. @throws RenderError as `print` does */
  const printGuide = (order: GuideOrder) =>
    set(guideFileOf(root), guideFilesOf(order), { ...order, language: order.data.name.language })
  /** The proof sheet for a press house: as a book goes to print, with bleed and boxes. */
  const printSheet = ({ engraving, paper }: { engraving: BookEngraving; paper: Paper }) =>
    set(
      sheetFileOf(root),
      [
        ['sheet.json', json({ engraving })],
        ['language.json', json('en')],
      ],
      { paper, edition: 'print', language: 'en' },
    )
  /** Lets go of everything remembered from one book to the next: the memory is not the thread's but the process's. */
  const forget = () => compiler.evictCache(0)
  return { print, printGuide, printSheet, forget }
}
