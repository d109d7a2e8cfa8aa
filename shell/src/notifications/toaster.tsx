import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import * as RadixToast from '@radix-ui/react-toast'
import { Icon } from '@shared/web/parts/icon'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { keepClear } from './clear-place'
import { Close, Face, Text, Title, View, Wording } from './toast-style'
import type { ToastEntry, ToastStore } from './toast-store'

/** How long a toast shows, in ms, and how far to the right a swipe must go to dismiss it, in px. */
const toastTiming = { duration: 5000, swipe: 50 } as const

const Words = ({ toast }: Pick<ToastEntry, 'toast'>) => (
  <Wording>
    <Title>{toast.title}</Title>
    {toast.description ? <Text>{toast.description}</Text> : null}
  </Wording>
)

function ToastView({ entry, store }: { entry: ToastEntry; store: ToastStore }) {
  const { id, toast, isOpen } = entry
  const dismiss = () => store.dismiss(id)
  const press = () => {
    toast.onPress?.()
    if (!toast.isPersistent) dismiss()
  }
  return (
    <Face
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismiss()
      }}
      type="foreground"
      duration={toast.isPersistent ? Infinity : toastTiming.duration}
      data-variant={toast.variant ?? 'default'}
    >
      <Icon name={toast.variant === 'destructive' ? 'alert' : toast.isPersistent ? 'clock' : 'check'} />
      {toast.onPress ? (
        <button type="button" data-whole onClick={press}>
          <Words toast={toast} />
        </button>
      ) : (
        <Words toast={toast} />
      )}
      <Close aria-label="Close">
        <Icon name="close" />
      </Close>
    </Face>
  )
}

/** Radix would say a toast for a second, with title and text run together: a slow screen reader comes too late. It says it to nobody. */
const nobody = document.createElement('div')

/** Says a toast for as long as it shows, and of what an alert of the page says already its title alone. A live region that comes with its words is not read: they come a moment after it. */
function Spoken({ entry }: { entry: ToastEntry | undefined }) {
  const [words, setWords] = useState('')
  const { title, description = '' } = entry?.isOpen ? entry.toast : { title: '' }
  useEffect(() => {
    const timer = setTimeout(() => {
      const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
      const more = alerts.includes(description) ? '' : description
      setWords([title, more].filter(Boolean).join(/[.!?…]$/.test(title) ? ' ' : '. '))
    }, 100)
    return () => clearTimeout(timer)
  }, [title, description])
  // `aria-live` keeps it in the page while a dialog hides all else from screen readers.
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  )
}

/** The focus of the keyboard goes back to where it was when the toast that has it closes: Radix leaves it on the empty list, unseen. */
function useFocusGivenBack(region: RefObject<HTMLElement | null>, shown: number | null) {
  // It comes with the first toast.
  const before = useRef(document.activeElement)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // Radix has places to stop at on both sides of the list.
      if (target instanceof Element && !region.current?.parentElement?.contains(target))
        before.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [region])
  useLayoutEffect(() => {
    // Not that of a finger: a field would open its keyboard again.
    const isOnList = shown === null && region.current?.matches(':has(:focus-visible), :focus-visible')
    if (isOnList && before.current instanceof HTMLElement) before.current.focus()
  }, [region, shown])
}

/** The page's notification region: one toast, F8 moves the focus to it, a swipe to the right dismisses it. */
export function Toaster({ store }: { store: ToastStore }) {
  const entry = useSyncExternalStore(store.subscribe, store.read)
  const region = useRef<HTMLOListElement>(null)
  const shown = entry?.isOpen ? entry.id : null
  useLayoutEffect(() => (shown !== null && region.current ? keepClear(region.current) : undefined), [shown])
  useFocusGivenBack(region, shown)
  return (
    <RadixToast.Provider
      duration={toastTiming.duration}
      swipeDirection="right"
      // Radix asks for more than its threshold; ours is met at 50.
      swipeThreshold={toastTiming.swipe - 0.01}
      label="Notification"
      announcerContainer={nobody}
    >
      {entry ? <ToastView key={entry.id} entry={entry} store={store} /> : null}
      <View ref={region} hotkey={['F8']} label="Notifications ({hotkey})" />
      <Spoken entry={entry} />
    </RadixToast.Provider>
  )
}
