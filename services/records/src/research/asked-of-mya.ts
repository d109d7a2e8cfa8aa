import type { BirthForm } from '@shared/contracts/birth-form'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'

/** What of a form MYA is to find out. What a parent has typed is theirs: only her own promise gives way to her answer. */
export const askedOf = (form: BirthForm) => ({
  isOrigin: form.myaCalculateOrigin && ['', myaWillResearchOrigin].includes(form.babyNameOrigin),
  isEtymology: form.myaCalculateEtymology && ['', myaWillResearchEtymology].includes(form.babyNameEtymology),
})
