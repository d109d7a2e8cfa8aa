/** What somebody may want to know of a field: whether it is needed, what it takes, whether it is printed, on which step it stands. */
export type AskedOfField = 'need' | 'choices' | 'print' | 'place'

/** One thing the keeper can say: written by us, and nothing else is ever said. */
export interface Passage {
  /** 'book/size', 'field/babyRace', 'insight/life-path'. */
  id: string
  /** What it is about, as it is offered to somebody whose question was not understood. */
  title: string
  /** Where it is known from, as the reader is told. */
  source: string
  text: string
  /** The same sentences in another order, by what is asked: that is told first. */
  inOrder?: Readonly<Record<AskedOfField, string>>
  /** The one of its sentences that says what it can be. */
  values?: string
  /** The part of its text that is an example, with what ties it; where their own figure is told it is left out. */
  example?: string
  /** Tells of a whole subject and not of a single fact, so that any of its sentences may be what is asked for. */
  isSubject?: boolean
  /** Other words in which people ask for it; they are searched and never shown. */
  asks?: string
}
