import { useState } from 'react'
import type { Colleague } from '@shared/contracts/colleagues'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import { useColleaguesQuery } from '../../api/account-api'
import { writtenMoment } from '../../layout/written-time'
import { Body, Item, ItemActs, List, Part, Told, Words } from './account-style'
import { ColleagueDialog } from './colleague-dialog'
import type { ColleagueAct } from './colleague-dialog'

const stateOf = ({ isOwner, sessions, passkeys, lastUsedAt, registeredAt }: Colleague): string =>
  [
    ...(isOwner ? ['Owner of the house'] : []),
    lastUsedAt
      ? `signed in in ${sessions} ${sessions === 1 ? 'browser' : 'browsers'}, last used ${writtenMoment(lastUsedAt)}`
      : `signed in nowhere, here since ${writtenMoment(registeredAt)}`,
    ...(passkeys ? [] : ['no passkey']),
  ].join(', ')

const acts: readonly { act: ColleagueAct; label: string }[] = [
  { act: 'sessions', label: 'Sign out' },
  { act: 'ownership', label: 'Make owner' },
  { act: 'account', label: 'Remove' },
]

/** Who else has an account; the owner of the house signs them out, removes them, or hands the house over to one. */
export function ColleaguesPart() {
  const { user } = useHost().session
  const { data: colleagues, error } = useColleaguesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [asked, setAsked] = useState<{ act: ColleagueAct; colleague: Colleague }>()
  const isOwner = colleagues?.some((one) => one.isOwner && one.id === user?.id) ?? false
  return (
    <Part aria-labelledby="account-colleagues">
      <div>
        <h2 id="account-colleagues">Colleagues</h2>
        <Words>
          {isOwner
            ? 'You are the owner of the house: you may sign colleagues out and remove their accounts.'
            : 'The owner of the house may sign colleagues out and remove their accounts.'}
        </Words>
      </div>
      <Body aria-busy={!colleagues && !error}>
        {colleagues ? (
          <List>
            {colleagues.map((colleague) => (
              <Item key={colleague.id}>
                <Told>
                  <b>
                    <bdi>{colleague.username}</bdi>
                    {colleague.id === user?.id ? ' (you)' : ''}
                  </b>
                  <span>{stateOf(colleague)}</span>
                </Told>
                {isOwner && colleague.id !== user?.id ? (
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
          <p role="status">{publicMessageOf(error, 'The accounts could not be read.')}</p>
        ) : (
          <SkeletonField />
        )}
      </Body>
      {asked ? <ColleagueDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </Part>
  )
}
