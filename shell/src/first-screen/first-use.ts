/** What the page's own small script (page.html) noted on the first screen before the others came. */
export interface FirstUse {
  /** Inputs that somebody typed into, or switched. */
  typed: ReadonlySet<EventTarget>
  /** Buttons in the order in which they were pressed; a field where it was Enter in it that sent its form. */
  pressed: readonly Element[]
  /** Whether a press, or a word of an input method, has begun and not ended. */
  isUnderWay: () => boolean
  /** Called when neither is any more. */
  onRest: (() => void) | null
  /** Called when the page has taken the place of its first screen, before it is painted. */
  onTaken: (() => void) | null
  stop: () => void
}

declare global {
  interface Window {
    firstUse?: FirstUse
  }
}

/** Resolves when nothing is under way that an exchange of the page would tear. */
export const whenAtRest = (use: FirstUse): Promise<void> =>
  use.isUnderWay()
    ? new Promise((resolve) => {
        use.onRest = resolve
      })
    : Promise.resolve()
