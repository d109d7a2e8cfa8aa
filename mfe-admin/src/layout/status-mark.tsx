import styled from 'styled-components'

/** A state by shape and word, never by colour alone: hollow while it goes on, solid once it is done. */
export const StatusMark = styled.span`
  display: inline-flex;
  gap: 9px;
  /* Of the word, not of its mark: it stands on the line of what is beside it. */
  align-items: baseline;
  font-size: 1rem;
  white-space: nowrap;
  color: var(--gilt-text);

  &::before {
    content: '';
    flex: none;
    align-self: center;
    width: 8px;
    height: 8px;
    transform: rotate(45deg);
    border: 1.5px solid var(--gilt);
  }
  &[data-state='done'] {
    color: var(--ink-2);
  }
  &[data-state='done']::before {
    background: var(--success);
    border-color: var(--success);
  }
  &[data-state='failed'] {
    color: var(--error);
    font-weight: 600;
  }
  &[data-state='failed']::before {
    background: var(--error);
    border-color: var(--error);
  }
  @media (forced-colors: active) {
    &[data-state]::before {
      background: CanvasText;
    }
  }
`
