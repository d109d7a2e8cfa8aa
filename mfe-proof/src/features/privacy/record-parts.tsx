import { isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { LinkButton } from '@shared/web/parts/link-button'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { useHoldingsQuery, usePeopleQuery } from '../../api/privacy-api'
import { DevicesPart } from './devices-part'
import { ErasePart } from './erase-part'
import { HeldPart } from './held-part'
import { Part } from './privacy-style'
import { SeenPart } from './seen-part'

/** What the owner of a record sees of what is held, and can do about it. */
export function RecordParts({ proofId }: { proofId: string }) {
  const {
    data: holdings,
    error: holdingsError,
    isFetching,
    refetch: readHoldings,
  } = useHoldingsQuery(proofId)
  const { data: access, error: accessError, refetch: readPeople } = usePeopleQuery(proofId)
  // A list of nobody would say that nobody has access. One that was read stays when it cannot be read again.
  const error = holdingsError ?? (access ? undefined : accessError)
  const again = async () => {
    const [read] = await Promise.all([readHoldings(), readPeople()])
    // The button goes with the focus on it.
    if (read.data) document.querySelector<HTMLElement>('main h1')?.focus()
  }
  if (error)
    return (
      <Part>
        <p role="alert">
          {error.code === 'not_found' || error.code === 'forbidden'
            ? 'Only the owner of a record sees here what is held of it, on a device on which it is theirs.'
            : publicMessageOf(error, 'What is held of the record cannot be read just now. Please try again.')}
        </p>
        {isPassing(error) ? (
          <Button isPending={isFetching} onClick={() => void again()}>
            Try again
          </Button>
        ) : null}
      </Part>
    )
  if (!holdings || !access)
    return (
      <Part aria-busy="true" aria-label="What we hold">
        {[1, 2, 3, 4].map((line) => (
          <p key={line}>
            <SkeletonLine />
          </p>
        ))}
      </Part>
    )
  const { people, former = [] } = access
  return (
    <>
      <HeldPart holdings={holdings} />
      <SeenPart
        people={people}
        former={former}
        staff={holdings.staff}
        staffLineDays={holdings.staffLineDays}
      />
      <DevicesPart
        proofId={proofId}
        devices={people.filter(({ role }) => role === 'OWNER')}
        onChanged={() => void readPeople()}
      />
      <Part aria-labelledby="export">
        <h2 id="export">Take it with you</h2>
        <p>
          Everything in one ZIP file: your answers in every version as readable text, comments, files, proofs
          and books.
        </p>
        <LinkButton href={`/api/proofs/${encodeURIComponent(proofId)}/export`}>
          Download everything
        </LinkButton>
      </Part>
      <ErasePart proofId={proofId} holdings={holdings} />
    </>
  )
}
