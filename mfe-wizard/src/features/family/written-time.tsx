const isToday = (date: Date) => date.toDateString() === new Date().toDateString()

/** When something was said: the time of today, else the day and the time. */
export function WrittenTime({ instant }: { instant: string }) {
  const date = new Date(instant)
  const words = new Intl.DateTimeFormat(
    undefined,
    isToday(date) ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date)
  return (
    <time
      dateTime={instant}
      title={new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(date)}
    >
      {words}
    </time>
  )
}
