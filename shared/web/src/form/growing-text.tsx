import styled from 'styled-components'
import { controlStyle, filledByMyaStyle } from './field-style'

/** A textarea that grows with its words; with `data-mya` it is MYA who wrote them. */
export const GrowingText = styled.textarea`
  ${controlStyle}
  resize: none;
  overflow: hidden;
  field-sizing: content;

  /* Where it cannot grow, as in Safari before 26.2, three lines are in sight, and two of a hint. */
  @supports not (field-sizing: content) {
    min-height: 6em;
    resize: vertical;
    overflow: auto;
  }

  &[data-mya] {
    ${filledByMyaStyle}
  }
`
