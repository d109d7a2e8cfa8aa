import styled from 'styled-components'
import { noteStyle } from '@shared/web/form/field-style'
import { useResearched } from './researched-source'
import type { ResearchedField } from './researched-source'

const Note = styled.p`
  ${noteStyle}
  color: var(--ink);
`

/** Says of MYA's words that they are about another name than the child's, before they are printed. */
export function OutdatedResearch({ field }: { field: ResearchedField }) {
  const { standing } = useResearched(field)
  return standing?.isOutdated ? <Note role="status">{standing.note}</Note> : null
}
