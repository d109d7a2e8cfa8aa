import styled from 'styled-components'

/** Short labels that are written in capitals already (Proof ID, THIS STEP, column heads). */
export const SmallCaps = styled.span`
  font: 400 var(--fs-caps) / 1.3 var(--serif-small);
  font-variant-caps: small-caps;
  /* Of a capital W the face makes a small one that is too narrow for itself; of a small w it does not. */
  text-transform: lowercase;
  font-feature-settings: 'onum';
  letter-spacing: 0.06em;
  word-spacing: 0.06em;
  color: var(--ink-2);
`
