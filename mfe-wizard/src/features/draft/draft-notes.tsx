import styled from 'styled-components'
import { latePart } from '@shared/web/parts/late-part'
import type { DraftNewsProps } from './draft-news'
import { useRivals, useWasRemovedElsewhere } from './use-draft'

const LateDraftNews = latePart(() => import('./draft-news').then((module) => module.DraftNews))

const Notes = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;

  &:empty {
    display: none;
  }
`

/** What the parent is told about the draft itself: expired, set aside, changed or removed in another tab. Most are told nothing. */
export function DraftNotes({ keeper, opened }: DraftNewsProps) {
  const rivals = useRivals(keeper)
  const wasRemovedElsewhere = useWasRemovedElsewhere(keeper)
  const { draft, hasExpired, wasSetAside } = opened
  const hasUnplaced = Object.keys(draft?.unplaced ?? {}).length > 0
  const hasNews =
    hasExpired || wasSetAside || hasUnplaced || wasRemovedElsewhere || Object.keys(rivals).length > 0
  return <Notes role="status">{hasNews ? <LateDraftNews keeper={keeper} opened={opened} /> : null}</Notes>
}
