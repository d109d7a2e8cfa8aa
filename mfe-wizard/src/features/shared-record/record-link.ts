import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { mayChange } from '@shared/contracts/permissions'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import type { LiveState } from '@shared/contracts/live-state'
import type { RecordChange, SharedRecord } from '@shared/contracts/versions'
import { codeOf, isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { conflictIn } from '../../api/record-calls'
import type { RecordState } from '../../api/record-calls'

/** From a change in a form to its way to the server, in milliseconds: a word goes as one change, and others still see it at once. */
export const sendDelay = 300
/** What waits for the server to have everything waits no longer than that, in milliseconds: without a line it never has. */
const maxSettleMs = 3000
/** Before what did not get through is tried again; earlier when the device comes online or the page is looked at. */
const retryDelay = 2000

interface JoinOptions {
  isAnswer?: boolean
  typing?: BirthFormField | null
  takesTheirs?: boolean
}

/** The form's draft on this device, as far as the link needs it. */
export interface LinkedDraft {
  getStatus: () => { cloud: RecordState | null }
  subscribe: (listener: () => void) => () => void
  values: () => BirthFormDraft
  joinCloud: (theirs: RecordState, options: JoinOptions) => void
  holdsBack: () => boolean
  unsent: () => RecordChange['changes']
  markSent: (sent: Partial<BirthFormDraft>) => void
}

export interface LinkStatus {
  /** Who is here, and what stands where; null until the stream has told. */
  live: LiveState | null
  /** The server cannot be reached just now: what is changed waits on this device. */
  isAway: boolean
  /** The access has ended. */
  hasEnded: boolean
  /** Why the server refuses what was changed last; null while it takes everything. */
  refusal: string | null
  /** What was typed here and had not been sent when the record was closed, or the right to change it taken away. */
  unsendable: Partial<BirthFormDraft>
}

interface LinkDeps {
  draft: LinkedDraft
  /** What an earlier visit typed and could not send any more. */
  unsendable?: LinkStatus['unsendable']
  fetchRecord: (signal: AbortSignal) => Promise<RecordState>
  patchRecord: (changes: RecordChange['changes']) => Promise<RecordState>
  follow: (onState: (state: LiveState) => void, onEnded: () => void, onAway: () => void) => () => void
  /** The field that has the focus. */
  typing: () => BirthFormField | null
  /** Others changed these, and the form shows it now; who did, as far as the server has told. */
  onNews: (fields: readonly BirthFormField[], writtenBy: SharedRecord['writtenBy']) => void
}

/** The record is not there for this visitor, or not any more. */
const isRefusal = (error: unknown) => codeOf(error) === 'not_found'

/**
 * Joins what the server holds of a shared record into its draft.
 *
 * @returns the fields that others changed, and what was typed here and can be sent no more
 */
export function joinRecord(draft: LinkedDraft, theirs: RecordState, options: JoinOptions = {}) {
  const before = draft.values()
  const { cloud: known } = draft.getStatus()
  const isClosed = !mayChange(theirs)
  draft.joinCloud(theirs, { ...options, takesTheirs: isClosed })
  const changed = known ? fieldsThatDiffer(before, draft.values()) : []
  const typed = known && isClosed ? fieldsThatDiffer(known.values, before) : []
  const unsendable = changed.filter((field) => typed.includes(field))
  const isThere = new Set(theirs.values.uploadedFiles.map(({ fileURL }) => fileURL))
  const notThere = before.uploadedFiles.filter(({ fileURL }) => !fileURL || !isThere.has(fileURL))
  return {
    news: changed.filter((field) => !typed.includes(field)),
    unsendable: Object.fromEntries(
      unsendable.map((field) => [field, field === 'uploadedFiles' ? notThere : before[field]]),
    ),
  }
}

/**
 * Keeps the draft of a shared record and the server in step: what is changed here goes there, what others change comes
 * here. One call at a time, so that an answer never overtakes another.
 */
export function createRecordLink(deps: LinkDeps) {
  const { draft, unsendable = {}, fetchRecord, patchRecord, follow, typing, onNews } = deps
  let status: LinkStatus = { live: null, isAway: false, hasEnded: false, refusal: null, unsendable }
  let latest: RecordState | null = null
  let isBusy = false
  let round: Promise<void> = Promise.resolve()
  let isDue = false
  /** A proof was approved or ordered, or that was taken back: none of it grows the revision, and it may lock or open the record. */
  let isUnread = false
  /** Changes that the server will not take, as text: they are not sent again until something else is changed. */
  let refused: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: Promise<unknown> | undefined
  let stop = new AbortController()
  const listeners = new Set<() => void>()

  const setStatus = (change: Partial<LinkStatus>) => {
    status = { ...status, ...change }
    for (const listener of listeners) listener()
  }

  const join = (theirs: RecordState, isAnswer: boolean) => {
    latest = theirs
    const { news, unsendable } = joinRecord(draft, theirs, { isAnswer, typing: typing() })
    if (Object.keys(unsendable).length)
      setStatus({ refusal: null, unsendable: { ...status.unsendable, ...unsendable } })
    if (news.length) onNews(news, theirs.writtenBy ?? [])
  }

  const isBehind = () => {
    const { cloud } = draft.getStatus()
    const { live } = status
    return live !== null && (!cloud || live.revision > cloud.revision || live.role !== cloud.role)
  }

  const waitingChanges = () => {
    const changes = draft.unsent()
    return changes.length && JSON.stringify(changes) !== refused ? changes : null
  }

  const send = async (changes: RecordChange['changes']) => {
    draft.markSent(Object.fromEntries(changes.map(({ field, value }) => [field, value])))
    try {
      join(await patchRecord(changes), true)
      refused = null
      if (status.refusal !== null) setStatus({ refusal: null })
    } catch (error) {
      if (isPassing(error)) throw error
      const { cloud } = draft.getStatus()
      const conflict = conflictIn(error)
      draft.markSent({})
      if (conflict && cloud) {
        const { version, revision, values } = conflict
        join({ ...cloud, version, revision, values, writtenBy: [] }, false)
        // A choice has changed what is to be sent; where nothing is left to choose, it is not asked for again and again.
        refused = JSON.stringify(changes)
        return
      }
      if (isRefusal(error)) throw error
      refused = JSON.stringify(draft.unsent())
      setStatus({ refusal: publicMessageOf(error, 'The change could not be saved.') })
      // The role or the lock may have changed.
      join(await fetchRecord(stop.signal), false)
    }
  }

  /** One round: reads what is newer there, sends what is due from here. False when nothing was to be done. */
  const step = async (): Promise<boolean> => {
    if (isUnread || isBehind()) {
      isUnread = false
      try {
        join(await fetchRecord(stop.signal), false)
      } catch (error) {
        isUnread = true
        throw error
      }
      // An answer that lags behind the stream is asked for again a little later.
      if (isBehind()) await pauseUntilReturn(sendDelay, stop.signal)
      return true
    }
    const changes = isDue ? waitingChanges() : null
    if (!changes) return false
    isDue = false
    await send(changes).catch((error: unknown) => {
      isDue = true
      throw error
    })
    isDue ||= waitingChanges() !== null && timer === undefined
    return true
  }

  const run = async () => {
    isBusy = true
    const { signal } = stop
    try {
      while (await step()) {
        signal.throwIfAborted()
        if (status.isAway) setStatus({ isAway: false })
      }
    } catch (error) {
      if (signal.aborted) return
      if (isRefusal(error)) return setStatus({ hasEnded: true })
      setStatus({ isAway: true })
      clearTimeout(timer)
      timer = undefined
      retry ??= pauseUntilReturn(retryDelay, signal).then(
        () => {
          retry = undefined
          void work()
        },
        () => (retry = undefined),
      )
    } finally {
      isBusy = false
    }
  }

  /** Resolves when nothing is to be done any more, or cannot be done just now. */
  const work = (): Promise<void> => {
    if (!isBusy && !status.hasEnded) round = run()
    return round
  }

  const sendNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    isDue = true
    return work()
  }

  const onDraft = () => {
    // A server that is away is asked again when the retry is due, not with every letter.
    if (retry || !waitingChanges()) return
    timer ??= setTimeout(() => void sendNow(), sendDelay)
  }

  return {
    /** Follows the record until `stop`. */
    start() {
      stop = new AbortController()
      const stopFollowing = follow(
        (live) => {
          const before = status.live
          isUnread ||= before !== null && live.seal !== before.seal && live.revision === before.revision
          setStatus({ live, isAway: false })
          void work()
        },
        () => setStatus({ hasEnded: true }),
        () => setStatus({ isAway: true }),
      )
      const stopListening = draft.subscribe(onDraft)
      // What an earlier visit could not send.
      isDue = true
      void work()
      return () => {
        void sendNow()
        clearTimeout(timer)
        stop.abort()
        stopFollowing()
        stopListening()
      }
    },
    /** A field was left: what waited for that is shown, what was typed is sent. */
    leaveField() {
      if (latest && draft.holdsBack()) join(latest, false)
      if (draft.unsent().length) void sendNow()
    },
    /** Whoever typed it has seen what could not be sent. */
    forgetUnsendable: () => setStatus({ unsendable: {} }),
    /** The page may go away: what was typed is sent at once. */
    sendNow: () => void sendNow(),
    /** Sends what was typed, and resolves when the server has it, or has not answered for a while. */
    async settle(): Promise<void> {
      let late: ReturnType<typeof setTimeout> | undefined
      await Promise.race([sendNow(), new Promise((resolve) => (late = setTimeout(resolve, maxSettleMs)))])
      clearTimeout(late)
    },
    getStatus: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
