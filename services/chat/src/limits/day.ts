const dayMs = 86_400_000

/** The day (UTC) that a moment lies in, as counts are kept by it: its number since 1970, and when it ends. */
export function dayOf(at: Date): { day: number; endsAt: Date } {
  const day = Math.floor(at.getTime() / dayMs)
  return { day, endsAt: new Date((day + 1) * dayMs) }
}
