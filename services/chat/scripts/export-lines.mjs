// Writes the lines that `train-english-model.py` learns from: node services/chat/scripts/export-lines.mjs lines.json
import { writeFileSync } from 'node:fs'
import { loadBundled } from '../../../bench/src/insights/bundle.mjs'

const { exportLines } = await loadBundled('../../../services/chat/scripts/export-lines.ts')
const lines = exportLines(new URL('../src/keeper/data/english-model.bin', import.meta.url))
writeFileSync(process.argv[2], JSON.stringify(lines))
process.stdout.write(`${lines.length} lines\n`)
