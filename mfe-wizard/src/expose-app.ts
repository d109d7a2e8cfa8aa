import { inStages } from '@shared/web/start/in-stages'

// The form's tables and rules run one by one, before the screens that stand on them: somebody may be typing meanwhile.
export default inStages(
  () => import(/* webpackMode: "eager" */ '@shared/contracts/birth-fields/identity'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/birth-fields/moment'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/birth-fields/lineage'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/birth-fields/form'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/form-rules'),
  () => import(/* webpackMode: "eager" */ './features/steps/identity-step'),
  () => import(/* webpackMode: "eager" */ './features/frame/wizard-frame'),
  () => import(/* webpackMode: "eager" */ './features/draft/use-draft'),
)
  .then(() => import(/* webpackMode: "eager" */ './export-app'))
  .then(({ default: app }) => app)
