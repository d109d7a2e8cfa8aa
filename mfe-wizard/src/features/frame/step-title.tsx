import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { stepNumberId } from './stepper'

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 24px;
  margin: 22px 0 18px;

  h1 {
    font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
    letter-spacing: -0.008em;
  }
  h1 + p {
    margin-top: 4px;
    font: italic 400 1.3125rem/1.4 var(--serif);
    color: var(--ink-2);
    font-variant-numeric: oldstyle-nums;
  }

  @media (max-width: 47.9375em) {
    margin: 18px 0;

    h1 + p {
      font-size: 1.1875rem;
    }
  }
`
const Emblem = styled.div`
  color: var(--gilt);

  @media (max-width: 26.25em) {
    display: none;
  }
`

interface StepTitleProps {
  /** The part of the record that the step fills, above the title; none where the step names it itself. */
  area?: string | undefined
  title: string
  lead: string
  emblem?: ReactNode
  /** Set when the step was turned to: the focus goes to its head, so that it is read from the beginning. */
  takesFocus: boolean
}

export function StepTitle({ area, title, lead, emblem, takesFocus }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, title])
  return (
    <Head>
      <div>
        {area ? <SmallCaps as="p">{area}</SmallCaps> : null}
        <h1 ref={heading} tabIndex={-1} aria-describedby={stepNumberId}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {emblem ? <Emblem>{emblem}</Emblem> : null}
    </Head>
  )
}
