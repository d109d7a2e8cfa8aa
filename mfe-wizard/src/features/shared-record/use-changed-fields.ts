import { useCallback, useEffect, useRef, useState } from 'react'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { SharedRecord } from '@shared/contracts/versions'
import type { ChangedField } from './changed-marks'

/** How long a change of another person is pointed out, in milliseconds. */
const shownFor = 6000

/** Fields that others changed in the last seconds. */
export function useChangedFields() {
  const [changed, setChanged] = useState<readonly ChangedField[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const note = useCallback((fields: readonly BirthFormField[], writtenBy: SharedRecord['writtenBy']) => {
    const writerOf = (field: string) => writtenBy.find((written) => written.fields.includes(field))?.name
    const news: ChangedField[] = fields.map((field) => ({ field, by: writerOf(field) ?? null }))
    const isOther = (entry: ChangedField) => !news.some(({ field }) => field === entry.field)
    setChanged((before) => [...before.filter(isOther), ...news])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setChanged((before) => before.filter((entry) => !news.includes(entry)))
    }, shownFor)
    timers.current.add(timer)
  }, [])
  return { changed, note }
}
