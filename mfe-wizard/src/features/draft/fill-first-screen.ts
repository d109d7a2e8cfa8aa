/**
 * Puts the draft of this device into the first screen before it is painted, or takes that screen away where the draft begins with
 * something else than it shows: another step, a note, a record that was sent. It runs by itself in the page, as text: it must name
 * nothing but its parameters.
 *
 * @param screenId of the element of the first screen
 * @param keys where drafts lie: that of today's shape, then those of older ones
 * @param lifetime of a draft, in ms
 */
export function fillFirstScreen(screenId: string, keys: readonly string[], lifetime: number): void {
  const screen = document.getElementById(screenId)
  if (!screen) return
  const textAt = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that forbids storage has no draft.
      return null
    }
  }
  const [text = null, ...older] = keys.map(textAt)
  if (text === null && older.every((one) => one === null)) return
  try {
    const { values, rivals, unplaced, ...draft } = JSON.parse(text ?? '')
    const isWritten = (value: unknown) => Object.keys(value ?? {}).length > 0
    const isTrue =
      draft.stepId === 'identity' &&
      Date.now() - draft.savedAt < lifetime &&
      !(draft.recordId || draft.cloud || draft.waiting || isWritten(rivals) || isWritten(unplaced)) &&
      !(values.myaCalculateOrigin || values.myaCalculateEtymology || values.babyDateOfBirth)
    if (!isTrue) throw new Error('This draft looks otherwise')
    for (const control of screen.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea')) {
      const value: unknown = values[control.name]
      if (typeof value === 'string') control.value = value
    }
  } catch {
    screen.remove()
  }
}
