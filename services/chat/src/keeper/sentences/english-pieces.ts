/** What stands for a word that no pieces make up. */
export const unknownPiece = '[UNK]'
const [begin, end] = ['[CLS]', '[SEP]']
/** What goes on within a word begins with this. */
const within = '##'
/** No word of a language is longer. */
const longestWord = 100

/** Words, and each mark and each Chinese character for itself. */
const words = /[\p{P}$+<=>^`|~\p{Script=Han}]|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu

/**
 * Takes a sentence apart into pieces of words (WordPiece: the longest piece that fits comes first), without capitals and accents:
 * returns their places in `pieces`, with the marks of the beginning and the end, `most` at most.
 */
export const createEnglishPieces = (pieces: readonly string[], most: number) => {
  const placeOf = new Map(pieces.map((piece, place) => [piece, place]))
  const placesOf = (marks: readonly string[]) => marks.map((mark) => placeOf.get(mark) ?? 0)

  const piecesOf = (word: string): readonly number[] => {
    if (word.length > longestWord) return placesOf([unknownPiece])
    const found: number[] = []
    for (let from = 0; from < word.length;) {
      let to = word.length
      let place: number | undefined
      for (; to > from && place === undefined; to -= 1)
        place = placeOf.get((from ? within : '') + word.slice(from, to))
      if (place === undefined) return placesOf([unknownPiece])
      found.push(place)
      from = to + 1
    }
    return found
  }

  return (sentence: string): readonly number[] => {
    const plain = sentence
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
    const found = (plain.match(words) ?? []).flatMap(piecesOf)
    return [...placesOf([begin]), ...found.slice(0, most - 2), ...placesOf([end])]
  }
}
