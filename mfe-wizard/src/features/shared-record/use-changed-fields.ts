import { useCallback, useEffect, useRef, useState } from 'react'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { isPermitted } from '@shared/contracts/permissions'
import type { LiveState } from '@shared/contracts/versions'
import type { ChangedField } from './changed-marks'

/** How long a change of another person is pointed out, in milliseconds. */
export const shownFor = 6000

/** Who may have made a change: who is on that field, or the only other one who edits. */
function writerOf(field: BirthFormField, live: LiveState | null): string | null {
  const others = (live?.present ?? []).filter(({ isYou, role }) => !isYou && isPermitted(role, 'edit'))
  const there =
    others.find((person) => person.field === field) ?? (others.length === 1 ? others[0] : undefined)
  return there?.name ?? null
}

/** Fields that others changed in the last seconds. */
export function useChangedFields() {
  const [changed, setChanged] = useState<readonly ChangedField[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const note = useCallback((fields: readonly BirthFormField[], live: LiveState | null) => {
    const news: ChangedField[] = fields.map((field) => ({ field, by: writerOf(field, live) }))
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
