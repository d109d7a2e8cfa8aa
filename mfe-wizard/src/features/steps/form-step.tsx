import { ComboField } from '@shared/web/form/combo-field'
import { useFormSelector } from '@shared/web/form/form-scope'
import { MeasureField } from '@shared/web/form/measure-field'
import { SegmentedField } from '@shared/web/form/segmented-field'
import { SelectField } from '@shared/web/form/select-field'
import { SwitchField } from '@shared/web/form/switch-field'
import { TextField } from '@shared/web/form/text-field'
import { choiceProps, comboProps, fieldProps, flagProps, textProps, unitProps } from './field-props'
import { likelierUnitOfHead, likelierUnitOfTemperature } from './likelier-unit'
import { height, weight } from './metric-entries'
import { MetricField } from './metric-field'
import { asksForSpecificGender } from './questions'
import { Section, StepGrid } from './step-layout'
import { irisOf, strandsOf } from './swatches'

function SpecificGender() {
  const isAsked = useFormSelector(asksForSpecificGender)
  return isAsked ? <TextField {...textProps('specificGender')} /> : <Gap />
}

/** Keeps the gender's neighbour empty on wide screens. */
const Gap = () => <div aria-hidden="true" />

/** Step IV: the first measurements. */
export const FormStep = () => (
  <StepGrid>
    <SegmentedField {...choiceProps('babyGender')} />
    <SpecificGender />
    <ComboField {...comboProps('babyRace')} />
    <ComboField {...comboProps('babyNationality')} />
    <Section
      id="measures"
      title="Measures"
      level="top"
      end={<SwitchField {...flagProps('metricMeasures')} />}
    >
      <MetricField name="babyHeight" label="Height" measure={height} />
      <MetricField name="babyWeight" label="Weight" measure={weight} />
      <MeasureField
        {...fieldProps('babyHeadCircumference')}
        {...unitProps('babyHeadCircumferenceUnit')}
        noteOf={likelierUnitOfHead}
      />
      <MeasureField
        {...fieldProps('babyBirthTemperature')}
        {...unitProps('babyBirthTemperatureUnit')}
        noteOf={likelierUnitOfTemperature}
      />
    </Section>
    <Section id="nature" title="Nature">
      <SelectField {...choiceProps('babyBirthType')} />
      <SelectField {...choiceProps('babyBloodType')} />
      <ComboField {...comboProps('babyEyeColor')} drawingOf={irisOf} />
      <ComboField {...comboProps('babyHairColor')} drawingOf={strandsOf} />
    </Section>
  </StepGrid>
)
