/** The id of an address as the server knows it. A Proof ID, the one of ten characters, is typed off a certificate, also in small letters. */
export const typedProofId = (id: string): string => (id.length === 10 ? id.toUpperCase() : id)
