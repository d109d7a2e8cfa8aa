import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { Book, BookPage } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { arcStyle } from '@shared/web/parts/button-style'
import { LinkButton } from '@shared/web/parts/link-button'
import { Seal } from '@shared/web/parts/seal'
import { useInviteInfoQuery } from '../../api/proof-api'
import { BrokenSeal } from './broken-seal'
import { askedByFragment, Decline } from './decline'
import { JoinCard } from './join-card'
import { joinedWith } from './joined-links'
import { Letter } from './letter'

const Opening = styled.p`
  display: flex;
  gap: 14px;
  align-items: center;
`
const Spinner = styled.span`
  ${arcStyle}
  width: 24px;
  height: 24px;
`
/** Where no plate stands beside the page, the seal stands above it. */
const SmallSeal = styled.div`
  margin-top: 28px;
  color: var(--gilt);

  & + div {
    margin-top: 16px;
  }

  @media (min-width: 85em) {
    display: none;
  }
`
const Broken = styled.div`
  margin-top: 34px;

  & + div {
    margin-top: 16px;
  }
`

/** Nobody joins with this link: unknown, expired, used, taken back or declined. */
function InvalidInvitation({ token }: { token: string }) {
  const proofId = joinedWith(token)
  return (
    <>
      <Broken>
        <BrokenSeal />
      </Broken>
      <Letter role="alert">
        <h1>Invalid Invitation</h1>
        <p>This invitation link is invalid, expired, or has already been used.</p>
        <p>
          {proofId
            ? 'You joined with it on this device, and can open the record.'
            : 'The owner of the record can send you a new one.'}
        </p>
      </Letter>
      {proofId ? (
        <LinkButton href={`/?proof=${encodeURIComponent(proofId)}`}>Open the record</LinkButton>
      ) : (
        <LinkButton href="/" icon="home">
          Home
        </LinkButton>
      )}
    </>
  )
}

function DeclinedInvitation() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Letter>
        <h1 ref={heading} tabIndex={-1}>
          Invitation declined
        </h1>
        <p>The link no longer works, and nothing more is sent to you.</p>
        <p>Should you change your mind, the owner of the record can invite you again.</p>
      </Letter>
      <LinkButton href="/" icon="home">
        Home
      </LinkButton>
    </>
  )
}

/** /join/{token}: looking at an invitation does not use it; only a pressed button accepts or declines. */
export const JoinPage = () => {
  const { token = '' } = useParams()
  const { hash } = useLocation()
  const [isDeclined, setDeclined] = useState(false)
  const {
    data: invitation,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useInviteInfoQuery(token, { skip: !token })
  useEffect(() => {
    document.title = 'Join as Co-Contributor · Birth Codex'
  }, [])

  const page = () => {
    if (isDeclined) return <DeclinedInvitation />
    if (isLoading)
      return (
        <Letter role="status">
          <Opening>
            <Spinner aria-hidden="true" />
            Opening your invitation…
          </Opening>
          <p>
            It will tell whose record you are asked to work on, and as what. Nothing is accepted until you
            press the button for it, and the link can be looked at as often as you like.
          </p>
        </Letter>
      )
    if (invitation)
      return (
        <>
          <SmallSeal>
            <Seal proofId={invitation.proofId} size={80} />
          </SmallSeal>
          <JoinCard token={token} invitation={invitation} />
          <Decline token={token} what={askedByFragment(hash)} onDeclined={() => setDeclined(true)} />
        </>
      )
    if (!isPassing(error)) return <InvalidInvitation token={token} />
    return (
      <>
        <Letter role="alert">
          <h1>Not reachable just now</h1>
          <p>{publicMessageOf(error, 'Please try again in a moment.')}</p>
        </Letter>
        <Button variant="primary" isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    )
  }
  return (
    <Book
      railLabel="About invitations"
      figure={
        <Plate
          label="Seal"
          caption={
            isDeclined || !(invitation || isLoading)
              ? 'No seal is shown without an invitation.'
              : 'The seal of the record you were invited to. Its name is shown once you have joined.'
          }
        >
          <SealMount>
            <Seal proofId={isDeclined ? '' : (invitation?.proofId ?? '')} size={268} />
          </SealMount>
        </Plate>
      }
    >
      <BookPage>{page()}</BookPage>
    </Book>
  )
}
