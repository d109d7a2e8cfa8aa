/** The same function, which does not work out again what it worked out last: it remembers so many results, the oldest goes first. */
export const remembering = <Result>(
  max: number,
  make: (text: string) => Result,
): ((text: string) => Result) => {
  const made = new Map<string, { result: Result }>()
  return (text) => {
    const known = made.get(text)
    if (known) return known.result
    const result = make(text)
    const oldest = made.keys().next().value
    if (made.size >= max && oldest !== undefined) made.delete(oldest)
    made.set(text, { result })
    return result
  }
}

/** Makes something at the first call, and keeps it. */
export const once = <T>(make: () => T): (() => T) => {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: make() }).value
}
