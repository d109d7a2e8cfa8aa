import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import { isPermitted } from '@shared/contracts/permissions'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useAccessListQuery, useCommentsQuery } from '../../api/family-api'
import { Composer } from './composer'
import { useFamily } from './family-context'
import type { Place } from './family-desk'
import { LeftUnsent } from './left-unsent'
import { handlesOf } from './mentions'
import { Thread } from './thread'
import { isOpenThread, threadsAt, threadsOf } from './threads'

const Threads = styled.ol`
  display: grid;
  gap: 8px;
`
const Quiet = styled.p`
  margin-top: 8px;
  font-size: var(--fs-meta);
  line-height: 1.45;
  color: var(--ink-3);
`
const Settled = styled.div`
  margin-top: 18px;
  font-size: var(--fs-meta);
`
const Waiting = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 14px;
`
const Unseen = styled.div`
  &:focus {
    outline: none;
  }
`

/** A place in words: 'Last name', 'the whole record'. */
export const placeWords = ({ field }: Place): string =>
  field === null ? 'the whole record' : fieldWords(field)

const nobodyYet: never[] = []

interface CommentsPanelProps {
  place: Place
  /** Of a heading that takes the focus when the comments are opened. */
  headingId?: string
}

/** What was said of one place, and where to say more. */
export function CommentsPanel({ place, headingId }: CommentsPanelProps) {
  const { record } = useFamily()
  const { proofId, role } = record
  const { data: comments, error, isFetching, refetch } = useCommentsQuery(proofId)
  const { data: access } = useAccessListQuery(proofId)
  const [showsSettled, setShowsSettled] = useState(false)
  const [said, setSaid] = useState('')
  const top = useRef<HTMLDivElement>(null)
  const people = access?.people
  const handles = useMemo(() => handlesOf(people ?? nobodyYet), [people])
  // Nobody is told of what they write themselves.
  const others = useMemo(
    () => handles.filter(({ personId }) => !people?.some(({ id, isYou }) => isYou && id === personId)),
    [handles, people],
  )
  const threads = useMemo(() => threadsAt(threadsOf(comments ?? nobodyYet), place), [comments, place])
  const open = threads.filter(isOpenThread)
  const settled = threads.filter((thread) => !isOpenThread(thread))
  const canComment = isPermitted(role, 'comment')
  const newThread = { proofId, field: place.field, replyTo: null }
  const onMoved = (words: string) => {
    setSaid(words)
    top.current?.focus()
  }
  useEffect(() => setSaid(''), [place])
  const isEmpty = comments !== undefined && threads.length === 0
  useEffect(() => {
    // Where nothing was said there is nothing to read first: who came here to write can type at once.
    if (isEmpty && headingId && document.activeElement?.id === headingId)
      top.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [isEmpty, headingId, place])
  const shown = (list: typeof threads) =>
    list.map((thread) => (
      <Thread
        key={thread.first.id}
        proofId={proofId}
        thread={thread}
        handles={handles}
        others={others}
        canComment={canComment}
        onMoved={onMoved}
      />
    ))
  if (!comments)
    return error ? (
      <Waiting role="alert">
        <p>{publicMessageOf(error, 'The comments could not be read.')}</p>
        <Button size="small" isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Waiting>
    ) : (
      <Waiting aria-busy="true">
        <SkeletonLine />
        <SkeletonLine />
      </Waiting>
    )
  return (
    <Unseen ref={top} tabIndex={-1}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open.length ? (
        <Threads>{shown(open)}</Threads>
      ) : (
        <Quiet>
          {settled.length ? 'Everything said here is resolved.' : 'Nothing has been said here yet.'}
        </Quiet>
      )}
      {canComment ? (
        <Composer
          key={place.field ?? ''}
          place={newThread}
          label={`Comment on ${placeWords(place)}`}
          headingId={headingId}
          hint="Write a comment, @ to mention"
          handles={others}
        />
      ) : (
        <>
          <Quiet>Your access level lets you read what others say.</Quiet>
          <LeftUnsent key={place.field ?? ''} place={newThread} />
        </>
      )}
      {settled.length ? (
        <Settled>
          <TextButton aria-expanded={showsSettled} onClick={() => setShowsSettled(!showsSettled)}>
            {showsSettled ? 'Hide resolved' : `Show resolved (${settled.length})`}
          </TextButton>
          {showsSettled ? <Threads>{shown(settled)}</Threads> : null}
        </Settled>
      ) : null}
    </Unseen>
  )
}
