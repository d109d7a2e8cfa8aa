import styled from 'styled-components'
import { LostRegion } from '@shared/web/federation/lost-region'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { ThemeButton } from '@shared/web/layout/theme-button'

const Top = styled.header`
  display: flex;
  justify-content: space-between;
  padding: var(--s-15) var(--s-3);
  border-bottom: 1px solid var(--hair);
  @media (max-width: 47.9375em) {
    padding-inline: var(--s-2);
  }
`
const Middle = styled.main`
  max-width: 640px;
  margin: 12vh auto 0;
  padding: 0 var(--s-2);
`

/** A page whose remote is not there: the mark leads home, and the rest says why and how to try again. */
export const LostPage = (props: { sentence?: string; onRetry: () => void }) => (
  <>
    <Top>
      <BrandMark />
      <ThemeButton />
    </Top>
    <Middle>
      <LostRegion {...props} headingLevel={1} />
    </Middle>
  </>
)
