import { css } from 'styled-components'

/** What can be done with one row, at its end. */
export const rowActsStyle = css`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  justify-content: flex-end;
  margin-inline-start: auto;
`

/** People and invitations, one below the other between hairlines. */
export const rowsStyle = css`
  margin-top: 12px;
  border-top: 1px solid var(--rule);
`

export const rowStyle = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 0;
  border-bottom: 1px solid var(--hair);
  line-height: 1.35;

  & > div:first-child {
    /* An address stands on a line of its own before it is broken; what can be done then goes below it. */
    flex: 1 1 min(100%, 17rem);
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > div:first-child > span {
    display: block;
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }

  /* A corrector's mark in the margin, as at a field. */
  &[data-fault]::before {
    content: '';
    position: absolute;
    left: -14px;
    top: 10px;
    bottom: 10px;
    width: 2px;
    background: var(--error);
  }
  &[data-fault] > div:first-child > span:last-child {
    display: flex;
    gap: 7px;
    font-weight: 600;
    color: var(--error);
  }
  &[data-fault] svg {
    flex: none;
    margin-top: 1px;
  }

  @media (max-width: 47.9375em) {
    &[data-fault]::before {
      left: -8px;
    }
  }
`
