import {
  birthTypes,
  bloodTypes,
  eyeColors,
  genders,
  hairColors,
  headCircumferenceUnits,
  nationalities,
  races,
  temperatureUnits,
} from '@shared/contracts/enumerations'
import { ComboField } from '@shared/web/form/combo-field'
import { useFormSelector } from '@shared/web/form/form-scope'
import { MeasureField } from '@shared/web/form/measure-field'
import { SegmentedField } from '@shared/web/form/segmented-field'
import { SelectField } from '@shared/web/form/select-field'
import { SwitchField } from '@shared/web/form/switch-field'
import { TextField } from '@shared/web/form/text-field'
import { asksForSpecificGender } from './form-links'
import { height, weight } from './metric-entries'
import { MetricField } from './metric-field'
import { Section, StepGrid } from './step-layout'
import { irisOf, strandsOf } from './swatches'

function SpecificGender() {
  const isAsked = useFormSelector(asksForSpecificGender)
  return isAsked ? <TextField name="specificGender" label="Please specify" maxLength={200} /> : <Gap />
}

/** Keeps the gender's neighbour empty on wide screens. */
const Gap = () => <div aria-hidden="true" />

/** Step IV: the first measurements. */
export const FormStep = () => (
  <StepGrid>
    <SegmentedField name="babyGender" label="Gender" options={genders} />
    <SpecificGender />
    <ComboField name="babyRace" label="Race/ethnicity" options={races} />
    <ComboField name="babyNationality" label="Nationality" options={nationalities} />
    <Section
      id="measures"
      title="Measures"
      level="top"
      end={
        <SwitchField
          name="metricMeasures"
          label="Metric"
          accessibleLabel="Metric: centimetres and kilograms"
        />
      }
    >
      <MetricField
        name="babyHeight"
        label="Height"
        measure={height}
        metricLabel="Height in centimetres"
        wholeLabel="Feet"
        wholeUnit="ft"
        partLabel="Inches"
        partUnit="in"
      />
      <MetricField
        name="babyWeight"
        label="Weight"
        measure={weight}
        metricLabel="Weight in kilograms"
        wholeLabel="Pounds"
        wholeUnit="lbs"
        partLabel="Ounces"
        partUnit="oz"
      />
      <MeasureField
        name="babyHeadCircumference"
        label="Head circumference"
        unitName="babyHeadCircumferenceUnit"
        units={headCircumferenceUnits}
        unitLabel="Unit of head circumference"
      />
      <MeasureField
        name="babyBirthTemperature"
        label="Birth temperature"
        unitName="babyBirthTemperatureUnit"
        units={temperatureUnits}
        unitLabel="Unit of birth temperature"
      />
    </Section>
    <Section id="nature" title="Nature">
      <SelectField name="babyBirthType" label="Birth type" options={birthTypes} />
      <SelectField name="babyBloodType" label="Blood type" options={bloodTypes} />
      <ComboField name="babyEyeColor" label="Eye colour" options={eyeColors} drawingOf={irisOf} />
      <ComboField name="babyHairColor" label="Hair colour" options={hairColors} drawingOf={strandsOf} />
    </Section>
  </StepGrid>
)
