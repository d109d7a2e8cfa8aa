import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandMark } from './brand-mark'
import { ThemeButton } from './theme-button'

const Sheet = styled.div`
  min-height: 100vh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  @media (min-width: 85em) {
    grid-template-rows: 1fr;
    /* 384px where the window is 1440px wide; the two lengths below are 64px there. */
    grid-template-columns: clamp(304px, 80vw - 768px, 480px) minmax(0, 1fr);
  }
`

const TopBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  padding: var(--s-15) var(--s-3);
  border-bottom: 1px solid var(--hair);
  @media (max-width: 47.9375em) {
    padding-inline: var(--s-2);
  }
  @media (min-width: 85em) {
    display: none;
  }
`

const Verso = styled.aside`
  display: none;
  @media (min-width: 85em) {
    display: flex;
    flex-direction: column;
    position: sticky;
    top: 0;
    height: 100vh;
    background: linear-gradient(to left, var(--gutter), transparent 28px), var(--ground);
    border-right: 1px solid var(--hair);
    padding: 34px 40px 24px;
  }
`

const Figure = styled.div`
  margin: auto 0;
`

const VersoFoot = styled.div`
  display: flex;
`

const Recto = styled.div`
  --pad: var(--s-3);
  padding: 0 var(--pad);
  min-width: 0;
  @media (max-width: 47.9375em) {
    --pad: var(--s-2);
  }
  @media (max-width: 63.9375em) {
    display: flex;
    flex-direction: column;
    /* The bar is last to the eye. */
    > main + :not(aside) {
      order: 1;
    }
  }
  @media (min-width: 64em) {
    display: grid;
    grid-template-columns: minmax(0, 40rem) 15.5rem;
    column-gap: 64px;
    justify-content: center;
    align-content: start;
    grid-template-rows: 1fr auto;
    min-height: calc(100vh - 69px);
  }
  @media (min-width: 85em) {
    --pad: clamp(56px, 12vw - 108.8px, 120px);
    padding-top: 30px;
    grid-template-columns: minmax(0, clamp(616px, 36vw, 680px)) 15.5rem;
    column-gap: clamp(56px, 10vw - 80px, 112px);
    min-height: 100vh;
    background: linear-gradient(to right, var(--gutter), transparent 16px);
  }
`

/** The column of text on the recto. */
export const BookPage = styled.main`
  min-width: 0;
  max-width: 40rem;
  margin: 0 auto;
  width: 100%;
  @media (min-width: 85em) {
    margin: 0;
    max-width: none;
  }
`

const Rail = styled.aside`
  /* A layer of its own: a key in a field has the browser paint its neighbours anew, and this is taken as it was. */
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  @media (min-width: 64em) {
    grid-area: 1 / 2;
  }
  @media (min-width: 48em) and (max-width: 63.9375em) {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--s-5);
    width: 40rem;
    margin: 0 auto;
  }
  @media (min-width: 64em) and (max-width: 84.9375em) {
    padding-top: var(--s-3);
  }
  @media (max-width: 63.9375em) {
    margin-top: var(--s-4);
  }
`

/** One note in the margin: a hairline above, a serif heading, no box. */
export const RailSection = styled.section`
  padding: 22px 0;
  border-top: 1px solid var(--hair);
  h2 {
    font: 400 var(--fs-h3) / 1.2 var(--serif);
    color: var(--ink);
  }
  @media (min-width: 64em) {
    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
  }
`

interface BookProps {
  /** The picture of the left page; seen from 85em on, 1360px of usual letters. */
  figure: ReactNode
  /** Marginalia right of the page, or below it on narrow screens. */
  rail?: ReactNode
  railLabel?: string
  /** A bar across the foot of the right page. */
  foot?: ReactNode
  children: ReactNode
}

/** The open book: verso with a picture, recto with the page and its marginalia. */
export const Book = ({ figure, rail, railLabel = 'About this record', foot, children }: BookProps) => (
  <Sheet>
    <TopBar>
      <BrandMark />
      <ThemeButton />
    </TopBar>
    <Verso aria-label="Plate">
      <BrandMark />
      <Figure>{figure}</Figure>
      <VersoFoot>
        <ThemeButton />
      </VersoFoot>
    </Verso>
    <Recto>
      {children}
      {/* The bar belongs to the page: Tab goes from its last question to the bar, and only then to the margin. */}
      {foot}
      {rail && <Rail aria-label={railLabel}>{rail}</Rail>}
    </Recto>
  </Sheet>
)
