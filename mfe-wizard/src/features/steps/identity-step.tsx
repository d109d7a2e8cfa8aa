import { SwitchField } from '@shared/web/form/switch-field'
import { TextAreaField } from '@shared/web/form/text-area-field'
import { TextField } from '@shared/web/form/text-field'
import { useFlag } from '@shared/web/form/form-scope'
import { askMyaForEtymology, askMyaForOrigin } from './form-links'
import { StepGrid } from './step-layout'

function NameOrigin() {
  const isAsked = useFlag('myaCalculateOrigin')
  return (
    <TextAreaField
      name="babyNameOrigin"
      label="Name origin"
      placeholder="Where the name comes from, and why you chose it"
      maxLength={2000}
      isWide
      isFilledByMya={isAsked}
      end={
        <SwitchField
          name="myaCalculateOrigin"
          label="Ask MYA"
          accessibleLabel="Ask MYA for the name origin"
          alongside={askMyaForOrigin}
        />
      }
    />
  )
}

function NameEtymology() {
  const isAsked = useFlag('myaCalculateEtymology')
  return (
    <TextAreaField
      name="babyNameEtymology"
      label="Name etymology"
      placeholder="The words and languages it grew from"
      maxLength={2000}
      isWide
      isFilledByMya={isAsked}
      end={
        <SwitchField
          name="myaCalculateEtymology"
          label="Ask MYA"
          accessibleLabel="Ask MYA for the name etymology"
          alongside={askMyaForEtymology}
        />
      }
    />
  )
}

/** Step I: who the child is called, and where the record goes. */
export const IdentityStep = () => (
  <StepGrid>
    <TextField
      name="email"
      label="Email"
      hint="Your sacred record will be delivered to this address."
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={320}
      isRequired
      isWide
    />
    <TextField
      name="babyFirstName"
      label="Baby’s first name"
      autoCapitalize="words"
      maxLength={200}
      isRequired
    />
    <TextField name="babyMiddleName" label="Middle name" autoCapitalize="words" maxLength={200} />
    <TextField name="babyLastName" label="Last name" autoCapitalize="words" maxLength={200} isRequired />
    <TextField name="babyNicknames" label="Informal nicknames" autoCapitalize="words" maxLength={200} />
    <NameOrigin />
    <NameEtymology />
    <TextAreaField
      name="babyNameMeaning"
      label="Name meaning"
      placeholder="What the name means to you"
      maxLength={2000}
      isMarkedOptional
      isWide
    />
  </StepGrid>
)
