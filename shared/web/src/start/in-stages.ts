const hasYield = (value: unknown): value is { yield: () => Promise<void> } =>
  typeof value === 'object' && value !== null && 'yield' in value

/** Resolves in a task of its own, after what waited meanwhile: a key, a press, a frame. */
export const nextTask = (): Promise<void> => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  if (hasYield(scheduler)) return scheduler.yield()
  if (typeof MessageChannel === 'undefined') return new Promise((resolve) => setTimeout(resolve))
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Does one thing after the other, each in a task of its own, nothing in that of the caller, so that somebody who types or presses meanwhile is not kept waiting.
 * Used to run modules that have been fetched already, by imports that the build takes into the same file (`webpackMode: "eager"`).
 */
export async function inStages(...stages: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const stage of stages) {
    await nextTask()
    await stage()
  }
  await nextTask()
}
