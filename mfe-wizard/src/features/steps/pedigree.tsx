import type { BirthFormField } from '@shared/contracts/birth-form'
import { isCalendarDate } from '@shared/contracts/calendar'
import { CheckboxField } from '@shared/web/form/checkbox-field'
import { DateField } from '@shared/web/form/date-field'
import { useFlag, useFormSelector } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { TimeField } from '@shared/web/form/time-field'
import { writtenDate } from '@shared/web/form/written-date'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { flagProps, fieldProps, textProps } from './field-props'
import { fatherTimeUnknownChanged, motherTimeUnknownChanged } from './form-links'
import { Child, DateAndTime, Elders, Parent, ParentName, Side, Tree } from './pedigree-style'
import { useSlipQuestion } from './slip-questions'

interface ParentFieldsProps {
  whose: 'Mother’s' | 'Father’s'
  name: BirthFormField
  date: BirthFormField
  time: BirthFormField
  timeUnknown: BirthFormField
  onTimeUnknown: typeof motherTimeUnknownChanged
}

function ParentFields({ whose, name, date, time, timeUnknown, onTimeUnknown }: ParentFieldsProps) {
  const isUnknown = useFlag(timeUnknown)
  const { label: unknownLabel, ...unknown } = flagProps(timeUnknown)
  return (
    <Parent>
      <ParentName>
        <TextField {...textProps(name)} autoCapitalize="words" />
      </ParentName>
      <DateAndTime>
        <DateField {...fieldProps(date)} spokenPrefix={whose} note={useSlipQuestion(date)} />
        <TimeField {...fieldProps(time)} spokenPrefix={whose} isDisabled={isUnknown} isPlain />
        <CheckboxField {...unknown} size="small" alongside={onTimeUnknown}>
          {unknownLabel}
        </CheckboxField>
      </DateAndTime>
    </Parent>
  )
}

interface Born {
  name: string
  date: string
}
const isSameBorn = (a: Born, b: Born) => a.name === b.name && a.date === b.date

function TheChild() {
  const { name, date } = useFormSelector<Born>(
    (values) => ({
      name: [values['babyFirstName'], values['babyMiddleName']].filter(Boolean).join(' '),
      date: String(values['babyDateOfBirth'] ?? ''),
    }),
    isSameBorn,
  )
  return (
    <Child>
      <i aria-hidden="true" />
      <b>{name ? <Name>{name}</Name> : 'The child'}</b>
      {isCalendarDate(date) ? <span>born {writtenDate(date)}</span> : null}
    </Child>
  )
}

/** The family as a pedigree: each parent with their own parents, the child between. Reading order is page order. */
export const Pedigree = () => (
  <Tree>
    <Side>
      <VisuallyHidden as="legend">Mother and her parents</VisuallyHidden>
      <ParentFields
        whose="Mother’s"
        name="motherFullName"
        date="motherDateOfBirth"
        time="motherTimeOfBirth"
        timeUnknown="motherTimeUnknown"
        onTimeUnknown={motherTimeUnknownChanged}
      />
      <Elders>
        <TextField {...textProps('maternalGrandmotherName')} autoCapitalize="words" />
        <TextField {...textProps('maternalGrandfatherName')} autoCapitalize="words" />
      </Elders>
    </Side>
    <TheChild />
    <Side>
      <VisuallyHidden as="legend">Father and his parents</VisuallyHidden>
      <ParentFields
        whose="Father’s"
        name="fatherFullName"
        date="fatherDateOfBirth"
        time="fatherTimeOfBirth"
        timeUnknown="fatherTimeUnknown"
        onTimeUnknown={fatherTimeUnknownChanged}
      />
      <Elders>
        <TextField {...textProps('paternalGrandmotherName')} autoCapitalize="words" />
        <TextField {...textProps('paternalGrandfatherName')} autoCapitalize="words" />
      </Elders>
    </Side>
  </Tree>
)
