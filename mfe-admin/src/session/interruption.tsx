import { useEffect } from 'react'

/** Whom a session that ended by itself interrupted, and at which page. In the memory of this page alone. */
let interrupted: { userId: string; place: string } | null = null

/** What is typed in one form of the staff's pages, for as long as it is open. */
interface TypingOf<Typed> {
  open: Typed | null
  left: Typed | null
}
const forms: TypingOf<unknown>[] = []

/** Keeps where somebody was and what they had typed. Somebody who logs out has left, and nothing is kept. */
export function interrupt(userId: string, place: string): void {
  interrupted = { userId, place }
  for (const form of forms) form.left = form.open
}

/** Where this person was when the session ended; nothing for anybody else. */
export const interruptedPlace = (userId: string): string | undefined =>
  interrupted?.userId === userId ? interrupted.place : undefined

/** Somebody is back: who logs out from here on begins anew. */
export const forgetPlace = (): void => {
  if (interrupted) interrupted.place = ''
}

/** The memory of one form: what was typed in it is given back to whom a session's end took it from, once the form is open again. */
export function rememberTyping<Typed>() {
  const form: TypingOf<Typed> = { open: null, left: null }
  forms.push(form)
  return {
    /** Reads only, so that it can stand in a state's first value. */
    leftBy: (userId: string | undefined): Typed | null => (interrupted?.userId === userId ? form.left : null),
    /** Stands in the form. */
    Keep({ typed }: { typed: Typed }) {
      useEffect(() => {
        Object.assign(form, { open: typed, left: null })
        return () => {
          form.open = null
        }
      })
      return null
    },
  }
}
