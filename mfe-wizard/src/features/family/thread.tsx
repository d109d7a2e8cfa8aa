import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { Comment } from '@shared/contracts/comments'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { TextButton } from '@shared/web/parts/text-button'
import { Address } from '@shared/web/parts/address'
import { useResolveCommentMutation } from '../../api/family-api'
import { personName } from '../../api/person-name'
import { CommentText } from './comment-text'
import { Composer } from './composer'
import type { Handle } from './mentions'
import { LeftUnsent } from './left-unsent'
import { readUnsent } from './unsent'
import type { CommentThread } from './threads'
import { WrittenTime } from './written-time'

const List = styled.ol`
  margin-top: 12px;

  & > li {
    padding: 0 0 12px 14px;
    border-inline-start: 2px solid var(--hair);
    padding-inline: 14px 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li[data-own] {
    border-inline-start-color: var(--gilt-leaf);
  }
`
const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  font-size: 1rem;
  line-height: 1.35;

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 8px 0 4px 16px;
  font-size: var(--fs-meta);
  color: var(--ink-3);
`

interface ThreadProps {
  proofId: string
  thread: CommentThread
  handles: readonly Handle[]
  /** Those who can be mentioned: everybody else. */
  others: readonly Handle[]
  canComment: boolean
  /** The thread was closed or opened, which may move it: the focus in it has to go elsewhere. */
  onMoved: (words: string) => void
}

const Said = ({ comment, handles }: { comment: Comment; handles: readonly Handle[] }) => (
  <li data-own={comment.author.isYou || undefined}>
    <By>
      <b>
        <Address>{personName(comment.author)}</Address>
      </b>
      <WrittenTime instant={comment.createdAt} />
    </By>
    <CommentText text={comment.text} mentions={comment.mentions} handles={handles} />
  </li>
)

/** A comment with its answers, what can be said to it, and whether it is settled. */
export function Thread({ proofId, thread, handles, others, canComment, onMoved }: ThreadProps) {
  const { notify } = useHost()
  const { first, replies } = thread
  const place = { proofId, field: first.field, replyTo: first.id }
  const [isReplying, setReplying] = useState(() => canComment && readUnsent(place).text !== '')
  const [wasOpened, setOpened] = useState(false)
  const [resolve, { isLoading }] = useResolveCommentMutation()
  const opener = useRef<HTMLButtonElement>(null)
  const isResolved = first.resolvedAt !== null
  const close = () => {
    flushSync(() => setReplying(false))
    opener.current?.focus()
  }
  const settle = async () => {
    if (isLoading) return
    const { error } = await resolve({ proofId, commentId: first.id, isResolved: !isResolved })
    if (error)
      return notify({
        title: 'Error',
        description: publicMessageOf(error, 'Please try again later.'),
        variant: 'destructive',
      })
    return onMoved(isResolved ? 'The comment is open again.' : 'The comment is resolved.')
  }
  return (
    <li>
      <List>
        {[first, ...replies].map((comment) => (
          <Said key={comment.id} comment={comment} handles={handles} />
        ))}
      </List>
      {canComment ? (
        <>
          <Acts>
            {isReplying ? null : (
              <TextButton
                ref={opener}
                onClick={() => {
                  setOpened(true)
                  setReplying(true)
                }}
              >
                Reply
              </TextButton>
            )}
            <TextButton aria-disabled={isLoading || undefined} onClick={() => void settle()}>
              {isResolved ? 'Reopen' : 'Resolve'}
            </TextButton>
          </Acts>
          {isReplying ? (
            <Composer
              place={place}
              label="Reply"
              hint="Write a reply, @ to mention"
              handles={others}
              takesFocus={wasOpened}
              onSent={close}
              onCancel={close}
            />
          ) : null}
        </>
      ) : (
        <LeftUnsent place={place} />
      )}
    </li>
  )
}
