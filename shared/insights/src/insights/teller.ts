import type { Facts } from './facts'
import type { Insight } from './insight'

/** Tells one insight of a child, or nothing where the record does not hold what it needs. */
export type Teller = (facts: Facts) => Insight | undefined
