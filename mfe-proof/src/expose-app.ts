import { inStages } from '@shared/web/start/in-stages'

// What the pages stand on runs one by one, before them: somebody may be reading or typing meanwhile.
await inStages(
  () => import(/* webpackMode: "eager" */ '@shared/contracts/deliveries'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/proofs'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/invites'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/comments'),
  () => import(/* webpackMode: "eager" */ './api/proof-api'),
  () => import(/* webpackMode: "eager" */ './features/join/join-page'),
  () => import(/* webpackMode: "eager" */ './features/review/review-page'),
  () => import(/* webpackMode: "eager" */ './features/success/success-page'),
)
const { default: app } = await import(/* webpackMode: "eager" */ './export-app')

export default app
