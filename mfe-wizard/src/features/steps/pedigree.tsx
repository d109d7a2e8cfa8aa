import { isCalendarDate } from '@shared/contracts/birth-form'
import { CheckboxField } from '@shared/web/form/checkbox-field'
import { DateField } from '@shared/web/form/date-field'
import { useFlag, useFormSelector } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { TimeField } from '@shared/web/form/time-field'
import { writtenDate } from '@shared/web/form/written-date'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { fatherTimeUnknownChanged, motherTimeUnknownChanged } from './form-links'
import { Child, DateAndTime, Elders, Parent, ParentName, Side, Tree } from './pedigree-style'

interface ParentFieldsProps {
  whose: 'Mother’s' | 'Father’s'
  name: string
  date: string
  time: string
  timeUnknown: string
  onTimeUnknown: typeof motherTimeUnknownChanged
}

function ParentFields({ whose, name, date, time, timeUnknown, onTimeUnknown }: ParentFieldsProps) {
  const isUnknown = useFlag(timeUnknown)
  return (
    <Parent>
      <ParentName>
        <TextField name={name} label={`${whose} full name`} autoCapitalize="words" maxLength={300} />
      </ParentName>
      <DateAndTime>
        <DateField name={date} label="Date of birth" spokenPrefix={whose} />
        <TimeField name={time} label="Time of birth" spokenPrefix={whose} isDisabled={isUnknown} isPlain />
        <CheckboxField
          name={timeUnknown}
          size="small"
          accessibleLabel={`${whose} time unknown`}
          alongside={onTimeUnknown}
        >
          Time unknown
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
        <TextField
          name="maternalGrandmotherName"
          label="Mother’s mother"
          autoCapitalize="words"
          maxLength={300}
        />
        <TextField
          name="maternalGrandfatherName"
          label="Mother’s father"
          autoCapitalize="words"
          maxLength={300}
        />
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
        <TextField
          name="paternalGrandmotherName"
          label="Father’s mother"
          autoCapitalize="words"
          maxLength={300}
        />
        <TextField
          name="paternalGrandfatherName"
          label="Father’s father"
          autoCapitalize="words"
          maxLength={300}
        />
      </Elders>
    </Side>
  </Tree>
)
