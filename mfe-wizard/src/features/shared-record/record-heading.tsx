import styled from 'styled-components'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { useBirthForm } from '../../form/use-birth-form'
import { roleWords } from './record-words'
import type { LinkStatus } from './record-link'

const Head = styled.section`
  margin-top: 16px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--hair);
  color: var(--gilt-text);

  h2 {
    margin: 2px 0 4px;
    font: 400 1.375rem/1.25 var(--serif);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  p {
    max-width: 62ch;
    font-size: var(--fs-hint);
    line-height: 1.4;
    text-wrap: pretty;
    color: var(--ink-2);
  }
  p[data-alert] {
    margin-top: 8px;
    padding-left: 14px;
    border-left: 2px solid var(--error);
    color: var(--ink);
  }
`

const nameOf = ({ babyFirstName, babyLastName }: BirthFormDraft) =>
  [babyFirstName, babyLastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')

interface RecordHeadingProps {
  role: GrantRole
  isLocked: boolean
  link: LinkStatus
}

/** Whose record this is, as what one works on it, and what stands in the way of that just now. */
export function RecordHeading({ role, isLocked, link }: RecordHeadingProps) {
  const name = useBirthForm(nameOf)
  const { as, may } = roleWords[role]
  return (
    <Head aria-label="Shared record">
      <SmallCaps>Shared record</SmallCaps>
      <h2>{name === '' ? 'A record without a name yet' : name}</h2>
      <p>
        You are here as {as}. {isLocked ? 'It was approved and is closed: nobody changes it any more.' : may}
      </p>
      <div role="status">
        {link.isAway ? (
          <p data-alert>
            There is no connection just now. What you change is kept on this device and goes to the others
            when it is back.
          </p>
        ) : null}
        {link.refusal === null ? null : <p data-alert>Your last change was not taken over: {link.refusal}</p>}
      </div>
    </Head>
  )
}
