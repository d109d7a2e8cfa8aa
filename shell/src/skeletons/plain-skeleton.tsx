import styled from 'styled-components'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { SkeletonField, SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { Gap } from './spacing'

const Sheet = styled.div`
  max-width: 1392px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 0 var(--s-6);
  @media (max-width: 74.9375em) {
    padding: 0 var(--s-3);
  }
  @media (max-width: 47.9375em) {
    padding: 0 var(--s-2);
  }
`
const Top = styled.header`
  display: flex;
  align-items: center;
  min-height: 68px;
  border-bottom: 1px solid var(--hair);
`
const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) 0;
  border-block: 1px solid var(--rule);
  @media (max-width: 47.9375em) {
    grid-template-columns: 1fr 1fr;
  }
`
const Row = styled.div`
  padding: 10px 0;
  border-bottom: 1px solid var(--hair);
`
const Column = styled.main`
  max-width: 440px;
  margin: 0 auto;
  padding: 15vh var(--s-2) var(--s-6);
`
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  min-height: 100vh;
  & > :first-child {
    display: grid;
    place-items: center;
    padding: var(--s-4) var(--s-5);
    background: var(--ground);
  }
  & > :last-child {
    padding: 72px 56px;
  }
  @media (max-width: 74.9375em) {
    grid-template-columns: 1fr;
    & > :last-child {
      padding: var(--s-4) var(--s-3);
    }
  }
`
const Leaf = styled.div`
  width: min(564px, 100%);
  aspect-ratio: 8.5 / 11;
  background: var(--sheet);
  box-shadow: var(--shadow-3);
`

const rows = ['38%', '30%', '21%', '40%', '34%', '52%', '33%', '15%']

/** The staff pages before they are here: figures above, a ruled table below. */
export const StaffSkeleton = () => (
  <Sheet>
    <Top>
      <BrandMark />
    </Top>
    <SkeletonTitle $width="30%" $height="4rem" />
    <Gap $size={16} />
    <Stats>
      {rows.slice(0, 4).map((width) => (
        <div key={width}>
          <SkeletonLine $width="52%" />
          <SkeletonTitle $width="36%" $height="3rem" />
        </div>
      ))}
    </Stats>
    <Gap $size={48} />
    {rows.map((width) => (
      <Row key={width}>
        <SkeletonLine $width={width} />
      </Row>
    ))}
  </Sheet>
)

/** A narrow form or a card before it is here: sign-in, an invitation, the confirmation. */
export const CardSkeleton = () => (
  <Column>
    <SkeletonTitle $width="64%" $height="2.5rem" />
    <SkeletonLine $width="80%" />
    <Gap $size={40} />
    <SkeletonField />
    <Gap $size={24} />
    <SkeletonField />
  </Column>
)

/** The proof's page before it is here: a leaf on its mat, and what stands beside it. */
export const ProofSkeleton = () => (
  <Sides>
    <div>
      <Leaf />
    </div>
    <div>
      <SkeletonTitle $width="90%" $height="3rem" />
      <SkeletonLine />
      <SkeletonLine $width="70%" />
      <Gap $size={40} />
      <SkeletonField />
    </div>
  </Sides>
)
