import { createHmac, timingSafeEqual } from 'node:crypto'

/** One approval of one proof. */
export interface ApprovedProof {
  proofJobId: string
  approvedAt: Date
}

export interface OrderMarks {
  /** What the address to which the store sends the owner back carries, and nobody else can write. */
  markOf(approved: ApprovedProof): string
  isMarkOf(approved: ApprovedProof, mark: string): boolean
}

export function createOrderMarks(secret: string): OrderMarks {
  const markOf = ({ proofJobId, approvedAt }: ApprovedProof) =>
    createHmac('sha256', secret)
      .update(`order mark ${JSON.stringify([proofJobId, approvedAt.toISOString()])}`)
      .digest('base64url')
  return {
    markOf,
    isMarkOf(approved, mark) {
      const expected = Buffer.from(markOf(approved))
      const given = Buffer.from(mark)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
