import { latePart } from '@shared/web/parts/late-part'

/** Loaded when a record is shared: nobody waits for it to type. */
export const LateFamilyRail = latePart(() => import('./family-rail').then((module) => module.FamilyRail))
