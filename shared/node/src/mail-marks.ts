import { createHmac, timingSafeEqual } from 'node:crypto'

export interface MailMarks {
  /**
   * What the link in a message about `subject` carries when the message goes to the address of this hash. Only who reads the message
   * knows it: it belongs into the fragment of an address, which browsers send to nobody.
   */
  markOf(subject: string, addressHash: string): string
  /** The hash of the address that a message about `subject` with this mark went to; null for a mark that none carried. */
  addressOf(subject: string, mark: string): string | null
}

export function createMailMarks(secret: string): MailMarks {
  const markOf = (subject: string, addressHash: string) => {
    const seal = createHmac('sha256', secret).update(`mail mark ${JSON.stringify([subject, addressHash])}`)
    return `${addressHash}.${seal.digest('base64url')}`
  }
  return {
    markOf,
    addressOf(subject, mark) {
      const [addressHash = ''] = mark.split('.', 1)
      const expected = Buffer.from(markOf(subject, addressHash))
      const given = Buffer.from(mark)
      return given.length === expected.length && timingSafeEqual(given, expected) ? addressHash : null
    },
  }
}
