import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { FieldNoteContext } from '@shared/web/form/field-note'
import { UnprintedLetters } from './unprinted-letters'

/**
 * The grid of a step: two columns, one on a phone. Neighbours stand on one line: a message above one moves no input out of
 * it; `data-level='top'` where results stand below.
 */
const Grid = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 24px;

  &[data-level='top'] {
    align-items: start;
  }

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);

    /* A place that is kept free beside a field is none below it. */
    & > :empty {
      display: none;
    }
  }
`

export const StepGrid = (props: ComponentProps<typeof Grid>) => (
  <FieldNoteContext value={UnprintedLetters}>
    <Grid {...props} />
  </FieldNoteContext>
)

/** A row of short fields: three or four side by side, two on a phone. */
export const ShortFields = styled.div<{ $count: 3 | 4 }>`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${({ $count }) => ($count === 3 ? '16px' : '12px')} 24px;

  @media (max-width: 47.9375em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
`

const Group = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px 16px;
  margin: 16px 0;
  padding-top: 18px;
  border-top: 1px solid var(--rule);

  &[data-first] {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

  & > h2 {
    font: 400 1.5rem/1.2 var(--serif);
  }

  & > p {
    font: italic 400 1.125rem/1.35 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--ink-3);
  }
`
const End = styled.span`
  margin-inline-start: auto;
`

interface SectionProps {
  /** Unique in the step; names the group. */
  id: string
  title: ReactNode
  /** An italic remark on the same line. */
  aside?: string
  /** Stands at the end of the line (the metric switch). */
  end?: ReactNode
  isFirst?: boolean
  /** What neighbours line up by; 'top' where results stand below them. */
  level?: 'foot' | 'top'
  children: ReactNode
}

/** A part of a long step: a rule, a heading, its fields in the step's own grid. */
export const Section = ({ id, title, aside, end, isFirst, level = 'foot', children }: SectionProps) => (
  <Group role="group" aria-labelledby={id} aria-describedby={aside ? `${id}-aside` : undefined}>
    <Head data-first={isFirst || undefined}>
      <h2 id={id}>{title}</h2>
      {aside ? <p id={`${id}-aside`}>{aside}</p> : null}
      {end ? <End>{end}</End> : null}
    </Head>
    <StepGrid data-level={level}>{children}</StepGrid>
  </Group>
)
