import styled from 'styled-components'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: 14px;
  border-top: 1px solid var(--hair);

  /* Down to the rule of the next chapter, where no note stands between. */
  &:last-child {
    margin-bottom: -8px;
  }

  & > div {
    padding: 14px 12px 14px 16px;
    border-left: 1px solid var(--hair);
    border-bottom: 1px solid var(--hair);
  }

  & > div:nth-last-child(-n + 4) {
    border-bottom: 0;
  }

  & > div:nth-child(4n + 1) {
    border-left: 0;
    padding-left: 0;
  }

  @media (max-width: 47.9375em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > div:nth-last-child(-n + 4) {
      border-bottom: 1px solid var(--hair);
    }

    & > div:nth-last-child(-n + 2) {
      border-bottom: 0;
    }

    & > div:nth-child(odd) {
      border-left: 0;
      padding-left: 0;
    }
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);

    & > div:nth-child(n) {
      border-left: 0;
      padding-left: 0;
    }

    & > div:nth-last-child(2) {
      border-bottom: 1px solid var(--hair);
    }
  }
`
const Term = styled.dt`
  font: 400 1.125rem/1.2 var(--serif);
  color: var(--ink-2);
`
const Value = styled.dd`
  margin-top: 2px;
  font: 500 1.5rem/1.15 var(--display);
  font-variant-numeric: oldstyle-nums;

  & > small {
    display: block;
    margin-top: 2px;
    font: 400 1rem/1.3 var(--sans);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--ink-3);
  }
`
export const InsightNote = styled.p`
  margin-top: 12px;
  font: italic 400 1.125rem/1.38 var(--serif);
  font-variant-numeric: oldstyle-nums;
  color: var(--ink-3);
  max-width: 62ch;
`

interface Cell {
  term: string
  value: string
  remark: string
}

export const InsightGrid = ({ cells }: { cells: readonly Cell[] }) => (
  <Grid>
    {cells.map(({ term, value, remark }) => (
      <div key={term}>
        <Term>{term}</Term>
        <Value>
          {value}
          {remark ? <small>{remark}</small> : null}
        </Value>
      </div>
    ))}
  </Grid>
)

/** The same grid, unwritten. */
export const InsightSkeleton = () => (
  <Grid as="div" aria-busy="true">
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index}>
        <SkeletonLine $width="70%" $height="1.2rem" />
        <SkeletonTitle $width="90%" $height="1.9rem" />
        <SkeletonLine $width="60%" $height="1.3rem" />
      </div>
    ))}
  </Grid>
)
