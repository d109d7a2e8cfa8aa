import styled from 'styled-components'
import { Book, BookPage } from '@shared/web/layout/book'
import { SkeletonLine } from '@shared/web/parts/skeleton'

const Waiting = styled.div`
  display: grid;
  gap: 18px;
  padding: 48px 0;
`

/** Until a shared record is here. */
export const RecordOpening = ({ isAway = false }: { isAway?: boolean }) => (
  <Book figure={null} rail={null} foot={null}>
    <BookPage>
      <Waiting aria-busy="true" role="status">
        {isAway
          ? 'The record cannot be reached just now. It opens as soon as the connection is back.'
          : 'Opening the record…'}
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </Waiting>
    </BookPage>
  </Book>
)
