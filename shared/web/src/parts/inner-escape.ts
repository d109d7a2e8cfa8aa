/** Marks what is within a sheet and has a use of its own for Escape, such as a question that it takes back. */
export const takesEscape = { 'data-takes-escape': '' } as const

/** For Radix, which hears Escape before anything in the sheet does: there it ends the writing of a character, or what is marked. */
export function keepInnerEscape(event: KeyboardEvent): void {
  const { target, isComposing } = event
  const isInner = target instanceof Element && target.closest('[data-takes-escape]') !== null
  if (isComposing || isInner) event.preventDefault()
}
