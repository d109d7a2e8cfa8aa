import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useHost } from '@shared/web/host/host-context'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { choicesId } from '../features/draft/draft-news'

/** Leads to the answers between which somebody has to choose. */
export function showChoices(): void {
  const choices = document.getElementById(choicesId)
  choices?.scrollIntoView?.({ block: 'start' })
  choices?.focus({ preventScroll: true })
}

/** Says that a choice has come up to whoever is at the foot of the page: both answers stand at its head. */
export function useChoiceToast(keeper: DraftKeeper): void {
  const { notify } = useHost()
  const latest = useRef(notify)
  useEffect(() => {
    latest.current = notify
  })
  const isOpen = useSyncExternalStore(
    keeper.subscribe,
    () => Object.keys(keeper.getStatus().rivals).length > 0,
  )
  useEffect(() => {
    if (!isOpen) return
    const toast = latest.current({
      title: 'Please Choose',
      description: 'Somebody else changed the same answer. Press here to see both.',
      onPress: () => {
        toast.dismiss()
        showChoices()
      },
    })
    return toast.dismiss
  }, [isOpen])
}
