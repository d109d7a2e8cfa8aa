import { readFileSync } from 'node:fs'
import { passagesOf } from '../src/keeper/knowledge/passages'
import { allPhrasings, ofNothingTold } from '../src/keeper/knowledge/phrasings'
import { linesOf } from '../src/keeper/retrieval'
import { lineOf } from '../src/keeper/sentences/encoders'
import { createEnglishPieces } from '../src/keeper/sentences/english-pieces'
import { readEnglishWeights } from '../src/keeper/sentences/english-weights'

/** Of a longer line the rest is not learnt from. */
const maxPieces = 64

/** Every line of the knowledge base: the id of its passage, and its pieces of words by their places in the English model's file. */
export const exportLines = (model: URL): { id: string; pieces: readonly number[] }[] => {
  const piecesOf = createEnglishPieces(readEnglishWeights(readFileSync(model)).pieces, maxPieces)
  return linesOf(passagesOf({}), allPhrasings, ofNothingTold).map(({ id, text }) => ({
    id,
    pieces: piecesOf(lineOf(text)),
  }))
}
