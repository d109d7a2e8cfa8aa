import { SwitchField } from '@shared/web/form/switch-field'
import { TextAreaField } from '@shared/web/form/text-area-field'
import { TextField } from '@shared/web/form/text-field'
import { useFlag } from '@shared/web/form/form-scope'
import { flagProps, textProps } from './field-props'
import { AskMyaNow } from './ask-mya-now'
import { askMyaForEtymology, askMyaForOrigin } from './form-links'
import { StepGrid } from './step-layout'

function NameOrigin() {
  const isAsked = useFlag('myaCalculateOrigin')
  return (
    <TextAreaField
      {...textProps('babyNameOrigin')}
      placeholder="Where the name comes from, and why you chose it"
      isWide
      isFilledByMya={isAsked}
      end={
        <>
          <AskMyaNow name="babyNameOrigin" flag="myaCalculateOrigin" part="origin" />
          <SwitchField {...flagProps('myaCalculateOrigin')} alongside={askMyaForOrigin} />
        </>
      }
    />
  )
}

function NameEtymology() {
  const isAsked = useFlag('myaCalculateEtymology')
  return (
    <TextAreaField
      {...textProps('babyNameEtymology')}
      placeholder="The words and languages it grew from"
      isWide
      isFilledByMya={isAsked}
      end={
        <>
          <AskMyaNow name="babyNameEtymology" flag="myaCalculateEtymology" part="etymology" />
          <SwitchField {...flagProps('myaCalculateEtymology')} alongside={askMyaForEtymology} />
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
    <NameOrigin />
    <NameEtymology />
    <TextAreaField
      {...textProps('babyNameMeaning')}
      placeholder="What the name means to you"
      isMarkedOptional
      isWide
    />
  </StepGrid>
)
