import styled from 'styled-components'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { wholeName } from '@shared/contracts/whole-name'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { useBirthForm } from '../../form/use-birth-form'
import { standingWords } from './record-words'

const Head = styled.section`
  margin-top: 16px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--hair);
  color: var(--gilt-text);

  b {
    display: block;
    margin: 2px 0 4px;
    font: 400 1.375rem/1.25 var(--serif);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  p {
    max-width: 62ch;
    font-size: var(--fs-hint);
    line-height: 1.4;
    color: var(--ink-2);
  }
`

const nameOf = ({ babyFirstName, babyLastName }: BirthFormDraft) =>
  wholeName(babyFirstName, null, babyLastName)

interface RecordHeadingProps {
  role: GrantRole
  isLocked: boolean
}

/** Whose record this is, and as what one works on it. */
export function RecordHeading({ role, isLocked }: RecordHeadingProps) {
  const name = useBirthForm(nameOf)
  return (
    <Head aria-label="Shared record">
      <SmallCaps>Shared record</SmallCaps>
      <b>{name === '' ? 'A record without a name yet' : name}</b>
      <p>{standingWords({ role, isLocked })}</p>
    </Head>
  )
}
