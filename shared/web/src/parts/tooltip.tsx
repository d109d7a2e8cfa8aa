import type { ReactElement } from 'react'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import styled, { keyframes } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; transform: translateY(4px) }
`
const Note = styled(RadixTooltip.Content)`
  z-index: 30;
  max-width: min(320px, calc(100vw - 32px));
  padding: 9px 14px 10px;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--shadow-2);
  font: 500 1rem/1.35 var(--sans);
  animation: ${appear} var(--t-fast) var(--ease-out);
`
const Point = styled(RadixTooltip.Arrow)`
  fill: var(--ink);
`

/** Gives every tooltip below it the specified delays: 700 ms to open, 300 ms in which the next one opens at once. */
export const TooltipProvider = ({ children }: { children: ReactElement }) => (
  <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </RadixTooltip.Provider>
)

interface TooltipProps {
  /** Empty: no tooltip, the child stands alone. */
  text: string
  /** One element that takes a ref and can be focused. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A sentence about a control, on hover and on focus; it also describes the control to a screen reader. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Root {...(text ? {} : { open: false })}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      {text ? (
        <RadixTooltip.Portal>
          <Note side={side} sideOffset={8} collisionPadding={16}>
            {text}
            <Point />
          </Note>
        </RadixTooltip.Portal>
      ) : null}
    </RadixTooltip.Root>
  )
}
