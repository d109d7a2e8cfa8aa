import styled from 'styled-components'

/** A button that looks like a link in running text ('Edit', 'View History'), with a finger-sized press area. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: var(--action-text);
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 0.22em;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -12px -10px;
  }

  &:hover {
    text-decoration-thickness: 2px;
    text-decoration-color: currentColor;
  }
`
