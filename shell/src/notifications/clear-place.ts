const dialogs = ':is([role="dialog"], [role="alertdialog"])'

/** The control that somebody is at; the field among them, else the first one that was refused; and what is said of it. */
function readNow(): Element[] {
  const field = ':is(input, select, textarea)'
  const control =
    document.querySelector(`${field}:focus`) ?? document.querySelector(`${field}[aria-invalid="true"]`)
  const pressed = document.querySelector(`:is(button, a[href]):focus:not(${dialogs} *)`)
  const said = control?.getAttribute('aria-describedby')?.split(' ') ?? []
  return [control, pressed, ...said.map((id) => document.getElementById(id))].filter((one) => one !== null)
}

const isOver = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** What can be pressed or filled in on the dialog that is open: it waits for an answer, and stands above the page. */
function askedNow(): Element[] {
  const dialog = [...document.querySelectorAll(dialogs)].at(-1)
  const controls = dialog?.querySelectorAll('button, a[href], input, select, textarea') ?? []
  // What is scrolled out of it is not seen.
  return [...controls].filter((control) => dialog && isOver(dialog, control))
}

/** The buttons of the bar that stays at the page's foot, which has two rows on a phone's last step. */
const alwaysAtHand = () => [...document.querySelectorAll('footer button')]

const occasions = ['focusin', 'scroll', 'resize'] as const

/**
 * Keeps the region of toasts off the control that somebody is at, off a field's message, the controls of an open dialog and the form's bar: where it would
 * cover them at the foot of the page it goes to the top (`data-place`), and comes back where it would cover them there. What it covers at
 * both it covers where that is less, or at the foot.
 *
 * @returns what ends it
 */
export function keepClear(region: HTMLElement): () => void {
  const coveredAt = (place: 'foot' | 'top') => {
    region.dataset['place'] = place
    const covered = [...readNow(), ...askedNow(), ...alwaysAtHand()].filter(
      (one) => !region.contains(one) && isOver(region, one),
    )
    return new Set(covered).size
  }
  const place = () => {
    const now = region.dataset['place'] === 'top' ? 'top' : 'foot'
    if (coveredAt(now) === 0) return
    const [atFoot, atTop] = [coveredAt('foot'), coveredAt('top')]
    region.dataset['place'] = atTop < atFoot ? 'top' : 'foot'
  }
  region.dataset['place'] = 'foot'
  place()
  // What is said of a field may be drawn after the toast; the focus goes on, and the page is scrolled.
  const observer = new MutationObserver(place)
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid', 'aria-describedby'] })
  const options = { capture: true, passive: true }
  for (const type of occasions) addEventListener(type, place, options)
  return () => {
    observer.disconnect()
    for (const type of occasions) removeEventListener(type, place, options)
  }
}
