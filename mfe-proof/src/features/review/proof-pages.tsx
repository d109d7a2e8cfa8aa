import { useEffect, useState } from 'react'
import { IconButton } from '@shared/web/parts/icon-button'
import { pageAddress } from './proof-addresses'
import { Sheet, SheetFoot } from './proof-sheet'
import type { usePageTurning } from './use-page-turning'

interface ProofPagesProps {
  /** The address of the first page's picture. */
  picture: string
  /** How many pages there are to leaf through; 1 while the others are not there yet. */
  count: number
  turning: ReturnType<typeof usePageTurning>
  onFailed: (page: number) => void
}

const altOf = (page: number) =>
  `Watermarked proof of ${page === 1 ? 'the first page' : `page ${page}`} of your Birth Codex`

/** The pictures of the proof's pages, one at a time. Each is asked for when it is turned to. */
export const ProofPages = ({ picture, count, turning, onFailed }: ProofPagesProps) => {
  const { page, turnTo, swipe } = turning
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const isDrawn = drawn.includes(page)
  const under = drawn.findLast((other) => other !== page)

  // Who turns one page turns the next: it is fetched ahead, but nothing is before the first turn.
  useEffect(() => {
    if (isDrawn && page > 1 && page < count) new Image().src = pageAddress(picture, page + 1)
  }, [isDrawn, page, count, picture])

  // The page left lies under the one that is coming, so that the sheet is never bare in between.
  const pages = under === undefined ? [page] : [under, page]
  return (
    <>
      <Sheet {...swipe}>
        {pages.map((shown) => (
          <img
            key={shown}
            src={pageAddress(picture, shown)}
            alt={shown === page ? altOf(page) : ''}
            decoding="async"
            fetchPriority="high"
            draggable={false}
            style={{ opacity: drawn.includes(shown) ? 1 : 0 }}
            onLoad={() => setDrawn((before) => [...before.filter((other) => other !== shown), shown])}
            onError={() => onFailed(shown)}
          />
        ))}
      </Sheet>
      <SheetFoot data-pages>
        {count > 1 && (
          <>
            <IconButton
              icon="arrow-left"
              label="Previous page"
              aria-disabled={page === 1}
              onClick={() => turnTo((current) => current - 1)}
            />
            <span aria-live="polite">{`Page ${page} of ${count}`}</span>
            <IconButton
              icon="arrow-right"
              label="Next page"
              aria-disabled={page === count}
              onClick={() => turnTo((current) => current + 1)}
            />
          </>
        )}
      </SheetFoot>
    </>
  )
}
