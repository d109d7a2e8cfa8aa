/** The highest count among some, and those that reach it, in their own order: of equals none comes before the others. */
export const highestCountOf = <One>(
  all: readonly One[],
  countOf: (one: One) => number,
): { most: number; leading: One[] } => {
  const most = Math.max(...all.map(countOf))
  return { most, leading: all.filter((one) => countOf(one) === most) }
}
