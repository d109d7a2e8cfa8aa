import styled from 'styled-components'
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

/** Height at which a bracket meets the middle of an input: label, gap, half the control. */
const elbow = '53px'

const Tree = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
`
const Side = styled.fieldset`
  position: relative;
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 236px);
    column-gap: 40px;
  }
`
const Parent = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;

  @media (max-width: 767px) {
    gap: 12px;
  }
`
const ParentName = styled.div`
  position: relative;

  @media (min-width: 768px) {
    &::after {
      content: '';
      position: absolute;
      right: -21px;
      top: ${elbow};
      width: 21px;
      height: 1px;
      background: var(--edge);
    }
  }
`
const DateAndTime = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px;
  align-items: end;
  gap: 0 12px;

  & > :last-child {
    grid-column: 2;
    margin-top: 4px;
    min-height: 32px;
    justify-content: center;
  }

  & label {
    white-space: nowrap;
    gap: 8px;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) 128px;
  }

  @media (max-width: 340px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;

    & > :last-child {
      grid-column: 1;
    }
  }
`
const Elders = styled.div`
  position: relative;
  display: grid;
  gap: 16px;
  align-content: start;
  align-self: start;

  & > *::after,
  &::before {
    content: '';
    position: absolute;
    background: var(--edge);
  }

  &::before {
    left: -21px;
    top: ${elbow};
    width: 1px;
    height: calc(100% - ${elbow} - 24px);
  }

  & > *::after {
    left: -20px;
    top: ${elbow};
    width: 20px;
    height: 1px;
  }

  @media (max-width: 767px) {
    padding-inline-start: 24px;

    &::before {
      left: 8px;
      top: -10px;
      bottom: 24px;
      height: auto;
    }

    & > *::after {
      left: -16px;
      width: 16px;
    }
  }
`
const Child = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  padding: 4px 0 4px 12px;

  & > i {
    flex: none;
    width: 13px;
    height: 13px;
    transform: rotate(45deg);
    background: var(--gilt);
  }

  & > b {
    font: 500 1.75rem/1.1 var(--display);
    overflow-wrap: anywhere;
  }

  & > span {
    font: italic 400 1.125rem/1.3 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--ink-3);
  }

  /* The line of descent, through the lozenge. */
  &::before {
    content: '';
    position: absolute;
    left: 18px;
    top: -45px;
    bottom: -11px;
    width: 1px;
    background: var(--edge);
  }

  @media (max-width: 767px) {
    margin: 4px 0;
    padding: 10px 0;
    gap: 2px 14px;
    border-block: 1px solid var(--hair);

    &::before {
      display: none;
    }

    & > i {
      margin-inline-start: 3px;
    }

    & > span {
      flex-basis: 100%;
      padding-inline-start: 30px;
    }
  }
`

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
