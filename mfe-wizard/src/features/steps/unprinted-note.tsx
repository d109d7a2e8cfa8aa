import { uncoveredCharacters } from '@shared/contracts/printable-text'
import { CharacterNames } from '@shared/web/parts/character-names'
import { Announced } from '../../form/announced'
import { AnswerNote } from './answer-note'

/** Names the letters of a text that no face of the book has. */
export function UnprintedNote({ text }: { text: string }) {
  const characters = uncoveredCharacters(text)
  return (
    <Announced>
      {characters.length ? (
        <AnswerNote>
          None of our typefaces has <CharacterNames characters={characters} />: the book leaves{' '}
          {characters.length === 1 ? 'it' : 'them'} out. You can write it another way.
        </AnswerNote>
      ) : null}
    </Announced>
  )
}
