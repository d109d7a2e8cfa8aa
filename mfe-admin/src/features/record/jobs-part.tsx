import type { AdminJob } from '@shared/contracts/admin'
import { Button } from '@shared/web/parts/button'
import { LedgerHead } from '../../layout/ledger-head'
import { StatusMark } from '../../layout/status-mark'
import { writtenMoment } from '../../layout/written-time'
import { jobState, jobWords, mailWords } from './job-words'
import { Jobs, Part } from './record-style'

interface JobsPartProps {
  jobs: readonly AdminJob[] | null
  onRetry: (job: AdminJob) => void
  isRetrying: boolean
}

/** What was made of each version, and what failed. */
export function JobsPart({ jobs, onRetry, isRetrying }: JobsPartProps) {
  const canRetry = jobs?.some(({ status }) => status === 'error')
  return (
    <Part aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      {jobs === null ? <p>The press cannot be reached right now.</p> : null}
      {jobs?.length === 0 ? <p>Nothing has been asked for yet.</p> : null}
      {jobs?.length ? (
        <Jobs role="table" aria-labelledby="jobs">
          <LedgerHead heads={['Job', 'State', 'Asked for', 'E-mail', ...(canRetry ? ['Actions'] : [])]} />
          <tbody role="rowgroup">
            {jobs.map((job) => {
              const { word, state } = jobState(job)
              return (
                <tr key={job.proofJobId} role="row" data-failed={state === 'failed'}>
                  <td role="cell">
                    <b>{jobWords(job)}</b>
                  </td>
                  <td role="cell">
                    <StatusMark data-state={state}>{word}</StatusMark>
                    {job.error ? (
                      <div>{`${job.attempts === 1 ? '1 attempt' : `${job.attempts} attempts`}. ${job.error}`}</div>
                    ) : null}
                  </td>
                  <td role="cell" data-head="Asked for">
                    <time dateTime={job.requestedAt}>{writtenMoment(job.requestedAt)}</time>
                  </td>
                  <td role="cell" data-head="E-mail">
                    {job.mail ? mailWords(job.mail) : '—'}
                  </td>
                  {canRetry ? (
                    <td role="cell">
                      {job.status === 'error' ? (
                        <Button
                          size="small"
                          isPending={isRetrying}
                          pendingText="Retrying..."
                          aria-label={`Retry: ${jobWords(job)}`}
                          onClick={() => onRetry(job)}
                        >
                          Retry
                        </Button>
                      ) : null}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
        </Jobs>
      ) : null}
    </Part>
  )
}
