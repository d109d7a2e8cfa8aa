import type { Caller } from '@shared/contracts/internal'
import { AppError } from './errors'

/** So long after the second factor was given again may sensitive acts be begun, in milliseconds. */
export const secondFactorLastsMs = 5 * 60_000

/**
 * For what cannot be undone or takes much away at once (erasing, bulk export, changes of sign-in): the signed caller has to have
 * given the second factor again in the last five minutes. Signing in does not count: it may have been hours ago, by somebody else at
 * the same desk.
 *
 * @throws AppError `second_factor_required` (403): the page then asks for it, and repeats the call
 */
export function requireFreshSecondFactor({ verifiedAt }: Caller, now = new Date()): void {
  if (verifiedAt !== undefined && now.getTime() - Date.parse(verifiedAt) < secondFactorLastsMs) return
  throw new AppError({ code: 'second_factor_required', publicMessage: 'Please confirm that it is you.' })
}
