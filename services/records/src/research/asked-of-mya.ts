import type { BirthForm } from '@shared/contracts/birth-form'
import type { ResearchedPart } from '@shared/contracts/name-research'
import { readsAsResearched } from '@shared/contracts/reads-as-researched'
import { isPromise } from '@shared/contracts/researched-text'

/** What stands in the field of a part. */
export const typedOf = (form: BirthForm, part: ResearchedPart): string =>
  part === 'origin' ? form.babyNameOrigin : form.babyNameEtymology

/** Whether MYA is to find out a part. What a parent has typed is theirs: only her own promise gives way to her answer. */
export const isAskedFor = (form: BirthForm, part: ResearchedPart): boolean =>
  (part === 'origin' ? form.myaCalculateOrigin : form.myaCalculateEtymology) &&
  isPromise(part, typedOf(form, part))

/** Whether the research has a say in a form: it is asked for, or words stand there that she may have filled in. */
export const hasToDoWithMya = (form: BirthForm): boolean =>
  (['origin', 'etymology'] as const).some(
    (part) => isAskedFor(form, part) || readsAsResearched(part, typedOf(form, part)),
  )
