import { useSyncExternalStore } from 'react'
import type { ThemeName } from '@shared/contracts/remote-app'

/** Where the choice is kept on the device. The page's first script (shell/src/page.html) reads it before the first paint. */
export const themeStorageKey = 'codex-theme'

/** The colour of the browser's own bars: the paper of each theme (tokens.css). */
const barColours = { paper: '#fbf8f0', night: '#131627' }

const readChoice = (): ThemeName => {
  try {
    const stored = localStorage.getItem(themeStorageKey)
    return stored === 'paper' || stored === 'night' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const writeChoice = (name: ThemeName) => {
  try {
    if (name === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, name)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

let choice: ThemeName | undefined
const listeners = new Set<() => void>()

const systemNight = () => matchMedia('(prefers-color-scheme: dark)')

const apply = () => {
  const name = currentChoice()
  const shown = name === 'system' ? (systemNight().matches ? 'night' : 'paper') : name
  document.documentElement.dataset['theme'] = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown])
}

const currentChoice = (): ThemeName => (choice ??= readChoice())

/** Chooses a theme for this device; 'system' follows the device's own setting. */
export function chooseTheme(name: ThemeName): void {
  choice = name
  writeChoice(name)
  apply()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the page in step with the device's setting and with other tabs; call once at the start of a page. */
export function startTheme(): () => void {
  const follow = () => {
    apply()
    for (const listener of listeners) listener()
  }
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeStorageKey) return
    choice = undefined
    follow()
  }
  const query = systemNight()
  apply()
  query.addEventListener('change', follow)
  addEventListener('storage', fromOtherTab)
  return () => {
    query.removeEventListener('change', follow)
    removeEventListener('storage', fromOtherTab)
  }
}

/** The chosen theme and how to choose another. */
export function useTheme(): { name: ThemeName; choose: (name: ThemeName) => void } {
  return { name: useSyncExternalStore(subscribe, currentChoice), choose: chooseTheme }
}
