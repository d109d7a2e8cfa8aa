import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { birthFields } from '@shared/contracts/birth-form'
import type { NameResearch } from '@shared/contracts/name-research'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { fieldId } from '@shared/web/form/field-id'
import { textOf, useFieldText, useFlag, useFormStore } from '@shared/web/form/form-scope'

/** In the file of submissions, which is small and calls the server too. */
const loadResearch = () => import(/* webpackChunkName: "submission" */ '../../api/name-research')

const Asking = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 6px 20px;
  margin-inline-start: auto;
  font-size: var(--fs-meta);
`

/** The paragraphs that a field has room for. */
const fitting = (text: string, maxLength = Infinity): string => {
  const kept: string[] = []
  for (const paragraph of text.split('\n'))
    if ([...kept, paragraph].join('\n').length <= maxLength) kept.push(paragraph)
  return kept.join('\n')
}

interface AskMyaNowProps {
  name: 'babyNameOrigin' | 'babyNameEtymology'
  /** The switch that leaves the question to the submission. */
  flag: 'myaCalculateOrigin' | 'myaCalculateEtymology'
  part: keyof Pick<NameResearch, 'origin' | 'etymology'>
}

/**
 * Fills a field with what MYA knows at once; the answer is the parent's from then on, to be edited as they like. What a parent
 * has typed is never replaced: the button stands only where nothing is, or MYA's promise.
 */
export function AskMyaNow({ name, flag, part }: AskMyaNowProps) {
  const store = useFormStore()
  const isPromised = useFlag(flag)
  const text = useFieldText(name)
  const [said, setSaid] = useState('')
  const underWay = useRef(false)

  const ask = async () => {
    if (underWay.current) return
    const { babyFirstName, babyMiddleName } = store.values()
    const given = [textOf(babyFirstName).trim(), textOf(babyMiddleName).trim()].filter(Boolean)
    if (!given.length) {
      setSaid('Please write the first name first')
      return
    }
    underWay.current = true
    setSaid('MYA is looking it up…')
    try {
      const { researchName } = await loadResearch()
      const research = await researchName(given)
      const values = store.values()
      // The parent may have written meanwhile, and that stands.
      if (values[flag] === true || textOf(values[name]) === '')
        store.set({ [flag]: false, [name]: fitting(research[part], birthFields[name].maxLength) })
      setSaid(`The name ${part} was filled in`)
    } catch {
      setSaid('MYA cannot be asked just now. Please try again.')
    } finally {
      underWay.current = false
    }
  }

  const isFilled = said.endsWith('filled in')
  // The button is gone with the field filled: what is edited next has the focus.
  useEffect(() => {
    if (isFilled) document.getElementById(fieldId(name))?.focus()
  }, [isFilled, name])

  const isOffered = isPromised || text === ''
  return (
    <Asking>
      <span role="status">{isFilled ? <VisuallyHidden>{said}</VisuallyHidden> : said}</span>
      {isOffered ? (
        <TextButton onClick={() => void ask()}>
          Ask MYA now<VisuallyHidden> for the name {part}</VisuallyHidden>
        </TextButton>
      ) : null}
    </Asking>
  )
}
