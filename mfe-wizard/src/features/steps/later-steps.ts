/** Steps II to V, in one file of the build: nobody needs them to begin. */
export { FormStep } from './form-step'
export { LineageStep } from './lineage-step'
export { MomentStep } from './moment-step'
export { ReviewStep } from './review-step'
