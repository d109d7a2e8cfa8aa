import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isApiFailure } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { useProofQuery, useRetryProofMutation } from '../../api/proof-api'
import { ProofShown } from './proof-shown'
import { ReviewMessage } from './review-message'

/** Milliseconds between two questions while the proof is being made. */
export const proofPollingInterval = 2000

/** A failure that may pass by itself: no connection, a service that restarts, too many calls. */
const isPassing = (error: unknown) =>
  isApiFailure(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

const Polled = ({ proofId }: { proofId: string }) => {
  const { navigate } = useHost()
  const [isWaiting, setWaiting] = useState(true)
  const { data, error, refetch } = useProofQuery(proofId, {
    pollingInterval: isWaiting ? proofPollingInterval : 0,
    refetchOnMountOrArgChange: true,
  })
  const [retry, { isLoading: isRetrying, error: retryError }] = useRetryProofMutation()

  const isRunning = error ? isPassing(error) : !data || data.status === 'running'
  useEffect(() => setWaiting(isRunning), [isRunning])

  const toForm = { label: 'Return to Form', onPress: () => navigate('/') }

  if (error && !isPassing(error)) {
    const isUnknown = isApiFailure(error) && (error.status === 404 || error.status === 400)
    return isUnknown ? (
      <ReviewMessage title="Proof not found" actions={[toForm]}>
        This address leads to no proof. Please check the link in your e-mail.
      </ReviewMessage>
    ) : (
      <ReviewMessage
        title="Error Generating Proof"
        actions={[toForm, { label: 'Try again', onPress: () => void refetch() }]}
      >
        {isApiFailure(error) ? error.publicMessage : 'An unexpected error occurred'}
      </ReviewMessage>
    )
  }
  if (data?.status === 'error') {
    const tryAgain = {
      label: 'Try again',
      isPending: isRetrying,
      onPress: () =>
        void retry(proofId)
          .unwrap()
          .then(refetch, () => undefined),
    }
    return (
      <ReviewMessage title="Error Generating Proof" actions={[toForm, tryAgain]}>
        {isApiFailure(retryError) ? retryError.publicMessage : data.error || 'An unexpected error occurred'}
      </ReviewMessage>
    )
  }
  return <ProofShown proof={data} isUnreachable={Boolean(error)} />
}

/** /proof-review/{proofId} */
export const ReviewPage = () => {
  const { proofId } = useParams()
  const { navigate } = useHost()
  useEffect(() => {
    document.title = 'Review Your Codex Proof · Birth Codex'
  }, [])
  return proofId ? (
    <Polled key={proofId} proofId={proofId} />
  ) : (
    <ReviewMessage
      title="Invalid proof ID"
      actions={[{ label: 'Return to Form', onPress: () => navigate('/') }]}
    >
      This address holds no proof ID. Please open the link in your e-mail again.
    </ReviewMessage>
  )
}
