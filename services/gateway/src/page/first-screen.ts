import { firstScreenId, settingsAsDrawn } from '@shared/contracts/first-screens'
import type { FirstScreen } from '@shared/contracts/first-screens'
import type { PublicSettings } from '@shared/contracts/remote-app'

/** Whether an address has the shape of a path like '/join/:token'. */
const hasShape = (shape: string, path: string): boolean => {
  const parts = path.split('/')
  const wanted = shape.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

export interface PageAddress {
  path: string
  query: Readonly<Record<string, unknown>>
  isSessionPossible: boolean
}

/** The first screen that is true at an address, of those that its remote drew; undefined where only scripts know what to show. */
export const firstScreenAt = (
  screens: readonly FirstScreen[],
  { path, query, isSessionPossible }: PageAddress,
): FirstScreen | undefined =>
  screens.find(
    (screen) =>
      hasShape(screen.path, path) &&
      !(isSessionPossible ? screen.isForStrangers : screen.isForStaff) &&
      !screen.exceptQuery.some((name) => name in query),
  )

/** Whether pages look, with these settings, as they were drawn. */
export const areDrawnSettings = ({ testMode, familiesClaim }: PublicSettings): boolean =>
  testMode === settingsAsDrawn.testMode && familiesClaim === settingsAsDrawn.familiesClaim

/** A first screen as markup of the page: its rules, then in an element of its own what was drawn, then the script, before any paint. */
export const firstScreenTag = ({ html, css, script }: FirstScreen, nonce: string): string => {
  const scriptTag = script === '' ? '' : `<script>${script}</script>`
  return `<div id="${firstScreenId}"><style nonce="${nonce}">${css}</style><div>${html}</div>${scriptTag}</div>`
}
