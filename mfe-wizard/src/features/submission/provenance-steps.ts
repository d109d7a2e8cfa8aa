/** What the overlay tells of, in order. */
export const provenanceSteps = [
  'Validating inputs',
  'Fetching lunar & time-zone data',
  'Calculating numerology & charts',
  'Building Illustrator proof',
  'Encrypting provenance payload',
  'Preparing preview',
] as const

export type StepProgress = 'pending' | 'active' | 'done'

/** How far each step is at a percentage: each takes a sixth of the way to 90, and the last is done at 100 only. */
export function stepProgress(index: number, percent: number): StepProgress {
  const share = 90 / provenanceSteps.length
  if (percent >= 100 || (index < provenanceSteps.length - 1 && percent >= (index + 1) * share)) return 'done'
  return percent >= index * share ? 'active' : 'pending'
}
