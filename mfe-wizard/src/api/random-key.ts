/** A key that nobody else has: 128 random bits. `randomUUID` is absent where the page came without TLS. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
