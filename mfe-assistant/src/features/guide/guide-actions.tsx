import { useState } from 'react'
import type { GuideSubject } from '@shared/contracts/companion-guide'
import { ApiError } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { loadGuideFile } from '../../api/guide-file'
import type { GuideFile } from '../../api/guide-file'
import { Actions, Refusal } from './guide-style'

/** Hands a file to the browser, which keeps it where downloads go. */
function keepFile({ name, pdf }: GuideFile): void {
  const address = URL.createObjectURL(pdf)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Prints the guide as it is shown, or saves it as the press of the books sets it. */
export function GuideActions({ subject }: { subject: GuideSubject }) {
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async () => {
    setIsSaving(true)
    setRefusal(null)
    try {
      keepFile(await loadGuideFile(subject))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.publicMessage ?? 'The guide could not be printed just now. Please try again.')
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Actions>
      <Button size="small" icon="print" onClick={() => window.print()}>
        Print
      </Button>
      <Button
        size="small"
        icon="download"
        isPending={isSaving}
        pendingText="Saving…"
        onClick={() => void save()}
      >
        Save as PDF
      </Button>
      <Refusal role="status">{refusal}</Refusal>
    </Actions>
  )
}
