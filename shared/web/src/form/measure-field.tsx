import { memo } from 'react'
import styled from 'styled-components'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy } from './field-id'
import { useFieldText, useFormStore, useShownError } from './form-scope'
import { MeasureInput } from './measure-input'
import { SegmentedChoice } from './segmented-choice'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  & label {
    min-width: 46px;
    padding: 0 13px;
  }
`

export interface MeasureFieldProps extends FieldWords {
  name: string
  unitName: string
  units: readonly string[]
  /** Names the choice of units ('Unit of head circumference'). */
  unitLabel: string
  note?: string | undefined
}

/** A measured number and the unit it was measured in. */
export const MeasureField = memo(function MeasureField({
  name,
  unitName,
  units,
  unitLabel,
  note,
  ...words
}: MeasureFieldProps) {
  const store = useFormStore()
  const unit = useFieldText(unitName)
  const error = useShownError(name)
  return (
    <FieldFrame {...words} name={name} error={error} note={note}>
      <Pair>
        <MeasureInput name={name} describedBy={describedBy(name, { hint: words.hint, error, note })} />
        <SegmentedChoice
          name={unitName}
          options={units}
          value={unit}
          label={unitLabel}
          onChoose={(next) => store.set({ [unitName]: next })}
        />
      </Pair>
    </FieldFrame>
  )
})
