import type { AccessList } from '@shared/contracts/invites'
import { Address } from '@shared/web/parts/address'
import { mailStateWords } from '../../layout/mail-words'
import { writtenDay } from '../../layout/written-time'
import { Part, People } from './record-style'

const isEmpty = ({ people, former, invitations, declined }: AccessList) =>
  !people.length && !former?.length && !invitations.length && !declined?.length

/** Who has access to the record, who had it, who is invited, and who declined. */
export const PeoplePart = ({ people, owner }: { people: AccessList | null; owner: string }) => (
  <Part aria-labelledby="people">
    <h2 id="people">People</h2>
    {people === null ? (
      <p>Who has access cannot be read right now.</p>
    ) : isEmpty(people) ? (
      <p>Nobody has access, and nobody is invited.</p>
    ) : (
      <People>
        {people.people.map(({ id, email, role, since }) => (
          <li key={id}>
            <Address>{email ?? owner}</Address>
            <span>
              {role}, since {writtenDay(since)}
            </span>
          </li>
        ))}
        {people.former?.map(({ id, email, role, endedAt }) => (
          <li key={id}>
            <Address>{email}</Address>
            <span>
              {role}, ended{endedAt ? ` ${writtenDay(endedAt)}` : ''}
            </span>
          </li>
        ))}
        {people.invitations.map(({ id, email, role, isExpired, mail }) => (
          <li key={id}>
            <Address>{email}</Address>
            <span>
              {role}, {isExpired ? 'invitation expired' : 'invited'}, e-mail {mailStateWords[mail]}
            </span>
          </li>
        ))}
        {people.declined?.map(({ id, email, declinedAt }) => (
          <li key={id}>
            <Address>{email}</Address>
            <span>invitation declined{declinedAt ? ` ${writtenDay(declinedAt)}` : ''}</span>
          </li>
        ))}
      </People>
    )}
  </Part>
)
