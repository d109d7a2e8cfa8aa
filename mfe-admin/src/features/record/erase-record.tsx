import { useState } from 'react'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useEraseRecordMutation } from '../../api/record-api'
import { useSecondFactor } from '../../session/second-factor'
import { Actions } from './record-style'

/** Erases a record when its family asks for it: a question, then the second factor. */
export function EraseRecord({
  recordId,
  proofId,
  name,
}: {
  recordId: string
  proofId: string
  name: string
}) {
  const { notify, navigate } = useHost()
  const withSecondFactor = useSecondFactor()
  const [erase, { isLoading }] = useEraseRecordMutation()
  const [isAsked, setAsked] = useState(false)
  const press = async () => {
    // The dialog makes room for that of the second factor.
    setAsked(false)
    const answer = await withSecondFactor(() => erase(recordId))
    if (!answer) return
    if (answer.error) {
      const description = publicMessageOf(answer.error, 'Please try again.')
      return void notify({ title: 'Not erased', description, variant: 'destructive' })
    }
    notify({ title: 'Record erased', description: 'Nothing of it is left but a line in the audit trail.' })
    navigate('/admin')
  }
  return (
    <>
      <Button isPending={isLoading} pendingText="Erasing..." onClick={() => setAsked(true)}>
        Erase
      </Button>
      {isAsked ? (
        <Dialog
          isOpen
          onClose={() => setAsked(false)}
          size="small"
          title={`Erase ${proofId}?`}
          // The name is isolated: in another script it would turn the sentence around it.
          description={`At the request of its family only. Everything of the record of \u2068${name}\u2069 goes for good, for the family too: answers, files, proofs, books, comments and invitations. Nobody can bring it back.`}
        >
          <Actions>
            <Button onClick={() => setAsked(false)}>Keep the record</Button>
            <Button variant="danger" onClick={() => void press()}>
              Erase it for good
            </Button>
          </Actions>
        </Dialog>
      ) : null}
    </>
  )
}
