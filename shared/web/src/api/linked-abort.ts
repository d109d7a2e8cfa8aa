/** A controller that aborts with `signal` too, until `unlink`: in place of AbortSignal.any, which Safari has from 17.4 on. */
export function linkedAbort(signal: AbortSignal): { controller: AbortController; unlink: () => void } {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal.reason)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  return { controller, unlink: () => signal.removeEventListener('abort', onAbort) }
}
