import type { BirthForm } from '@shared/contracts/birth-form'
import type { Birth } from '@shared/insights/birth-moment'
import type { ProofIdInput } from '@shared/insights/proof-id'

/** When and where the child of a form was born, as far as the form says. */
export const birthOfForm = (form: BirthForm): Birth => {
  const { birthLatitude: latitude, birthLongitude: longitude, birthTimeZone } = form
  return {
    date: form.babyDateOfBirth,
    time: timeOf(form) || undefined,
    place:
      latitude === null || longitude === null
        ? undefined
        : { latitude, longitude, timeZone: birthTimeZone || undefined },
  }
}

// A time that was typed before 'Time unknown' was ticked is not the time of birth.
const timeOf = (form: BirthForm) => (form.babyTimeUnknown ? '' : form.babyTimeOfBirth)

/** What the Proof ID of a form is made of. */
export const proofIdInputOf = (form: BirthForm): ProofIdInput => ({
  firstName: form.babyFirstName,
  lastName: form.babyLastName,
  birthDate: form.babyDateOfBirth,
  birthTime: timeOf(form),
  differentChild: form.differentChild || undefined,
})
