/** One thing the keeper can say: written by us, and nothing else is ever said. */
export interface Passage {
  /** 'book/size', 'field/babyRace', 'insight/life-path'. */
  id: string
  /** What it is about, as it is offered to somebody whose question was not understood. */
  title: string
  /** Where it is known from, as the reader is told. */
  source: string
  text: string
  /** Other words in which people ask for it; they are searched and never shown. */
  asks?: string
}
