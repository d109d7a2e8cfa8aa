/**
 * The contract between the host and the remotes it loads at run time. Raise the version when a remote built against an
 * older contract could no longer run; the host refuses what it does not speak and says so in the remote's place.
 */
export const remoteContractVersion = 1

export interface SessionUser {
  id: string
  username: string
}

export interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Stays until dismissed or replaced, instead of 5 s. */
  isPersistent?: boolean
  /** A press on the toast (its whole face is then a button). */
  onPress?: () => void
}

export interface ToastHandle {
  dismiss: () => void
}

/** What the host gives every remote, as props. A remote reaches the page's shared services in no other way. */
export interface HostProps {
  session: {
    user: SessionUser | null
    isLoading: boolean
    setUser: (user: SessionUser | null) => void
  }
  notify: (toast: Toast) => ToastHandle
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Renders another remote's slot component by name; its failure costs its own place only. */
  Slot: (props: SlotProps) => unknown
  theme: { name: ThemeName; choose: (name: ThemeName) => void }
  settings: PublicSettings
}

export type ThemeName = 'system' | 'paper' | 'night'

/** Run-time settings of the platform that a page may know; served by the gateway inside the page. */
export interface PublicSettings {
  testMode: boolean
  /** The figure of 'Trusted by 10,000+ families': '10,000+'; '' hides the sentence. */
  familiesClaim: string
}

export type SlotName = 'chat-drawer' | 'companion-guide' | 'collaboration-panel'

export interface SlotProps {
  name: SlotName
  /** Handed to the slot's component as they are. */
  props?: Readonly<Record<string, unknown>>
}

/** Default export of a remote's `./app`, or a promise of it. */
export interface RemoteApp {
  contractVersion: number
  name: string
  /** Route patterns the remote answers, relative to the site. */
  routes: readonly string[]
  /** A React component; typed loosely so that contracts depend on no framework. */
  Component: (props: HostProps) => unknown
}

/** Default export of a remote's slot module (`./chat-drawer` …), or a promise of it. */
export interface RemoteSlot {
  contractVersion: number
  Component: (props: HostProps & Readonly<Record<string, unknown>>) => unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && '$$typeof' in value)

/** True for a value that has the shape of a RemoteApp of the contract version this build speaks. */
export const isRemoteApp = (value: unknown): value is RemoteApp =>
  isObject(value) &&
  value['contractVersion'] === remoteContractVersion &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['routes']) &&
  isComponent(value['Component'])

/** True for a value that has the shape of a RemoteSlot of the contract version this build speaks. */
export const isRemoteSlot = (value: unknown): value is RemoteSlot =>
  isObject(value) && value['contractVersion'] === remoteContractVersion && isComponent(value['Component'])
