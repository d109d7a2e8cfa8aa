import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * Node gives each promise of a process a property for every storage that has run anything, and Jest keeps one for each test file, the
 * request context of a service and the handlers of MSW another: after a hundred files a promise had hundreds of them.
 */
const begun = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...given) {
  begun.add(this)
  return run.apply(this, given)
}

/** Ends the contexts that the test file has begun. */
export function endContexts() {
  for (const storage of begun) storage.disable()
  begun.clear()
}
