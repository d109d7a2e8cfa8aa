import { useRef } from 'react'
import { isPassing } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useRecordsQuery, useStatsQuery } from '../../api/records-api'
import { progressWords, useExportUnderWay } from '../../export/export-provider'
import { Address } from '@shared/web/parts/address'
import { StaffFrame } from '../../layout/staff-frame'
import { WaitingRows } from '../../layout/waiting-rows'
import { readFailure } from '../../session/read-failure'
import { useReadAgain } from '../../session/use-read-again'
import { Greeting, Heading, ListHead, Notice } from './dashboard-style'
import { ListPager } from './list-pager'
import { ListTools } from './list-tools'
import { RecordsTable } from './records-table'
import { StatCards } from './stat-cards'
import { useListChoice } from './use-list-choice'

const asked = { refetchOnMountOrArgChange: true } as const
const number = new Intl.NumberFormat('en')

/** The staff's first page: the figures, and the records that are chosen. */
export function DashboardPage() {
  const { session } = useHost()
  const [choice, change] = useListChoice()
  const stats = useStatsQuery(undefined, asked)
  const list = useRecordsQuery(choice, asked)
  useReadAgain(isPassing(stats.error), stats.refetch)
  useReadAgain(isPassing(list.error), list.refetch)
  const head = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const download = useExportUnderWay()

  /** Another page is read from its beginning; how many it holds is announced. */
  const turn = (page: number) => {
    change({ page })
    table.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView?.()
  }

  const { data } = list
  const isFiltered = choice.search !== '' || choice.dateFilter !== 'all'
  const found = data
    ? `${data.hasMore ? 'More than ' : ''}${number.format(data.total)} ${data.total === 1 ? 'record' : 'records'}`
    : ''
  return (
    <StaffFrame title="Records">
      <Greeting>
        <Heading>
          Welcome back, <Address>{session.user?.username ?? ''}</Address>
        </Heading>
      </Greeting>
      {stats.error ? (
        <Notice role="status">{readFailure(stats.error, 'The figures could not be read.')}</Notice>
      ) : (
        <StatCards stats={stats.data} />
      )}
      <ListTools
        choice={choice}
        onChange={change}
        onLeaveDown={() => table.current?.querySelector<HTMLElement>('tbody a[href]')?.focus()}
      />
      <ListHead ref={head}>
        <p role="status">
          {/* The alert below says that it could not be read, however often it is asked for again. */}
          {list.error ? '' : list.isFetching ? 'Looking…' : found}
          {!list.error && !list.isFetching && data && data.pages > 1 ? (
            <VisuallyHidden>{`, page ${number.format(data.page)} of ${number.format(data.pages)}`}</VisuallyHidden>
          ) : null}
        </p>
        <div>
          {download.progress ? (
            <Button variant="quiet" size="small" icon="close" onClick={download.cancel}>
              {`Stop: ${progressWords(download.progress)}`}
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="small"
              icon="download"
              isUnavailable={!data?.total}
              onClick={() => void download.start(choice)}
            >
              Export CSV
            </Button>
          )}
        </div>
      </ListHead>
      {list.error ? (
        <Notice role="alert">
          {readFailure(list.error, 'The records could not be read.')}{' '}
          <Button
            size="small"
            icon="retry"
            onClick={() => {
              void list.refetch()
              if (stats.error) void stats.refetch()
            }}
          >
            Try again
          </Button>
        </Notice>
      ) : null}
      {!data && !list.error ? <WaitingRows count={8} label="Loading the records" /> : null}
      {data && !list.error && data.total === 0 ? (
        <Notice>{isFiltered ? 'No record fits this search.' : 'No records yet.'}</Notice>
      ) : null}
      {data && !list.error && data.total > 0 ? (
        <>
          <RecordsTable ref={table} records={data.records} />
          <ListPager {...data} onGo={turn} />
        </>
      ) : null}
    </StaffFrame>
  )
}
