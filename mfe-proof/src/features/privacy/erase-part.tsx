import { useState } from 'react'
import styled from 'styled-components'
import type { Holdings } from '@shared/contracts/privacy'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { Name } from '@shared/web/parts/name'
import { useEraseRecordMutation } from '../../api/privacy-api'
import { Choices } from '../../parts/choices'
import { removeRecordCopies } from './device-traces'
import { Part } from './privacy-style'

const What = styled.div`
  margin-top: 14px;
  line-height: 1.5;

  ul {
    margin: 8px 0 14px;
    padding-inline-start: 20px;
    list-style: disc;
  }
  p + p {
    margin-top: 10px;
  }
  p[role='alert'] {
    padding-inline-start: 14px;
    border-inline-start: 2px solid var(--error);
  }
`

/**
 * Erasing is asked twice: first what goes, then whether. The answers of the second question are others than those of the first, so
 * that the focus goes to the harmless one again: a second Enter by mistake erases nothing.
 */
type Asked = 'nothing' | 'what goes' | 'for good'

interface EraseProps {
  proofId: string
  holdings: Holdings
}

function EraseDialog({ proofId, holdings, onClose }: EraseProps & { onClose: () => void }) {
  const { navigate } = useHost()
  const [asked, setAsked] = useState<Exclude<Asked, 'nothing'>>('what goes')
  const [erase, { isLoading, error }] = useEraseRecordMutation()
  const { recordId, name, versions, files } = holdings
  const press = async () => {
    const answer = await erase({ proofId, recordId })
    // Asked again after a lost answer, there is nothing left to erase.
    if (answer.error && codeOf(answer.error) !== 'not_found') return
    await removeRecordCopies(recordId, proofId)
    navigate('/privacy?erased', { replace: true })
  }
  if (asked === 'what goes')
    return (
      <Dialog isOpen onClose={onClose} size="small" title="What erasing takes away">
        <What>
          <p>All of this goes, for you and for everybody who has access:</p>
          <ul>
            <li>
              everything that was written, in{' '}
              {versions === 1
                ? 'its one version'
                : versions === 2
                  ? 'both versions'
                  : `all ${versions} versions`}
            </li>
            {files.length ? (
              <li>
                {files.length === 1
                  ? 'the file that belongs to it'
                  : `the ${files.length} files that belong to it`}
              </li>
            ) : null}
            <li>proofs and finished books</li>
            <li>e-mails that we kept, comments and invitations</li>
            <li>its draft on this device, with your answers</li>
            <li>the key without which our backups cannot be read either</li>
          </ul>
          <p>
            What is not with us stays where it is: a printed book, e-mails that have arrived, drafts on other
            devices, and what somebody has downloaded.
          </p>
        </What>
        <Choices key="what goes">
          <Button onClick={onClose}>Keep the record</Button>
          <Button variant="quiet" onClick={() => setAsked('for good')}>
            Go on
          </Button>
        </Choices>
      </Dialog>
    )
  return (
    <Dialog isOpen onClose={onClose} size="small" title="Erase it for good?">
      <What>
        <p>
          The record of {name ? <Name>{name}</Name> : 'your child'} is gone then. Nobody can bring it back,
          neither you nor we.
        </p>
        {error ? (
          <p role="alert">{publicMessageOf(error, 'It could not be erased. Please try again.')}</p>
        ) : null}
      </What>
      <Choices key="for good">
        <Button autoFocus onClick={onClose}>
          Keep the record
        </Button>
        <Button variant="danger" isPending={isLoading} pendingText="Erasing..." onClick={() => void press()}>
          Erase it for good
        </Button>
      </Choices>
    </Dialog>
  )
}

/** The end of a record. */
export function ErasePart(props: EraseProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part aria-labelledby="erase">
      <h2 id="erase">Erase it</h2>
      <p>You are asked twice, and told what goes. Nobody has to agree to it but you.</p>
      <Button onClick={() => setOpen(true)}>Erase this record…</Button>
      {isOpen ? <EraseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </Part>
  )
}
