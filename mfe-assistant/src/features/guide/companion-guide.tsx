import { useState } from 'react'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useFocusReturn } from '../../app/use-focus-return'
import { useGenerateGuideMutation } from '../../api/assistant-api'
import type { GuideSubject } from '../../api/assistant-api'
import { Idle, Message, Place } from './guide-style'

export const noBirthDate = 'Birth date is required to generate companion guide'

interface CompanionGuideProps {
  onClose: () => void
  /** Whose guide; undefined as long as no birth date is known. */
  subject: GuideSubject | undefined
}

/** The guide's dialog: idle, generating, or why there is none. */
export function CompanionGuide({ onClose, subject }: CompanionGuideProps) {
  useFocusReturn()
  const [generate, { isLoading, isSuccess, error }] = useGenerateGuideMutation()
  const [lacksDate, setLacksDate] = useState(false)

  const start = () => {
    setLacksDate(!subject)
    if (subject) void generate(subject)
  }
  const fault = lacksDate
    ? noBirthDate
    : error || isSuccess
      ? publicMessageOf(error, 'The guide could not be read.')
      : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Birth Bio Companion Guide"
      description="Extended spiritual and astrological insights"
      size="full"
    >
      <Place>
        {isLoading ? (
          <Message role="status">Generating your companion guide...</Message>
        ) : fault ? (
          <div role="alert">
            <Message>{fault}</Message>
            <Button icon="retry" onClick={start}>
              Try Again
            </Button>
          </div>
        ) : (
          <Idle>
            <Button variant="primary" onClick={start}>
              Generate Companion Guide
            </Button>
          </Idle>
        )}
      </Place>
    </Dialog>
  )
}
