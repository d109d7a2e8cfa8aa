import { useState } from 'react'
import styled from 'styled-components'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useUndoApprovalMutation } from '../api/proof-api'

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  > button {
    flex: 1 1 160px;
  }
`

interface UndoButtonProps {
  proofId: string
  /** The approval that is taken back, and no later one. */
  approvedAt: string
  /** The approval was taken back, or it turned out that it cannot be any more. */
  onChanged: () => void
}

/** Takes the approval back, after a question. */
export const UndoButton = ({ proofId, approvedAt, onChanged }: UndoButtonProps) => {
  const { notify } = useHost()
  const [isAsking, setAsking] = useState(false)
  const [undo, { isLoading }] = useUndoApprovalMutation()

  const press = async () => {
    try {
      await undo({ proofId, approvedAt }).unwrap()
      setAsking(false)
      notify({
        title: 'Approval undone',
        description: 'The record is open again. Nothing will be printed of it.',
      })
      onChanged()
    } catch (error) {
      notify({
        variant: 'destructive',
        title: 'Error',
        description: publicMessageOf(error, 'The approval could not be taken back. Please try again.'),
      })
      if (codeOf(error) !== 'locked' && codeOf(error) !== 'conflict') return
      setAsking(false)
      onChanged()
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Undo approval
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Undo the approval?"
        description="The record opens again, and the final certificate that was made of it is withdrawn. You can approve it again at any time, as it is or changed."
        size="small"
        closeLabel={null}
      >
        <Choice>
          <Button variant="primary" isPending={isLoading} onClick={() => void press()}>
            Undo approval
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it approved</Button>
        </Choice>
      </Dialog>
    </>
  )
}
