import { SwitchField } from '@shared/web/form/switch-field'
import { TextAreaField } from '@shared/web/form/text-area-field'
import { TextField } from '@shared/web/form/text-field'
import { useFlag } from '@shared/web/form/form-scope'
import type { FlagAlongside } from '@shared/web/form/use-field'
import { flagProps, textProps } from './field-props'
import { AskMyaNow } from './ask-mya-now'
import { askMyaForEtymology, askMyaForOrigin } from './form-links'
import { useResearched } from './researched-source'
import type { ResearchedField } from './researched-source'
import { StepGrid } from './step-layout'

interface NameFieldProps extends ResearchedField {
  placeholder: string
  alongside: FlagAlongside
}

/** What MYA can find out: on submit where her switch is on, or now. */
function NameField({ placeholder, alongside, ...field }: NameFieldProps) {
  const { name, flag } = field
  const isAsked = useFlag(flag)
  const { hers, standing } = useResearched(field)
  return (
    <TextAreaField
      {...textProps(name)}
      placeholder={placeholder}
      isWide
      isFilledByMya={isAsked}
      note={standing?.note}
      end={
        <>
          <AskMyaNow {...field} hers={hers} isOutdated={standing?.isOutdated ?? false} />
          <SwitchField {...flagProps(flag)} alongside={alongside} />
        </>
      }
    />
  )
}

/** Step I: who the child is called, and where the record goes. */
export const IdentityStep = () => (
  <StepGrid>
    <TextField
      {...textProps('email')}
      hint="Your sacred record will be delivered to this address."
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      isWide
    />
    <TextField {...textProps('babyFirstName')} autoCapitalize="words" />
    <TextField {...textProps('babyMiddleName')} autoCapitalize="words" />
    <TextField {...textProps('babyLastName')} autoCapitalize="words" />
    <TextField {...textProps('babyNicknames')} autoCapitalize="words" />
    <NameField
      name="babyNameOrigin"
      part="origin"
      flag="myaCalculateOrigin"
      placeholder="Where the name comes from, and why you chose it"
      alongside={askMyaForOrigin}
    />
    <NameField
      name="babyNameEtymology"
      part="etymology"
      flag="myaCalculateEtymology"
      placeholder="The words and languages it grew from"
      alongside={askMyaForEtymology}
    />
    <TextAreaField
      {...textProps('babyNameMeaning')}
      placeholder="What the name means to you"
      isMarkedOptional
      isWide
    />
  </StepGrid>
)
