import styled from 'styled-components'

/** The head of a page that speaks to somebody who came by a link. */
export const Letter = styled.div`
  margin: 34px 0 20px;

  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
  }
  /* A word of two halves stays in one line. */
  h1 span {
    white-space: nowrap;
  }
  @media (max-width: 15em) {
    h1 span {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  > p {
    margin-top: 10px;
    font: italic 400 1.3125rem/1.35 var(--serif);
    color: var(--ink-2);
  }
  > p + p {
    font: inherit;
    color: var(--ink-3);
  }
`
