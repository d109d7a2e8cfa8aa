import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import type { ButtonLook } from '@shared/web/parts/button'
import { useAskForLinkMutation } from '../../api/owner-link-api'

interface OwnerLinkProps {
  proofId: string
  size?: ButtonLook['size']
}

/** For the owner on another device: a link to the record's own address. What is said does not tell whose record it is. */
export function OwnerLink({ proofId, size }: OwnerLinkProps) {
  const [ask, { isLoading, isSuccess, error }] = useAskForLinkMutation()
  return (
    <>
      <p role="status">
        {isSuccess
          ? 'If that record has an e-mail address, a link is on its way there.'
          : 'Did you make that record on another device? A link to its own e-mail address opens it here.'}
      </p>
      {isSuccess ? null : (
        <Button size={size} isPending={isLoading} onClick={() => void ask(proofId)}>
          Send me a link
        </Button>
      )}
      {error ? (
        <p role="alert">{publicMessageOf(error, 'The link could not be asked for. Please try again.')}</p>
      ) : null}
    </>
  )
}
