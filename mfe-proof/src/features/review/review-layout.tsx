import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { ThemeButton } from '@shared/web/layout/theme-button'

const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 432px;
  }
`

const Mat = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 72px 16px 24px;
  background: var(--ground);
  @media (min-width: 768px) {
    padding: 80px 40px 40px;
  }
  @media (min-width: 1200px) {
    padding: 32px 40px;
    background: linear-gradient(to left, var(--gutter), transparent 28px), var(--ground);
    position: sticky;
    top: 0;
    height: 100vh;
  }
  /* Where there is no room for the mark beside the sheet, the sheet begins below it. */
  @media (min-width: 1200px) and (max-width: 1407px) {
    padding-top: 80px;
  }
`

const MatMark = styled.header`
  position: absolute;
  left: 16px;
  top: 12px;
  @media (min-width: 768px) {
    left: 40px;
    top: 24px;
  }
`

const Side = styled.main`
  display: flex;
  flex-direction: column;
  padding: 16px 16px 32px;
  @media (min-width: 768px) {
    padding: 24px 64px 40px;
  }
  @media (min-width: 1200px) {
    padding: 32px 56px 32px 48px;
  }
`

const Top = styled.div`
  display: flex;
  justify-content: flex-end;
`

const Middle = styled.div`
  margin: auto 0;
`

/** The proof on its mat, and what to do with it beside. */
export const ReviewLayout = ({
  mat,
  children,
  foot,
}: {
  mat: ReactNode
  children: ReactNode
  foot?: ReactNode
}) => (
  <Spread>
    <Mat aria-label="The proof">
      <MatMark>
        <BrandMark />
      </MatMark>
      {mat}
    </Mat>
    <Side>
      <Top>
        <ThemeButton />
      </Top>
      <Middle>{children}</Middle>
      {foot}
    </Side>
  </Spread>
)

export const PageTitle = styled.h1`
  font: 500 clamp(2.125rem, 1.9rem + 1vw, 2.875rem) / 1.1 var(--display);
  text-wrap: balance;
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
