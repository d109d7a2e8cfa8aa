import { inStages } from '@shared/web/start/in-stages'

// What the pages stand on runs one by one, before them: somebody may be typing a password meanwhile.
await inStages(
  () => import(/* webpackMode: "eager" */ '@shared/contracts/accounts'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/admin'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/press-room'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/partners'),
  () => import(/* webpackMode: "eager" */ './api/staff-api'),
  () => import(/* webpackMode: "eager" */ './features/sign-in/auth-page'),
  () => import(/* webpackMode: "eager" */ './features/dashboard/dashboard-page'),
  () => import(/* webpackMode: "eager" */ './features/record/record-page'),
  () => import(/* webpackMode: "eager" */ './features/press-room/press-room-page'),
)
const { default: app } = await import(/* webpackMode: "eager" */ './export-app')

export default app
