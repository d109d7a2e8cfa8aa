import type { ReactNode } from 'react'
import * as RadixDialog from '@radix-ui/react-dialog'
import styled from 'styled-components'
import { IconButton } from './icon-button'
import { keepInnerEscape } from './inner-escape'
import { riseStyle, scrimStyle } from './layer-style'
import { useReturnFocus } from './use-return-focus'
import { VisuallyHidden } from './visually-hidden'

const Scrim = styled(RadixDialog.Overlay)`
  ${scrimStyle}
`
const Sheet = styled(RadixDialog.Content)`
  ${riseStyle}
  position: fixed;
  inset: 24px max(24px, env(safe-area-inset-right));
  z-index: 21;
  width: auto;
  height: fit-content;
  max-height: calc(100dvh - 48px);
  margin: auto;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 32px 40px 28px;
  background: var(--sheet);
  color: var(--ink);
  border-radius: var(--radius);
  box-shadow: var(--shadow-3);

  &:focus {
    outline: none;
  }

  &[data-size='small'] {
    max-width: 520px;
    padding: 28px 32px 32px;
  }

  &[data-size='regular'] {
    max-width: 680px;
  }

  &[data-size='wide'] {
    max-width: 960px;
  }

  /* What it holds scrolls by itself: title and close button stay. */
  &[data-size='full'] {
    display: flex;
    flex-direction: column;
    max-width: 1080px;
    height: 90dvh;
    max-height: 90dvh;
    overflow: hidden;
  }

  &[data-bare] {
    padding: 0;
  }

  @media (max-width: 47.9375em) {
    inset: auto 0 0 0;
    max-height: 100dvh;

    &[data-size] {
      max-width: none;
    }

    /* One margin for sheets of every size, as the page below them has. */
    &:not([data-bare]) {
      padding: 20px 16px max(16px, env(safe-area-inset-bottom));
    }
  }
`
const Title = styled(RadixDialog.Title)`
  margin: 0;
  padding-inline-end: 48px;
  font: 500 var(--fs-h2) / 1.15 var(--display);
  font-variant-numeric: lining-nums;
`
const Description = styled(RadixDialog.Description)`
  margin: 10px 0 0;
  color: var(--ink-2);
`
const Corner = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  z-index: 1;
`

export interface DialogProps {
  isOpen: boolean
  /** Called by Escape, by a press outside and by the close button. */
  onClose: () => void
  title: string
  /** A sentence below the title, read aloud when the dialog opens. */
  description?: string
  size?: 'small' | 'regular' | 'wide' | 'full'
  /** The title is read aloud only: the content draws its own. */
  isTitleHidden?: boolean
  /** Without padding: the content rules its own page. */
  isBare?: boolean
  /** Default 'Close'; null leaves the button out (Escape goes on working). */
  closeLabel?: string | null
  /** False keeps a press outside from closing it. */
  closesOutside?: boolean
  children: ReactNode
}

/** A sheet above the page. Focus goes in, stays in, and returns to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'regular',
  isTitleHidden = false,
  isBare = false,
  closeLabel = 'Close',
  closesOutside = true,
  children,
}: DialogProps) {
  const focus = useReturnFocus()
  const heading = <Title>{title}</Title>
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet
          {...focus}
          data-size={size}
          data-bare={isBare || undefined}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepInnerEscape}
          onInteractOutside={(event) => {
            if (!closesOutside) event.preventDefault()
          }}
          onKeyDown={(event) => {
            // A toast above takes the key from the dialog, in which the focus is all the same.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose()
          }}
        >
          {isTitleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
          {description && !isTitleHidden ? <Description>{description}</Description> : null}
          {description && isTitleHidden ? (
            <VisuallyHidden as="div">
              <Description>{description}</Description>
            </VisuallyHidden>
          ) : null}
          {children}
          {closeLabel === null ? null : (
            <Corner>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </Corner>
          )}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
