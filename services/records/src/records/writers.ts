import type { StoredVersion } from './record.model'

/** The owner, as the record's other people know them. */
export const ownerName = 'The owner'

/** Everybody who had a part in a version, as the record's other people know them. */
export const writersOf = ({ writers }: Pick<StoredVersion, 'writers'>): string =>
  [...new Set((writers ?? [{ name: ownerName }]).map(({ name }) => name))].join(' and ')
