// node bench/src/rendering/validate.mjs: makes the finished books and companion guides of eight children on both papers, the sheet for a press house, and the
// books of sixty children of thirty scripts and six lengths of name, measures their pages, and has them judged by veraPDF (from Maven Central) and qpdf. Needs java, mvn and qpdf.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPress } from './build.mjs'
import { childOf, sixtyChildren } from './children.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'books-'))
const flavours = { reading: 'ua1', archive: '2a', print: '2b' }
const product = await loadPress()
const press = product.createPress(path('../../../services/proofs'))

const hand = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><circle cx="150" cy="200" r="90"/></svg>',
)
const prints = [await product.keepsakePrintOf(hand), await product.keepsakePrintOf(hand)]

const files = []
for (let number = 0; number < 8; number += 1)
  for (const paper of ['a4', 'letter'])
    for (const edition of Object.keys(flavours)) {
      const subject = { ...childOf(product, number), sealedOn: '2026-05-02' }
      const data = product.bookDataOf(subject, prints)
      const { pdf } = await press.print({ pages: 'all', data, paper, edition, prints })
      const file = join(folder, `${number}-${paper}-${edition}.pdf`)
      writeFileSync(file, pdf)
      files.push([flavours[edition], file])
    }

// Thirty scripts in six lengths: judged, and measured for texts that meet.
let faults = 0
for (const [number, { title, ...child }] of sixtyChildren(product).entries())
  for (const edition of ['reading', 'archive']) {
    const paper = number % 4 === 3 ? 'letter' : 'a4'
    const data = product.bookDataOf({ ...child, sealedOn: '2026-05-02' }, prints)
    const { pdf } = await press.print({ pages: 'all', data, paper, edition, prints })
    const file = join(folder, `${title}-${paper}-${edition}.pdf`)
    writeFileSync(file, pdf)
    files.push([flavours[edition], file])
    if (edition === 'archive')
      for (const [index, page] of (await product.layoutOf(pdf)).entries())
        for (const fault of product.faultsOf(page)) {
          faults += 1
          console.log(`${title} on ${paper}, page ${index + 1}: ${fault}`)
        }
  }
console.log(`60 children of 30 scripts: ${faults} faults on their pages`)

for (let number = 0; number < 8; number += 1)
  for (const paper of ['a4', 'letter'])
    for (const edition of ['reading', 'archive']) {
      const { form, proofId } = childOf(product, number)
      const guide = product.companionGuideOf(product.insightSubjectOf(form), 2026)
      const { pdf } = await press.printGuide({
        data: product.guideDataOf({ guide, form, proofId }),
        paper,
        edition,
      })
      const file = join(folder, `guide-${number}-${paper}-${edition}.pdf`)
      writeFileSync(file, pdf)
      files.push([flavours[edition], file])
    }

for (const paper of ['a4', 'letter']) {
  const { pdf } = await press.printSheet({ engraving: product.bookEngraving('0123456789', null), paper })
  const file = join(folder, `press-sheet-${paper}.pdf`)
  writeFileSync(file, pdf)
  files.push([flavours.print, file])
}

let broken = 0
for (const [, file] of files) {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  if (status !== 0) {
    broken += 1
    console.log(file, stdout, stderr)
  }
}
console.log(`qpdf --check: ${files.length} files, ${broken} faulty`)

const lib = join(folder, 'lib')
mkdirSync(lib)
const pom = path('./verapdf/pom.xml')
execFileSync('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`], {
  stdio: 'inherit',
})
const judged = spawnSync('java', ['-cp', `${lib}/*`, path('./verapdf/Validate.java'), ...files.flat()], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
console.log(judged.stdout)
rmSync(folder, { recursive: true, force: true })
process.exit(broken > 0 || faults > 0 || judged.status !== 0 ? 1 : 0)
