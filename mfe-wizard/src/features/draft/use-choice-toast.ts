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

/**
 * Says that a choice has come up to whoever is at the foot of the page: both answers stand at its head.
 *
 * @param whose who gave the other answer; null while there is nothing to choose
 */
export function useChoiceToast(whose: 'Somebody else' | 'Another tab' | null): void {
  const { notify } = useHost()
  const latest = useRef(notify)
  useEffect(() => {
    latest.current = notify
  })
  useEffect(() => {
    if (whose === null) return
    const toast = latest.current({
      title: 'Please Choose',
      description: `${whose} changed the same answer. Press here to see both.`,
      onPress: () => {
        toast.dismiss()
        showChoices()
      },
    })
    return toast.dismiss
  }, [whose])
}
