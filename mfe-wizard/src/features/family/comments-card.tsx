import { useMemo } from 'react'
import styled from 'styled-components'
import { isPermitted } from '@shared/contracts/permissions'
import { RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'
import { TextButton } from '@shared/web/parts/text-button'
import { useCommentsQuery } from '../../api/family-api'
import { placeWords } from './comments-panel'
import { useFamily } from './family-context'
import type { Place } from './family-desk'
import { openPlaces, threadsOf } from './threads'

const List = styled.ul`
  margin: 8px 0 12px;
  font-size: var(--fs-meta);

  li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 7px 0;
    line-height: 1.35;
  }
  button {
    text-align: start;
  }
  span {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Quiet = styled.p`
  margin: 2px 0 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
`
const whole: Place = { field: null }

/** Where something is still to be settled, and the way to speak of the record as a whole. */
export function CommentsCard({ onOpen }: { onOpen: (place: Place) => void }) {
  const { record } = useFamily()
  const { data } = useCommentsQuery(record.proofId)
  const places = useMemo(() => openPlaces(threadsOf(data ?? [])), [data])
  if (!data) return null
  const canComment = isPermitted(record.role, 'comment')
  return (
    <RailSection aria-label="Comments">
      <h2>Comments</h2>
      {places.length ? (
        <List>
          {places.map(({ place, count }) => (
            <li key={place.field ?? ''}>
              <TextButton onClick={() => onOpen(place)}>{`On ${placeWords(place)}`}</TextButton>
              <span>{count} open</span>
            </li>
          ))}
        </List>
      ) : (
        <Quiet>{data.length ? 'Everything that was said is resolved.' : 'Nothing has been said yet.'}</Quiet>
      )}
      {canComment || data.length ? (
        <Button data-comments-whole="" size="small" isWide icon="chat" onClick={() => onOpen(whole)}>
          {canComment ? 'Comment on the record' : 'Comments on the record'}
        </Button>
      ) : null}
    </RailSection>
  )
}
