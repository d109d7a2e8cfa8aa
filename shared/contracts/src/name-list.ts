import { ownerName } from './access-level-words'

/** A person's name within a sentence: 'changed by the owner'. */
export const nameWithin = (name: string): string => (name === ownerName ? name.toLowerCase() : name)

/** Several people as a sentence names them, the first as they are given: 'ewa@example.org, the owner and tor@example.org'. */
export const nameList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name, at) => (at === 0 ? name : nameWithin(name))))
