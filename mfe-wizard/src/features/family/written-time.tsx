import { writtenMoment, writtenTime } from '@shared/web/time/written-moment'

const isToday = (date: Date) => date.toDateString() === new Date().toDateString()

/** When something was said: the time of today, else the day and the time. */
export function WrittenTime({ instant }: { instant: string }) {
  const words = isToday(new Date(instant)) ? writtenTime(instant) : writtenMoment(instant, 'short')
  return (
    <time dateTime={instant} title={writtenMoment(instant)}>
      {words}
    </time>
  )
}
