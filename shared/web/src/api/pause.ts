/** Calls `listener` when the device comes online, and when the page is looked at again. Returns how to stop that. */
export function onReturn(listener: () => void): () => void {
  const onShown = () => document.visibilityState === 'visible' && listener()
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', onShown)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', onShown)
  }
}

/**
 * Waits before something is tried again; ends early when the device comes online or the page is looked at again.
 * @param signal ends the waiting of something that may be given up
 * @throws the signal's reason once it is aborted
 */
export const pauseUntilReturn = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = (then: () => void) => () => {
      clearTimeout(timer)
      stopListening()
      signal?.removeEventListener('abort', onAbort)
      then()
    }
    const onEnd = end(resolve)
    const onAbort = end(() => reject(signal?.reason))
    const timer = setTimeout(onEnd, milliseconds)
    const stopListening = onReturn(onEnd)
    signal?.addEventListener('abort', onAbort)
  })

/** Calls `listener` once the page has been hidden for so long without a break. Returns how to stop that. */
export function onHiddenFor(milliseconds: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(listener, milliseconds)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Waits while the page is hidden.
 * @throws the signal's reason once it is aborted
 */
export const untilShown = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    if (document.visibilityState !== 'hidden') return resolve()
    const stop = () => {
      document.removeEventListener('visibilitychange', onShown)
      signal.removeEventListener('abort', onAbort)
    }
    const onShown = () => {
      if (document.visibilityState === 'hidden') return
      stop()
      resolve()
    }
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    document.addEventListener('visibilitychange', onShown)
    signal.addEventListener('abort', onAbort)
  })
