import styled from 'styled-components'
import { Icon } from '@shared/web/parts/icon'
import { writtenMoment } from '@shared/web/time/written-moment'
import { useSealQuery } from '../../api/seal-api'

const Marks = styled.section`
  margin-top: 20px;
  color: var(--ink-2);
  line-height: 1.5;
  h2 {
    font: 400 1.3125rem/1.3 var(--serif);
    color: var(--ink);
  }
  li {
    display: flex;
    gap: 8px;
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--success);
  }
`

/** Who of the invited approvers finds the record ready as it stands; told to the owner before the approval. */
export const SealMarks = ({ proofId }: { proofId: string }) => {
  const { data } = useSealQuery(proofId)
  if (!data?.marks.length) return null
  return (
    <Marks aria-labelledby="seal-heading">
      <h2 id="seal-heading">Ready to Seal</h2>
      <ul>
        {data.marks.map(({ id, email, at }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              {email ?? 'An approver'}, on {writtenMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </Marks>
  )
}
