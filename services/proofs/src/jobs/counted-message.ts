/** A message of a job to its own service: the sums of the quarter of an hour in which it was written are to be counted again. */
export const countedMessageType = 'press.counted'
export const countedMessage = { type: countedMessageType, payload: {} } as const
