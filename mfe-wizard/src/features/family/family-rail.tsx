import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { Drawer } from '@shared/web/parts/drawer'
import { IconButton } from '@shared/web/parts/icon-button'
import { CommentsCard } from './comments-card'
import { CommentsPanel, placeWords } from './comments-panel'
import { useDesk, useFamily } from './family-context'
import type { Place } from './family-desk'
import { FamilyNews } from './family-news'
import { PeopleCard } from './people-card'
import { SealCard } from './seal-card'
import { useFamilyLive } from './use-family-live'

/** Where the rail stands beside the page: the comments of a field stand in it, in sight of the field. */
const beside = '(min-width: 64em)'
const Panel = styled.section`
  position: sticky;
  top: 24px;
  max-height: calc(100vh - 132px);
  margin: 0 -12px;
  padding: 14px 12px 20px;
  border-top: 2px solid var(--gilt);
  overflow-y: auto;
  overscroll-behavior: contain;

  h2 {
    font: 400 var(--fs-h3) / 1.2 var(--serif);
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
`
const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;

  button {
    flex: none;
    margin: -10px -10px 0 0;
  }
`
const Body = styled.div`
  padding: 16px 32px max(24px, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-width: 47.9375em) {
    padding-inline: 16px;
  }
`

const subscribe = (listener: () => void) => {
  const query = window.matchMedia?.(beside)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
const isBesideNow = () => window.matchMedia?.(beside).matches ?? true

/** What opens the comments of a place, as a selector. */
const wayTo = (place: Place | null) =>
  place?.field ? `[href='#comments-${place.field}']` : '[data-comments-whole]'

interface OpenCommentsProps {
  place: Place
  onClose: () => void
}

function CommentsBeside({ place, onClose }: OpenCommentsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // Before the panel looks where the focus is.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [place])
  return (
    <Panel
      aria-label="Comments"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Head>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          Comments on {placeWords(place)}
        </h2>
        <IconButton icon="close" label="Close comments" onClick={onClose} />
      </Head>
      <CommentsPanel place={place} headingId={headingId} />
    </Panel>
  )
}

const CommentsOver = ({ place, onClose }: OpenCommentsProps) => (
  <Drawer isOpen onClose={onClose} title="Comments" description={`On ${placeWords(place)}`}>
    <Body>
      <CommentsPanel place={place} />
    </Body>
  </Drawer>
)

interface FamilyRailProps {
  /** Turns to the step on which a field stands. */
  onShow: (field: string) => void
  /** What else stands in the rail; it makes room while comments are open beside the page. */
  children: ReactNode
}

/** The people of a shared record in its rail: 'Ready to Seal', who is here, what was said. */
export function FamilyRail({ onShow, children }: FamilyRailProps) {
  const { desk } = useFamily()
  const { isAway } = useFamilyLive()
  const place = useDesk((state) => state.place)
  const isBeside = useSyncExternalStore(subscribe, isBesideNow)
  const close = useCallback(() => {
    const closed = desk.read().place
    // Back to the way that leads here, which stands in the page again.
    flushSync(() => desk.close())
    document.querySelector<HTMLElement>(wayTo(closed))?.focus()
  }, [desk])
  const open = (next: Place) => {
    if (next.field !== null) onShow(next.field)
    desk.open(next)
  }
  return (
    <>
      <FamilyNews />
      <SealCard />
      {place && isBeside ? (
        <CommentsBeside place={place} onClose={close} />
      ) : (
        <>
          <PeopleCard isAway={isAway} />
          <CommentsCard onOpen={open} />
          {children}
        </>
      )}
      {place && !isBeside ? <CommentsOver place={place} onClose={desk.close} /> : null}
    </>
  )
}
