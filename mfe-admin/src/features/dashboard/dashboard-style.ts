import styled from 'styled-components'

export const Sheet = styled.div`
  max-width: 1392px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 0 var(--s-6) var(--s-6);
  @media (max-width: 1199px) {
    padding-inline: var(--s-3);
  }
  @media (max-width: 767px) {
    padding-inline: var(--s-2);
  }
`
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 68px;
  border-bottom: 1px solid var(--hair);
`
export const Acts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  @media (max-width: 767px) {
    gap: 0;
  }
`
export const Greeting = styled.div`
  padding: 20px 0 14px;
  border-bottom: 1px solid var(--rule);
`
export const Heading = styled.h1`
  font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
`
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--s-3);
  padding: 14px 0 15px;
  border-bottom: 1px solid var(--rule);
  @media (max-width: 767px) {
    grid-template-columns: 1fr 1fr;
  }
`
export const Notice = styled.p`
  max-width: 56ch;
  padding: var(--s-4) 0;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
`
