import { deflateSync } from 'node:zlib'
import { hundredth } from '@shared/engraving/guilloche'
import inks from '../../typst/style/inks.json'

/** A figure of a drawing: hundred-thousandths, as turns need them, and no more signs than it has. */
export const pdfFigure = (value: number): string => String(Math.round(value * 100_000) / 100_000)

export const pdfColour = (ink: keyof typeof inks): string =>
  [1, 3, 5].map((at) => pdfFigure(parseInt(inks[ink].slice(at, at + 2), 16) / 255)).join(' ')

type Box = number[]
/** What is drawn more than once: `Do` shows it by its name. */
type Form = { name: string; box: Box; commands: string }
type Page = {
  /** Left, lower, right and upper edge, in points. */
  box: Box
  commands: string
  forms?: Form[]
  /** By name: the shares of lines that cover what is under them. */
  alphas?: Record<string, number>
}

/**
 * A PDF of one page, for Typst to take in as a picture: what it draws stands in a book's file once, on how many pages it may be shown.
 * The same commands give the same bytes.
 */
export const onePagePdf = ({ box, commands, forms = [], alphas = {} }: Page): Buffer => {
  const stream = (dictionary: string, drawn: string) => {
    const content = deflateSync(Buffer.from(drawn, 'latin1')).toString('latin1')
    return `<<${dictionary}/Length ${content.length}/Filter/FlateDecode>>\nstream\n${content}\nendstream`
  }
  const boxOf = (edges: Box) => `[${edges.map(hundredth).join(' ')}]`
  const firstForm = 5
  const entries = (kind: string, named: string[]) => (named.length > 0 ? `/${kind}<<${named.join('')}>>` : '')
  const resources =
    entries(
      'XObject',
      forms.map(({ name }, index) => `/${name} ${firstForm + index} 0 R`),
    ) +
    entries(
      'ExtGState',
      Object.entries(alphas).map(([name, alpha]) => `/${name}<</CA ${alpha}>>`),
    )
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox${boxOf(box)}/Contents 4 0 R/Resources<<${resources}>>>>`,
    stream('', commands),
    ...forms.map((form) =>
      stream(`/Type/XObject/Subtype/Form/BBox${boxOf(form.box)}/Resources<<>>`, form.commands),
    ),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}
