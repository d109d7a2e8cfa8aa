import { fileURLToPath } from 'node:url'
import { loadBundled } from '../../../bench/src/insights/bundle.mjs'

const { keepLineVectors } = await loadBundled('../../../services/chat/scripts/keep-line-vectors.ts')
const path = fileURLToPath(new URL('../src/keeper/data/line-vectors.bin', import.meta.url))
const headsPath = fileURLToPath(new URL('../src/keeper/data/topic-heads.bin', import.meta.url))
const { lines, made } = keepLineVectors(path, headsPath)
process.stdout.write(`${lines} lines, ${made} of them new\n`)
