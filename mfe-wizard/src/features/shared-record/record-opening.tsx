import styled from 'styled-components'
import { Book, BookPage } from '@shared/web/layout/book'
import { SkeletonLine } from '@shared/web/parts/skeleton'

const Waiting = styled.div`
  display: grid;
  gap: 18px;
  padding: 48px 0;
`

/** Until a shared record is here, or why it is not. */
export const RecordOpening = ({ failure }: { failure: string | null }) => (
  <Book figure={null} rail={null} foot={null}>
    <BookPage>
      <Waiting aria-busy="true" role="status">
        {failure ?? 'Opening the record…'}
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </Waiting>
    </BookPage>
  </Book>
)
