/** Pixels: a line that is not quite in sight. */
const almost = 40

/** Whether the end of what scrolls is in sight. */
export const isScrolledToEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight - scrollTop - clientHeight < almost
