import type { AnchorHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import type { ButtonLook } from './button'
import { buttonStyle } from './button-style'
import { Icon } from './icon'

const Anchor = styled.a`
  ${buttonStyle}
`

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>, ButtonLook {
  href: string
  children: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export const LinkButton = ({
  children,
  variant = 'default',
  size = 'regular',
  isWide = false,
  icon,
  iconAfter,
  ...rest
}: LinkButtonProps) => (
  <Anchor {...rest} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
    {icon ? <Icon name={icon} /> : null}
    <span>{children}</span>
    {iconAfter ? <Icon name={iconAfter} /> : null}
  </Anchor>
)
