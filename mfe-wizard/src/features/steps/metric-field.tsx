import { memo } from 'react'
import styled from 'styled-components'
import { birthFields } from '@shared/contracts/birth-form'
import { GroupFrame } from '@shared/web/form/field-frame'
import { describedBy, fieldId } from '@shared/web/form/field-id'
import { useFieldText, useFlag, useFormStore, useShownError } from '@shared/web/form/form-scope'
import { MeasureInput, MeasureLine } from '@shared/web/form/measure-input'
import { metricEntry, oneUnitHint, pairText } from './metric-entries'
import type { MetricMeasure } from './metric-entries'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`

interface MetricFieldProps {
  /** Of the group. */
  name: string
  label: string
  measure: MetricMeasure
}

/** A measure in the record's two units, or in metric; the other system stands below. */
export const MetricField = memo(function MetricField({ name, label, measure }: MetricFieldProps) {
  const store = useFormStore()
  const isMetric = useFlag('metricMeasures')
  const typed = useFieldText(measure.typed)
  const pair = [useFieldText(measure.whole), useFieldText(measure.part)] as const
  const errors = {
    [measure.whole]: useShownError(measure.whole),
    [measure.part]: useShownError(measure.part),
  }
  const metric = measure.show(pair)
  const words = pairText(measure, pair)
  const hasError = Boolean(errors[measure.whole] ?? errors[measure.part])
  // The messages speak of feet and pounds, which nobody sees who measures in metric.
  const other = isMetric ? words && `Kept as ${words}` : metric && `${metric} ${measure.unit}`
  const hintOfError = () =>
    isMetric ? `From ${measure.least} to ${measure.most} ${measure.unit}` : oneUnitHint(measure, pair)
  const hint = hasError ? hintOfError() : undefined
  const clearTyped = () => ({ [measure.typed]: '' })
  const describe = (field: string) => describedBy(field, { error: errors[field] })
  return (
    <GroupFrame name={name} label={label} errors={errors} hint={hint} note={hasError ? undefined : other}>
      {/* The way to the one input for messages of the field that has none in metric. */}
      {isMetric ? <span id={fieldId(measure.part)} hidden /> : null}
      {isMetric ? (
        <MeasureLine
          id={fieldId(measure.whole)}
          name={measure.typed}
          label={birthFields[measure.typed].label}
          unit={measure.unit}
          text={typed || metric}
          isInvalid={hasError}
          describedBy={
            [describe(measure.whole), describe(measure.part)].filter(Boolean).join(' ') || undefined
          }
          onChange={(text) => store.type(metricEntry(measure, text))}
          onLeave={() => {
            store.leave(measure.whole)
            store.leave(measure.part)
          }}
        />
      ) : (
        <Pair>
          <MeasureInput
            name={measure.whole}
            label={birthFields[measure.whole].label}
            unit={measure.wholeUnit}
            describedBy={describe(measure.whole)}
            alongside={clearTyped}
            isWhole
          />
          <MeasureInput
            name={measure.part}
            label={birthFields[measure.part].label}
            unit={measure.partUnit}
            describedBy={describe(measure.part)}
            alongside={clearTyped}
            isWhole
          />
        </Pair>
      )}
    </GroupFrame>
  )
})
