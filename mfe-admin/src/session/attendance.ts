/** Milliseconds without a key or a press after which what the page asks is its own doing. */
const unattendedAfter = 60_000
const signs = ['keydown', 'pointerdown', 'wheel']
let lastTouched = Date.now()

const note = () => {
  lastTouched = Date.now()
}

/** Notes when somebody presses a key, or touches or scrolls the page, until what it answers is called. For `useEffect`. */
export function watchAttendance(): () => void {
  const options = { capture: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, note, options)
  return () => signs.forEach((sign) => window.removeEventListener(sign, note, options))
}

/** Whether nobody has touched the page for a minute: what it asks then must not keep a session from ending unused. */
export const isUnattended = (): boolean => Date.now() - lastTouched > unattendedAfter
