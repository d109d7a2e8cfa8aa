import { useEffect, useRef } from 'react'
import type { Proof } from '@shared/contracts/proofs'
import { writtenDay, writtenMoment } from '@shared/web/time/written-moment'
import { useNow } from '@shared/web/time/use-now'
import { NoticeBox } from './notice-box'
import { UndoButton } from './undo-button'
import { timeLeft } from './time-left'

/** How far the order of this proof is. */
const progressOf = ({ approvedAt, completedAt, finalStatus }: Proof): string => {
  if (completedAt)
    return `This Birth Codex is complete: its final certificate was made on ${writtenDay(completedAt)}.`
  const approved = `This proof was approved on ${writtenDay(approvedAt ?? '')}.`
  return finalStatus === 'error'
    ? `${approved} The final certificate could not be made yet; we are looking into it.`
    : `${approved} The final certificate is being made.`
}

/** Whether it can still be changed, in words. */
const lockOf = ({ orderedAt, reopenableUntil }: Proof, now: number): string => {
  if (orderedAt) return `It was ordered on ${writtenMoment(orderedAt)}, and is sealed.`
  const left = reopenableUntil ? Date.parse(reopenableUntil) - now : 0
  return left > 0
    ? `The approval can be taken back for ${timeLeft(left)}, or until the order is placed.`
    : 'It was approved more than a day ago, and is sealed.'
}

interface ApprovalNoticeProps {
  proof: Proof
  onChanged: () => void
}

/** The approvals of a proof: the one that stands, whether it can be taken back, and those that were. Nothing before the first. */
export const ApprovalNotice = ({ proof, onChanged }: ApprovalNoticeProps) => {
  const { approvedAt, approvals, reopenableUntil, role } = proof
  const now = useNow(reopenableUntil === null ? null : 30_000)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasApproved = useRef(false)
  useEffect(() => {
    // The button that took it back is gone.
    if (wasApproved.current && !approvedAt && document.activeElement === document.body)
      heading.current?.focus()
    wasApproved.current = approvedAt !== null
  }, [approvedAt])
  const undone = approvals.filter(({ reopenedAt }) => reopenedAt !== null)
  if (!approvedAt && !undone.length) return null
  const isOpen = approvedAt !== null && reopenableUntil !== null && Date.parse(reopenableUntil) > now
  return (
    <NoticeBox aria-labelledby="approval-heading">
      <h2 ref={heading} tabIndex={-1} id="approval-heading">
        {approvedAt ? 'Approved' : 'The approval was taken back'}
      </h2>
      {approvedAt && (
        <>
          <p role="status">{progressOf(proof)}</p>
          {role && <p>{lockOf(proof, now)}</p>}
        </>
      )}
      {undone.length > 0 && (
        <ol aria-label="Approvals that were taken back">
          {undone.map(({ approvedAt: at, reopenedAt }) => (
            <li key={at}>
              Approved on {writtenMoment(at)}, taken back on {writtenMoment(reopenedAt ?? at)}.
            </li>
          ))}
        </ol>
      )}
      {isOpen && role === 'OWNER' && (
        <UndoButton proofId={proof.id} approvedAt={approvedAt} onChanged={onChanged} />
      )}
    </NoticeBox>
  )
}
