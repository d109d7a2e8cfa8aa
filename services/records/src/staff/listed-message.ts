/** A message of a record to itself: what staff find it by is to be made again. */
export const listedMessageType = 'record.listed'
export const listedMessageOf = (recordId: string) => ({ type: listedMessageType, payload: { recordId } })
