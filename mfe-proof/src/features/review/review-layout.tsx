import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { ThemeButton } from '@shared/web/layout/theme-button'

/** On a desk the sheet lies beside the words, which stand in the middle of their column; else below the heading. */
const Spread = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  @media (max-width: 74.9375em) {
    align-content: start;
  }
  @media screen and (min-width: 75em) {
    grid-template: 76px 1fr auto auto 1fr auto / minmax(0, 1fr) 432px;
  }
`

const Head = styled.div`
  padding: 68px 16px 16px;
  background: var(--ground);
  @media (max-width: 15em) {
    padding-top: 8px;
  }
  @media (min-width: 48em) {
    padding: 92px 64px 16px;
  }
  h1 {
    /* On a phone every heading has two lines: the sheet below stays where it is when one follows another. */
    @media (max-width: 47.9375em) {
      max-width: 9em;
    }
  }
  @media screen and (min-width: 75em) {
    grid-area: 3 / 2;
    padding: 0 56px 0 48px;
    background: none;
  }
`

const Mat = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 8px 16px 24px;
  background: var(--ground);
  @media (min-width: 48em) {
    padding: 16px 40px 40px;
  }
  @media screen and (min-width: 75em) {
    grid-area: 1 / 1 / -1 / 1;
    padding: 32px 40px;
    background: linear-gradient(to left, var(--gutter), transparent 28px), var(--ground);
    position: sticky;
    top: 0;
    height: 100vh;
  }
  /* A sheet that shows nothing would only stand between the heading and its words. */
  @media (max-width: 74.9375em) {
    &:has([data-empty]) {
      display: none;
    }
  }
  /* Where there is no room for the mark beside the sheet, the sheet begins below it. */
  @media screen and (min-width: 75em) and (max-width: 87.9375em) {
    padding-top: 80px;
  }
`

const Words = styled.div`
  padding: 16px 16px 0;
  @media (min-width: 48em) {
    padding: 24px 64px 0;
  }
  @media screen and (min-width: 75em) {
    grid-area: 4 / 2;
    padding: 0 56px 0 48px;
  }
  &:last-child {
    padding-bottom: 32px;
  }
`

const Foot = styled.div`
  padding: 0 16px 32px;
  /* What is pressed there is not printed, and its rule would end the sheet alone. */
  @media print {
    display: none;
  }
  @media (min-width: 48em) {
    padding: 0 64px 40px;
  }
  @media screen and (min-width: 75em) {
    grid-area: 6 / 2;
    padding: 0 56px 32px 48px;
  }
`

/** At the page's two upper corners. */
const Top = styled.header`
  > * {
    position: absolute;
    z-index: 1;
    top: 12px;
  }
  > :first-child {
    left: 16px;
  }
  > :last-child {
    right: 16px;
  }
  /* Of letters twice as large, on a phone, the two have no room in one line. */
  @media (max-width: 15em) {
    display: grid;
    padding: 12px 16px 0;
    background: var(--ground);
    > * {
      position: static;
      justify-self: start;
    }
  }
  @media (min-width: 48em) {
    > * {
      top: 24px;
    }
    > :first-child {
      left: 64px;
    }
    > :last-child {
      right: 64px;
    }
  }
  @media screen and (min-width: 75em) {
    /* It stays with the sheet. */
    > :first-child {
      position: fixed;
      left: 40px;
    }
    > :last-child {
      right: 56px;
    }
  }
`

/** The proof on its mat, and what to do with it beside. */
export const ReviewLayout = ({
  title,
  mat,
  children,
  foot,
}: {
  title?: ReactNode
  mat: ReactNode
  children?: ReactNode
  foot?: ReactNode
}) => (
  <>
    <Top>
      <BrandMark />
      <ThemeButton />
    </Top>
    <Spread>
      <Head>{title}</Head>
      <Mat aria-label="The proof">{mat}</Mat>
      <Words>{children}</Words>
      {foot && <Foot>{foot}</Foot>}
    </Spread>
  </>
)

export const PageTitle = styled.h1`
  font: 500 clamp(2.125rem, 1.9rem + 1vw, 2.875rem) / 1.1 var(--display);
  color: var(--ink);
`

export const Lead = styled.p`
  margin-top: 10px;
  font: italic 400 1.3125rem/1.35 var(--serif);
  color: var(--ink-2);
`

export const Note = styled.p`
  margin-top: 12px;
  color: var(--ink-2);
  line-height: 1.5;
`

export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 26px;
`
