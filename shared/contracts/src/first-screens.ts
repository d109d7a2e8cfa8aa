import type { PublicSettings } from './remote-app'

/** The file beside a remote's manifest that holds its first screens, made by its build: an array of `FirstScreen`. */
export const firstScreensFile = 'first-screens.json'

/** Of the element of the page in which a first screen stands, beside the empty one of the shell. */
export const firstScreenId = 'first-screen'

/** A page as it looks before any script of it has run: the very markup that its remote draws first. */
export interface FirstScreen {
  /** The address it stands at: '/success', '/join/:token'. */
  path: string
  /** Parameters of the address with which the page begins as something else. */
  exceptQuery: string[]
  /** Somebody who may be signed in sees something else first. */
  isForStrangers: boolean
  /** Only somebody who may be signed in sees it first. */
  isForStaff: boolean
  html: string
  css: string
  /** Puts in, before the first paint, what only the device knows; '' where there is nothing. */
  script: string
}

/** What first screens are drawn with; a platform with other settings begins without them. */
export const settingsAsDrawn: PublicSettings = { testMode: false, familiesClaim: '10,000+' }
