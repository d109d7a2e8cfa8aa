import { inStages } from '@shared/web/start/in-stages'

// A page behind the list that was asked for by its address is fetched beside.
if (location.pathname.startsWith('/admin/')) void import('./app/late-pages').catch(() => undefined)

// What the pages stand on runs one by one, before them: somebody may be typing a password meanwhile.
export default inStages(
  () => import(/* webpackMode: "eager" */ '@shared/contracts/accounts'),
  () => import(/* webpackMode: "eager" */ '@shared/contracts/admin'),
  () => import(/* webpackMode: "eager" */ './api/staff-api'),
  () => import(/* webpackMode: "eager" */ './features/sign-in/auth-page'),
  () => import(/* webpackMode: "eager" */ './features/dashboard/dashboard-page'),
)
  .then(() => import(/* webpackMode: "eager" */ './export-app'))
  .then(({ default: app }) => app)
