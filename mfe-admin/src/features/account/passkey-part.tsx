import { useState } from 'react'
import type { Passkey } from '@shared/contracts/passkeys'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import { usePasskeysQuery, useRemovePasskeyMutation } from '../../api/account-api'
import { Away } from '../../layout/away'
import { writtenMoment } from '../../layout/written-time'
import { canUsePasskeys } from '../../session/passkey-ceremony'
import { useSecondFactor } from '../../session/second-factor'
import { Body, Item, ItemActs, List, Part, Told, Words } from './account-style'
import { RenamePasskeyDialog } from './rename-passkey-dialog'
import { useAddPasskey } from './use-add-passkey'

const historyOf = ({ madeAt, lastUsedAt, isSynced }: Passkey): string =>
  [
    `Added ${writtenMoment(madeAt)}`,
    lastUsedAt ? `last used ${writtenMoment(lastUsedAt)}` : 'not used yet',
    ...(isSynced ? ['kept by your password manager'] : []),
  ].join(', ')

/** The user's passkeys. */
export function PasskeyPart() {
  const { notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const { data: passkeys, error, refetch } = usePasskeysQuery()
  const [remove, { isLoading: isRemoving, originalArgs: removedId }] = useRemovePasskeyMutation()
  const { add, isAdding } = useAddPasskey()
  const [renamed, setRenamed] = useState<Passkey>()

  const removeOne = async ({ id, name }: Passkey) => {
    const answer = await withSecondFactor(() => remove(id))
    if (answer?.error)
      notify({
        title: 'Not removed',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
    else if (answer) notify({ title: 'Passkey removed', description: name })
  }
  return (
    <Part aria-labelledby="account-passkeys">
      <div>
        <h2 id="account-passkeys">Passkeys</h2>
        <Words>
          A passkey signs you in with your fingerprint, your face or a security key. Once you have one, it is
          asked before anything is erased or exported.
        </Words>
      </div>
      <Body aria-busy={!passkeys && !error}>
        {passkeys?.length ? (
          <List>
            {passkeys.map((passkey) => (
              <Item key={passkey.id}>
                <Told>
                  <b>{passkey.name}</b>
                  <span>{historyOf(passkey)}</span>
                </Told>
                <ItemActs>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Rename ${passkey.name}`}
                    onClick={() => setRenamed(passkey)}
                  >
                    Rename
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    isPending={isRemoving && removedId === passkey.id}
                    pendingText="Removing..."
                    aria-label={`Remove ${passkey.name}`}
                    onClick={() => void removeOne(passkey)}
                  >
                    Remove
                  </Button>
                </ItemActs>
              </Item>
            ))}
          </List>
        ) : null}
        {passkeys?.length === 0 ? <p>You have none yet.</p> : null}
        <Away error={error} fallback="Your passkeys could not be read." onRetry={refetch} />
        {!passkeys && !error ? <SkeletonField /> : null}
        {canUsePasskeys() ? (
          <Button
            size="small"
            icon="plus"
            isPending={isAdding}
            pendingText="Adding..."
            onClick={() => void add()}
          >
            Add a passkey
          </Button>
        ) : (
          <Words>This browser knows no passkeys, or the page was not opened over TLS.</Words>
        )}
      </Body>
      {renamed ? <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} /> : null}
    </Part>
  )
}
