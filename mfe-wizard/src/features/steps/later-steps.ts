import type { ComponentType } from 'react'
import type { StepProps } from './steps'

/** Steps II to V, in one file of the build: nobody needs them to begin. Each runs when it is asked for, not when the file comes. */
export const stepModules: Record<
  'moment' | 'lineage' | 'form' | 'review',
  () => Promise<ComponentType<StepProps>>
> = {
  moment: async () => (await import(/* webpackMode: "eager" */ './moment-step')).MomentStep,
  lineage: async () => (await import(/* webpackMode: "eager" */ './lineage-step')).LineageStep,
  form: async () => (await import(/* webpackMode: "eager" */ './form-step')).FormStep,
  review: async () => (await import(/* webpackMode: "eager" */ './review-step')).ReviewStep,
}
