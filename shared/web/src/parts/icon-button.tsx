import type { ButtonHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { buttonStyle } from './button-style'
import { Icon } from './icon'
import type { IconName } from './icon-drawings'

const Press = styled.button`
  ${buttonStyle}

  &&[data-size] {
    width: 44px;
    min-height: 44px;
    padding: 0;
  }

  &&[data-size='regular'] {
    width: var(--target);
    min-height: var(--target);
  }

  &&[data-variant='quiet'] {
    color: var(--ink-2);
  }
`

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** What it does, in words. */
  label: string
  variant?: 'default' | 'quiet' | 'primary'
  size?: 'regular' | 'small'
  ref?: Ref<HTMLButtonElement>
}

/** A square button with a drawing in place of words; never under 44 px. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'small',
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <Press {...rest} type={type} aria-label={label} data-variant={variant} data-size={size}>
    <Icon name={icon} />
  </Press>
)
