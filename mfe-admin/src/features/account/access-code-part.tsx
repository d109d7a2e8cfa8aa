import { useState } from 'react'
import type { AccessCode } from '@shared/contracts/access-codes'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import { useAccessCodesQuery, useRevokeAccessCodeMutation } from '../../api/account-api'
import { writtenMoment } from '../../layout/written-time'
import { useEndedSession } from '../../session/use-ended-session'
import { AccessCodeDialog } from './access-code-dialog'
import { Body, Item, List, Part, Told, Words } from './account-style'

const nameOf = ({ note, madeAt }: AccessCode) => note || `Made ${writtenMoment(madeAt)}`

const stateOf = ({ state, expiresAt, usedBy }: AccessCode): string =>
  ({
    open: `Waiting to be used, until ${writtenMoment(expiresAt)}`,
    used: usedBy.length === 1 ? 'Used' : `Used ${usedBy.length} times`,
    expired: `Over since ${writtenMoment(expiresAt)}`,
    revoked: 'Revoked',
  })[state]

/** Codes by which others may register while registration is closed. */
export function AccessCodePart() {
  const { notify } = useHost()
  const { data: codes, error } = useAccessCodesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [revoke, { isLoading: isRevoking, originalArgs: revokedId }] = useRevokeAccessCodeMutation()
  const [isMaking, setMaking] = useState(false)
  useEndedSession(error)

  const revokeOne = async (code: AccessCode) => {
    const { error: failure } = await revoke(code.id)
    if (failure)
      notify({
        title: 'Not revoked',
        description: publicMessageOf(failure, 'Please try again.'),
        variant: 'destructive',
      })
    else notify({ title: 'Access code revoked', description: nameOf(code) })
  }
  return (
    <Part aria-labelledby="account-codes">
      <div>
        <h2 id="account-codes">Access codes</h2>
        <Words>
          Somebody new needs a code to register. Whoever has registered has the same rights as you.
        </Words>
      </div>
      <Body aria-busy={!codes && !error}>
        {codes?.length ? (
          <List>
            {codes.map((code) => (
              <Item key={code.id}>
                <Told>
                  <b>{nameOf(code)}</b>
                  <span>{stateOf(code)}</span>
                </Told>
                {code.state === 'open' ? (
                  <Button
                    size="small"
                    variant="quiet"
                    isPending={isRevoking && revokedId === code.id}
                    pendingText="Revoking..."
                    aria-label={`Revoke the code: ${nameOf(code)}`}
                    onClick={() => void revokeOne(code)}
                  >
                    Revoke
                  </Button>
                ) : null}
              </Item>
            ))}
          </List>
        ) : null}
        {codes?.length === 0 ? <p>None has been made yet.</p> : null}
        {error ? <p role="status">{publicMessageOf(error, 'The access codes could not be read.')}</p> : null}
        {!codes && !error ? <SkeletonField /> : null}
        <Button size="small" icon="plus" onClick={() => setMaking(true)}>
          Make an access code
        </Button>
      </Body>
      {isMaking ? <AccessCodeDialog onClose={() => setMaking(false)} /> : null}
    </Part>
  )
}
