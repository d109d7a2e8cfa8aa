import styled, { css } from 'styled-components'

/** For an element that is read aloud, or takes the focus, but is not seen. */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  /* Last in a page that is as high as the window, it would have the page scroll by its own pixel. */
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Read aloud, not shown. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`
