import type { Passage } from '../passage'

/** What is told to questions of small words alone, which are found by their words and never by search. */
export const setPassages: readonly Passage[] = [
  {
    id: 'mya/where',
    title: 'Where MYA is',
    source: 'MYA, Keeper of the Codex',
    text: 'I am a program on the server of whoever runs this site. Where they have their office, and in which country the server stands, I do not know: ask an archivist.',
  },
]
