import type { SubmissionStage } from '@shared/contracts/submission-stages'

/**
 * What has happened to a submission so far: a stage of it, then that the first page of its proof is drawn, then that its picture
 * is here, ready to be shown.
 */
export type Milestone = SubmissionStage | 'drawn' | 'shown'

/** What the overlay tells of, in order, and what each step waits for. */
const steps: readonly { words: string; endsWith: Milestone }[] = [
  { words: 'Validating inputs', endsWith: 'validated' },
  { words: 'Fetching lunar & time-zone data', endsWith: 'sky' },
  { words: 'Calculating numerology & charts', endsWith: 'charts' },
  { words: 'Building Illustrator proof', endsWith: 'drawn' },
  { words: 'Encrypting provenance payload', endsWith: 'stored' },
  { words: 'Preparing preview', endsWith: 'shown' },
]
export const provenanceSteps: readonly string[] = steps.map(({ words }) => words)

export type StepProgress = 'pending' | 'active' | 'done'

/** How far a step is when the first `done` of them are done. */
export const stepProgress = (index: number, done: number): StepProgress =>
  index < done ? 'done' : index === done ? 'active' : 'pending'

/**
 * One beat of the steps: the active one is done if what it waits for has happened. One step a beat, so that each can be read
 * however fast the server is, and none before the one above it.
 */
export const nextDone = (done: number, reached: readonly Milestone[]): number => {
  const active = steps[done]
  return active && reached.includes(active.endsWith) ? done + 1 : done
}

/** As far as the percent goes until the last step is done. */
const maxWaitingPercent = 90
/** Percent a beat adds within a step. */
const percentPerBeat = 3

/** One beat of the percent, 0-90: it creeps within the share of the active step, and never comes to that step's end. */
export const nextPercent = (percent: number, done: number): number => {
  const startOfStep = Math.floor((100 * done) / steps.length)
  const endOfStep = Math.floor((100 * (done + 1)) / steps.length)
  return Math.min(Math.max(percent + percentPerBeat, startOfStep), endOfStep - 1, maxWaitingPercent)
}
