/** How one insight is computed, whoever the child is. */
export interface InsightMethod {
  title: string
  text: string
  /** What it can be, in a sentence that stands by itself. */
  values?: string
  /** The part of its text that is an example, with what ties it; where their own figure is told it is left out. */
  example?: string
  source: string
  asks?: string
}

/** By the id of the insight, as `@shared/insights` has it. */
export type InsightMethods = Readonly<Record<string, InsightMethod>>
