/** Puts the focus on the heading of the step, which stays where it is on the screen. */
export const goToHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
