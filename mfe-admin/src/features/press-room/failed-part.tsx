import { Link } from 'react-router-dom'
import type { FailedJob, PressState } from '@shared/contracts/press-room'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useFailedJobsQuery } from '../../api/press-api'
import { useRetryJobMutation } from '../../api/record-api'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger, Note } from '../../layout/ledger-style'
import { ReadList } from '../../layout/read-list'
import { StatusMark } from '../../layout/status-mark'
import { writtenMoment } from '../../layout/written-time'
import { Part, PartHead } from './press-room-style'
import { countWords } from './press-words'
import { useRefetchOn } from './use-press-live'

const nameOf = ({ stage, version, proofId }: FailedJob) =>
  `${stage === 'proof' ? 'Proof' : 'Finished book'} of version ${version}, ${proofId}`

/** What the press gave up, each with another try. */
export function FailedPart({ state }: { state: PressState | undefined }) {
  const { notify } = useHost()
  const { data, error, refetch } = useFailedJobsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [retryJob, { isLoading, originalArgs }] = useRetryJobMutation()
  useRefetchOn(refetch, state?.jobs)

  const retry = async (job: FailedJob) => {
    const answer = await retryJob({ recordId: job.recordId, proofJobId: job.proofJobId })
    if (answer.error)
      notify({
        title: 'Not tried again',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
    else notify({ title: 'Tried again', description: `${nameOf(job)} is in the queue once more.` })
    void refetch()
  }
  return (
    <Part aria-labelledby="press-failed">
      <PartHead>
        <h2 id="press-failed">Failed jobs</h2>
        {data?.total ? <p role="status">{`${countWords(data.total)} to be tried again`}</p> : null}
      </PartHead>
      <ReadList
        rows={data?.jobs}
        error={error}
        fallback="The failed jobs could not be read."
        onRetry={refetch}
        empty="Nothing has failed."
      >
        {(jobs) => (
          <Ledger role="table" aria-labelledby="press-failed">
            <LedgerHead heads={['Job', 'What went wrong', 'Asked for', 'Actions']} />
            <tbody role="rowgroup">
              {jobs.map((job) => (
                <tr key={job.proofJobId} role="row">
                  <td role="cell">
                    <Link to={`/admin/records/${job.recordId}`}>{nameOf(job)}</Link>
                  </td>
                  <td role="cell">
                    <StatusMark data-state="failed">failed</StatusMark>
                    <Note>{`${job.attempts === 1 ? '1 attempt' : `${job.attempts} attempts`}. ${job.error}`}</Note>
                    <Note>{`Its PDF is refused: ${job.refusal}`}</Note>
                  </td>
                  <td role="cell" data-head="Asked for">
                    <time dateTime={job.requestedAt}>{writtenMoment(job.requestedAt)}</time>
                  </td>
                  <td role="cell">
                    <Button
                      size="small"
                      isPending={isLoading && originalArgs?.proofJobId === job.proofJobId}
                      pendingText="Retrying..."
                      aria-label={`Retry: ${nameOf(job)}`}
                      onClick={() => void retry(job)}
                    >
                      Retry
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Ledger>
        )}
      </ReadList>
    </Part>
  )
}
