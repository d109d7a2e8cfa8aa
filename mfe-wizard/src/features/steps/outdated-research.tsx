import { Announced } from '../../form/announced'
import { AnswerNote } from './answer-note'
import { useResearched } from './researched-source'
import type { ResearchedField } from './researched-source'

/** Says of MYA's words that they are about another name than the child's, before they are printed. */
export function OutdatedResearch({ field }: { field: ResearchedField }) {
  const { standing } = useResearched(field)
  return standing?.isOutdated ? (
    <Announced>
      <AnswerNote>{standing.note}</AnswerNote>
    </Announced>
  ) : null
}
