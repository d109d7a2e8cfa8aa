import { useContext } from 'react'
import styled from 'styled-components'
import { CheckboxField } from '@shared/web/form/checkbox-field'
import { hintStyle } from '@shared/web/form/field-style'
import { latePart } from '@shared/web/parts/late-part'
import { isSameBirth, knownBirthOf } from '../../form/known-birth'
import { MayAttestContext } from '../../form/may-attest'
import { useBirthForm } from '../../form/use-birth-form'
import { InsightNote, InsightSkeleton } from './insight-grid'
import type { StepProps } from './steps'
import { Chapter, ChapterHead, Summary } from './summary'
import { usePlaceLookedUp } from './use-place-looked-up'

// The ephemeris is heavy, and only this step needs it.
const PersonalInsights = latePart(() =>
  import('./personal-insights').then((module) => module.PersonalInsights),
)

function Insights() {
  const birth = useBirthForm(knownBirthOf, isSameBirth)
  return (
    <Chapter aria-labelledby="personal-insights">
      <ChapterHead>
        <h2 id="personal-insights">Personal Insights</h2>
      </ChapterHead>
      {birth ? (
        <PersonalInsights birth={birth} whileAway={<InsightSkeleton />} />
      ) : (
        <InsightNote>They are drawn from the date of birth, once it is known.</InsightNote>
      )}
    </Chapter>
  )
}

/* Takes the box from who may not tick it. */
const Word = styled.fieldset`
  display: contents;
`
const Hint = styled.p`
  ${hintStyle}
  margin-bottom: 8px;
`

/** The parent's word, which an editor reads and does not give. */
function Acknowledgement() {
  const mayAttest = useContext(MayAttestContext)
  return (
    <Word disabled={!mayAttest}>
      {mayAttest ? null : <Hint>Its owner ticks this, and submits the record.</Hint>}
      <CheckboxField name="acknowledgement" isRequired>
        I acknowledge that these insights are based on traditional and cultural systems from around the world,
        interpreted for fun and inspiration, and are not to be taken as medical or legal advice.
      </CheckboxField>
    </Word>
  )
}

/** Step V: all of it once more, and the parent's word. */
export function ReviewStep({ onEditStep, printed, places }: StepProps) {
  usePlaceLookedUp(onEditStep !== undefined, places)
  return (
    <div>
      <Summary onEditStep={onEditStep} printed={printed} />
      <Insights />
      <Chapter aria-labelledby="final-inscription">
        <ChapterHead>
          <span aria-hidden="true">V</span>
          <h2 id="final-inscription">Final Inscription</h2>
        </ChapterHead>
        <Acknowledgement />
      </Chapter>
    </div>
  )
}
