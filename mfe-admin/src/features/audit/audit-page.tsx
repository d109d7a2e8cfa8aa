import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { auditActs } from '@shared/contracts/audit'
import type { AuditAct } from '@shared/contracts/audit'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { useAuditQuery } from '../../api/records-api'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger } from '../../layout/ledger-style'
import { PageHead } from '../../layout/page-style'
import { StaffFrame } from '../../layout/staff-frame'
import { writtenDay, writtenTime } from '../../layout/written-time'
import { useEndedSession } from '../../session/use-ended-session'

const Words = styled.p`
  padding: var(--s-2) 0;
  color: var(--ink-2);
`

const isAct = (text: string | null): text is AuditAct => text !== null && Object.hasOwn(auditActs, text)

const addressOf = (act: AuditAct, subject: string) =>
  act.startsWith('partner.') ? '/admin/partners' : `/admin/records/${subject}`

/** Who of the staff saw or took away which record, last first. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('act')
  const act = isAct(asked) ? asked : undefined
  const before = Number(address.get('before')) || undefined
  const { data, error } = useAuditQuery({ act, before }, { refetchOnMountOrArgChange: true })
  useEndedSession(error)
  const older = data?.before
  return (
    <StaffFrame>
      <PageHead>
        <h1>Audit trail</h1>
        <label>
          Show
          <select
            value={act ?? ''}
            onChange={(event) => setAddress(event.target.value ? { act: event.target.value } : {})}
          >
            <option value="">Everything</option>
            {Object.entries(auditActs).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </PageHead>
      {error ? (
        <Words role="alert">{publicMessageOf(error, 'The audit trail could not be read.')}</Words>
      ) : null}
      {data?.lines.length === 0 ? <Words>Nothing has been written down yet.</Words> : null}
      {data?.lines.length ? (
        <Ledger role="table">
          <LedgerHead heads={['Line', 'When', 'Who', 'What', 'Record']} />
          <tbody role="rowgroup">
            {data.lines.map(({ number, at, username, staffId, act: done, subject }) => (
              <tr key={number} role="row">
                <td role="cell">{number}</td>
                <td role="cell">
                  {writtenDay(at)} {writtenTime(at)}
                </td>
                <td role="cell">{username ?? staffId}</td>
                <td role="cell">{auditActs[done]}</td>
                <td role="cell">
                  {subject ? <Link to={addressOf(done, subject)}>{subject.slice(0, 8)}</Link> : null}
                  {!subject && done === 'records.exported' ? 'many' : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Ledger>
      ) : null}
      {older ? (
        <Button
          variant="quiet"
          onClick={() => setAddress({ ...(act ? { act } : {}), before: String(older) })}
        >
          Older lines
        </Button>
      ) : null}
    </StaffFrame>
  )
}
