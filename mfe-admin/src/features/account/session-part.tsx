import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import type { AccountSession } from '@shared/contracts/accounts'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../../api/account-api'
import { Away } from '../../layout/away'
import { writtenMoment } from '../../layout/written-time'
import { Body, Item, List, Part, Told, Words } from './account-style'

/** Where the user is signed in, and the end of each. */
export function SessionPart() {
  const { notify } = useHost()
  const { data: sessions, error, refetch } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end, { isLoading: isEnding, originalArgs: endingId }] = useEndSessionMutation()
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation()

  const tell = ({ error: failure }: { error?: unknown }, title: string) =>
    failure
      ? notify({
          title: 'Not ended',
          description: publicMessageOf(failure, 'Please try again.'),
          variant: 'destructive',
        })
      : notify({ title })
  const endOne = async ({ id, device }: AccountSession) => tell(await end(id), `Signed out: ${device}`)
  const endAll = async () => tell(await endOthers(), 'Signed out everywhere else')
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Part aria-labelledby="account-sessions">
      <div>
        <h2 id="account-sessions">Where you are signed in</h2>
        <Words>End what you do not know, and then change your password.</Words>
      </div>
      <Body aria-busy={!sessions && !error}>
        {sessions ? (
          <List>
            {sessions.map((session) => (
              <Item key={session.id}>
                <Told>
                  <b>{session.device}</b>
                  <span>
                    {session.isCurrent ? 'This browser' : `Last used ${writtenMoment(session.lastUsedAt)}`}
                    {`, signed in ${writtenMoment(session.signedInAt)}`}
                  </span>
                </Told>
                {session.isCurrent ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    isPending={isEnding && endingId === session.id}
                    pendingText="Ending..."
                    aria-label={`Sign out ${session.device}, signed in ${writtenMoment(session.signedInAt)}`}
                    onClick={() => void endOne(session)}
                  >
                    Sign out
                  </Button>
                )}
              </Item>
            ))}
          </List>
        ) : error ? (
          <Away error={error} fallback="Your sessions could not be read." onRetry={refetch} />
        ) : (
          <SkeletonField />
        )}
        {hasOthers ? (
          <Button
            size="small"
            isPending={isEndingOthers}
            pendingText="Signing out..."
            onClick={() => void endAll()}
          >
            Sign out everywhere else
          </Button>
        ) : null}
      </Body>
    </Part>
  )
}
