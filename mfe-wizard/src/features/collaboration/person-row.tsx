import styled from 'styled-components'
import type { AccessList } from '@shared/contracts/invites'
import { Address } from '@shared/web/parts/address'
import { writtenDay } from '@shared/web/time/written-moment'
import { useRevokeAccessMutation, useSetRoleMutation } from '../../api/family-api'
import { personName } from '../../api/person-name'
import { AskedAct } from './asked-act'
import { LevelSelect } from './level-select'
import { rowActsStyle, rowStyle } from './rows-style'

const Row = styled.li`
  ${rowStyle}
`
const Acts = styled.div`
  ${rowActsStyle}
`

export interface RowActs {
  proofId: string
  /** The record is not changed any more. */
  isClosed: boolean
  /** Something was changed: what is read aloud of it, and whether the row goes away. */
  onDone: (words: string, isRemoved: boolean) => void
  onFailed: (failure: unknown) => void
}

/** Somebody with access, whose level the owner changes and whose access the owner ends. */
export function PersonRow({
  person,
  proofId,
  isClosed,
  onDone,
  onFailed,
}: RowActs & { person: AccessList['people'][number] }) {
  const [setRole] = useSetRoleMutation()
  const [revoke, { isLoading: isRevoking }] = useRevokeAccessMutation()
  const { id: personId, role, since, isYou } = person
  const name = personName(person)
  const day = writtenDay(since)
  return (
    <Row>
      <div>
        <b>
          <Address>{name}</Address>
        </b>
        <span>{role === 'OWNER' ? `${isYou ? 'The owner, since' : 'Since'} ${day}` : `Joined ${day}`}</span>
      </div>
      {role === 'OWNER' ? null : (
        <Acts>
          <LevelSelect
            name={name}
            level={role}
            isClosed={isClosed}
            onChoose={(next) =>
              void setRole({ proofId, personId, role: next })
                .unwrap()
                .then(() => onDone(`${name} has ${next} access now.`, false), onFailed)
            }
          />
          <AskedAct
            word="Revoke"
            label={`Revoke the access of ${name}`}
            question="They can no longer open this record, from this moment on. What they wrote stays."
            keepWord="Keep access"
            doWord="Revoke access"
            isPending={isRevoking}
            onDo={() =>
              void revoke({ proofId, personId })
                .unwrap()
                .then(() => onDone(`${name} no longer has access.`, true), onFailed)
            }
          />
        </Acts>
      )}
    </Row>
  )
}
