import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import type { ApprovalAbout } from './submission-notice'

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;

  > button {
    flex: 1 1 160px;
  }
`

interface ApprovalQuestionProps {
  about: ApprovalAbout
  /** Takes that approval back, and submits. */
  onTakeBack: (approvedAt: string) => void
  /** The approval stays, and nothing is sent. */
  onKeep: () => void
}

/** Asks whether an approval is to be taken back. The focus goes to the answer that changes nothing. */
export function ApprovalQuestion({ about, onTakeBack, onKeep }: ApprovalQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  // The overlay of the refused submission gives the focus back first: the dialog returns it to where it finds it.
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true))
    return () => clearTimeout(timer)
  }, [])
  const takeBack = () => {
    // The next overlay opens once the focus is back on the page, to return it there in its turn.
    flushSync(() => setOpen(false))
    setTimeout(() => onTakeBack(about.approvedAt))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title="Take the approval back?"
      description={about.text}
      size="small"
      closeLabel={null}
    >
      <Choice>
        <Button onClick={onKeep}>Keep it approved</Button>
        <Button variant="primary" onClick={takeBack}>
          Take it back and submit
        </Button>
      </Choice>
    </Dialog>
  )
}
