import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'

/** How long the pointer rests on a control before its tooltip opens; for so long after one has closed, the next opens at once. In ms. */
const [openDelay, skipDelay] = [700, 300]
/** From the control, and from the edges of the window, in px. */
const [gap, margin] = [8, 16]

const appear = keyframes`
  from { opacity: 0; transform: translateY(4px) }
`
const Trigger = styled.span`
  display: contents;
`
const Note = styled.div`
  position: fixed;
  z-index: 30;
  width: max-content;
  max-width: min(320px, calc(100vw - 32px));
  padding: 9px 14px 10px;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--shadow-2);
  /* Forced colours take ground and shadow away, and let this be seen. */
  outline: 1px solid transparent;
  font: 500 1rem/1.35 var(--sans);
  animation: ${appear} var(--t-fast) var(--ease-out);

  /* The point, as wide as the way between note and control is high: a pointer on its way to the note does not leave it. */
  &::after {
    position: absolute;
    top: 100%;
    left: calc(var(--point) - 20px);
    width: 40px;
    height: ${gap}px;
    background: var(--ink);
    clip-path: polygon(15px 0, 25px 0, 20px 5px);
    content: '';
  }
  &[data-below]::after {
    top: auto;
    bottom: 100%;
    transform: scaleY(-1);
  }
`

/** At most one is open on the page. */
let closeOpen: (() => void) | null = null
let closedAt = -Infinity

/** Puts the note above its control, or below it where there is no room above, and within the window. */
function place(note: HTMLElement, control: Element) {
  const at = control.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = note
  const middle = at.left + at.width / 2
  const left = Math.max(margin, Math.min(middle - width / 2, window.innerWidth - width - margin))
  const above = at.top - height - gap
  note.toggleAttribute('data-below', above < margin)
  note.style.left = `${left}px`
  note.style.top = `${above < margin ? at.bottom + gap : above}px`
  note.style.setProperty('--point', `${middle - left}px`)
}

/** Whether it is open; it closes by itself on Escape, when the page moves below it, and when another one opens. */
function useOpen() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    closeOpen?.()
    closeOpen = close
    document.addEventListener('keydown', closeOnEscape)
    window.addEventListener('scroll', close, true)
    window.addEventListener('resize', close)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('scroll', close, true)
      window.removeEventListener('resize', close)
      closedAt = Date.now()
      if (closeOpen === close) closeOpen = null
    }
  }, [isOpen])
  return [isOpen, setOpen] as const
}

interface TooltipProps {
  /** Empty: no tooltip, the child stands alone. */
  text: string
  /** One element that can be focused and takes `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A sentence about a control, on hover and on focus; it also describes the control to a screen reader. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useOpen()
  const id = useId()
  const trigger = useRef<HTMLSpanElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressing = useRef(false)
  const isShown = isOpen && text !== ''

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    const control = trigger.current?.firstElementChild
    if (isShown && note.current && control) place(note.current, control)
  }, [isShown, text])

  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setOpen(false)
  }
  return (
    <Trigger
      ref={trigger}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'touch' || timer.current !== undefined) return
        timer.current = setTimeout(() => setOpen(true), Date.now() - closedAt <= skipDelay ? 0 : openDelay)
      }}
      onPointerLeave={close}
      onPointerDown={() => {
        isPressing.current = true
        setOpen(false)
      }}
      onClick={() => {
        isPressing.current = false
        setOpen(false)
      }}
      onFocus={() => {
        // Focused by a press: whoever presses wants no word about it.
        if (!isPressing.current) setOpen(true)
      }}
      onBlur={() => {
        isPressing.current = false
        close()
      }}
    >
      {isShown ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown
        ? createPortal(
            <Note ref={note} id={id} role="tooltip">
              {text}
            </Note>,
            document.body,
          )
        : null}
    </Trigger>
  )
}
