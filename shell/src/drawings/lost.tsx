import styled, { keyframes } from 'styled-components'
import { lateDrawing } from './late-drawing'

const appear = keyframes`
  from { opacity: 0 }
`
const Plain = styled.div`
  padding: var(--s-2);
  /* Its drawing, when that comes at once, comes without it. */
  animation: ${appear} 150ms 500ms backwards;
`

interface LostProps {
  /** What it means for the reader, or what to do. */
  sentence?: string
  onRetry: () => void
}

/** The same words before the drawing is here, or without it: what keeps a remote from coming may keep the drawing too. */
const PlainLost = ({ sentence, onRetry, as: Title = 'h2' }: LostProps & { as?: 'h1' | 'h2' }) => (
  <Plain role="alert">
    <Title>This part of the page did not load.</Title>
    {sentence ? <p>{sentence}</p> : null}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </Plain>
)

const Region = lateDrawing<LostProps & { size?: 'large' | 'small' }>((drawings) => drawings.LostRegion)
const Page = lateDrawing<LostProps>((drawings) => drawings.LostPage)

/** In the place of a part of the page that did not come. */
export const Lost = ({ size, ...props }: LostProps & { size?: 'large' | 'small' }) => (
  <Region {...props} {...(size ? { size } : {})} whileAway={<PlainLost {...props} />} />
)

/** In the place of a whole page. */
export const LostWholePage = (props: LostProps) => (
  <Page {...props} whileAway={<PlainLost {...props} as="h1" />} />
)
