import type { Caller } from '@shared/contracts/internal'
import { deviceNameOf } from '../sessions/device-name'

/** Where somebody signs in from. */
export interface Origin {
  visitorId: string
  /** A hash of the network's address, which the gateway makes. */
  network: string
  device: string
}

/** @param userAgent the browser's own line */
export const originOf = (caller: Caller, visitorId: string, userAgent: string | undefined): Origin => ({
  visitorId,
  network: caller.network ?? 'unknown',
  device: deviceNameOf(userAgent),
})
