import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { useAskForLinkMutation } from '../../api/owner-link-api'

/** For the owner on another device: a link to the record's own address. What is said does not tell whose record it is. */
export function OwnerLink({ proofId }: { proofId: string }) {
  const [ask, { isLoading, isSuccess, error }] = useAskForLinkMutation()
  return (
    <>
      {isSuccess ? null : (
        <Button size="small" isPending={isLoading} onClick={() => void ask(proofId)}>
          Send me a link
        </Button>
      )}
      <p role="status">
        {isSuccess
          ? 'If that record has an e-mail address, a link is on its way there.'
          : 'Did you make that record on another device? A link to its own e-mail address opens it here.'}
      </p>
      {error ? <p>{publicMessageOf(error, 'The link could not be asked for. Please try again.')}</p> : null}
    </>
  )
}
