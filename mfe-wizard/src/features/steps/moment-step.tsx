import { useState } from 'react'
import { latestDateOnEarth } from '@shared/contracts/form-rules'
import { CheckboxField } from '@shared/web/form/checkbox-field'
import { DateField } from '@shared/web/form/date-field'
import { useFlag, useFormSelector } from '@shared/web/form/form-scope'
import { PlaceField } from '@shared/web/form/place-field'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { SelectField } from '@shared/web/form/select-field'
import { TextField } from '@shared/web/form/text-field'
import { TimeField } from '@shared/web/form/time-field'
import { latePart } from '@shared/web/parts/late-part'
import { isSameBirth, knownBirthOf } from '../../form/known-birth'
import { useBirthForm } from '../../form/use-birth-form'
import { choiceProps, countProps, fieldProps, textProps } from './field-props'
import { babyTimeUnknownChanged, birthDateChanged, clocksChanged } from './form-links'
import { placeNote, unknownPlaceNote, unreachedPlaceNote } from './place-note'
import { Section, ShortFields, StepGrid } from './step-layout'

function BirthTime() {
  const isUnknown = useFlag('babyTimeUnknown')
  return (
    <TimeField
      {...fieldProps('babyTimeOfBirth')}
      isRequired={!isUnknown}
      isDisabled={isUnknown}
      alongside={clocksChanged}
      end={
        <CheckboxField name="babyTimeUnknown" size="small" alongside={babyTimeUnknownChanged}>
          Time unknown
        </CheckboxField>
      }
    />
  )
}

// The history of the time zones is heavy, and asked only once date, time and zone are known.
const ClockQuestion = latePart(() => import('./clock-question').then((module) => module.ClockQuestion))

function ClocksThatNight() {
  const birth = useBirthForm(knownBirthOf, isSameBirth)
  return birth?.time && birth.place?.timeZone ? <ClockQuestion birth={birth} /> : null
}

const birthPlaceFields = {
  latitude: 'birthLatitude',
  longitude: 'birthLongitude',
  timeZone: 'birthTimeZone',
} as const

function BirthLocation({ places }: { places: PlaceSearch | undefined }) {
  const note = useFormSelector((values) =>
    placeNote(values['birthLatitude'], values['birthLongitude'], values['birthTimeZone']),
  )
  return (
    <PlaceField
      {...fieldProps('babyBirthLocation')}
      hint="City, state and country. Start with three letters."
      places={places}
      fills={birthPlaceFields}
      alongside={clocksChanged}
      note={note}
      unknownNote={unknownPlaceNote}
      unreachedNote={unreachedPlaceNote}
      isWide
    />
  )
}

/** Step II: when and where. */
export function MomentStep({ places }: { places?: PlaceSearch }) {
  const [today] = useState(() => latestDateOnEarth(new Date()))
  return (
    <StepGrid>
      <DateField {...fieldProps('babyDateOfBirth')} max={today} alongside={birthDateChanged} />
      <BirthTime />
      <ClocksThatNight />
      <TextField {...textProps('babyBirthPlace')} hint="The hospital, birth centre or home." isWide />
      <BirthLocation places={places} />
      <TextField {...textProps('hospitalName')} isMarkedOptional />
      <TextField {...textProps('attendingDoctorName')} isMarkedOptional />
      <Section id="first-minutes" title="First minutes">
        <ShortFields $count={3}>
          <SelectField {...choiceProps('babyBirthOrder')} />
          <SelectField {...choiceProps('apgarScore1Min')} />
          <SelectField {...choiceProps('apgarScore5Min')} />
        </ShortFields>
      </Section>
      <Section
        id="sacred-connection"
        title="Sacred Connection Details"
        aside="time connected to the placenta"
      >
        <ShortFields $count={4}>
          <SelectField {...countProps('daysConnected')} />
          <SelectField {...countProps('hoursConnected')} />
          <SelectField {...countProps('minutesConnected')} />
          <SelectField {...countProps('secondsConnected')} />
        </ShortFields>
      </Section>
    </StepGrid>
  )
}
