import { firstScreenId } from '@shared/contracts/first-screens'
import { renderFirstScreens } from '@shared/web/at-build-time/render-first-screens'
import app from './export-app'
import { fillFirstScreen } from './features/success/fill-first-screen'

export const firstScreens = renderFirstScreens(app, [
  { path: '/proof-review/:proofId', address: '/proof-review/x' },
  { path: '/proof-review', address: '/proof-review' },
  { path: '/join/:token', address: '/join/x' },
  { path: '/success', address: '/success', script: `(${String(fillFirstScreen)})('${firstScreenId}')` },
])
