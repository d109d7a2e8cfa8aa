import type { RecordDocument } from './record.model'

/** Whose a record is, without what it says. */
export type RecordOwners = Pick<RecordDocument, '_id' | 'ownerVisitorId' | 'ownerDevices'>

/** Whether the visitor is the record's owner: the one who made it, or the same person on another device. */
export const isOwner = (
  { ownerVisitorId, ownerDevices }: Omit<RecordOwners, '_id'>,
  visitorId: string,
): boolean => ownerVisitorId === visitorId || (ownerDevices ?? []).includes(visitorId)
