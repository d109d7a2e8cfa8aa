import styled from 'styled-components'
import { controlStyle, filledByMyaStyle } from './field-style'

/** A textarea that grows with its words; with `data-mya` it is MYA who wrote them. */
export const GrowingText = styled.textarea`
  ${controlStyle}
  resize: none;
  field-sizing: content;

  /* Where it cannot grow, as in Safari before 26.2, three lines are in sight, and two of a hint or of words that stand in. */
  @supports not (field-sizing: content) {
    min-height: 6em;
    resize: vertical;

    &[data-mya],
    &[readonly] {
      min-height: 4em;
    }
  }

  &[data-mya] {
    ${filledByMyaStyle}
  }
`
