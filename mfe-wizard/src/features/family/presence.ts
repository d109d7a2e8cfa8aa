import { birthFieldNames } from '@shared/contracts/birth-form'
import { request } from '@shared/web/api/request'

/** Milliseconds from one word that the page is here to the next; the server takes a page of which it hears nothing for gone. */
const interval = 15_000
/** Milliseconds at least between two words, however fast the focus moves. */
const shortest = 1000

const names: ReadonlySet<string> = new Set(birthFieldNames)
const prefix = 'field-'

/** The field of the form that an element belongs to; null outside of all. */
export function fieldOf(element: Element | null): string | null {
  for (let at = element; at; at = at.parentElement) {
    const name = at.id.startsWith(prefix) ? at.id.slice(prefix.length) : ''
    if (names.has(name)) return name
    const own = at.getAttribute('name')
    if (own && names.has(own)) return own
  }
  return null
}

/** 128 random bits as a UUID; also where the page has no secure context. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

interface Presence {
  /** The page goes, and says so. */
  leave: () => void
  /** Nothing more is said: the server has ended the access, and would refuse the word that the page goes. */
  stop: () => void
}

/** Says that this page is open on a record, and on which field, while it is visible. */
export function keepPresence(proofId: string): Presence {
  const pageId = newId()
  let field = fieldOf(document.activeElement)
  let said: { field: string | null; at: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const call = (method: 'PUT' | 'DELETE', keepalive: boolean) =>
    // Whether the access has ended is told by the stream of changes; a word that got lost is said again soon.
    void request(['/api/proofs', proofId, 'presence'], {
      method,
      body: { pageId, field },
      keepalive,
    }).catch(() => undefined)
  const say = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    said = { field, at: Date.now() }
    call('PUT', false)
    timer = setTimeout(say, interval)
  }
  const saySoon = () => {
    const passed = said ? Date.now() - said.at : shortest
    clearTimeout(timer)
    timer = setTimeout(say, Math.max(0, shortest - passed))
  }
  const onFocus = () => {
    field = fieldOf(document.activeElement)
    if (field !== said?.field) saySoon()
  }
  const onShown = () => {
    if (document.visibilityState === 'visible') saySoon()
  }
  const leave = () => {
    if (said) call('DELETE', true)
    said = null
    clearTimeout(timer)
  }
  // The focus is nowhere while it moves: it is looked for where it arrives, and once it has not.
  const onBlur = () => setTimeout(onFocus)

  say()
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('pageshow', onShown)
  window.addEventListener('pagehide', leave)
  const stop = () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('pageshow', onShown)
    window.removeEventListener('pagehide', leave)
    said = null
    clearTimeout(timer)
  }
  return {
    leave() {
      leave()
      stop()
    },
    stop,
  }
}
