import { useDispatch } from 'react-redux'
import { Link, useParams } from 'react-router-dom'
import { isEmailAddress } from '@shared/contracts/email-address'
import { proofFileAddress, shownImageExtension } from '@shared/contracts/proofs'
import { codeOf, isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Name } from '@shared/web/parts/name'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { recordApi, useRecordQuery, useReopenMutation, useRetryJobMutation } from '../../api/record-api'
import { Address } from '@shared/web/parts/address'
import { RecordDownloads } from '../../layout/record-downloads'
import { StaffFrame } from '../../layout/staff-frame'
import { StatusMark } from '../../layout/status-mark'
import { writtenMoment } from '../../layout/written-time'
import { readFailure } from '../../session/read-failure'
import { useReadAgain } from '../../session/use-read-again'
import { CommentsPart } from './comments-part'
import { EraseRecord } from './erase-record'
import { factWords } from './fact-words'
import { proofWords } from './job-words'
import { JobsPart } from './jobs-part'
import { MailsPart } from './mails-part'
import { PeoplePart } from './people-part'
import { Columns, Facts, Head, Part, Thumbs } from './record-style'
import { TrailPart } from './trail-part'
import { useJobsUnderWay } from './use-jobs-under-way'
import { VersionsPart } from './versions-part'

/** No record has this id, or what the address names is no id at all. */
const isUnknown = (error: unknown) => ['not_found', 'invalid_query'].includes(codeOf(error) ?? '')

/** One record: everything that is known of it, wherever it is kept, and what can be done about it. */
export function RecordPage() {
  const { id = '' } = useParams()
  const { notify } = useHost()
  const { data, error, refetch } = useRecordQuery(id, { refetchOnMountOrArgChange: true })
  const [retryJob, { isLoading: isRetrying }] = useRetryJobMutation()
  const [reopen, { isLoading: isReopening }] = useReopenMutation()
  const dispatch = useDispatch()
  // The press or the invitations alone may be away, too.
  useReadAgain(isPassing(error) || data?.jobs === null || data?.people === null, refetch)
  useJobsUnderWay(data?.jobs, () => dispatch(recordApi.util.invalidateTags(['record'])))

  const conclude = (
    answer: { error?: unknown },
    failure: string,
    done: { title: string; description: string },
  ) => {
    if (answer.error) {
      const description = publicMessageOf(answer.error, 'Please try again.')
      notify({ title: failure, description, variant: 'destructive' })
    } else notify(done)
  }
  // What was erased meanwhile is not shown any longer.
  if (!data || codeOf(error) === 'not_found')
    return (
      <StaffFrame title="Record">
        <Head>
          <div>
            <Link to="/admin">Records</Link>
            <h1>
              {isUnknown(error) ? (
                'There is no such record.'
              ) : error ? (
                readFailure(error, 'The record could not be read.')
              ) : (
                <SkeletonTitle $width="12ch" $height="1.1em" />
              )}
            </h1>
            {error ? null : <SkeletonLine $width="30ch" />}
          </div>
          {error && !isUnknown(error) ? (
            <div>
              <Button icon="retry" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ) : null}
        </Head>
      </StaffFrame>
    )
  const { record, answers, versions, jobs, people } = data
  const pictured = jobs?.find(({ pages }) => pages !== null)
  return (
    <StaffFrame title={`Record ${record.proofId}`}>
      <Head>
        <div>
          <Link to="/admin">Records</Link>
          <h1>
            <Name>{record.fullName}</Name>
          </h1>
          <p>
            <span>{record.proofId}</span>
            <StatusMark data-state={record.status === 'completed' ? 'done' : undefined}>
              {record.status}
            </StatusMark>
            <span>created {writtenMoment(record.createdAt)}</span>
            {record.isLocked ? <span>locked</span> : null}
          </p>
        </div>
        <div>
          {record.isLocked ? (
            <Button
              isPending={isReopening}
              pendingText="Reopening..."
              onClick={() =>
                void reopen(id).then((answer) =>
                  conclude(answer, 'Not reopened', {
                    title: 'Record reopened',
                    description: 'The family can change it again, and has to approve it anew.',
                  }),
                )
              }
            >
              Reopen
            </Button>
          ) : null}
          <RecordDownloads id={id} isCompleted={record.status === 'completed'} />
          <EraseRecord recordId={id} proofId={record.proofId} name={record.fullName} />
        </div>
      </Head>
      <Columns>
        <div>
          {pictured ? (
            <Part aria-labelledby="proof">
              <h2 id="proof">Proof</h2>
              <p>{proofWords(pictured)}</p>
              <Thumbs>
                {Array.from({ length: pictured.pages ?? 0 }, (_, at) => {
                  const address = `${proofFileAddress(pictured.proofJobId, shownImageExtension)}?page=${at + 1}`
                  return (
                    <a key={address} href={address} target="_blank" rel="noreferrer">
                      <img src={address} alt={`Page ${at + 1}`} loading="lazy" />
                    </a>
                  )
                })}
              </Thumbs>
            </Part>
          ) : null}
          <JobsPart
            jobs={jobs}
            isRetrying={isRetrying}
            onRetry={({ proofJobId }) =>
              void retryJob({ recordId: id, proofJobId }).then((answer) =>
                conclude(answer, 'Not tried again', {
                  title: 'Tried again',
                  description: 'The job is in the queue once more.',
                }),
              )
            }
          />
          <MailsPart recordId={id} />
          <VersionsPart versions={versions} />
          <CommentsPart recordId={id} />
        </div>
        <div>
          <Part aria-labelledby="facts">
            <h2 id="facts">Facts</h2>
            <Facts>
              {answers.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{isEmailAddress(value) ? <Address>{value}</Address> : factWords(value)}</dd>
                </div>
              ))}
            </Facts>
          </Part>
          <PeoplePart people={people} owner={record.email} />
          <TrailPart recordId={id} />
        </div>
      </Columns>
    </StaffFrame>
  )
}
