import styled from 'styled-components'
import { Button } from '../parts/button'

const Place = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--s-05);
  padding: 22px 0 24px;
  &[data-size='large'] {
    justify-items: center;
    padding: 56px 0 60px;
    border-block: 1px solid var(--rule);
    text-align: center;
  }
  svg[data-torn] {
    margin-bottom: 18px;
    color: var(--rule);
  }
  button {
    margin-top: var(--s-15);
  }
`
const Title = styled.h2`
  font: 400 1.5rem/1.25 var(--serif);
  [data-size='small'] > & {
    font-size: 1.1875rem;
    line-height: 1.3;
  }
`
const Sentence = styled.p`
  max-width: 46ch;
  color: var(--ink-3);
  line-height: 1.45;
`

interface LostRegionProps {
  /** What is missing, as a sentence. */
  title?: string
  /** What it means for the reader, or what to do. */
  sentence?: string
  onRetry: () => void
  size?: 'large' | 'small'
  /** 1 where the part was the whole page. */
  headingLevel?: 1 | 2
}

/** Takes the place of a part that did not load, and of nothing else. */
export function LostRegion({
  title = 'This part of the page did not load.',
  sentence,
  onRetry,
  size = 'large',
  headingLevel = 2,
}: LostRegionProps) {
  return (
    <Place role="alert" data-size={size}>
      {size === 'large' ? (
        <svg
          data-torn
          width="252"
          height="72"
          viewBox="0 0 252 72"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path
            strokeWidth="1.5"
            d="M0 5 116 2M0 18 118 15M0 31 119 28M0 44 121 41M0 57 118 54M0 70 116 67M130 4 252 9M130 17 251 22M130 30 250 35M131 43 252 48M132 56 250 61M126 69 160 71"
          />
        </svg>
      ) : null}
      <Title as={headingLevel === 1 ? 'h1' : 'h2'}>{title}</Title>
      {sentence ? <Sentence>{sentence}</Sentence> : null}
      <Button icon="retry" variant={size === 'large' ? 'primary' : 'default'} onClick={onRetry}>
        Try again
      </Button>
    </Place>
  )
}
