import { renderFirstScreens } from '@shared/web/at-build-time/render-first-screens'
import app from './export-app'

export const firstScreens = renderFirstScreens(app, [
  // Whoever is signed in is led on to the dashboard.
  { path: '/auth', address: '/auth', isForStrangers: true },
])
