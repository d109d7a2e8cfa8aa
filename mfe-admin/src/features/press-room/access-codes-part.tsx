import { useState } from 'react'
import styled from 'styled-components'
import type { AccessCode } from '@shared/contracts/access-codes'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useAccessCodesQuery, useRevokeAccessCodeMutation } from '../../api/account-api'
import { Note } from '../../layout/ledger-style'
import { endOfLineStyle, Words } from '../../layout/page-style'
import { ReadList } from '../../layout/read-list'
import { writtenMoment } from '../../layout/written-time'
import { AccessCodeDialog, accessCodeTyping } from './access-code-dialog'
import { Part, PartHead } from './press-room-style'

const Codes = styled.ul`
  border-top: 1px solid var(--rule);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px var(--s-2);
    padding: 8px 0;
    border-bottom: 1px solid var(--hair);
  }
  span {
    min-width: 0;
  }
  li > button {
    ${endOfLineStyle}
  }
  b {
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
`

const nameOf = ({ note, madeAt }: AccessCode) => note || `Made ${writtenMoment(madeAt)}`

const stateOf = ({ state, expiresAt, usedBy }: AccessCode): string =>
  ({
    open: `Waiting to be used, until ${writtenMoment(expiresAt)}`,
    used: usedBy.length === 1 ? 'Used' : `Used ${usedBy.length} times`,
    expired: `Over since ${writtenMoment(expiresAt)}`,
    revoked: 'Revoked',
  })[state]

/** Codes by which others may register while registration is closed. */
export function AccessCodesPart() {
  const { notify, session } = useHost()
  const { data, error, refetch } = useAccessCodesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [revoke, { isLoading: isRevoking, originalArgs: revokedId }] = useRevokeAccessCodeMutation()
  const [asked, setAsked] = useState(() => accessCodeTyping.leftBy(session.user?.id))

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
    <Part aria-labelledby="press-codes">
      <PartHead>
        <h2 id="press-codes">Access codes</h2>
        <Button size="small" icon="plus" onClick={() => setAsked({ note: '' })}>
          Make an access code
        </Button>
      </PartHead>
      <Words>Somebody new needs a code to register. Whoever has registered has the same rights as you.</Words>
      <ReadList
        rows={data}
        error={error}
        fallback="The access codes could not be read."
        onRetry={refetch}
        empty="None has been made yet."
      >
        {(codes) => (
          <Codes>
            {codes.map((code) => (
              <li key={code.id}>
                <span>
                  <b>{nameOf(code)}</b>
                  <Note>{stateOf(code)}</Note>
                </span>
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
              </li>
            ))}
          </Codes>
        )}
      </ReadList>
      {asked ? <AccessCodeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </Part>
  )
}
