import { writeFile } from 'node:fs/promises'
import { bookEngraving } from './rendering/book-engraving'
import { findPackageRoot } from './rendering/package-files'
import { createPress } from './rendering/press'

/** `npm run press:sheet [file] [a4|letter]`: the sheet on which a press house shows that it can print the book. */
const [file = 'press-sheet.pdf', paper = 'a4'] = process.argv.slice(2)
const press = createPress(findPackageRoot())
const engraving = bookEngraving('0123456789', null)
const { pdf } = await press.printSheet({ engraving, paper: paper === 'letter' ? 'letter' : 'a4' })
await writeFile(file, pdf)
