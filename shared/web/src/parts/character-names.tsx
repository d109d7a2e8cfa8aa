const codePoints = (character: string) =>
  [...character].map(
    (point) => `U+${(point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

/** Characters that the device may have no letter for, each with its number. */
export const CharacterNames = ({ characters }: { characters: readonly string[] }) =>
  characters.map((character, index) => (
    <span key={character}>
      {index > 0 && ', '}
      <bdi>{character}</bdi> ({codePoints(character).join(' ')})
    </span>
  ))
