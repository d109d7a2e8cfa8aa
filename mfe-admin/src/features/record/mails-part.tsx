import { useState } from 'react'
import { mailSenders } from '@shared/contracts/admin-record-parts'
import type { RecordMailsQuery } from '@shared/contracts/admin-record-parts'
import { Button } from '@shared/web/parts/button'
import { useRecordMailsQuery } from '../../api/record-api'
import { isAboutProof, MailLedger } from '../../layout/mail-ledger'
import { Words } from '../../layout/page-style'
import { ReadList } from '../../layout/read-list'
import { TurnPages } from '../../layout/turn-pages'
import { useReadAgain } from '../../session/use-read-again'
import { Part } from './record-style'

/** Every e-mail about the record, whoever sent it, and what became of it. */
export function MailsPart({ recordId }: { recordId: string }) {
  const [after, setAfter] = useState<RecordMailsQuery>()
  const { data, error, refetch } = useRecordMailsQuery(
    { recordId, after: after ?? {} },
    { refetchOnMountOrArgChange: true },
  )
  useReadAgain(Boolean(data?.away.length), refetch)
  // It is the latest one that goes again: an older one would tell of what is no longer so.
  const latest = after === undefined ? data?.mails.find(isAboutProof) : undefined
  return (
    <Part aria-labelledby="mails">
      <h2 id="mails">E-mails</h2>
      {data?.away.length ? (
        <Words role="status">
          {`The e-mails about ${data.away.map((sender) => mailSenders[sender]).join(' and ')} cannot be read right now.`}
          <Button size="small" icon="retry" onClick={() => void refetch()}>
            Try again
          </Button>
        </Words>
      ) : null}
      <ReadList
        rows={data?.mails}
        error={error}
        fallback="The e-mails could not be read."
        onRetry={refetch}
        empty={data?.away.length ? null : 'No e-mail has been written yet.'}
      >
        {(mails) => (
          <MailLedger
            mails={mails}
            labelledBy="mails"
            isSendable={(mail) => mail === latest}
            onSent={() => undefined}
          />
        )}
      </ReadList>
      <TurnPages of="e-mails" after={after} next={data?.after} onTurn={setAfter} />
    </Part>
  )
}
