// Which spellings of the list of names are words of English too: to be run when names were added.
// node services/chat/scripts/keep-names-that-are-words.mjs WORDS, a file of a word a line, names with a capital: SCOWL's, as Debian's
// wamerican-large has it.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadBundled } from '../../../bench/src/insights/bundle.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('node services/chat/scripts/keep-names-that-are-words.mjs <words>')
const { namesThatAreWords } = await loadBundled('../../../services/chat/scripts/keep-names-that-are-words.ts')
const kept = new URL('../src/keeper/data/names-that-are-words.json', import.meta.url)
const { source } = JSON.parse(readFileSync(kept, 'utf8'))
const words = namesThatAreWords(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((word) => /^\p{Ll}+$/u.test(word)),
)
writeFileSync(kept, `${JSON.stringify({ source, words: words.join(' ') }, null, 2)}\n`)
process.stdout.write(`${words.length} names that are words\n`)
