import { useEffect, useRef, useState } from 'react'
import { noBirthDate } from '@shared/contracts/companion-guide'
import type { GuideSubject } from '@shared/contracts/companion-guide'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { Name } from '@shared/web/parts/name'
import { MyaSeal } from '../../app/mya-seal'
import { useFocusReturn } from '../../app/use-focus-return'
import { useGenerateGuideMutation } from '../../api/assistant-api'
import { GuideResult } from './guide-result'
import { Message, Place } from './guide-style'

interface CompanionGuideProps {
  onClose: () => void
  /** Whose guide; undefined as long as no birth date is known. */
  subject: GuideSubject | undefined
}

/** Why there is no guide, with the way on; the button is at hand for whoever pressed the last one. */
function Fault({ text, onAgain }: { text: string; onAgain: () => void }) {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <div role="alert">
      <Message>{text}</Message>
      <Button ref={again} icon="retry" onClick={onAgain}>
        Try Again
      </Button>
    </div>
  )
}

/** What the guide will be, before it is asked for. */
function Idle({ subject, onStart }: { subject: GuideSubject | undefined; onStart: () => void }) {
  const name = subject?.answers?.babyFirstName?.trim()
  return (
    <div data-idle="">
      <MyaSeal size={112} />
      <Message>
        Seven chapters
        {name ? (
          <>
            {' '}
            for <Name>{name}</Name>
          </>
        ) : null}
        , drawn from the birth date, and from the hour and the place where they are known.
      </Message>
      <Button variant="primary" onClick={onStart}>
        Generate Companion Guide
      </Button>
    </div>
  )
}

/** The guide's dialog: idle, generating, why there is none, or the guide. */
export function CompanionGuide({ onClose, subject }: CompanionGuideProps) {
  useFocusReturn()
  const [generate, { isLoading, data: guide, error }] = useGenerateGuideMutation()
  const [lacksDate, setLacksDate] = useState(false)

  const start = () => {
    setLacksDate(!subject)
    if (subject) void generate(subject)
  }
  const fault = lacksDate
    ? noBirthDate
    : error
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
      {guide && subject && !isLoading ? (
        <GuideResult guide={guide} subject={subject} />
      ) : (
        <Place>
          {isLoading ? (
            <Message role="status">Generating your companion guide...</Message>
          ) : fault ? (
            <Fault text={fault} onAgain={start} />
          ) : (
            <Idle subject={subject} onStart={start} />
          )}
        </Place>
      )}
    </Dialog>
  )
}
