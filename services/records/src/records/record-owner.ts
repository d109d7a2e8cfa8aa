import type { RecordDocument } from './record.model'

/** Whether the visitor is the record's owner: the one who made it, or the same person on another device. */
export const isOwner = (
  { ownerVisitorId, ownerDevices }: Pick<RecordDocument, 'ownerVisitorId' | 'ownerDevices'>,
  visitorId: string,
): boolean => ownerVisitorId === visitorId || (ownerDevices ?? []).includes(visitorId)
