import type { RecordVersion } from '@shared/contracts/internal'
import type { CodexSubject } from '../rendering/codex-subject'

/** What the book of a version is made of. */
export type SubjectOf = (version: RecordVersion) => Promise<CodexSubject>

export interface SubjectDependencies {
  picturesOf: (version: RecordVersion) => Promise<Uint8Array[]>
  /** Without a slash at its end. */
  publicUrl: string
}

export const createSubjects =
  ({ picturesOf, publicUrl }: SubjectDependencies): SubjectOf =>
  async (version) => {
    const { form, research, proofId, createdAt } = version
    const prints = await picturesOf(version)
    const verifyUrl = `${publicUrl}/proof-review/${proofId}`
    return { form, research, proofId, verifyUrl, prints, madeAt: new Date(createdAt) }
  }
