/** What stands before the figure at an index: 'M' before the first of a strand, 'C' before the first of each arc. */
const mark = (index: number) => (index === 0 ? 'M' : index % 6 === 2 ? 'C' : ' ')

/** Strands of a `Band` as the `d` of one SVG path, in units of the drawing. */
export const pathOf = (strands: readonly (readonly number[])[]): string =>
  strands.map((strand) => strand.map((figure, index) => mark(index) + figure).join('')).join('')
