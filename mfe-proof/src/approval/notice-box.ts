import styled from 'styled-components'

/** Beside a proof: a heading, sentences, an act; `data-asks` where somebody has to look at it. */
export const NoticeBox = styled.section`
  margin-top: 20px;
  padding: 14px 0 16px;
  border-block: 1px solid var(--hair);
  color: var(--ink-2);
  line-height: 1.5;
  &[data-asks] {
    border-color: var(--gilt);
  }
  h2 {
    font: 400 1.3125rem/1.3 var(--serif);
    color: var(--ink);
  }
  p + p,
  ol {
    margin-top: 6px;
  }
  button {
    margin-top: 12px;
  }
`
