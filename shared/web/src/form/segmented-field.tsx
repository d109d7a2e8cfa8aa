import { memo } from 'react'
import styled from 'styled-components'
import { TextButton } from '../parts/text-button'
import { GroupFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { SegmentedChoice } from './segmented-choice'
import type { OptionWords } from './segmented-choice'
import { useField } from './use-field'

const Clear = styled.div`
  position: absolute;
  /* On the legend's line: the box that places it begins below the legend. */
  top: calc(var(--fs-label) * -1.35);
  right: 0;
  font-size: var(--fs-meta);
  line-height: calc(var(--fs-label) * 1.35);
`

export interface SegmentedFieldProps extends FieldWords {
  name: string
  options: readonly string[]
  wordsOf?: OptionWords
  stacks?: boolean
}

/** A choice of two to five short options; an optional one can be taken back. */
export const SegmentedField = memo(function SegmentedField({
  name,
  options,
  wordsOf,
  stacks,
  ...words
}: SegmentedFieldProps) {
  const { text, error, set, leave } = useField(name)
  return (
    <GroupFrame {...words} name={name} errors={{ [name]: error }}>
      {text && !words.isRequired ? (
        <Clear>
          <TextButton aria-label={`Clear ${words.label.toLowerCase()}`} onClick={() => set('')}>
            Clear
          </TextButton>
        </Clear>
      ) : null}
      <SegmentedChoice
        name={name}
        options={options}
        wordsOf={wordsOf}
        value={text}
        onChoose={set}
        onLeave={leave}
        stacks={stacks}
      />
    </GroupFrame>
  )
})
