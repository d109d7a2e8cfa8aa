import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { auditActs } from '@shared/contracts/audit'
import type { AuditAct, AuditLine } from '@shared/contracts/audit'
import { Button } from '@shared/web/parts/button'
import { TextButton } from '@shared/web/parts/text-button'
import { useNamedAuditQuery } from '../../api/audit-api'
import type { NamedAudit } from '../../api/audit-api'
import { Address } from '@shared/web/parts/address'
import { Name } from '@shared/web/parts/name'
import { isAboutPartner, recordOfLine, subjectWords, whoWords } from '../../layout/audit-words'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger } from '../../layout/ledger-style'
import { PageHead, Words } from '../../layout/page-style'
import { Picker } from '../../layout/picker'
import { ReadList } from '../../layout/read-list'
import { StaffFrame } from '../../layout/staff-frame'
import { TurnPages } from '../../layout/turn-pages'
import { writtenMoment } from '../../layout/written-time'

const Lines = styled(Ledger)`
  .who button {
    text-align: start;
  }
  @media (max-width: 47.9375em) {
    .who {
      flex: 1 0 100%;
    }
  }
  .record {
    overflow-wrap: anywhere;
  }
  .record span {
    display: block;
    letter-spacing: 0.04em;
    color: var(--ink-2);
  }
`

interface SubjectCellProps extends Pick<NamedAudit, 'records' | 'partners'> {
  line: AuditLine
}

/** Whose record it is and its Proof ID, or which partner; the inner id, by which logs and the trail know it, is told on hover. */
const SubjectCell = ({ line, records, partners }: SubjectCellProps) => {
  const { words, path } = subjectWords(line)
  const record = records.find(({ id }) => id === recordOfLine(line))
  const partner = isAboutPartner(line) ? partners.find(({ id }) => id === line.subject) : undefined
  const name = record?.fullName ?? partner?.name
  return (
    <td role="cell" className="record" title={line.subject ?? undefined}>
      {path ? <Link to={path}>{name ? <Name>{name}</Name> : words}</Link> : words}
      {record ? <span>{record.proofId}</span> : null}
    </td>
  )
}

const isAct = (text: string | null): text is AuditAct => text !== null && Object.hasOwn(auditActs, text)

/** Who of the staff saw or took away which record, last first. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('act')
  const act = isAct(asked) ? asked : undefined
  const subject = address.get('subject') ?? undefined
  const staffId = address.get('staffId') ?? undefined
  const before = Number(address.get('before')) || undefined
  const { data, error, refetch } = useNamedAuditQuery(
    { act, subject, staffId, before },
    { refetchOnMountOrArgChange: true },
  )
  const older = data?.before
  const only = data?.records.find(({ id }) => id === subject)
  /** The same choice with another part; it begins at its newest line. */
  const choose = (changes: Record<string, string | undefined>) =>
    setAddress(
      Object.entries({ act, subject, staffId, ...changes }).filter(
        (part): part is [string, string] => part[1] !== undefined,
      ),
    )
  return (
    <StaffFrame title="Audit trail">
      <PageHead>
        <h1>Audit trail</h1>
        <Picker label="Show" value={act ?? ''} onChoose={(chosen) => choose({ act: chosen || undefined })}>
          <option value="">Everything</option>
          {Object.entries(auditActs).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Picker>
      </PageHead>
      {subject || staffId ? (
        <Words role="status">
          {staffId ? (
            <span>Only what {whoWords(data?.lines[0] ?? { staffId, username: null })} did.</span>
          ) : null}
          {subject ? (
            <span>
              {only ? (
                <>
                  Only the record of <Name>{only.fullName}</Name>, {only.proofId}.
                </>
              ) : (
                `Only record ${subject.slice(0, 8)}.`
              )}
            </span>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            icon="close"
            onClick={() => choose({ subject: undefined, staffId: undefined })}
          >
            Show all
          </Button>
        </Words>
      ) : null}
      <ReadList
        rows={data?.lines}
        error={error}
        fallback="The audit trail could not be read."
        onRetry={refetch}
        empty={
          act || subject || staffId || before
            ? 'Nothing of this kind has been written down.'
            : 'Nothing has been written down yet.'
        }
      >
        {(lines) => (
          <Lines role="table" aria-label="Audit trail">
            <LedgerHead heads={['Line', 'When', 'Who', 'What', 'About']} />
            <tbody role="rowgroup">
              {lines.map((line) => (
                <tr key={line.number} role="row">
                  <td role="cell" data-head="Line">
                    {line.number}
                  </td>
                  <td role="cell">
                    <time dateTime={line.at}>{writtenMoment(line.at)}</time>
                  </td>
                  <td role="cell" className="who">
                    <TextButton
                      aria-label={`Only what ${whoWords(line)} did`}
                      onClick={() => choose({ staffId: line.staffId })}
                    >
                      <Address>{whoWords(line)}</Address>
                    </TextButton>
                  </td>
                  <td role="cell">{auditActs[line.act]}</td>
                  <SubjectCell line={line} records={data?.records ?? []} partners={data?.partners ?? []} />
                </tr>
              ))}
            </tbody>
          </Lines>
        )}
      </ReadList>
      <TurnPages
        of="lines"
        after={before}
        next={older}
        onTurn={(line) => choose({ before: line ? String(line) : undefined })}
      />
    </StaffFrame>
  )
}
