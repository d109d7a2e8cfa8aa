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
   * The record that has, or had, a Proof ID, and the visitor's role on it; null where there is none. What it says is read, by its id, only
   * for who has a role. So neither words nor time tell a record that is not theirs from one that does not exist, also while the keys are
   * away: a Proof ID can be computed from a child's name and birth.
   */
  look<Found>(
    visitorId: string,
    proofId: string,
    read: (recordId: string) => Promise<Found | null>,
  ): Promise<{ isTaken: boolean; opened: Opened<Found> | null }>
  /** @throws AppError `not_found` without a role, `forbidden` where the role does not allow the act */
  open<Found>(
    visitorId: string,
    act: RecordAct,
    proofId: string,
    read: (recordId: string) => Promise<Found | null>,
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
  repository: Pick<RecordRepository, 'ownersByProofId' | 'someRecordId'>,
): RecordAccess {
  const grantOn = (recordId: string, visitorId: string) =>
    invites.call({ path: pathOf('internal', 'grants', recordId, visitorId), answer: grantSchema })

  const look: RecordAccess['look'] = async (visitorId, proofId, read) => {
    // Without a record the same question is asked about some other one.
    const [known, other] = await Promise.all([repository.ownersByProofId(proofId), repository.someRecordId()])
    const { role, email } = await grantOn(known?._id ?? other ?? 'none', visitorId)
    const record = known && role ? await read(known._id) : null
    if (record && role)
      return { isTaken: true, opened: { record, role, writer: { visitorId, name: email ?? ownerName } } }
    // What somebody with a role does not find any more was erased at this moment.
    return { isTaken: known !== null && !role, opened: null }
  }

  return {
    grantOn,
    look,
    async open(visitorId, act, proofId, read) {
      const { opened } = await look(visitorId, proofId, read)
      if (!opened) throw recordNotFound()
      assertPermitted(opened.role, act)
      return opened
    },
  }
}
