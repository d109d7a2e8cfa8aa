import { nextTask } from './in-stages'

/** Does something once what stands on the page now is painted. In a tab that nobody looks at nothing is painted: there it waits. */
export const afterPaint = (work: () => void): void =>
  // A frame is painted in the task of its callbacks.
  void requestAnimationFrame(() => void nextTask().then(work))
