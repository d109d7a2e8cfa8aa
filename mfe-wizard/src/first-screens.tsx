import { firstScreenId } from '@shared/contracts/first-screens'
import { renderFirstScreens } from '@shared/web/at-build-time/render-first-screens'
import app from './export-app'
import { draftLifetime } from '@shared/web/form/kept-drafts'
import { ownPlace } from './features/draft/draft-storage'
import { fillFirstScreen } from './features/draft/fill-first-screen'

const fillParameters = [firstScreenId, [ownPlace.key, ...ownPlace.olderKeys], draftLifetime]

export const firstScreens = renderFirstScreens(app, [
  {
    path: '/',
    address: '/',
    exceptQuery: ['proof', 'start', 'test'],
    script: `(${String(fillFirstScreen)})(...${JSON.stringify(fillParameters)})`,
  },
])
