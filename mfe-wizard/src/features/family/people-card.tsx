import styled from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import type { AccessList } from '@shared/contracts/invites'
import type { LiveState } from '@shared/contracts/live-state'
import { RailSection } from '@shared/web/layout/book'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { Address } from '@shared/web/parts/address'
import { useAccessListQuery } from '../../api/family-api'
import { personName, roleWord } from '../../api/person-name'
import { useDesk, useFamily } from './family-context'
import type { Person } from './mentions'

const List = styled.ul`
  margin-top: 8px;

  li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 0 9px;
    align-items: baseline;
    padding: 5px 0;
    font-size: var(--fs-meta);
    line-height: 1.35;
  }
  li::before {
    content: '';
    width: 8px;
    height: 8px;
    transform: rotate(45deg) translateY(-1px);
    border: 1.5px solid var(--edge);
  }
  li[data-here]::before {
    background: var(--success);
    border-color: var(--success);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 9px;
    min-width: 0;
  }
  div > span:first-child {
    overflow-wrap: anywhere;
  }
`
const Role = styled.span`
  color: var(--ink-3);
`
const Where = styled.span`
  grid-column: 2;
  color: var(--ink-3);
`
const Key = styled.p`
  margin-top: 6px;
  font-size: var(--fs-meta);
  color: var(--ink-3);
`

/** Where somebody is: on a field, on the record, or away. */
const whereabouts = (live: LiveState | null, { id }: Person) => {
  const pages = live?.present.filter(({ personId }) => personId === id) ?? []
  const field = pages.find((page) => page.field !== null)?.field ?? null
  return { isHere: pages.length > 0, field }
}

/** Others know the owner by that word alone. */
const isNamedByRole = ({ role, isYou }: Pick<AccessList['people'][number], 'role' | 'isYou'>) =>
  role === 'OWNER' && !isYou

/** Who has access to the record, and who is here now. */
export function PeopleCard({ isAway }: { isAway: boolean }) {
  const { record } = useFamily()
  const { data } = useAccessListQuery(record.proofId)
  const live = useDesk((state) => state.live)
  if (!data) return null
  return (
    <RailSection aria-label="On this proof">
      <h2>On this proof</h2>
      <List>
        {data.people.map((person) => {
          const { isHere, field } = whereabouts(isAway ? null : live, person)
          return (
            <li key={person.id} data-here={isHere || undefined}>
              <div>
                <span>
                  <Address>{personName(person)}</Address>
                  {isHere ? <VisuallyHidden>, here now</VisuallyHidden> : null}
                </span>
                {isNamedByRole(person) ? null : <Role>{roleWord(person.role)}</Role>}
              </div>
              {isHere && field !== null && !person.isYou ? <Where>on {fieldWords(field)}</Where> : null}
            </li>
          )
        })}
      </List>
      {/* Beside each name ‘here now’ is read aloud: only who sees the marks needs to be told what they mean. */}
      <Key aria-hidden={!isAway}>
        {isAway ? 'Who is here is not known just now.' : 'Filled marks are here now.'}
      </Key>
    </RailSection>
  )
}
