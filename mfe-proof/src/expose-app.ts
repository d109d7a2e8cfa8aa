import { inStages } from '@shared/web/start/in-stages'

// What the pages stand on runs one by one, before them: somebody may be reading or typing meanwhile.
export default inStages(
  () => import(/* webpackMode: "eager" */ '@shared/contracts/deliveries'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/proofs'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/invites'),
  () => import(/* webpackMode: "eager" */ './api/proof-api'),
  () => import(/* webpackMode: "eager" */ './features/join/join-page'),
  () => import(/* webpackMode: "eager" */ './features/review/review-page'),
  () => import(/* webpackMode: "eager" */ './features/success/success-page'),
)
  .then(() => import(/* webpackMode: "eager" */ './export-app'))
  .then(({ default: app }) => app)
