import styled from 'styled-components'
import { noteStyle } from '@shared/web/form/field-style'

/** What is said below an answer that a parent should look at once more. */
export const AnswerNote = styled.p`
  ${noteStyle}
  color: var(--ink);
`
