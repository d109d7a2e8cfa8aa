import { ownerName } from '@shared/contracts/access-level-words'
import type { GrantRole } from '@shared/contracts/enumerations'

interface Person {
  /** Null for the owner, whose address stays with the record. */
  email: string | null
  isYou: boolean
}

/** How somebody on a record is called. Nobody gave a name: people are known by the address they were invited with. */
export const personName = ({ email, isYou }: Person): string => (isYou ? 'You' : (email ?? ownerName))

/** A role as it stands beside a name. */
export const roleWord = (role: GrantRole): string => (role === 'OWNER' ? 'owner' : role)
