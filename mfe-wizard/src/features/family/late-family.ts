import { lateApiPart } from '../../api/late-api-part'

/** Loaded when a record is shared: nobody waits for it to type. */
export const LateFamilyRail = lateApiPart(() => import('./family-rail').then((module) => module.FamilyRail))
