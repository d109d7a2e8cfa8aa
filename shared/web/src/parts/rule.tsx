import styled from 'styled-components'

/** A hairline between two parts; `data-weight="heavy"` for the end of a chapter. */
export const Rule = styled.hr`
  border: 0;
  margin: 0;
  border-top: 1px solid var(--hair);

  &[data-weight='heavy'] {
    border-top-color: var(--rule);
  }
`
