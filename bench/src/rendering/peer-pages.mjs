// The certificate and the readings of one book, for engines that know nothing of Typst: the same strokes, the same words.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const require = createRequire(import.meta.url)
const fontFile = (face, cut) =>
  require.resolve(
    `@expo-google-fonts/${face}/${cut}/${face === 'cormorant' ? 'Cormorant' : 'EBGaramond'}_${cut}.ttf`,
  )
export const fonts = {
  display: fontFile('cormorant', '500Medium'),
  text: fontFile('eb-garamond', '400Regular'),
}
export const inks = { paper: '#F9F4E8', ink: '#1C2233', line: '#9A7936', tint: '#DCC99A', gold: '#86662A' }
export const sheet = { width: 595.28, height: 841.89 }
const millimetre = 72 / 25.4

const pathOf = (strand) => {
  let path = `M${strand[0]} ${strand[1]}`
  for (let at = 2; at < strand.length; at += 6) path += `C${strand.slice(at, at + 6).join(' ')}`
  return path
}

/** Every engraved module of the certificate: its path, weight, colour, and each place where it is drawn. */
export function strokesOf(engraving) {
  const { edge, centre } = engraving.frame
  const inset = (edge + centre) * millimetre
  const groups = [
    [engraving.frame.across, [inset, inset, 0]],
    [engraving.frame.across, [inset, sheet.height - inset, 0]],
    [engraving.frame.down, [inset, inset, 90]],
    [engraving.frame.down, [sheet.width - inset, inset, 90]],
    [engraving.rosette, [sheet.width / 2, 117 * millimetre, 0]],
    [engraving.seal.rim, [sheet.width / 2, 237.5 * millimetre, 0]],
    ...[
      [inset, inset],
      [sheet.width - inset, inset],
      [sheet.width - inset, sheet.height - inset],
      [inset, sheet.height - inset],
    ].map(([x, y]) => [engraving.medallion.drawing, [x, y, 0]]),
  ]
  return groups.flatMap(([{ ink, bands }, [x, y, turn]]) =>
    bands.flatMap(({ strands, weight, places }) => {
      const path = strands.map(pathOf).join('')
      return places.map(([shift, own]) => ({ path, weight, colour: inks[ink], x, y, turn, shift, own }))
    }),
  )
}

export const linesOf = (data) => [
  [data.name.words.join(' '), 'display', 44, 330],
  [`born on ${data.birth.date}`, 'text', 13.4, 440],
  [data.birth.year, 'text', 13.4, 462],
  [data.birth.time ?? '', 'text', 12.4, 484],
  [`${data.birth.facility}  ·  ${data.birth.place}`, 'text', 12.4, 506],
  [data.parents.map(({ name }) => name).join('     '), 'text', 15, 560],
  [data.proofId, 'text', 9.6, 735],
]
export const readingsOf = (data) => data.readings.chapters.flatMap(({ readings }) => readings)

/** The same as a page for a browser, fonts included. */
export function htmlOf(data, engraving) {
  const face = (name, file) =>
    `@font-face{font-family:${name};src:url(data:font/ttf;base64,${readFileSync(file).toString('base64')})}`
  const strokes = strokesOf(engraving)
    .map(
      ({ path, weight, colour, x, y, turn, shift, own }) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" transform="translate(${x} ${y}) rotate(${turn}) translate(${shift} 0) rotate(${own})"/>`,
    )
    .join('')
  const lines = linesOf(data)
    .map(
      ([text, font, size, y]) =>
        `<text x="${sheet.width / 2}" y="${y}" text-anchor="middle" font-family="${font}" font-size="${size}" fill="${inks.ink}">${text}</text>`,
    )
    .join('')
  const readings = readingsOf(data)
    .map(
      ({ title, text, rule }) => `<section><h3>${title}</h3><p>${text}</p><aside>${rule}</aside></section>`,
    )
    .join('')
  return `<!doctype html><style>${face('display', fonts.display)}${face('text', fonts.text)}
    @page{size:210mm 297mm;margin:0} body{margin:0;background:${inks.paper};font-family:text} svg{display:block;break-after:page}
    main{padding:27mm 26mm} section{break-inside:avoid;display:grid;grid-template-columns:116mm 34mm;gap:2mm 8mm}
    h3{grid-column:1/3;font:16pt display;margin:6mm 0 0} p{font-size:10.8pt;text-align:justify;margin:0} aside{font-size:8pt}</style>
    <svg width="210mm" height="296.9mm" viewBox="0 0 ${sheet.width} ${sheet.height}">${strokes}${lines}</svg><main>${readings}</main>`
}
