import { loadBundled } from '../../../bench/src/insights/bundle.mjs'

const { keepLineVectors } = await loadBundled('../../../services/chat/scripts/keep-line-vectors.ts')
const { lines, made } = keepLineVectors(new URL('../src/keeper/data/', import.meta.url))
process.stdout.write(`${lines} lines, ${made} of them new\n`)
