import { printedLetters } from '@shared/contracts/printed-letters'
import { findPackageRoot } from './package-files'
import { letterTableOf } from './testing/letter-table'

// Where the faces change: node bench/src/rendering/printed-letters.mjs
it('the letters that form and press take for printable are those that the faces of the book draw', async () => {
  expect(printedLetters).toBe(await letterTableOf(findPackageRoot()))
})
