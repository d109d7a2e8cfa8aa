import styled from 'styled-components'

/** One part of the page: a serif heading, then what there is to say. */
export const Part = styled.section`
  margin-top: 32px;
  padding-top: 22px;
  border-top: 1px solid var(--hair);

  h2 {
    font: 400 var(--fs-h3) / 1.25 var(--serif);
    color: var(--ink);
  }
  h2:focus {
    outline: none;
  }
  & > p {
    margin-top: 8px;
    max-width: 62ch;
    line-height: 1.5;
    color: var(--ink-2);
  }
  & > ul + p {
    margin-top: 20px;
  }
  & > a,
  & > button {
    margin-top: 14px;
  }
`

/** Lines between hairlines: what it is, and how much or when. */
export const Lines = styled.ul`
  margin-top: 12px;
  border-top: 1px solid var(--rule);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-content: center;
    align-items: baseline;
    justify-content: space-between;
    min-height: 44px;
    padding: 8px 0;
    border-bottom: 1px solid var(--hair);
    line-height: 1.35;
  }
  li > span:first-child,
  li > bdi:first-child {
    flex: 1 1 180px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > :not(small, :first-child) {
    align-self: center;
  }
  small {
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
  span > small {
    display: block;
  }
`

export const Head = styled.header`
  margin: 24px 0;

  h1 {
    font: 500 var(--fs-h1) / 1.1 var(--display);
  }
  p {
    margin-top: 12px;
    max-width: 62ch;
    line-height: 1.5;
    color: var(--ink-2);
  }
  & > button {
    margin-top: 20px;
  }
  & > a {
    display: inline-block;
    margin-top: 4px;
    padding-block: 10px;
  }
  @media (min-width: 85em) {
    margin-top: 10px;
  }
`
