const parts = (version) => version.split('.').map(Number)

/** Below zero where `one` is the older version, above where it is the newer one. */
function compare(one, other) {
  const [a, b] = [parts(one), parts(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : a[at] - b[at]
}

/**
 * In place of the federation runtime's, which knows every way to write a range. Our builds write '^1.2.3' of what they need, the runtime
 * '<=1.2.3' to find the newer of two, the host '*' of what it brings itself. Versions are three numbers; of a version before 1.0.0 the
 * middle one must be the same.
 */
export function satisfy(version, range) {
  if (range === '*') return true
  if (range.startsWith('<=')) return compare(version, range.slice(2)) <= 0
  const least = range.replace('^', '')
  const fixed = least.startsWith('0.') ? 2 : 1
  const isSame = parts(version).slice(0, fixed).join() === parts(least).slice(0, fixed).join()
  return isSame && compare(version, least) >= 0
}
