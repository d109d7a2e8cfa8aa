import { useState } from 'react'
import type { OutboxCounts } from '@shared/contracts/press-room'
import { mailStates } from '@shared/contracts/proofs'
import type { MailState } from '@shared/contracts/proofs'
import { useOutboxQuery } from '../../api/press-api'
import type { OutboxName } from '../../api/press-api'
import { MailLedger } from '../../layout/mail-ledger'
import { Words } from '../../layout/page-style'
import { Picker } from '../../layout/picker'
import { ReadList } from '../../layout/read-list'
import { TurnPages } from '../../layout/turn-pages'
import { Part, PartHead } from './press-room-style'
import { mailTrouble } from './press-words'
import { useRefetchOn } from './use-press-live'

const isState = (text: string): text is MailState => mailStates.some((state) => state === text)

interface OutboxPartProps {
  outbox: OutboxName
  title: string
  counts: OutboxCounts | undefined
  revision: string | null | undefined
}

/** The e-mails of one service: what became of them, and those that can go once more. */
export function OutboxPart({ outbox, title, counts, revision }: OutboxPartProps) {
  const [state, setState] = useState<MailState>()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch } = useOutboxQuery(
    { outbox, state, after },
    { refetchOnMountOrArgChange: true },
  )
  useRefetchOn(refetch, revision)

  const id = `press-${outbox}`
  const trouble = counts && mailTrouble(counts)
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <h2 id={id}>{title}</h2>
        <Picker
          label="Show"
          value={state ?? ''}
          onChoose={(chosen) => {
            setState(isState(chosen) ? chosen : undefined)
            setAfter(undefined)
          }}
        >
          <option value="">Everything</option>
          {mailStates.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Picker>
      </PartHead>
      {trouble ? <Words role="status">{`${trouble}.`}</Words> : null}
      <ReadList
        rows={data?.mails}
        error={error}
        fallback="The outbox could not be read."
        onRetry={refetch}
        empty={state ? 'No e-mail is in this state.' : 'No e-mail has been written yet.'}
      >
        {(mails) => (
          <MailLedger
            mails={mails}
            labelledBy={id}
            isOfManyRecords
            isSendable={() => true}
            onSent={refetch}
          />
        )}
      </ReadList>
      <TurnPages of="e-mails" after={after} next={data?.after} onTurn={setAfter} />
    </Part>
  )
}
