import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import styled from 'styled-components'
import { arcStyle, buttonStyle, labelStyle } from './button-style'
import { Icon } from './icon'
import type { IconName } from './icon-drawings'

const Press = styled.button`
  ${buttonStyle}
`
const Label = styled.span`
  ${labelStyle}
`
const Arc = styled.span`
  ${arcStyle}
  margin-inline: 2px;
`

/** `danger` is `primary` for what cannot be brought back. */
type ButtonVariant = 'primary' | 'danger' | 'default' | 'quiet'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'regular' | 'small'
  /** As wide as what holds it. */
  isWide?: boolean
  icon?: IconName
  /** Stands after the words (Next). */
  iconAfter?: IconName
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-disabled'>

export interface ButtonProps extends Native, ButtonLook {
  children: string
  /** Waiting for an answer: the words change to `pendingText`, the width is held, presses do nothing. */
  isPending?: boolean
  pendingText?: string
  /**
   * Cannot be used now, but stays focusable, so that its reason can be reached (tooltip, `aria-describedby`). A press then
   * calls `onUnavailablePress` in place of `onClick`.
   */
  isUnavailable?: boolean
  onUnavailablePress?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A button. At most one of a view is `primary` or `danger`. */
export function Button({
  children,
  variant = 'default',
  size = 'regular',
  isWide = false,
  icon,
  iconAfter,
  isPending = false,
  pendingText,
  isUnavailable = false,
  onUnavailablePress,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isBlocked = isPending || isUnavailable
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return onClick?.(event)
    event.preventDefault()
    if (isUnavailable && !isPending) onUnavailablePress?.()
  }
  return (
    <Press
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-pending={isPending || undefined}
      aria-disabled={isBlocked || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {isPending && (icon || iconAfter) ? <Arc aria-hidden="true" /> : null}
      {icon && !isPending ? <Icon name={icon} /> : null}
      <Label data-hold={isPending ? children : pendingText}>
        {isPending ? (pendingText ?? children) : children}
      </Label>
      {iconAfter && !isPending ? <Icon name={iconAfter} /> : null}
    </Press>
  )
}
