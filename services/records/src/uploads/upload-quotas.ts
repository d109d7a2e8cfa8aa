import { AppError } from '@shared/node/errors'
import type { FileRepository } from './file.repository'
import type { UploadRepository } from './upload.repository'

export interface UploadLimits {
  /** Bytes of one visitor that no record uses yet, of whole files and of begun ones. */
  maxVisitorBytes: number
  /** Bytes of the files that one visitor sends within a day, whether records use them or not. */
  maxVisitorDayBytes: number
  /** Of all visitors, what no record uses yet. */
  maxTotalBytes: number
  /** Files that one visitor sends to this process at once. */
  maxVisitorUploads: number
  /** Files that arrive in this process at once: each holds a part of itself in memory. */
  maxUploads: number
}

export const defaultUploadLimits: UploadLimits = {
  maxVisitorBytes: 200 * 1024 * 1024,
  maxVisitorDayBytes: 500 * 1024 * 1024,
  maxTotalBytes: 10 * 1024 * 1024 * 1024,
  maxVisitorUploads: 8,
  maxUploads: 32,
}

/** The body of a file on its way. */
export interface Arrival {
  /** Bytes of it that have come. */
  received: () => number
  /** It is waited for, and not worked on. */
  isAwaited: () => boolean
  /** Breaks it off, as a lost connection does: what has come is kept, and its sender goes on there later. */
  breakOff: () => void
}

export interface UploadQuotas {
  /**
   * Makes room for so many bytes that are about to come, until the answer is called. Where all places are taken, the file that comes most
   * slowly gives its own up, if it is slow: else a few visitors could hold all of them with a byte now and then.
   *
   * @throws AppError `rate_limited` for a visitor who has sent too much, `unavailable` when all together have
   */
  admit(visitorId: string, bytes: number, arrival: Arrival): Promise<() => void>
}

export interface UploadQuotasOptions {
  uploads: Pick<UploadRepository, 'bytesOf'>
  files: Pick<FileRepository, 'unusedBytesOf' | 'bytesSince'>
  limits?: UploadLimits
  now: () => Date
}

/** A file has so long to show how fast it comes, in milliseconds. */
const unjudgedMs = 10_000
/** Bytes a second from which on a file keeps its place: 10 MB in less than three minutes. */
const steadyPace = 64 * 1024
const day = 24 * 60 * 60 * 1000
/** Seconds for which the sum over all visitors is believed: it reads every document of its kind. */
const secondsBelieved = 5

const tooMuch = (publicMessage: string, retryAfterSeconds: number) =>
  new AppError({ code: 'rate_limited', publicMessage, retryAfterSeconds })
const full = (publicMessage: string, retryAfterSeconds: number) =>
  new AppError({ code: 'unavailable', publicMessage, retryAfterSeconds })

/** Sees to it that nobody fills memory or disk with files: neither one visitor nor all of them together. */
export function createUploadQuotas(options: UploadQuotasOptions): UploadQuotas {
  const { uploads, files, limits = defaultUploadLimits, now } = options
  const underWay = new Map<string, { count: number; bytes: number }>()
  const places = new Map<Arrival, number>()
  let total: { bytes: Promise<number>; at: number } | undefined

  const stored = async (visitorId?: string) =>
    (await uploads.bytesOf(visitorId)) + (await files.unusedBytesOf(visitorId))
  const storedOfAll = () => {
    const at = now().getTime()
    if (!total || Math.abs(at - total.at) > secondsBelieved * 1000) {
      const bytes = stored()
      total = { bytes, at }
      bytes.catch(() => (total = undefined))
    }
    return total.bytes
  }
  const bytesUnderWay = () => [...underWay.values()].reduce((all, { bytes }) => all + bytes, 0)

  const enter = (visitorId: string, bytes: number) => {
    const own = underWay.get(visitorId) ?? { count: 0, bytes: 0 }
    underWay.set(visitorId, { count: own.count + 1, bytes: own.bytes + bytes })
  }
  const leave = (visitorId: string, bytes: number) => {
    const own = underWay.get(visitorId)
    if (own && own.count > 1) underWay.set(visitorId, { count: own.count - 1, bytes: own.bytes - bytes })
    else underWay.delete(visitorId)
  }
  /** Takes the place of the slowest file away; false where none is slow. */
  const freePlace = (): boolean => {
    const at = now().getTime()
    const slow = [...places]
      .map(([arrival, since]) => ({
        arrival,
        ms: at - since,
        pace: (arrival.received() * 1000) / (at - since),
      }))
      .filter(({ arrival, ms, pace }) => ms > unjudgedMs && pace < steadyPace && arrival.isAwaited())
      .sort((one, other) => one.pace - other.pace)
    const [slowest] = slow
    if (!slowest) return false
    // Another one that comes before it has left takes another place.
    places.delete(slowest.arrival)
    slowest.arrival.breakOff()
    return true
  }
  const check = async (visitorId: string) => {
    const own = underWay.get(visitorId) ?? { count: 0, bytes: 0 }
    if (own.count > limits.maxVisitorUploads)
      throw tooMuch('Many files are on their way already. Please wait until some of them have arrived.', 5)
    if (places.size > limits.maxUploads && !freePlace())
      throw full('Many files are arriving at this moment. Please try again in a few seconds.', 5)
    if ((await stored(visitorId)) + own.bytes > limits.maxVisitorBytes)
      throw tooMuch(
        'You have sent many files that no record uses yet. Please submit your record first, or try again tomorrow.',
        3600,
      )
    // A record takes files over each time it is changed: without this they could be exchanged for others without end.
    const sinceYesterday = await files.bytesSince(visitorId, new Date(now().getTime() - day))
    if (sinceYesterday + own.bytes > limits.maxVisitorDayBytes)
      throw tooMuch('You have sent very many files within a day. Please go on tomorrow.', 3600)
    if ((await storedOfAll()) + bytesUnderWay() > limits.maxTotalBytes)
      throw full('There is no room for further files at the moment. Please try again later.', 600)
  }

  return {
    async admit(visitorId, bytes, arrival) {
      enter(visitorId, bytes)
      places.set(arrival, now().getTime())
      let isOver = false
      const release = () => {
        places.delete(arrival)
        if (!isOver) leave(visitorId, bytes)
        isOver = true
      }
      try {
        await check(visitorId)
      } catch (error) {
        release()
        throw error
      }
      return release
    },
  }
}
