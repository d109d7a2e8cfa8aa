import type { GrantRole } from '@shared/contracts/enumerations'
import { recordOwnerSchema } from '@shared/contracts/internal'
import type { Grant } from '@shared/contracts/internal'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { GrantRepository, Grant as KnownGrant } from './grant.repository'

export interface GrantService {
  roleOf(recordId: string, visitorId: string): Promise<GrantRole | null>
  /** The role, and the address by which the record's other people know the visitor. */
  grantOf(recordId: string, visitorId: string): Promise<Grant>
  /** Makes the visitor the owner; again is the same. */
  own(recordId: string, visitorId: string): Promise<void>
  /** Ends what `own` gave. */
  disown(recordId: string, visitorId: string): Promise<void>
  /** Whether anybody is known here to have access to the record: to one that was erased nobody has. */
  areGiven(recordId: string): Promise<boolean>
}

export interface GrantServiceDependencies {
  repository: GrantRepository
  records: ServiceClient
  now: () => Date
}

const hourMs = 3_600_000

export function createGrantService({ repository, records, now }: GrantServiceDependencies): GrantService {
  // The message that names the owner may still be on its way; until it is here, records itself is asked.
  const learnOwner = async (recordId: string): Promise<string | null> => {
    const owner = await records.find({
      path: pathOf('internal', 'records', recordId, 'owner'),
      answer: recordOwnerSchema,
    })
    if (!owner) return null
    await repository.makeOwner(recordId, owner.visitorId)
    return owner.visitorId
  }

  // One write an hour for everybody who looks: the owner is told who has seen the record, and when.
  const noteSeen = async ({ recordId, visitorId, seenAt }: Omit<KnownGrant, 'email'>) => {
    const at = now()
    if (!seenAt || at.getTime() - seenAt.getTime() > hourMs) await repository.setSeen(recordId, visitorId, at)
  }

  const roleOfUnknown = async (recordId: string, visitorId: string): Promise<GrantRole | null> => {
    const isOwner = !(await repository.hasOwner(recordId)) && (await learnOwner(recordId)) === visitorId
    return isOwner ? 'OWNER' : null
  }

  return {
    async grantOf(recordId, visitorId) {
      const grant = await repository.find(recordId, visitorId)
      if (grant) {
        await noteSeen(grant)
        return { role: grant.role, email: grant.email ?? null }
      }
      return { role: await roleOfUnknown(recordId, visitorId), email: null }
    },
    async roleOf(recordId, visitorId) {
      const grant = await repository.findRole(recordId, visitorId)
      if (grant) await noteSeen(grant)
      return grant ? grant.role : roleOfUnknown(recordId, visitorId)
    },
    own: (recordId, visitorId) => repository.makeOwner(recordId, visitorId),
    disown: (recordId, visitorId) => repository.removeOwner(recordId, visitorId),
    areGiven: (recordId) => repository.hasAny(recordId),
  }
}
