import { useParams } from 'react-router-dom'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { awaitedOf } from '@shared/web/api/awaited'
import { typedProofId } from '@shared/web/api/typed-proof-id'
import { useHost } from '@shared/web/host/host-context'
import { latePart } from '@shared/web/parts/late-part'
import { useRetryProofMutation } from '../../api/proof-api'
import { useWatchedProof } from '../../api/use-watched-proof'
import { ContinueHere } from './continue-here'
import { ProofShown } from './proof-shown'
import { BlankSheet } from './proof-sheet'
import { ReviewLayout } from './review-layout'
import { ReviewMessage } from './review-message'
import { useMailOpened } from './use-mail-opened'
import { useOwnerKey } from './use-owner-key'

/** A Proof ID as certificates print it, which anybody may type in; the others are addresses out of e-mails. */
const isPrintedId = /^01[0-9A-Z]{8}$/

/** For strangers: whoever has a part in a record never waits for its code. */
const PrintedId = latePart(() => import('./printed-id').then((module) => module.PrintedId))

const unexpected = 'An unexpected error occurred'

/** There is no such proof, or it is not this visitor's: an owner on another device can become known here. */
const UnknownProof = ({ proofId }: { proofId: string }) => {
  const { navigate } = useHost()
  const { ownerKey, forget } = useOwnerKey(proofId)
  // The link to a record that was never submitted leads here: it has no proof to show.
  if (ownerKey && isPrintedId.test(proofId))
    return (
      <ReviewMessage
        title="Your record"
        actions={[]}
        below={
          <ContinueHere
            proofId={proofId}
            ownerKey={ownerKey}
            onContinued={() => navigate(`/?proof=${proofId}`)}
            onSpent={forget}
          />
        }
      >
        There is no proof of it to look at yet.
      </ReviewMessage>
    )
  if (isPrintedId.test(proofId))
    return (
      <PrintedId
        proofId={proofId}
        onReturn={() => navigate('/')}
        whileAway={<ReviewLayout mat={<BlankSheet />} />}
      />
    )
  return (
    <ReviewMessage
      title="Proof not found"
      hint="Please check the link in your e-mail."
      actions={[{ label: 'Return to Form', onPress: () => navigate('/') }]}
    >
      This address leads to no proof, or its record was erased.
    </ReviewMessage>
  )
}

const Watched = ({ proofId }: { proofId: string }) => {
  const { navigate } = useHost()
  useMailOpened(proofId)
  const { proof, isAway, error, again } = useWatchedProof(proofId)
  const [retry, { isLoading: isRetrying, error: retryError }] = useRetryProofMutation()
  const toForm = { label: 'Return to Form', onPress: () => navigate('/') }

  if (error) {
    const isUnknown = ['not_found', 'invalid_query'].includes(codeOf(error) ?? '')
    return isUnknown ? (
      <UnknownProof proofId={proofId} />
    ) : (
      <ReviewMessage
        title="Error Generating Proof"
        actions={[toForm, { label: 'Try again', onPress: again }]}
      >
        {publicMessageOf(error, unexpected)}
      </ReviewMessage>
    )
  }
  if (proof?.status === 'error') {
    const tryAgain = {
      label: 'Try again',
      isPending: isRetrying,
      onPress: () =>
        void retry(proofId)
          .unwrap()
          .then(again, () => undefined),
    }
    return (
      <ReviewMessage title="Error Generating Proof" actions={[toForm, tryAgain]}>
        {publicMessageOf(retryError, proof.error || unexpected)}
      </ReviewMessage>
    )
  }
  // Whether there is a proof to wait for is not known.
  if (isAway && !proof)
    return (
      <ReviewMessage title="Proof out of reach" actions={[{ label: 'Try again', onPress: again }, toForm]}>
        {awaitedOf(proof, isAway)}
      </ReviewMessage>
    )
  return <ProofShown proof={proof} isAway={isAway} again={again} />
}

/** /proof-review/{proofId} */
export const ReviewPage = () => {
  const { proofId: typed = '' } = useParams()
  const proofId = typedProofId(typed)
  const { navigate } = useHost()
  return proofId ? (
    <Watched key={proofId} proofId={proofId} />
  ) : (
    <ReviewMessage
      title="Invalid proof ID"
      hint="Please open the link in your e-mail again."
      actions={[{ label: 'Return to Form', onPress: () => navigate('/') }]}
    >
      This address holds no proof ID.
    </ReviewMessage>
  )
}
