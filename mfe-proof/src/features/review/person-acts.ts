/** Pressing, tapping, typing and scrolling by hand; moving the mouse is left out, for it may only have lain there. */
const acts = ['click', 'keydown', 'pointerdown', 'wheel'] as const

/**
 * Waits until somebody does something on the page. Programs that look through e-mails open their links too, and some run the
 * scripts of the page; the events that a script makes are not trusted by the browser, and do not count here.
 * @throws the signal's reason once it is aborted
 */
export const untilPersonActs = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      for (const act of acts) window.removeEventListener(act, onAct, true)
      signal.removeEventListener('abort', onAbort)
    }
    const onAct = ({ isTrusted }: Event) => {
      if (!isTrusted) return
      stop()
      resolve()
    }
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    for (const act of acts) window.addEventListener(act, onAct, { capture: true, passive: true })
    signal.addEventListener('abort', onAbort)
  })
