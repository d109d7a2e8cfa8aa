const day = 86_400_000

/**
 * When an invitation is reminded of: three days before it expires, or a day, or a quarter of its time where that is less. None
 * for one that holds for ten years.
 */
export function reminderTime(sentAt: Date, expiresInDays: number): Date | undefined {
  if (expiresInDays > 365) return undefined
  const lead = expiresInDays >= 14 ? 3 * day : Math.min(day, (expiresInDays * day) / 4)
  return new Date(sentAt.getTime() + expiresInDays * day - lead)
}
