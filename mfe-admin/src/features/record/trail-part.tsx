import { Link } from 'react-router-dom'
import { useAuditQuery } from '../../api/audit-api'
import { Address } from '@shared/web/parts/address'
import { actWords, whoWords } from '../../layout/audit-words'
import { ReadList } from '../../layout/read-list'
import { writtenMoment } from '../../layout/written-time'
import { Part, People } from './record-style'

/** Who of the staff saw or took away the record, last first. */
export function TrailPart({ recordId }: { recordId: string }) {
  const { data, error, refetch } = useAuditQuery({ subject: recordId }, { refetchOnMountOrArgChange: true })
  return (
    <Part aria-labelledby="trail">
      <h2 id="trail">Audit trail</h2>
      <ReadList
        rows={data?.lines}
        error={error}
        fallback="The audit trail cannot be read right now."
        onRetry={refetch}
        empty={null}
      >
        {(lines) => (
          <People>
            {lines.map((line) => (
              <li key={line.number}>
                <div>
                  <b>
                    <Address>{whoWords(line)}</Address>
                  </b>{' '}
                  {actWords(line.act)}
                </div>
                <span>{writtenMoment(line.at)}</span>
              </li>
            ))}
          </People>
        )}
      </ReadList>
      {data?.before ? <Link to={`/admin/audit?subject=${recordId}`}>All of its lines</Link> : null}
    </Part>
  )
}
