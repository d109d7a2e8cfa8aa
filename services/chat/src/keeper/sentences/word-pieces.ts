/** A word begins with this. */
const wordBegin = '▁'
const unknownPiece = 0
const begin = 1
const end = 2

export interface Piece {
  text: string
  /** The logarithm of how often it is met. */
  score: number
}

/**
 * Takes a sentence apart into the likeliest row of pieces that the model knows (SentencePiece, unigram): returns their places in
 * `pieces`, with the marks of the beginning and the end. Linear in the sentence's letters.
 */
export const createWordPieces = (pieces: readonly Piece[]) => {
  const placeOf = new Map(pieces.map(({ text }, place) => [text, place]))
  const longest = pieces.reduce((most, { text }) => Math.max(most, text.length), 0)
  const ofUnknown = pieces.reduce((least, { score }) => Math.min(least, score), 0) - 10

  return (sentence: string): number[] => {
    const text = `${wordBegin}${sentence.normalize('NFKC').trim().replace(/\s+/gu, wordBegin)}`
    // For each place of the text the best way to it: its score, where its last piece began, and which piece that is.
    const best = new Float64Array(text.length + 1).fill(-Infinity)
    const beganAt = new Int32Array(text.length + 1)
    const pieceAt = new Int32Array(text.length + 1)
    best[0] = 0
    const offer = (from: number, to: number, piece: number, score: number) => {
      const whole = (best[from] ?? 0) + score
      if (whole <= (best[to] ?? 0)) return
      best[to] = whole
      beganAt[to] = from
      pieceAt[to] = piece
    }
    for (let from = 0; from < text.length; from += 1) {
      if (best[from] === -Infinity) continue
      const last = Math.min(text.length, from + longest)
      for (let to = from + 1; to <= last; to += 1) {
        const piece = placeOf.get(text.slice(from, to))
        if (piece !== undefined) offer(from, to, piece, pieces[piece]?.score ?? 0)
      }
      offer(from, from + 1, unknownPiece, ofUnknown)
    }
    const row: number[] = []
    for (let at = text.length; at > 0; at = beganAt[at] ?? 0) row.push(pieceAt[at] ?? unknownPiece)
    return [begin, ...row.reverse(), end]
  }
}
