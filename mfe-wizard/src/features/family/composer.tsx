import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { commentRequestSchema, maxCommentLength } from '@shared/contracts/comments'
import { publicMessageOf } from '@shared/web/api/api-error'
import { GrowingText } from '@shared/web/form/growing-text'
import { Listbox } from '@shared/web/form/listbox'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useWriteCommentMutation } from '../../api/family-api'
import { mentionsIn } from './mentions'
import type { Handle } from './mentions'
import { newId } from './presence'
import { keepUnsent, readUnsent } from './unsent'
import type { UnsentPlace } from './unsent'
import { useMentionList } from './use-mention-list'

const Box = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  margin-top: 12px;
`
const Line = styled(GrowingText)`
  margin: 0;
  min-height: 72px;
  max-height: 40dvh;
  overflow-y: auto;
  font-size: 1.0625rem;
`
/* In the flow: a panel that scrolls would cut off what hangs over its foot. */
const List = styled.div`
  & > [data-state='open'] {
    position: static;
  }
`
const Acts = styled.div`
  display: flex;
  gap: 8px;

  & > :first-child {
    flex: 1 1 auto;
  }
`
const Fault = styled.p`
  font-size: var(--fs-meta);
  font-weight: 600;
  line-height: 1.4;
  color: var(--error);
`
const Left = styled.p`
  font-size: var(--fs-meta);
  color: var(--ink-3);
`
/** Characters left, from which on they are counted aloud. */
const countedFrom = 500

interface ComposerProps {
  place: UnsentPlace
  /** Read aloud as the label of the line. */
  label: string
  /** Of the heading above it, read aloud after the label. */
  headingId?: string | undefined
  hint: string
  handles: readonly Handle[]
  takesFocus?: boolean
  onSent?: () => void
  /** Absent where the line always stands. */
  onCancel?: (() => void) | undefined
}

/** Where a comment is written. What is not sent stays on this device, through a reload and a lost connection. */
export function Composer({
  place,
  label,
  headingId,
  hint,
  handles,
  takesFocus = false,
  onSent,
  onCancel,
}: ComposerProps) {
  const [draft, setDraft] = useState(() => readUnsent(place))
  const [fault, setFault] = useState<string | null>(null)
  const [write, { isLoading }] = useWriteCommentMutation()
  const line = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { text } = draft
  const change = (next: string) => {
    // The id stays: what was perhaps stored by a call whose answer was lost is not stored a second time.
    setDraft({ ...draft, text: next })
    keepUnsent(place, { id: draft.id, text: next })
    setFault(null)
  }
  const list = useMentionList({ line, text, onText: change, handles })
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])

  const send = async () => {
    if (isLoading) return
    const { proofId, field, replyTo } = place
    const mentions = [...new Set(mentionsIn(text, handles).map(({ personId }) => personId))]
    const checked = commentRequestSchema.safeParse({ id: draft.id, text, field, replyTo, mentions })
    if (!checked.success) return setFault(checked.error.issues[0]?.message ?? 'Please write something first')
    const { error } = await write({ proofId, comment: checked.data })
    if (error) return setFault(publicMessageOf(error, 'The comment could not be sent. Please try again.'))
    keepUnsent(place, { id: draft.id, text: '' })
    setDraft({ id: newId(), text: '', savedAt: Date.now() })
    return onSent?.()
  }
  const left = maxCommentLength - text.length
  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Line
        ref={line}
        id={id}
        dir="auto"
        rows={2}
        placeholder={hint}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[headingId, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined}
        {...list.lineProps}
        value={text}
        onChange={({ target }) => {
          change(target.value)
          list.look(target)
        }}
        onSelect={({ currentTarget }) => list.look(currentTarget)}
        onBlur={list.leave}
        onKeyDown={(event) => {
          if (list.keyDown(event)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            void send()
          }
        }}
      />
      {list.isOpen ? (
        <List>
          <Listbox
            id={list.listId}
            label="People to mention"
            active={list.active}
            onChoose={list.choose}
            onPoint={list.point}
            options={list.options.map(({ personId, handle, email }) => ({
              key: personId,
              label: email ?? 'The owner',
              content: (
                <>
                  <b>@{handle}</b> <bdi>{email === null ? 'The owner' : email}</bdi>
                </>
              ),
            }))}
          />
        </List>
      ) : null}
      <VisuallyHidden role="status">
        {list.isOpen
          ? `${list.options.length === 1 ? '1 person' : `${list.options.length} people`}, arrows to choose`
          : ''}
      </VisuallyHidden>
      {fault ? (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      ) : null}
      {left < countedFrom ? (
        <Left>{left < 0 ? `${-left} characters too many` : `${left} characters left`}</Left>
      ) : null}
      <Acts>
        <Button size="small" isPending={isLoading} pendingText="Sending..." onClick={() => void send()}>
          Comment
        </Button>
        {onCancel ? (
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Acts>
    </Box>
  )
}
