/**
 * Why the moment of a birth is not known to the minute: nobody has told the time; the time is told, but not where the
 * clock stood; or the place is told, but not by which zone its clocks went.
 */
export type UnknownPart = 'time' | 'place' | 'zone'

/** What is not known, in words that go on with 'is not known', 'being unknown' or stand behind 'without'. */
export const unknownInWords: Readonly<Record<UnknownPart, string>> = {
  time: 'the hour of birth',
  place: 'the place of birth',
  zone: 'the time zone of the birth',
}
