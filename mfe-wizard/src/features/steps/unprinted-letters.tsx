import { birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { useFieldText } from '@shared/web/form/form-scope'
import { latePart } from '@shared/web/parts/late-part'

/** Every face has these letters; what the faces have beside them is looked up once it is asked for. */
const inEveryFace = /^[\n\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026]*$/
// Where it does not come, the page of the proof tells it too.
const LateNote = latePart(() => import('./unprinted-note').then((module) => module.UnprintedNote))

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
  return inEveryFace.test(text) || !isPrintedAsTyped(name) ? null : <LateNote text={text} />
}
