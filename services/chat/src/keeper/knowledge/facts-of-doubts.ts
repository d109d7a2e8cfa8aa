import type { Passage } from '../passage'

const fields = 'The birth form'
const proof = 'How Birth Codex works: proof, approval and order'
const rules = 'The rules of the book’s insights'
const works = 'How Birth Codex works'
const mya = 'MYA, Keeper of the Codex'

/** What is asked in doubt: whether something is a problem, differs elsewhere, or changes later. */
export const factsOfDoubts: readonly Passage[] = [
  {
    id: 'form/no-reckoning',
    title: 'Whether measures have to be converted',
    source: fields,
    text: 'No, nothing has to be calculated: turn on the metric switch on step IV and type centimetres and kilograms.',
  },
  {
    id: 'form/doctor-hospital',
    title: 'Naming the doctor and the hospital',
    source: fields,
    text: 'Yes: ‘Attending doctor’ and ‘Hospital’ are two optional fields on step II, and both are printed.',
  },
  {
    id: 'system/no-hour-sign',
    title: 'Whether the star sign is wrong without an hour',
    source: rules,
    text: 'Hardly ever: the Sun’s place at noon is taken, which is sure but on a day on which the Sun changes its sign; the book then says so.',
  },
  {
    id: 'system/polar-day',
    title: 'Day length where the Sun does not rise or set',
    source: rules,
    text: '0 hours in the polar night, when the Sun does not rise, and 24 hours when it does not set.',
  },
  {
    id: 'system/moon-differs',
    title: 'When another source tells another phase of the Moon',
    source: rules,
    text: 'Believe the certificate: it shows the true phase, computed from an ephemeris. A mean cycle of 29.53 days, as many sites use, can differ near the change of two phases.',
  },
  {
    id: 'book/death-card',
    title: 'Whether the death card is printed',
    source: works,
    text: 'Not under that name: cards with unfriendly names bear gentler ones here, and nothing alarming is said about a child.',
  },
  {
    id: 'book/insights-ai',
    title: 'Whether an AI makes up the insights',
    source: works,
    text: 'No: they are computed by fixed rules from the child’s own data, and no language model writes them.',
  },
  {
    id: 'system/after-correction',
    title: 'Whether the insights change after a correction',
    source: rules,
    text: 'Yes: they are computed anew from the corrected answers, with a new proof. The Proof ID changes too where a name, the date or the time of birth was corrected.',
  },
  {
    id: 'system/houses-what',
    title: 'What houses are',
    source: rules,
    text: 'Twelve parts of the sky, counted from the ascendant by hour and place of the birth; each stands for a field of life by tradition. They are left out when hour or place is unknown.',
  },
  {
    id: 'mya/own-words',
    title: 'One’s own story of the name in place of MYA’s',
    source: mya,
    text: 'Yes: leave ‘Ask MYA’ off, or turn it off, and type your own words into name origin or etymology; they are what is printed.',
  },
  {
    id: 'proof/old-link',
    title: 'Why an old link shows an old proof',
    source: proof,
    text: 'You submitted again since: an older proof’s page says so and leads to the new one.',
  },
]
