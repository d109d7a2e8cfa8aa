import { useMemo } from 'react'
import { clockChanges } from '@shared/contracts/enumerations'
import { birthInstantOf, clockTimeOf } from '@shared/insights/birth-moment'
import type { Birth, LocalMoment } from '@shared/insights/birth-moment'
import { SegmentedField } from '@shared/web/form/segmented-field'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { Announced } from '../../form/announced'

/** What is to be asked of a birth, and how the clocks stood in either answer; null when its instant is certain. */
export function clockQuestionOf({ clockChange: _answer, ...birth }: Birth) {
  const timeZone = birth.place?.timeZone
  if (timeZone === undefined) return null
  try {
    const found = birthInstantOf(birth)
    if (found.kind !== 'ambiguous' && found.kind !== 'skipped') return null
    const reading = ({ instant, zoneLabel }: LocalMoment) => `${clockTimeOf(instant, timeZone)}, ${zoneLabel}`
    return {
      sentence:
        found.kind === 'ambiguous'
          ? `The clocks went back that night, so ${birth.time} came twice. Was it before or after the change?`
          : `The clocks went forward that night: ${birth.time} was skipped. Was it before or after the change?`,
      earlier: reading(found.earlier),
      later: reading(found.later),
    }
  } catch {
    // A zone that this browser does not know: there is nothing to ask by.
    return null
  }
}

/** Asks which of two instants is meant, where the clocks of the place showed the time of birth twice or skipped it. */
export function ClockQuestion({ birth }: { birth: Birth }) {
  const question = useMemo(() => clockQuestionOf(birth), [birth])
  return (
    <>
      <VisuallyHidden as="div">
        <Announced>{question?.sentence}</Announced>
      </VisuallyHidden>
      {question ? (
        <SegmentedField
          name="babyClockChange"
          label="Change of the clocks"
          hint={question.sentence}
          options={clockChanges}
          wordsOf={(option) =>
            option === 'earlier'
              ? { word: 'Before', detail: question.earlier }
              : { word: 'After', detail: question.later }
          }
          isWide
        />
      ) : null}
    </>
  )
}
