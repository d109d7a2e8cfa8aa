import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { fieldId } from '@shared/web/form/field-id'
import { useFieldText, useFlag, useFormStore } from '@shared/web/form/form-scope'
import { loadAnswers } from './researched-source'
import type { ResearchedField } from './researched-source'

const Asking = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  row-gap: 6px;
  font-size: var(--fs-meta);

  & > :not(:empty) + button {
    margin-inline-start: 20px;
  }
`

interface AskMyaNowProps extends ResearchedField {
  /** Words that are MYA's, whether they stand in the field or did a moment ago. */
  hers: string | undefined
  /** Those in the field are hers about other names than the child has now. */
  isOutdated: boolean
}

/**
 * Fills a field with what MYA knows at once; the answer is hers until the parent edits it. What a parent
 * has typed is never replaced: the button stands only where nothing is, MYA's promise, or her words
 * about other names.
 */
export function AskMyaNow({ name, flag, part, hers, isOutdated }: AskMyaNowProps) {
  const store = useFormStore()
  const filled = `The name ${part} was filled in`
  const yours = `The name ${part} is yours now`
  const isPromised = useFlag(flag)
  const text = useFieldText(name)
  const isHers = text === hers
  const [said, setSaid] = useState('')
  const underWay = useRef(false)

  const ask = async () => {
    if (underWay.current) return
    underWay.current = true
    setSaid('MYA is looking it up…')
    try {
      const { fillIn } = await loadAnswers()
      const isFilledIn = await fillIn(store, { name, flag, part }, isOutdated ? text : '')
      setSaid(isFilledIn ? filled : 'Please write the first name first')
    } catch {
      setSaid('MYA cannot be asked just now. Please try again.')
    } finally {
      underWay.current = false
    }
  }

  const isFilled = said === filled
  // The button is gone with the field filled: what is edited next has the focus.
  useEffect(() => {
    if (isFilled) document.getElementById(fieldId(name))?.focus()
  }, [isFilled, name])

  // The eye sees the line below the field go.
  useEffect(() => (isHers ? () => setSaid(yours) : undefined), [isHers, yours])

  const isOffered = isPromised || isOutdated || text === ''
  return (
    <Asking>
      <span role="status">
        {[filled, yours].includes(said) ? <VisuallyHidden>{said}</VisuallyHidden> : said}
      </span>
      {isOffered ? (
        <TextButton onClick={() => void ask()}>
          Ask MYA now<VisuallyHidden> for the name {part}</VisuallyHidden>
        </TextButton>
      ) : null}
    </Asking>
  )
}
