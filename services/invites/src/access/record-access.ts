import type { GrantRole } from '@shared/contracts/enumerations'
import { recordReferenceSchema } from '@shared/contracts/internal'
import { isPermitted } from '@shared/contracts/permissions'
import type { RecordAct } from '@shared/contracts/permissions'
import { AppError } from '@shared/node/errors'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { GrantService } from '../grants/grant.service'

/** A record that the visitor may do something with. */
export interface OpenedRecord {
  recordId: string
  /** The record's current Proof ID, whichever of its Proof IDs was asked for. */
  proofId: string
  /** Grows with every change of the record. */
  revision: number
  /** The revision in which an answer was changed last. */
  edited?: number | undefined
  /** Whether it was changed since it was submitted last. */
  isChanged?: boolean | undefined
  role: GrantRole
}

export interface RecordAccess {
  /**
   * The record behind a Proof ID, for a visitor who may do `act` with it.
   *
   * @throws AppError `not_found`, the same for a record that does not exist and for one that is not shared with the
   * visitor; `forbidden` where the visitor's role does not allow the act
   */
  open(visitorId: string, proofId: string, act: RecordAct): Promise<OpenedRecord>
}

export interface RecordAccessDependencies {
  records: ServiceClient
  grants: Pick<GrantService, 'roleOf'>
}

const refusals: Readonly<Record<RecordAct, string>> = {
  read: 'You have no access to this record.',
  comment: 'Your access level does not allow comments.',
  edit: 'Your access level does not allow changes.',
  seal: 'Only an approver can mark a record ‘Ready to Seal’.',
  invite: 'Only the owner can invite others and change their access.',
  restore: 'Only the owner can restore a version.',
  export: 'Only the owner can download the record.',
  approve: 'Only the owner can approve the order.',
  erase: 'Only the owner can erase the record.',
}

export function createRecordAccess({ records, grants }: RecordAccessDependencies): RecordAccess {
  return {
    async open(visitorId, proofId, act) {
      const reference = await records.find({
        path: pathOf('internal', 'shared-records', proofId),
        answer: recordReferenceSchema,
      })
      // A Proof ID can be computed from a child's name and birth: without a record the same question is asked, so that
      // neither words nor time tell a stranger which children have one.
      const role = await grants.roleOf(reference?.recordId ?? proofId, visitorId)
      if (!reference || !role) throw new AppError({ code: 'not_found', publicMessage: 'Record not found' })
      if (!isPermitted(role, act)) throw new AppError({ code: 'forbidden', publicMessage: refusals[act] })
      return { ...reference, role }
    },
  }
}
