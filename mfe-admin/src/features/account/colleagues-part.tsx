import { useState } from 'react'
import type { Colleague } from '@shared/contracts/colleagues'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import { useColleaguesQuery } from '../../api/account-api'
import { Address } from '@shared/web/parts/address'
import { Away } from '../../layout/away'
import { writtenDay, writtenMoment } from '../../layout/written-time'
import { Body, Item, ItemActs, List, Part, Told, Words } from './account-style'
import { ColleagueDialog } from './colleague-dialog'
import type { ColleagueAct } from './colleague-dialog'

const stateOf = ({ sessions, passkeys, lastUsedAt, registeredAt }: Colleague): string =>
  [
    lastUsedAt
      ? `${sessions === 1 ? '1 browser' : `${sessions} browsers`} signed in, last used ${writtenMoment(lastUsedAt)}`
      : `Not signed in, here since ${writtenDay(registeredAt)}`,
    ...(passkeys ? [] : ['no passkey']),
  ].join(', ')

const acts: readonly { act: ColleagueAct; label: string }[] = [
  { act: 'sessions', label: 'Sign out' },
  { act: 'account', label: 'Remove' },
]

/** Who else has an account; everybody of the staff may sign others out, or remove their accounts. */
export function ColleaguesPart() {
  const { user } = useHost().session
  const {
    data: colleagues,
    error,
    refetch,
  } = useColleaguesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [asked, setAsked] = useState<{ act: ColleagueAct; colleague: Colleague }>()
  return (
    <Part aria-labelledby="account-colleagues">
      <div>
        <h2 id="account-colleagues">Colleagues</h2>
        <Words>All staff have the same rights: you may sign a colleague out, or remove the account.</Words>
      </div>
      <Body aria-busy={!colleagues && !error}>
        {colleagues ? (
          <List>
            {colleagues.map((colleague) => (
              <Item key={colleague.id}>
                <Told>
                  <b>
                    <Address>{colleague.username}</Address>
                    {colleague.id === user?.id ? ' (you)' : ''}
                  </b>
                  <span>{stateOf(colleague)}</span>
                </Told>
                {colleague.id !== user?.id ? (
                  <ItemActs>
                    {acts.map(({ act, label }) => (
                      <Button
                        key={act}
                        size="small"
                        variant="quiet"
                        isUnavailable={act === 'sessions' && colleague.sessions === 0}
                        aria-label={`${label}: ${colleague.username}`}
                        onClick={() => setAsked({ act, colleague })}
                      >
                        {label}
                      </Button>
                    ))}
                  </ItemActs>
                ) : null}
              </Item>
            ))}
          </List>
        ) : error ? (
          <Away error={error} fallback="The accounts could not be read." onRetry={refetch} />
        ) : (
          <SkeletonField />
        )}
      </Body>
      {asked ? <ColleagueDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </Part>
  )
}
