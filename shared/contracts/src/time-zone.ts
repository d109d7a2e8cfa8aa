/** True for a name that this run time knows as a time zone: 'Europe/Stockholm', 'UTC'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
