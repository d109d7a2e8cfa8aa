const dialogs = ':is([role="dialog"], [role="alertdialog"])'
// A radio button may be drawn by the label around it.
const controls = ':is(button, a[href], input, select, textarea, label:has(> input))'
/** The narrowest column in which a toast's words still read well, in px. */
const narrowestColumn = 288

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

/** The dialog that is open: it waits for an answer, and stands above the page. */
const openDialog = () => [...document.querySelectorAll(dialogs)].at(-1)

/** What can be pressed or filled in on the dialog; what is scrolled out of it is not seen. */
const askedIn = (dialog: Element) =>
  [...dialog.querySelectorAll(controls)].filter((control) => isOver(dialog, control))

/** The buttons of the bar that stays at the page's foot, which has two rows on a phone's last step. */
const alwaysAtHand = () => [...document.querySelectorAll('footer button')]

interface Place {
  at: 'foot' | 'top'
  /** Where it differs from what the style sheet says of foot and top. */
  style?: Partial<Record<'right' | 'bottom' | 'width', string>>
}

/** The places of a toast, the best one first: foot and top of its corner, both beside an open dialog, and between the dialog's controls. */
function placesFor(region: HTMLElement, dialog: Element | undefined): Place[] {
  const corner: Place[] = [{ at: 'foot' }, { at: 'top' }]
  if (!dialog) return corner
  const { left, right } = dialog.getBoundingClientRect()
  const beside = [
    { right: 0, width: innerWidth - right },
    { right: innerWidth - left, width: left },
  ]
    .filter(({ width }) => width >= narrowestColumn)
    .map((column) => ({
      right: `${column.right}px`,
      width: `${Math.min(column.width, region.offsetWidth)}px`,
    }))
    .flatMap((style): Place[] => [
      { at: 'foot', style },
      { at: 'top', style },
    ])
  const between = askedIn(dialog)
    .map((control) => control.getBoundingClientRect().top)
    .filter((top) => top >= region.offsetHeight)
    .sort((one, other) => other - one)
    .map((top): Place => ({ at: 'foot', style: { bottom: `${innerHeight - top}px` } }))
  return [...corner, ...beside, ...between]
}

/** What must stay free, and what a toast may lie on for its five seconds where no place is free: a field that nobody is at. */
function keptFree(dialog: Element | undefined) {
  const asked = dialog ? askedIn(dialog) : alwaysAtHand()
  const isButton = (one: Element) => one.matches('button, a[href]')
  return {
    must: [...readNow(), ...asked.filter(isButton)],
    may: asked.filter((one) => !isButton(one)),
  }
}

const occasions = ['focusin', 'scroll', 'resize', 'animationend'] as const

/**
 * Keeps the region of toasts off the control that somebody is at, off a field's message, the controls of an open dialog and the form's
 * bar. Once it is read it moves only where it would cover what must stay free; what it covers at every place it covers where that is least.
 *
 * @returns what ends it
 */
export function keepClear(region: HTMLElement): () => void {
  const put = ({ at, style }: Place) => {
    region.dataset['place'] = at
    Object.assign(region.style, { right: '', bottom: '', width: '', ...style })
  }
  const covers = (ones: readonly Element[]) =>
    new Set(ones.filter((one) => !region.contains(one) && isOver(region, one))).size

  const place = (isNew: boolean) => {
    const dialog = openDialog()
    const { must, may } = keptFree(dialog)
    if (covers(isNew ? [...must, ...may] : must) === 0) return
    put({ at: 'foot' })
    const tried = placesFor(region, dialog).map((one) => {
      put(one)
      return { one, isFree: covers([...must, ...may]) === 0, covered: covers(must) }
    })
    const least = Math.min(...tried.map(({ covered }) => covered))
    const best = tried.find(({ isFree }) => isFree) ?? tried.find(({ covered }) => covered === least)
    if (best) put(best.one)
  }
  put({ at: 'foot' })
  place(true)
  // What is said of a field may be drawn after the toast, and a dialog may go on to other words; the focus goes on, and the page is scrolled.
  const observer = new MutationObserver(() => place(false))
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'aria-describedby'],
  })
  // When a drawer gets the focus it is still outside the page: where it stands is known when it has slid in.
  const onEvent = ({ type, target }: Event) => place(type === 'animationend' && target === openDialog())
  const options = { capture: true, passive: true }
  for (const type of occasions) addEventListener(type, onEvent, options)
  return () => {
    observer.disconnect()
    for (const type of occasions) removeEventListener(type, onEvent, options)
  }
}
