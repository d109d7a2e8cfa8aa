import styled from 'styled-components'
import { endOfLineStyle, oneRuleStyle } from '../../layout/page-style'

export const Greeting = styled.div`
  padding: 20px 0 14px;
  border-bottom: 1px solid var(--rule);
`
export const Heading = styled.h1`
  font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
  letter-spacing: -0.008em;
`
export const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
  overflow-wrap: anywhere;
`
/** One column's width of the frame: a line of words is no longer than can be read. */
export const Parts = styled.div`
  max-width: 960px;
`
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4) 0;
  border-bottom: 1px solid var(--hair);
  ${oneRuleStyle}
  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font: 500 var(--fs-h2) / 1.15 var(--display);
  }
`
export const Words = styled.p`
  margin-top: 6px;
  color: var(--ink-2);
  font-size: var(--fs-meta);
  line-height: 1.45;
`
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  justify-items: start;
  align-content: start;
`
export const List = styled.ul`
  width: 100%;
  border-top: 1px solid var(--rule);
`
export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--s-2);
  padding: 10px 0;
  border-bottom: 1px solid var(--hair);
  & > button {
    ${endOfLineStyle}
  }
`
export const Told = styled.div`
  min-width: 0;
  flex: 1 1 16rem;
  b {
    display: block;
    font: 400 1.25rem/1.25 var(--serif);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--ink-3);
    font-size: var(--fs-meta);
    line-height: 1.4;
  }
`
export const ItemActs = styled.div`
  display: flex;
  gap: var(--s-1);
  ${endOfLineStyle}
`
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  width: 100%;
  max-width: 400px;
  & > button {
    justify-self: start;
  }
`
export const DialogForm = styled(Form)`
  max-width: none;
  & > button {
    justify-self: stretch;
  }
  margin-top: 20px;
`
export const DialogActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`
