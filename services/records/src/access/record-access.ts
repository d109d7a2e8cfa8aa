import type { GrantRole } from '@shared/contracts/enumerations'
import { grantSchema } from '@shared/contracts/internal'
import type { Grant } from '@shared/contracts/internal'
import { isPermitted } from '@shared/contracts/permissions'
import type { RecordAct } from '@shared/contracts/permissions'
import { AppError } from '@shared/node/errors'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { Writer } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { ownerName } from '@shared/contracts/access-level-words'
import { recordNotFound } from './refusals'

export interface Opened<Found> {
  record: Found
  role: GrantRole
  /** Who asks, as the record's other people know them. */
  writer: Writer
}

export interface RecordAccess {
  /** What a visitor may do with a record, as invites says at this moment. @throws ServiceCallError while it cannot be asked */
  grantOn(recordId: string, visitorId: string): Promise<Grant>
  /**
   * The record that `find` finds by a Proof ID, and the visitor's role on it; null where there is none, which takes as long
   * for a record that does not exist as for one that is not theirs: a Proof ID can be computed from a child's name and birth.
   */
  look<Found extends { _id: string }>(
    visitorId: string,
    find: () => Promise<Found | null>,
  ): Promise<{ found: Found | null; opened: Opened<Found> | null }>
  /** @throws AppError `not_found` without a role, `forbidden` where the role does not allow the act */
  open<Found extends { _id: string }>(
    visitorId: string,
    act: RecordAct,
    find: () => Promise<Found | null>,
  ): Promise<Opened<Found>>
}

const refusals: Readonly<Partial<Record<RecordAct, string>>> = {
  edit: 'Your access level does not allow changes.',
  restore: 'Only the owner can restore a version.',
  export: 'Only the owner can download the record.',
  erase: 'Only the owner can erase the record.',
}

/** @throws AppError `forbidden` */
export function assertPermitted(role: GrantRole, act: RecordAct): void {
  if (!isPermitted(role, act))
    throw new AppError({
      code: 'forbidden',
      publicMessage: refusals[act] ?? 'You have no access to this record.',
    })
}

export function createRecordAccess(
  invites: Pick<ServiceClient, 'call'>,
  repository: Pick<RecordRepository, 'someRecordId'>,
): RecordAccess {
  const grantOn = (recordId: string, visitorId: string) =>
    invites.call({ path: pathOf('internal', 'grants', recordId, visitorId), answer: grantSchema })

  const look: RecordAccess['look'] = async (visitorId, find) => {
    // Without a record the same question is asked about some other one.
    const [found, other] = await Promise.all([find(), repository.someRecordId()])
    const { role, email } = await grantOn(found?._id ?? other ?? 'none', visitorId)
    if (!found || !role) return { found, opened: null }
    return { found, opened: { record: found, role, writer: { visitorId, name: email ?? ownerName } } }
  }

  return {
    grantOn,
    look,
    async open(visitorId, act, find) {
      const { opened } = await look(visitorId, find)
      if (!opened) throw recordNotFound()
      assertPermitted(opened.role, act)
      return opened
    },
  }
}
