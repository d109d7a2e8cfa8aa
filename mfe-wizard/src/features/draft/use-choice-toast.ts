import { useEffect, useRef } from 'react'
import { useHost } from '@shared/web/host/host-context'

/** Of the list of answers between which somebody has to choose. */
export const choicesId = 'answers-to-choose'

/** Leads to the answers between which somebody has to choose. */
export function showChoices(): void {
  const choices = document.getElementById(choicesId)
  choices?.scrollIntoView?.({ block: 'start' })
  choices?.focus({ preventScroll: true })
}

/** Says that two tabs gave different answers to whoever is at the foot of the page: both answers stand at its head. */
export function useChoiceToast(isToChoose: boolean): void {
  const { notify } = useHost()
  const latest = useRef(notify)
  useEffect(() => {
    latest.current = notify
  })
  useEffect(() => {
    if (!isToChoose) return
    const toast = latest.current({
      title: 'Please Choose',
      description: 'Another tab changed the same answer. Press here to see both.',
      onPress: () => {
        toast.dismiss()
        showChoices()
      },
    })
    return toast.dismiss
  }, [isToChoose])
}
