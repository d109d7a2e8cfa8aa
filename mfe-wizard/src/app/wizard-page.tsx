import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHost } from '@shared/web/host/host-context'
import { useDraft } from '../features/draft/use-draft'
import { useSaveFailure } from './use-save-failure'
import { WizardForm } from './wizard-form'

/** / : the draft of this device. */
export function WizardPage() {
  const { notify } = useHost()
  const hasTold = useRef(false)
  const tellRestored = useCallback(
    (wasSubmitted = false) => {
      if (hasTold.current) return
      hasTold.current = true
      const description = wasSubmitted
        ? 'The record that you submitted is here again.'
        : 'Everything you wrote is here again.'
      notify({ title: 'Draft Restored', description })
    },
    [notify],
  )
  const draft = useDraft({ onFailure: useSaveFailure(), onRecovered: tellRestored })

  const restored = draft.opened.draft
  const [parameters] = useSearchParams()
  // Over the empty questions of another record it would say that everything is here again.
  const [isAnother] = useState(() => parameters.has('start'))
  useEffect(() => {
    if (isAnother) return
    // By now the page's address may have begun another record.
    if (restored && draft.keeper.getStatus().recordId === restored.recordId)
      tellRestored(restored.recordId !== null)
  }, [isAnother, restored, draft, tellRestored])
  return <WizardForm draft={draft} />
}
