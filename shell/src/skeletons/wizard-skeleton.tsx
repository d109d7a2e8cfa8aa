import styled from 'styled-components'
import { Book, BookPage, RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'
import { SkeletonField, SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { Gap, Pair } from './spacing'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding-bottom: 14px;
  border-bottom: 1px solid var(--rule);
  li {
    display: flex;
    gap: 9px;
    align-items: center;
    padding-inline-end: 22px;
    color: var(--ink-3);
    font: 500 1.875rem/1 var(--display);
    span {
      flex: 1;
    }
  }
  @media (max-width: 47.9375em) {
    grid-template-columns: 1fr;
    padding-block: 14px;
    li + li {
      display: none;
    }
  }
`
const Plate = styled.div`
  aspect-ratio: 304 / 432;
  background: var(--plate);
  box-shadow: var(--plate-mark);
`
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  grid-column: 1 / -1;
  display: flex;
  gap: var(--s-3);
  align-items: center;
  margin-top: var(--s-3);
  padding: 12px 0;
  border-top: 1px solid var(--rule);
  background: var(--paper);
  p {
    color: var(--ink-2);
    font-size: var(--fs-meta);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 47.9375em) {
    p,
    & > :nth-child(2) {
      display: none;
    }
  }
`

const Field = ({ label }: { label: string }) => (
  <div>
    <SkeletonLine $width={label} />
    <Gap $size={11} />
    <SkeletonField />
  </div>
)

/** The form before it is here: its frame and its bar are known, the rest is an unwritten ledger. */
export const WizardSkeleton = () => (
  <Book
    figure={<Plate />}
    rail={['70%', '85%', '60%'].map((width) => (
      <RailSection key={width}>
        <SkeletonLine $width={width} />
        <SkeletonLine $width="88%" />
        <SkeletonLine $width="62%" />
      </RailSection>
    ))}
    foot={
      <Bar>
        <Button icon="arrow-left" isUnavailable>
          Previous
        </Button>
        <Button variant="quiet" isUnavailable>
          Save Draft
        </Button>
        <p>Saved privately on this device. Drafts are never sold or shared.</p>
        <Button variant="primary" iconAfter="arrow-right" isUnavailable>
          Next
        </Button>
      </Bar>
    }
  >
    <BookPage>
      <Steps aria-hidden="true">
        {['I', 'II', 'III', 'IV', 'V'].map((numeral) => (
          <li key={numeral}>
            {numeral}
            <span>
              <SkeletonLine $height="13px" />
              <SkeletonLine $height="17px" $width="70%" />
            </span>
          </li>
        ))}
      </Steps>
      <Gap $size={56} />
      <SkeletonTitle $width="58%" $height="2rem" />
      <SkeletonLine $width="44%" />
      <Gap $size={20} />
      <Field label="22%" />
      <Gap $size={14} />
      <Pair>
        <Field label="40%" />
        <Field label="36%" />
      </Pair>
      <Gap $size={14} />
      <Pair>
        <Field label="34%" />
        <Field label="46%" />
      </Pair>
      <Gap $size={14} />
      <Field label="26%" />
    </BookPage>
  </Book>
)
