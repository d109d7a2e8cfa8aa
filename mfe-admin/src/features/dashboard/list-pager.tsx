import styled from 'styled-components'
import { recordsAPage } from '@shared/contracts/admin'
import { Button } from '@shared/web/parts/button'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'
import { endOfLineStyle } from '../../layout/page-style'

const Pager = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 12px 0 16px;

  p {
    color: var(--ink-2);
    font-size: 1rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  div {
    display: flex;
    align-items: center;
    gap: 4px;
    ${endOfLineStyle}
  }
  div > div {
    flex-wrap: wrap;
    justify-content: center;
    margin: 0;
  }
  button {
    min-width: 44px;
    font-variant-numeric: lining-nums;
  }
  button[aria-current] {
    background: var(--gilt-wash);
    border-color: var(--gilt);
    @media (forced-colors: active) {
      border-width: 3px;
    }
  }
  @media (max-width: 29.9375em) {
    & > div {
      flex: 1 0 100%;
      justify-content: space-between;
      margin-inline-start: -9px;
    }
    /* There is room for the arrows only; the words are still read aloud. */
    & > div > button > span {
      ${visuallyHiddenStyle}
    }
  }
`

const around = 1
const mostButtons = 7

/** The pages that get a button: all of a few; of many the ends and those around the one that is shown, null for a gap. */
export function pageButtons(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages <= mostButtons ? pages : 0 }, (_, at) => at + 1)
  if (all.length) return all
  const shown = [...new Set([1, page - around, page, page + around, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((one, at) => (at > 0 && one - (shown[at - 1] ?? 0) > 1 ? [null, one] : [one]))
}

interface ListPagerProps {
  page: number
  pages: number
  total: number
  hasMore?: true | undefined
  onGo: (page: number) => void
}

const number = new Intl.NumberFormat('en')

export const ListPager = ({ page, pages, total, hasMore, onGo }: ListPagerProps) => (
  <Pager aria-label="Pages of records">
    <p>
      {number.format((page - 1) * recordsAPage + 1)}–{number.format(Math.min(page * recordsAPage, total))} of{' '}
      {hasMore ? 'more than ' : ''}
      {number.format(total)}
      {hasMore && page === pages ? '. A further word or a period leads to the others.' : ''}
    </p>
    <div>
      <Button
        variant="quiet"
        size="small"
        icon="arrow-left"
        isUnavailable={page <= 1}
        onClick={() => onGo(page - 1)}
      >
        Previous
      </Button>
      <div>
        {pageButtons(page, pages).map((one, at) =>
          one === null ? (
            <span key={`gap-${at}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Button
              key={one}
              variant="quiet"
              size="small"
              aria-current={one === page ? 'page' : undefined}
              aria-label={`Page ${number.format(one)}`}
              onClick={() => onGo(one)}
            >
              {number.format(one)}
            </Button>
          ),
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        iconAfter="arrow-right"
        isUnavailable={page >= pages}
        onClick={() => onGo(page + 1)}
      >
        Next
      </Button>
    </div>
  </Pager>
)
