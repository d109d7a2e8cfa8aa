import type { RecordVersion } from '@shared/contracts/internal'
import type { CodexSubject } from '../rendering/codex-subject'

/** What the book of a version is made of. */
export type SubjectOf = (version: RecordVersion) => Promise<CodexSubject>

export interface SubjectDependencies {
  /** Without a slash at its end. */
  publicUrl: string
}

export const createSubjects =
  ({ publicUrl }: SubjectDependencies): SubjectOf =>
  async ({ form, proofId }) => ({ form, proofId, verifyUrl: `${publicUrl}/proof-review/${proofId}` })
