import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Name } from '@shared/web/parts/name'
import { keptRecords } from '../../parts/kept-records'
import { Lines, Part } from './privacy-style'

/** The way from what this device keeps to what is held of each record. */
export function OwnRecordsPart() {
  const [records] = useState(keptRecords)
  return (
    <Part aria-labelledby="own-records">
      <h2 id="own-records">Your records</h2>
      {records.length ? (
        <>
          <p>What we hold of a record, who has seen it and how it ends stands on a page of its own.</p>
          <Lines aria-label="Your records">
            {records.map(({ proofId, name }) => (
              <li key={proofId}>
                <Link to={`/privacy/${encodeURIComponent(proofId)}`}>
                  {name ? <Name>{name}</Name> : 'A child without a name yet'}
                </Link>
                <small>{proofId}</small>
              </li>
            ))}
          </Lines>
        </>
      ) : null}
      <p>
        {records.length ? 'Another record' : 'A record that you submitted'} is found by the link in your
        e-mail: ‘Read the Answers’ beside its proof opens it, and ‘Privacy and this device’ there leads to
        what we hold of it.
      </p>
    </Part>
  )
}
