import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { LiveState } from '@shared/contracts/live-state'
import { publicMessageOf } from '@shared/web/api/api-error'
import { followRecord } from '@shared/web/api/live-record'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useAccessListQuery } from '../../api/family-api'
import { DeclinedList } from './declined-list'
import { InvitationRow } from './invitation-row'
import { PersonRow } from './person-row'
import { rowsStyle } from './rows-style'

const Section = styled.section`
  margin-top: 28px;

  h3 {
    font: 400 var(--fs-h3) / 1.25 var(--serif);
  }
  h3:focus {
    outline: none;
  }
  h4 {
    margin-top: 18px;
    font-weight: 600;
    font-size: var(--fs-label);
  }
`
const List = styled.ul`
  ${rowsStyle}
`
const Waiting = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px 0;
`

/** Who has access, and whose invitation is still open, each with what the owner can do about it; and who declined. */
export function AccessList({ proofId, isClosed }: { proofId: string; isClosed: boolean }) {
  const { notify } = useHost()
  const { data, error, isFetching, refetch } = useAccessListQuery(proofId, {
    // Somebody may have joined since it was read.
    refetchOnMountOrArgChange: true,
  })
  useEffect(() => {
    let known: number | undefined
    const read = ({ people }: LiveState) => {
      if (known !== undefined && known !== people) void refetch()
      known = people
    }
    return followRecord(proofId, read, () => undefined)
  }, [proofId, refetch])
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRemoved = useRef(false)
  useEffect(() => {
    // The row is gone, and the focus was in it.
    if (wasRemoved.current) heading.current?.focus()
    wasRemoved.current = false
  }, [data])
  const acts = {
    proofId,
    isClosed,
    onDone: (words: string, isRemoved: boolean) => {
      wasRemoved.current = isRemoved
      setSaid(words)
    },
    onFailed: (failure: unknown) =>
      void notify({
        title: 'Error',
        description: publicMessageOf(failure, 'Please try again later.'),
        variant: 'destructive',
      }),
  }
  return (
    <Section aria-label="Access">
      <h3 ref={heading} tabIndex={-1}>
        Who has access
      </h3>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {data ? (
        <>
          <List aria-label="People with access">
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} {...acts} />
            ))}
          </List>
          {data.invitations.length ? (
            <>
              <h4>Invited, and not joined yet</h4>
              <List aria-label="Open invitations">
                {data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} {...acts} />
                ))}
              </List>
            </>
          ) : null}
          {data.declined?.length ? (
            <>
              <h4>Invited, and declined</h4>
              <DeclinedList declined={data.declined} />
            </>
          ) : null}
        </>
      ) : error ? (
        <Waiting role="alert">
          <p>{publicMessageOf(error, 'The list could not be read.')}</p>
          <Button size="small" isPending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Waiting>
      ) : (
        <Waiting aria-busy="true">
          <SkeletonLine />
          <SkeletonLine />
        </Waiting>
      )}
    </Section>
  )
}
