import { latePart } from './late-part'

/** The `Rosette` where there is not always one to draw: its code comes with the first Proof ID. */
export const LateRosette = latePart(() => import('./rosette').then((module) => module.Rosette))
