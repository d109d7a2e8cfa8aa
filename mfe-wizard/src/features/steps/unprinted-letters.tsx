import { useEffect, useState } from 'react'
import { birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { uncoveredCharacters } from '@shared/contracts/printable-text'
import { useFieldText } from '@shared/web/form/form-scope'
import { CharacterNames } from '@shared/web/parts/character-names'
import { AnswerNote } from './answer-note'

/** Every face has these letters; what the faces have beside them is looked up once it is asked for. */
const inEveryFace = /^[\n\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026]*$/
let find: typeof uncoveredCharacters | undefined

function useUncoveredCharacters(text: string): string[] {
  const [, setFound] = useState(false)
  const isKnown = inEveryFace.test(text)
  useEffect(() => {
    if (isKnown || find) return
    import('@shared/contracts/printable-text').then(
      (module) => {
        find = module.uncoveredCharacters
        setFound(true)
      },
      // The page of the proof tells it too.
      () => undefined,
    )
  }, [isKnown])
  return isKnown ? [] : (find?.(text) ?? [])
}

const isField = (name: string): name is BirthFormField => name in birthFields

/** Whether the book prints an answer letter by letter. */
const isPrintedAsTyped = (name: string): boolean => {
  if (!isField(name)) return false
  const { kind, printed } = birthFields[name]
  return (kind === 'line' || kind === 'text') && printed !== null
}

/** Names the letters of an answer that no face of the book has, while the parent can still write it another way. */
export function UnprintedLetters({ name }: { name: string }) {
  const text = useFieldText(name)
  const characters = useUncoveredCharacters(isPrintedAsTyped(name) ? text : '')
  if (characters.length === 0) return null
  return (
    <AnswerNote role="status">
      None of our typefaces has <CharacterNames characters={characters} />: the book leaves{' '}
      {characters.length === 1 ? 'it' : 'them'} out. You can write it another way.
    </AnswerNote>
  )
}
