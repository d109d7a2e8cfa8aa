import { useDeferredValue } from 'react'
import { isCalendarDate } from '@shared/contracts/calendar'
import { DateField } from '@shared/web/form/date-field'
import { FileDropField } from '@shared/web/form/file-drop-field'
import { useFieldText, useFlag, useFormSelector } from '@shared/web/form/form-scope'
import { PlaceField } from '@shared/web/form/place-field'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { SegmentedField } from '@shared/web/form/segmented-field'
import { SwitchField } from '@shared/web/form/switch-field'
import { TextField } from '@shared/web/form/text-field'
import { writtenDate } from '@shared/web/form/written-date'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { choiceProps, fieldProps, flagProps, textProps } from './field-props'
import { askMyaForConception, unwedChanged } from './form-links'
import { Pedigree } from './pedigree'
import { asksForFiles } from './questions'
import { useSlipQuestion } from './slip-questions'
import { Section, StepGrid } from './step-layout'

const unwedSwitch = <SwitchField {...flagProps('parentsUnmarried')} alongside={unwedChanged} />
const askSwitch = <SwitchField {...flagProps('myaCalculateConception')} alongside={askMyaForConception} />

/** Reads aloud what a switch writes into its field, which is no place for the focus then. */
const Written = ({ label, words }: { label: string; words: string | undefined }) => (
  <VisuallyHidden role="status">{words ? `${label}: ${words}` : ''}</VisuallyHidden>
)

// A switch shows a press at once; that its field becomes another is drawn behind it.
function WhenMarried() {
  const isUnwed = useDeferredValue(useFlag('parentsUnmarried'))
  const text = useDeferredValue(useFieldText('whenParentsMarried'))
  const field = fieldProps('whenParentsMarried')
  const standIn = isUnwed ? text : undefined
  return (
    <>
      <DateField
        {...field}
        standIn={standIn}
        note={useSlipQuestion('whenParentsMarried')}
        end={unwedSwitch}
      />
      <Written label={field.label} words={standIn} />
    </>
  )
}

function WhenConceived() {
  const isAsked = useDeferredValue(useFlag('myaCalculateConception'))
  const text = useDeferredValue(useFieldText('whenParentsConceived'))
  const isDate = isCalendarDate(text)
  const question = useSlipQuestion('whenParentsConceived')
  const field = fieldProps('whenParentsConceived')
  const standIn = isAsked ? (isDate ? writtenDate(text) : text) : undefined
  return (
    <>
      <DateField
        {...field}
        standIn={standIn}
        isFilledByMya={isAsked}
        note={isAsked && isDate ? '280 days before the birth date.' : question}
        end={askSwitch}
      />
      <Written label={field.label} words={standIn} />
    </>
  )
}

function CareTitle() {
  const name = useFieldText('babyFirstName')
  return <>Who cares for {name ? <Name>{name}</Name> : 'the baby'}</>
}

function BirthFiles() {
  const isAsked = useFormSelector(asksForFiles)
  return isAsked ? (
    <FileDropField
      {...fieldProps('uploadedFiles')}
      hint="Images, PDF, DOC or DOCX. 10MB each, up to 8 files."
    />
  ) : null
}

/** Step III: those who came before, and what the record keeps of them. */
export const LineageStep = ({ places }: { places?: PlaceSearch }) => (
  <StepGrid>
    <Section id="parents" title="Parents and grandparents" aside="all optional" isFirst>
      <Pedigree />
    </Section>
    <Section id="beginning" title="How it began" level="top">
      <PlaceField {...fieldProps('whereParentsFirstMet')} places={places} isWide />
      <WhenMarried />
      <WhenConceived />
    </Section>
    <Section id="care" title={<CareTitle />}>
      <TextField {...textProps('primaryCaretakerName')} autoCapitalize="words" />
      <TextField {...textProps('secondaryCaretakerName')} autoCapitalize="words" />
    </Section>
    <Section id="prints" title="Prints and files">
      <SegmentedField {...choiceProps('printPreference')} stacks isWide />
      <BirthFiles />
    </Section>
  </StepGrid>
)
