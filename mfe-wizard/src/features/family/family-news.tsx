import { useEffect, useRef, useState } from 'react'
import type { Comment } from '@shared/contracts/comments'
import type { Seal } from '@shared/contracts/seals'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useCommentsQuery, useSealQuery } from '../../api/family-api'
import { personName } from '../../api/person-name'
import { placeWords } from './comments-panel'
import { useFamily } from './family-context'

const ofComments = (before: readonly Comment[], now: readonly Comment[]) => {
  const known = new Set(before.map(({ id }) => id))
  return now
    .filter(({ id, author }) => !known.has(id) && !author.isYou)
    .map((comment) => `${personName(comment.author)} wrote a comment on ${placeWords(comment)}.`)
}
const ofSeal = (before: Seal, now: Seal) => {
  const known = new Set(before.marks.map(({ id }) => id))
  const added = now.marks.filter(({ id, isYou }) => !known.has(id) && !isYou)
  if (before.marks.length && !now.marks.length) return ['‘Ready to Seal’ no longer stands.']
  return added.map((mark) => `${personName(mark)} marked the record ‘Ready to Seal’.`)
}

/** Calls `onChange` with what was there before, once something has been there. */
function useChange<T>(value: T | undefined, onChange: (before: T, now: T) => void) {
  const last = useRef<T>(undefined)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (value === undefined) return
    if (last.current !== undefined) latest.current(last.current, value)
    last.current = value
  }, [value])
}

/** What others did, read aloud when there is a pause. What they type is not: the form tells of that. */
export function FamilyNews() {
  const { record } = useFamily()
  const { data: comments } = useCommentsQuery(record.proofId)
  const { data: seal } = useSealQuery(record.proofId)
  const [news, setNews] = useState('')
  const tell = (lines: readonly string[]) => {
    if (lines.length) setNews(lines.join(' '))
  }
  useChange(comments, (before, now) => tell(ofComments(before, now)))
  useChange(seal, (before, now) => tell(ofSeal(before, now)))
  return (
    <VisuallyHidden role="status" aria-label="News of this record">
      {news}
    </VisuallyHidden>
  )
}
