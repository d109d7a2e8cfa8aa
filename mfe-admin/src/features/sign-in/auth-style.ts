import styled from 'styled-components'

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 100vh;
  @media (max-width: 47.9375em) {
    /* Letters may be so large that the product's name is wider than its line. */
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Left = styled.div`
  display: flex;
  flex-direction: column;
  padding: 34px 64px 40px;
  border-right: 1px solid var(--hair);
  background: linear-gradient(to left, var(--gutter), transparent 32px), var(--ground);
  @media (max-width: 74.9375em) {
    padding: var(--s-4);
  }
  @media (max-width: 47.9375em) {
    display: contents;
  }
`
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  @media (max-width: 47.9375em) {
    padding: var(--s-15) var(--s-2);
    border-bottom: 1px solid var(--hair);
  }
`
export const Emblem = styled.div`
  width: min(340px, 70%);
  margin: auto;
  padding: var(--s-4) 0;
  color: var(--gilt);
  @media (max-width: 47.9375em) {
    display: none;
  }
`
export const Blurbs = styled.aside`
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 40px;
    @media (max-width: 74.9375em) {
      grid-template-columns: 1fr;
    }
  }
  @media (max-width: 47.9375em) {
    order: 3;
    padding: var(--s-3) var(--s-2);
    background: var(--ground);
  }
`
export const Blurb = styled.div`
  padding: 12px 0 14px;
  border-top: 1px solid var(--hair);
  dt {
    font: 400 1.25rem/1.25 var(--serif);
  }
  dd {
    color: var(--ink-3);
    font-size: var(--fs-meta);
    line-height: 1.4;
  }
`
export const Right = styled.main`
  display: grid;
  place-items: center;
  padding: var(--s-6);
  & > div {
    width: 100%;
    max-width: 400px;
  }
  @media (max-width: 47.9375em) {
    padding: var(--s-5) var(--s-2) var(--s-6);
  }
`
export const Heading = styled.h1`
  font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
  letter-spacing: -0.008em;
`
export const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
  & + form {
    margin-top: 20px;
  }
`
export const Tabs = styled.div`
  display: flex;
  gap: 32px;
  margin: 20px 0;
  border-bottom: 1px solid var(--rule);
`
export const Tab = styled.button`
  min-height: 48px;
  margin-bottom: -1px;
  padding: 10px 0 12px;
  border: 0;
  background: none;
  color: var(--ink-3);
  font: 400 1.3125rem/1.2 var(--serif);
  cursor: pointer;
  &[aria-selected='true'] {
    box-shadow: inset 0 -3px 0 var(--gilt);
    color: var(--ink);
    /* Shadows go where the reader has colours of their own. */
    @media (forced-colors: active) {
      text-decoration: underline 2px;
      text-underline-offset: 6px;
    }
  }
`
export const Form = styled.form`
  display: grid;
  gap: 20px;
`
export const Small = styled.p`
  color: var(--ink-3);
  font-size: var(--fs-meta);
  text-align: center;
`
export const Told = styled.p`
  color: var(--ink-2);
  font-size: var(--fs-meta);
  line-height: 1.45;
`
