import { auditActs } from '@shared/contracts/audit'
import type { AccessList } from '@shared/contracts/invites'
import type { Holdings } from '@shared/contracts/privacy'
import { Address } from '@shared/web/parts/address'
import { writtenDay, writtenMoment } from '@shared/web/time/written-moment'
import { Lines, Part } from './privacy-style'
import { writtenHour, writtenLength } from './written-when'

const seenOf = ({ isYou, seenAt, since }: AccessList['people'][number]) => {
  if (isYou) return 'now'
  return seenAt ? writtenHour(seenAt) : `not since ${writtenDay(since)}`
}
const nameOf = ({ email, isYou }: AccessList['people'][number]) =>
  isYou ? 'You' : (email ?? 'You, elsewhere')

/** 'Staff viewed this record' */
const staffWords = (act: keyof typeof auditActs) =>
  `Staff ${auditActs[act].replace(/^./, (letter) => letter.toLowerCase()).replace('a record', 'this record')}`

interface SeenPartProps {
  people: AccessList['people']
  former: NonNullable<AccessList['former']>
  staff: Holdings['staff']
  /** Days that it is kept what staff did. */
  staffLineDays: Holdings['staffLineDays']
}

/** Who has access, whose access has ended, when each of them last opened the record, and what staff of the archive did with it. */
export const SeenPart = ({ people, former, staff, staffLineDays }: SeenPartProps) => (
  <Part aria-labelledby="seen">
    <h2 id="seen">Who has seen it</h2>
    <p>Everybody with access, and the hour in which each of them opened the record last.</p>
    <Lines aria-label="People with access">
      {people.map((person) => (
        <li key={person.deviceId ?? person.id}>
          <Address>{nameOf(person)}</Address>
          <small>{seenOf(person)}</small>
        </li>
      ))}
    </Lines>
    {former.length ? (
      <>
        <p>Whose access you ended, and when each of them had opened the record last:</p>
        <Lines aria-label="People whose access has ended">
          {former.map(({ id, email, seenAt, endedAt }) => (
            <li key={id}>
              <Address>{email}</Address>
              <small>
                {seenAt ? writtenHour(seenAt) : 'not known'}
                {endedAt ? `, ended ${writtenDay(endedAt)}` : ''}
              </small>
            </li>
          ))}
        </Lines>
      </>
    ) : null}
    {staff === null ? (
      <p role="status">What staff of the archive did with it cannot be read just now.</p>
    ) : staff.length ? (
      <>
        <p>
          Staff of the archive open a record to help you or to print it. Each time is written down, looks of
          one person within half an hour as one
          {staffLineDays === null ? '' : `, and kept ${writtenLength(staffLineDays)}`}:
        </p>
        <Lines aria-label="What staff did">
          {staff.map(({ at, act }, index) => (
            <li key={index}>
              <span>{staffWords(act)}</span>
              <small>{writtenMoment(at)}</small>
            </li>
          ))}
        </Lines>
      </>
    ) : (
      <p>Nobody of the archive’s staff has opened it.</p>
    )}
    <p>
      A list of many records that staff export is written down too, as one line that names none of them; it
      does not show here.
    </p>
  </Part>
)
