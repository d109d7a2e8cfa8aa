import styled from 'styled-components'
import { isPermitted } from '@shared/contracts/permissions'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Address } from '@shared/web/parts/address'
import { useAccessListQuery, useMarkSealMutation, useSealQuery } from '../../api/family-api'
import { personName } from '../../api/person-name'
import { useFamily } from './family-context'
import { WrittenTime } from './written-time'

const Ready = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 2px 10px;
  line-height: 1.35;

  svg {
    margin-top: 1px;
    color: var(--success);
  }
  p {
    grid-column: 2;
    font-size: var(--fs-meta);
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }

  & + button {
    margin-top: 12px;
  }
`
const Quiet = styled.p`
  margin: 2px 0 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);

  &:last-child {
    margin-bottom: 0;
  }
`

/** Who finds the record 'Ready to Seal' as it stands; an approver says so here, and takes it back. */
export function SealCard() {
  const { record } = useFamily()
  const { notify } = useHost()
  const { proofId, role, revision, isLocked } = record
  const { data: seal } = useSealQuery(proofId)
  const { data: access } = useAccessListQuery(proofId)
  const [mark, { isLoading }] = useMarkSealMutation()
  if (!seal) return null
  // Of a closed record nothing is left to be said; what was marked stays to be seen.
  const canSeal = !isLocked && isPermitted(role, 'seal')
  const isOwn = seal.marks.some(({ isYou }) => isYou)
  const hasApprover = access?.people.some((person) => isPermitted(person.role, 'seal'))
  const isAwaited = canSeal || (role === 'OWNER' && !isLocked && hasApprover)
  if (!seal.marks.length && !isAwaited) return null
  const press = async (isReady: boolean) => {
    const { error } = await mark({ proofId, isReady, revision })
    if (error)
      notify({
        title: 'Error',
        description: publicMessageOf(error, 'Please try again later.'),
        variant: 'destructive',
      })
  }
  return (
    <RailSection aria-label="Ready to Seal">
      {seal.marks.length ? (
        <Ready>
          <Icon name="seal" />
          <h2>Ready to Seal</h2>
          {seal.marks.map((one) => (
            <p key={one.id}>
              <Address>{personName(one)}</Address>, <WrittenTime instant={one.at} />
            </p>
          ))}
        </Ready>
      ) : (
        <>
          <h2>Ready to Seal?</h2>
          <Quiet>
            {seal.cleared.length
              ? seal.cleared.some(({ isYou }) => isYou)
                ? 'The record was changed after you marked it. Please look at it again.'
                : 'The record was changed after it was marked ‘Ready to Seal’.'
              : canSeal
                ? 'Tell the owner when nothing is left to correct. A later change clears it.'
                : 'No approver has said so yet.'}
          </Quiet>
        </>
      )}
      {canSeal ? (
        <Button size="small" isWide isPending={isLoading} onClick={() => void press(!isOwn)}>
          {isOwn ? 'Take back' : 'Mark ‘Ready to Seal’'}
        </Button>
      ) : null}
    </RailSection>
  )
}
