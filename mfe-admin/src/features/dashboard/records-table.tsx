import type { KeyboardEvent, Ref } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { AdminRecord } from '@shared/contracts/admin'
import { buttonStyle } from '@shared/web/parts/button-style'
import { Icon } from '@shared/web/parts/icon'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { Address } from '@shared/web/parts/address'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger, tablet } from '../../layout/ledger-style'
import { RecordDownloads } from '../../layout/record-downloads'
import { StatusMark } from '../../layout/status-mark'
import { writtenDay, writtenTime } from '../../layout/written-time'

const Table = styled(Ledger).attrs({ $isWide: true })`
  &:focus {
    outline: none;
  }
  .id {
    letter-spacing: 0.04em;
    color: var(--ink-2);
    white-space: nowrap;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .name span {
    display: block;
    color: var(--ink-3);
    font-size: 1rem;
    font-weight: var(--w-text);
  }
  .day span {
    margin-inline-start: 4px;
    color: var(--ink-3);
  }
  /* Of one width whatever is found: nothing moves under who searches. */
  table-layout: fixed;
  th {
    width: 8rem;
  }
  th:nth-child(2) {
    width: auto;
  }
  th:nth-child(3) {
    width: 10.75rem;
  }
  th:last-child {
    width: 16rem;
  }
  @media (max-width: ${tablet}) {
    .name {
      order: -1;
      flex: 1 0 100%;
    }
  }
  /* Where not every row has room for all three, the day is below in each. */
  @media (max-width: 26.8125em) {
    .day {
      order: 1;
      flex-basis: 100%;
    }
  }
`
const ViewLink = styled(Link)`
  ${buttonStyle}
`

/** Arrow keys go from row to row, staying with the same action. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as HTMLElement).closest('tr')
  const target = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const actsOf = (line: Element | null | undefined) => [
    ...(line?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
  ]
  const at = actsOf(row).indexOf(event.target as HTMLElement)
  const next = actsOf(target)[Math.max(0, at)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface RecordsTableProps {
  records: readonly AdminRecord[]
  ref?: Ref<HTMLTableElement>
}

/** One page of the records. */
export const RecordsTable = ({ records, ref }: RecordsTableProps) => (
  <Table ref={ref} role="table" aria-label="Records" tabIndex={-1} onKeyDown={moveByArrows}>
    <LedgerHead heads={['Record ID', 'Name', 'Date Created', 'Status', 'Actions']} />
    <tbody role="rowgroup">
      {records.map(({ id, proofId, fullName, email, createdAt, status }) => {
        const whose = <VisuallyHidden>{` of ${fullName}`}</VisuallyHidden>
        return (
          <tr key={id} role="row">
            <td role="cell" className="id" title={id}>
              {proofId}
            </td>
            <td role="cell" className="name">
              <Name>{fullName}</Name>
              <span>
                <Address>{email}</Address>
              </span>
            </td>
            <td role="cell" className="day">
              <time dateTime={createdAt}>
                {writtenDay(createdAt)} <span>{writtenTime(createdAt)}</span>
              </time>
            </td>
            <td role="cell">
              <StatusMark data-state={status === 'completed' ? 'done' : undefined}>{status}</StatusMark>
            </td>
            <td role="cell">
              <div className="acts">
                <ViewLink to={`/admin/records/${id}`} data-variant="quiet" data-size="small">
                  <Icon name="eye" />
                  <span>View{whose}</span>
                </ViewLink>
                <RecordDownloads
                  id={id}
                  isCompleted={status === 'completed'}
                  of={fullName}
                  variant="quiet"
                  size="small"
                />
              </div>
            </td>
          </tr>
        )
      })}
    </tbody>
  </Table>
)
