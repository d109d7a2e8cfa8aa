import { useState } from 'react'
import type { ComponentType } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GuideAnswers } from '@shared/contracts/companion-guide'
import type { SlotProps } from '@shared/contracts/remote-app'
import { useHost } from '@shared/web/host/host-context'
import { useBirthFormValues } from '../form/use-birth-form'

/** What of an unsent form makes its guide fuller; nothing else is sent. */
const answersOf = (form: BirthFormDraft): GuideAnswers => ({
  babyFirstName: form.babyFirstName,
  babyTimeOfBirth: form.babyTimeOfBirth,
  babyTimeUnknown: form.babyTimeUnknown,
  babyClockChange: form.babyClockChange,
  birthLatitude: form.birthLatitude,
  birthLongitude: form.birthLongitude,
  birthTimeZone: form.birthTimeZone,
  motherDateOfBirth: form.motherDateOfBirth,
  fatherDateOfBirth: form.fatherDateOfBirth,
})

interface GuideSlotProps {
  /** The job of a proof that was submitted in this visit: its record's guide; else that of the form as it stands. */
  proofJobId: string | undefined
  onClose: () => void
}

/** The companion guide above the wizard, of the child as the form tells of it when the guide is opened. */
export function GuideSlot({ proofJobId, onClose }: GuideSlotProps) {
  const host = useHost()
  // The contract names no framework; the host's slot is a React component.
  const Slot = host.Slot as ComponentType<SlotProps>
  const values = useBirthFormValues()
  const [subject] = useState(() => {
    if (proofJobId) return { proofId: proofJobId }
    const form = values()
    return { birthDate: form.babyDateOfBirth || undefined, answers: answersOf(form) }
  })
  return <Slot name="companion-guide" props={{ onClose, ...subject }} />
}
