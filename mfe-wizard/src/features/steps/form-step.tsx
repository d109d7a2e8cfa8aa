import type { BirthFormField } from '@shared/contracts/birth-form'
import { ComboField } from '@shared/web/form/combo-field'
import { textOf, useFormSelector } from '@shared/web/form/form-scope'
import { MeasureField } from '@shared/web/form/measure-field'
import { SegmentedField } from '@shared/web/form/segmented-field'
import { SelectField } from '@shared/web/form/select-field'
import { SwitchField } from '@shared/web/form/switch-field'
import { TextField } from '@shared/web/form/text-field'
import type { FlagAlongside } from '@shared/web/form/use-field'
import { choiceProps, comboProps, fieldProps, flagProps, textProps, unitProps } from './field-props'
import { height, weight } from './metric-entries'
import { MetricField } from './metric-field'
import { asksForSpecificGender } from './questions'
import { useSlipQuestion } from './slip-questions'
import { Section, StepGrid } from './step-layout'
import { irisOf, strandsOf } from './swatches'

function SpecificGender() {
  const isAsked = useFormSelector(asksForSpecificGender)
  return isAsked ? <TextField {...textProps('specificGender')} /> : <Gap />
}

/** Keeps the gender's neighbour empty on wide screens. */
const Gap = () => <div aria-hidden="true" />

const Measure = ({ name, unitName }: Record<'name' | 'unitName', BirthFormField>) => (
  <MeasureField {...fieldProps(name)} {...unitProps(unitName)} note={useSlipQuestion(name)} />
)

/** Who measures in centimetres measures in °C; a temperature that stands keeps the unit in which it was typed. */
const temperatureUnitOf: FlagAlongside = (isMetric, values) =>
  textOf(values['babyBirthTemperature']) ? {} : { babyBirthTemperatureUnit: isMetric ? '°C' : '°F' }

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
      end={<SwitchField {...flagProps('metricMeasures')} alongside={temperatureUnitOf} />}
    >
      <MetricField name="babyHeight" label="Height" measure={height} />
      <MetricField name="babyWeight" label="Weight" measure={weight} />
      <Measure name="babyHeadCircumference" unitName="babyHeadCircumferenceUnit" />
      <Measure name="babyBirthTemperature" unitName="babyBirthTemperatureUnit" />
    </Section>
    <Section id="nature" title="Nature">
      <SelectField {...choiceProps('babyBirthType')} />
      <SelectField {...choiceProps('babyBloodType')} />
      <ComboField {...comboProps('babyEyeColor')} drawingOf={irisOf} />
      <ComboField {...comboProps('babyHairColor')} drawingOf={strandsOf} />
    </Section>
  </StepGrid>
)
