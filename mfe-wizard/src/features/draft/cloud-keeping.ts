import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { mayChange } from '@shared/contracts/permissions'
import type { RecordChange } from '@shared/contracts/versions'
import type { RecordState } from '../../api/record-calls'
import { joinCloud, unsentChanges } from './cloud-state'
import type { WaitingSync } from './cloud-state'
import type { DraftStatus } from './draft-status'

interface CloudKeepingDeps {
  getStatus: () => DraftStatus
  values: () => BirthFormDraft
  /** Takes over a change that nobody typed, and saves it at once. */
  apply: (change: Partial<DraftStatus>, values?: BirthFormDraft) => void
}

export interface JoinOptions {
  /** The answers both began with, where the caller knows better (those that were sent). */
  base?: BirthFormDraft
  /** It is the answer to what was sent: the server has all of that. */
  isAnswer?: boolean
  /** The field that somebody types in now; what others made of it waits until it is left. */
  typing?: BirthFormField | null
  /** What was changed here cannot go there any more. */
  takesTheirs?: boolean
}

/** The part of a draft's keeper that knows of the server: what it holds, what it has not got yet, what was asked of it. */
export function createCloudKeeping({ getStatus, values, apply }: CloudKeepingDeps) {
  /** Fields that others changed and that wait until they are left. */
  let heldBack: readonly BirthFormField[] = []
  return {
    /** Joins what the server holds of the record into the draft. What a later answer has overtaken changes nothing. */
    joinCloud(theirs: RecordState, { isAnswer = false, ...options }: JoinOptions = {}) {
      const { cloud, rivals } = getStatus()
      const sent = isAnswer ? {} : (cloud?.sent ?? {})
      const known = cloud && isAnswer ? { ...cloud, values: { ...cloud.values, ...cloud.sent }, sent } : cloud
      if (known && theirs.revision < known.revision) return apply({ cloud: known })
      const joined = joinCloud({ values: values(), rivals }, known, { ...theirs, sent }, options)
      heldBack = joined.heldBack
      apply({ cloud: joined.cloud, rivals: joined.merged.rivals }, joined.merged.values)
    },
    /** Something that others changed waits until its field is left. */
    holdsBack: () => heldBack.length > 0,
    /** What was changed here and is not on the server yet; without what waits for a choice. */
    unsent(): RecordChange['changes'] {
      const { cloud, rivals } = getStatus()
      return cloud && mayChange(cloud) ? unsentChanges({ values: values(), rivals }, cloud, heldBack) : []
    },
    /** These are on their way: should they arrive and the answer not, they are known again. */
    markSent(sent: Partial<BirthFormDraft>) {
      const { cloud } = getStatus()
      if (cloud) apply({ cloud: { ...cloud, sent } })
    },
    /** A sync was asked for; null when it was answered or given up. */
    setWaiting: (waiting: WaitingSync | null) => apply({ waiting }),
    /** The server has no such record any more. */
    forgetCloud: () => apply({ cloud: null, waiting: null, recordId: null }),
  }
}
