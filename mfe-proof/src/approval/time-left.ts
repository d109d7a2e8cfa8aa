const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** What is left of a time, of milliseconds to the minute, rounded down: 'another 23 hours and 5 minutes'. */
export function timeLeft(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than another minute'
  const hours = Math.floor(minutes / 60)
  const words = [
    ...(hours ? [counted(hours, 'hour')] : []),
    ...(minutes % 60 ? [counted(minutes % 60, 'minute')] : []),
  ]
  return `another ${words.join(' and ')}`
}
