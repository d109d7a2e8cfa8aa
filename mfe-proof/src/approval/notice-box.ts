import styled from 'styled-components'

/** What a page says of the approval: a heading, sentences, an act. */
export const NoticeBox = styled.section`
  margin-top: 20px;
  padding: 14px 0 16px;
  border-block: 1px solid var(--hair);
  color: var(--ink-2);
  line-height: 1.5;
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
