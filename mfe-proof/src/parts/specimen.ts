/** A Proof ID that no record has: its seal stands where a page is of no record. */
export const specimenId = '01SPECIMEN'
