import styled from 'styled-components'
import { controlStyle, filledByMyaStyle } from './field-style'

/** A textarea that grows with its words; with `data-mya` it is MYA who wrote them. */
export const GrowingText = styled.textarea`
  ${controlStyle}
  resize: none;
  overflow: hidden;
  field-sizing: content;

  @supports not (field-sizing: content) {
    resize: vertical;
    overflow: auto;
  }

  &[data-mya] {
    ${filledByMyaStyle}
  }
`
