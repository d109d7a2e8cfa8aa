import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { Seal } from '@shared/web/parts/seal'
import { useInviteInfoQuery, useJoinMutation } from '../../api/proof-api'

const Letter = styled.div`
  margin: 34px 0 20px;
  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
  }
  > p {
    margin-top: 10px;
    font: italic 400 1.3125rem/1.35 var(--serif);
    color: var(--ink-2);
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 28px;
  padding: 16px 0;
  border-block: 1px solid var(--hair);
  dt {
    color: var(--ink-3);
    font-size: var(--fs-meta);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

const Quote = styled.blockquote`
  margin: 8px 0 0;
  padding: 14px 18px 15px;
  background: var(--tint);
  border-radius: var(--radius);
  line-height: 1.45;
`

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`

const PasscodeLabel = styled.label`
  display: grid;
  gap: 6px;
  font-weight: 600;
  font-size: var(--fs-label);
  input {
    min-height: var(--target);
    padding: 9px 14px 10px;
    background: var(--sheet);
    color: var(--ink);
    border: 1px solid var(--edge);
    border-bottom: 2px solid var(--edge-strong);
    border-radius: var(--radius);
    font: 460 var(--fs-field) / 1.35 var(--sans);
  }
`

/** /join/{token} */
export const JoinPage = () => {
  const { token = '' } = useParams()
  const { navigate, notify } = useHost()
  const {
    data: invitation,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useInviteInfoQuery(token, { skip: !token })
  const [join, { isLoading: isJoining }] = useJoinMutation()
  const [passcode, setPasscode] = useState('')
  useEffect(() => {
    document.title = 'Join as Co-Contributor · Birth Codex'
  }, [])

  const accept = async () => {
    if (!invitation || isJoining) return
    if (invitation.requiresPasscode && !passcode) {
      notify({
        variant: 'destructive',
        title: 'Passcode Required',
        description: 'Please enter the passcode to continue.',
      })
      return
    }
    try {
      const joined = await join({ token, ...(invitation.requiresPasscode && { passcode }) }).unwrap()
      notify({ title: 'Welcome', description: `You now have ${joined.role} access to this proof.` })
      navigate(`/?proof=${encodeURIComponent(joined.proofId)}`)
    } catch (failure) {
      const description = publicMessageOf(failure, 'Invalid or expired invitation link')
      notify({ variant: 'destructive', title: 'Error', description })
    }
  }

  const isAway = isPassing(error)
  return (
    <Book
      railLabel="About invitations"
      figure={
        <Plate
          label="Seal"
          caption="The seal of the record you were invited to. Its name is shown once you have joined."
        >
          <SealMount>
            <Seal proofId={invitation?.proofId ?? ''} size={268} />
          </SealMount>
        </Plate>
      }
    >
      <BookPage>
        {isLoading && (
          <Letter role="status">
            <p>Opening your invitation…</p>
          </Letter>
        )}
        {!isLoading && !invitation && (
          <>
            <Letter role="alert">
              <h1>{isAway ? 'Not reachable just now' : 'Invalid Invitation'}</h1>
              <p>
                {isAway
                  ? publicMessageOf(error, 'Please try again in a moment.')
                  : 'This invitation link is invalid, expired, or has already been used.'}
              </p>
            </Letter>
            {isAway && (
              <Button variant="primary" isPending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            )}
          </>
        )}
        {invitation && (
          <>
            <Letter>
              <h1>Join as Co-Contributor</h1>
              <p>You have been asked to help with a birth record.</p>
            </Letter>
            <Facts>
              <dt>Proof ID</dt>
              <dd style={{ letterSpacing: '.05em' }}>{invitation.proofId}</dd>
              <dt>Invited</dt>
              <dd>{invitation.email}</dd>
              <dt>Access level</dt>
              <dd>{invitation.role}</dd>
            </Facts>
            {invitation.message && <Quote dir="auto">{invitation.message}</Quote>}
            <Form
              onSubmit={(event) => {
                event.preventDefault()
                void accept()
              }}
            >
              {invitation.requiresPasscode && (
                <PasscodeLabel>
                  Passcode
                  <input
                    type="password"
                    autoComplete="off"
                    value={passcode}
                    onChange={(event) => setPasscode(event.target.value)}
                  />
                </PasscodeLabel>
              )}
              <Button type="submit" variant="primary" isPending={isJoining} pendingText="Accepting...">
                Accept Invitation
              </Button>
            </Form>
          </>
        )}
      </BookPage>
    </Book>
  )
}
