import { renderFirstScreens } from '@shared/web/at-build-time/render-first-screens'
import app from './export-app'
import { beginFirstCalls } from './features/dashboard/begin-first-calls'

export const firstScreens = renderFirstScreens(app, [
  // Whoever is signed in is led on to the dashboard.
  { path: '/auth', address: '/auth', isForStrangers: true, exceptQuery: ['reset'] },
  // The frame that holds nothing of a family: whether the session still holds is asked as it stands there.
  { path: '/admin', address: '/admin', isForStaff: true, script: `(${String(beginFirstCalls)})()` },
])
