import styled from 'styled-components'
import { Plate } from '@shared/web/layout/plate'

const Blank = styled.div`
  aspect-ratio: 304 / 456;

  @media (max-height: 860px) {
    max-height: 52vh;
  }
`
/** The plate's place before it is drawn: nothing moves when it comes. */
export const EmptyPlate = () => (
  <Plate label="" caption="">
    <Blank />
  </Plate>
)
