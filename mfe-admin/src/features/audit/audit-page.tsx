import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { auditActs } from '@shared/contracts/audit'
import type { AuditAct } from '@shared/contracts/audit'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { SkeletonField } from '@shared/web/parts/skeleton'
import { TextButton } from '@shared/web/parts/text-button'
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

const Chosen = styled(Words)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`

const isAct = (text: string | null): text is AuditAct => text !== null && Object.hasOwn(auditActs, text)

const addressOf = (act: AuditAct, subject: string) =>
  act.startsWith('partner.') ? '/admin/partners' : `/admin/records/${subject}`

/** Who of the staff saw or took away which record, last first. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('act')
  const act = isAct(asked) ? asked : undefined
  const subject = address.get('subject') ?? undefined
  const staffId = address.get('staffId') ?? undefined
  const before = Number(address.get('before')) || undefined
  const { data, error } = useAuditQuery(
    { act, subject, staffId, before },
    { refetchOnMountOrArgChange: true },
  )
  useEndedSession(error)
  const older = data?.before
  /** The same choice with another part; it begins at its newest line. */
  const choose = (changes: Record<string, string | undefined>) =>
    setAddress(
      Object.entries({ act, subject, staffId, ...changes }).filter(
        (part): part is [string, string] => part[1] !== undefined,
      ),
    )
  return (
    <StaffFrame>
      <PageHead>
        <h1>Audit trail</h1>
        <label>
          Show
          <select value={act ?? ''} onChange={(event) => choose({ act: event.target.value || undefined })}>
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
      {subject || staffId ? (
        <Chosen role="status">
          {staffId ? <span>Only what {data?.lines[0]?.username ?? staffId} did.</span> : null}
          {subject ? <span>Only record {subject.slice(0, 8)}.</span> : null}
          <Button
            variant="quiet"
            size="small"
            icon="close"
            onClick={() => choose({ subject: undefined, staffId: undefined })}
          >
            Show all
          </Button>
        </Chosen>
      ) : null}
      {!data && !error ? <SkeletonField /> : null}
      {data?.lines.length === 0 ? (
        <Words>
          {act || subject || staffId || before
            ? 'Nothing of this kind has been written down.'
            : 'Nothing has been written down yet.'}
        </Words>
      ) : null}
      {data?.lines.length ? (
        <Ledger role="table">
          <LedgerHead heads={['Line', 'When', 'Who', 'What', 'Record']} />
          <tbody role="rowgroup">
            {data.lines.map(({ number, at, username, staffId: who, act: done, subject: record }) => (
              <tr key={number} role="row">
                <td role="cell">{number}</td>
                <td role="cell">
                  {writtenDay(at)} {writtenTime(at)}
                </td>
                <td role="cell">
                  <TextButton
                    aria-label={`Only what ${username ?? who} did`}
                    onClick={() => choose({ staffId: who })}
                  >
                    {username ?? who}
                  </TextButton>
                </td>
                <td role="cell">{auditActs[done]}</td>
                <td role="cell">
                  {record ? <Link to={addressOf(done, record)}>{record.slice(0, 8)}</Link> : null}
                  {!record && done === 'records.exported' ? 'many' : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Ledger>
      ) : null}
      {older ? (
        <Button variant="quiet" onClick={() => choose({ before: String(older) })}>
          Older lines
        </Button>
      ) : null}
    </StaffFrame>
  )
}
