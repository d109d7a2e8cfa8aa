import { useEffect, useState } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isPromise } from '@shared/contracts/researched-text'
import { useFormSelector } from '@shared/web/form/form-scope'
import { givenNamesOf, loadAnswers } from './researched-source'
import type { ResearchedField } from './researched-source'

/** The names of which the book has MYA's answer already, where the field still holds her promise; '' elsewhere. */
const namesInBook = (
  values: Readonly<Record<string, unknown>>,
  printed: BirthFormDraft,
  { name, flag, part }: ResearchedField,
): string => {
  const names = givenNamesOf(printed).join('\n')
  const isAsked = printed[flag] && isPromise(part, printed[name]) && values[flag] === true
  return isAsked && values[name] === printed[name] && givenNamesOf(values).join('\n') === names ? names : ''
}

interface PrintedAnswerProps {
  field: ResearchedField
  /** The promise. */
  text: string
  printed: BirthFormDraft
}

/** What MYA found out for the book, in place of her promise to do so. */
export function PrintedAnswer({ field, text, printed }: PrintedAnswerProps) {
  const names = useFormSelector((values) => namesInBook(values, printed, field))
  const [found, setFound] = useState<{ names: string; answer: string }>()
  useEffect(() => {
    if (!names) return
    let isCurrent = true
    void loadAnswers()
      .then(({ answerOn }) => answerOn(names.split('\n'), field.part))
      .then(
        (answer) => {
          if (isCurrent) setFound({ names, answer })
        },
        () => undefined, // Nobody is there to ask: the promise stands, and the proof tells.
      )
    return () => {
      isCurrent = false
    }
  }, [names, field.part])
  return <bdi>{names && found?.names === names ? found.answer : text}</bdi>
}
