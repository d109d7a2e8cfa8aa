/** The id of the element that takes the focus of a field. Names are unique in a page: one form is open at a time. */
export const fieldId = (name: string): string => `field-${name}`
export const hintId = (name: string): string => `${fieldId(name)}-hint`
export const errorId = (name: string): string => `${fieldId(name)}-error`
export const noteId = (name: string): string => `${fieldId(name)}-note`

/** Ids of what describes a field, as `aria-describedby` wants them; undefined when nothing does. */
export function describedBy(
  name: string,
  parts: { hint?: unknown; error?: unknown; note?: unknown },
): string | undefined {
  const ids = [
    parts.error ? errorId(name) : '',
    parts.hint ? hintId(name) : '',
    parts.note ? noteId(name) : '',
  ].filter(Boolean)
  return ids.length ? ids.join(' ') : undefined
}

/** What takes the focus for a field: itself, a radio or input inside it, or the first input of its group. */
function focusTarget(place: HTMLElement): HTMLElement | null {
  if (place.matches('input, select, textarea, button')) return place
  const inside =
    place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>('input, button')
  return inside ?? place.closest('fieldset')?.querySelector<HTMLElement>('input') ?? null
}

/** Focuses a field and brings it into view. False when it is not on the page. */
export function focusField(name: string): boolean {
  const place = document.getElementById(fieldId(name))
  const target = place && focusTarget(place)
  if (!target) return false
  target.focus({ preventScroll: true })
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  return document.activeElement === target
}
