import { useCallback, useEffect, useId, useState } from 'react'
import { IconButton } from '@shared/web/parts/icon-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { pageAddress } from './proof-addresses'
import { Sheet, SheetFoot, SheetNote } from './proof-sheet'
import type { usePageTurning } from './use-page-turning'

interface ProofPagesProps {
  /** The address of the first page's picture. */
  picture: string
  /** How many pages there are to leaf through; 1 while the others are not there yet. */
  count: number
  turning: ReturnType<typeof usePageTurning>
  /** The picture of the page that lies open did not come. */
  isFailed: boolean
  /** Where the words of the pictures can be read; told to who cannot see them. */
  description: string
  onFailed: (page: number) => void
}

const altOf = (page: number) =>
  `Watermarked proof of ${page === 1 ? 'the first page' : `page ${page}`} of your Birth Codex`

/** The pictures of the proof's pages, one at a time. Each is asked for when it is turned to, or just before. */
export const ProofPages = ({ picture, count, turning, isFailed, description, onFailed }: ProofPagesProps) => {
  const { page, turnTo, swipe } = turning
  const id = useId()
  /** The page whose picture came last. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const isDrawn = drawn === page

  const fetchNext = useCallback(() => {
    if (page < count) new Image().src = pageAddress(picture, page + 1)
  }, [page, count, picture])
  // Who turns one page turns the next: it is fetched ahead, but before the first turn only once somebody reaches for the button.
  useEffect(() => {
    if (isDrawn && page > 1) fetchNext()
  }, [isDrawn, page, fetchNext])

  // The page that was left goes: its words must not be read under the number of the one that is coming.
  const pages = isDrawn || drawn === null ? [page] : [drawn, page]
  return (
    <>
      <Sheet {...swipe} aria-busy={!isDrawn && !isFailed}>
        {!isDrawn && (
          <SheetNote>
            {isFailed ? `Page ${page} could not be shown.` : `Page ${page} is on its way…`}
          </SheetNote>
        )}
        {pages.map((shown) => (
          <img
            key={shown}
            src={pageAddress(picture, shown)}
            alt={shown === page ? altOf(page) : ''}
            aria-describedby={shown === page ? id : undefined}
            decoding="sync"
            fetchPriority="high"
            draggable={false}
            data-left={shown === page ? undefined : ''}
            style={{ opacity: shown === page && isDrawn ? 1 : 0 }}
            onLoad={() => setDrawn(shown)}
            onError={() => onFailed(shown)}
          />
        ))}
      </Sheet>
      <VisuallyHidden id={id}>{description}</VisuallyHidden>
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
              onPointerEnter={fetchNext}
              onFocus={fetchNext}
              onClick={() => turnTo((current) => current + 1)}
            />
          </>
        )}
      </SheetFoot>
    </>
  )
}
