import type { ReactNode } from 'react'
import * as RadixDialog from '@radix-ui/react-dialog'
import styled from 'styled-components'
import { IconButton } from './icon-button'
import { keepInnerEscape } from './inner-escape'
import { scrimStyle, slideStyle } from './layer-style'
import { useReturnFocus } from './use-return-focus'

const Scrim = styled(RadixDialog.Overlay)`
  ${scrimStyle}
`
const Panel = styled(RadixDialog.Content)`
  ${slideStyle}
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 21;
  display: grid;
  grid-template-rows: auto 1fr;
  width: min(480px, 100%);
  padding-right: env(safe-area-inset-right);
  overflow: auto;
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--shadow-3);

  &:focus {
    outline: none;
  }
`
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px 16px 18px 32px;
  border-bottom: 1px solid var(--hair);

  & > button {
    margin-inline-start: auto;
  }

  @media (max-width: 47.9375em) {
    padding-inline-start: 16px;
  }
`
const Title = styled(RadixDialog.Title)`
  margin: 0;
  font: 500 1.75rem/1 var(--display);
`
const Description = styled(RadixDialog.Description)`
  margin: 2px 0 0;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
`

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  /** Stands before the title (a seal). */
  emblem?: ReactNode
  closeLabel?: string
  /** Fills the drawer below its head; scrolls on its own terms. */
  children: ReactNode
}

/** A panel of 480 px at the right edge, full width on a phone. Focus goes in, stays in, and returns. */
export function Drawer({
  isOpen,
  onClose,
  title,
  description,
  emblem,
  closeLabel = 'Close',
  children,
}: DrawerProps) {
  const focus = useReturnFocus()
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal>
        <Scrim />
        <Panel
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepInnerEscape}
        >
          <Head>
            {emblem}
            <div>
              <Title>{title}</Title>
              {description ? <Description>{description}</Description> : null}
            </div>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </Head>
          {children}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
