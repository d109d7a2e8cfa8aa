import { useCallback, useEffect, useState } from 'react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { forgetUnsent, unsentAbout } from '../features/family/unsent'
import { RecordMissing } from '../features/shared-record/record-missing'
import { UnsentWords, wordsOfAnswers } from '../features/shared-record/unsent-words'
import type { UnsentWord } from '../features/shared-record/unsent-words'
import { OwnerLink } from '../features/submission/owner-link'
import { createSubmissionKeep } from '../features/submission/kept-submission'
import { submissionKey } from '@shared/web/form/kept-drafts'
import { removeWaitingFiles } from '@shared/web/form/remove-waiting-files'

/** What was typed here and the server never had: answers, the note of a sync, comments. */
function unsentWords(keeper: DraftKeeper): UnsentWord[] {
  const { cloud, waiting } = keeper.getStatus()
  if (!cloud) return []
  const mine = keeper.values()
  const answers = wordsOfAnswers(mine, fieldsThatDiffer(cloud.values, mine))
  const comments = unsentAbout(cloud.proofId).map((text) => ({ label: 'Comment', text }))
  return [...answers, ...(waiting?.note ? [{ label: 'Note', text: waiting.note }] : []), ...comments]
}

/** A record that is not there for this visitor, who may have made it on another device. */
export const MissingRecord = ({ proofId }: { proofId: string }) => (
  <RecordMissing>
    <OwnerLink proofId={proofId} />
  </RecordMissing>
)

/**
 * The access to another family's record has ended: its copy leaves this device, at once where nothing of the visitor's own would be
 * lost with it. The copy of somebody's own record stays, to whom the server gives no access on a device that it does not know.
 */
export function EndedRecord({ keeper }: { keeper: DraftKeeper }) {
  const [words, setWords] = useState(() => unsentWords(keeper))
  const [own] = useState(() => {
    const { cloud } = keeper.getStatus()
    return cloud?.role === 'OWNER' ? cloud.proofId : null
  })
  const remove = useCallback(() => {
    const { cloud } = keeper.getStatus()
    void removeWaitingFiles([keeper.key])
    if (cloud) {
      forgetUnsent(cloud.proofId)
      createSubmissionKeep(() => window.localStorage, `${submissionKey}:${cloud.recordId}`).write(null)
    }
    keeper.discard({ values: emptyBirthForm(), stepId: 'identity' })
    setWords([])
  }, [keeper])
  const isNothingLost = own === null && words.length === 0
  useEffect(() => {
    if (isNothingLost) remove()
  }, [isNothingLost, remove])
  if (own !== null) return <MissingRecord proofId={own} />
  return (
    <RecordMissing hasEnded>
      {words.length ? (
        <UnsentWords
          words={words}
          note="It lies on this device only. Keep what you need: it goes with the rest of the record, which leaves this device when you remove it, or by itself after fourteen days."
          removeLabel="Remove from this device"
          onRemove={remove}
        />
      ) : null}
    </RecordMissing>
  )
}
