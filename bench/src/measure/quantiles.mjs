/** The value below which `share` (0 to 1) of the values lie: the nearest-rank quantile of a list of numbers. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values) => quantile(values, 0.5)
