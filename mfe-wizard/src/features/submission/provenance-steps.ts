import { submissionStages } from '@shared/contracts/birth-records'
import type { SubmissionStage } from '@shared/contracts/birth-records'

/** What the server has told of a submission so far: a stage of it, or that the picture of its proof is drawn. */
export type Milestone = SubmissionStage | 'preview'

/** What the overlay tells of, in order, and what each step waits for. */
const steps: readonly { words: string; endsWith: Milestone }[] = [
  { words: 'Validating inputs', endsWith: 'validated' },
  { words: 'Fetching lunar & time-zone data', endsWith: 'sky' },
  { words: 'Calculating numerology & charts', endsWith: 'charts' },
  { words: 'Building Illustrator proof', endsWith: 'preview' },
  { words: 'Encrypting provenance payload', endsWith: 'stored' },
  { words: 'Preparing preview', endsWith: 'preview' },
]
export const provenanceSteps: readonly string[] = steps.map(({ words }) => words)

/** Everything the server has done once it has answered. */
export const answered: readonly Milestone[] = submissionStages

export type StepProgress = 'pending' | 'active' | 'done'

/** How far a step is when the first `done` of them are done. */
export const stepProgress = (index: number, done: number): StepProgress =>
  index < done ? 'done' : index === done ? 'active' : 'pending'

/**
 * One beat of the steps: the active one is done if the server has said so. One step a beat, so that each can be read
 * however fast the server is, and none before the one above it.
 */
export const nextDone = (done: number, reached: readonly Milestone[]): number => {
  const active = steps[done]
  return active && reached.includes(active.endsWith) ? done + 1 : done
}
