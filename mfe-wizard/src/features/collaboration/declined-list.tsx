import styled from 'styled-components'
import type { AccessList } from '@shared/contracts/invites'
import { Address } from '@shared/web/parts/address'
import { writtenDay } from '@shared/web/time/written-moment'
import { rowsStyle, rowStyle } from './rows-style'

const List = styled.ul`
  ${rowsStyle}
`
const Row = styled.li`
  ${rowStyle}
`

/** Who was invited and would rather not: the owner no longer waits for them. */
export const DeclinedList = ({ declined }: { declined: NonNullable<AccessList['declined']> }) => (
  <List aria-label="Declined invitations">
    {declined.map(({ id, email, declinedAt }) => (
      <Row key={id}>
        <div>
          <b>
            <Address>{email}</Address>
          </b>
          <span>{declinedAt === null ? 'Declined.' : `Declined ${writtenDay(declinedAt)}.`}</span>
        </div>
      </Row>
    ))}
  </List>
)
