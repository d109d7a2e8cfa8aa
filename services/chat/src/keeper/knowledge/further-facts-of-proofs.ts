import type { Passage } from '../passage'

const proof = 'How Birth Codex works: proof, approval and order'
const works = 'How Birth Codex works'
const rules = 'The rules of the book’s insights'

/** Further single facts of the proof, the book, its number and its insights. */
export const furtherFactsOfProofs: readonly Passage[] = [
  {
    id: 'proof/link-view',
    title: 'Who can look at a proof',
    source: proof,
    text: 'Whoever has the whole address of its page; it cannot be guessed. Pass it on with care.',
  },
  {
    id: 'proof/open-by-id',
    title: 'Opening a proof by the Proof ID',
    source: proof,
    text: 'Only where this browser has access to the record; for everybody else the ten characters open nothing.',
  },
  {
    id: 'proof/states',
    title: 'What states a proof has',
    source: proof,
    text: 'Three: running, then done, or error with its reason.',
  },
  {
    id: 'proof/checks',
    title: 'How often the page looks for the proof',
    source: proof,
    text: 'It is told by the server as soon as something changes; where that does not come through, it asks every 2 seconds.',
  },
  {
    id: 'proof/return-to-form',
    title: '‘Return to Form’',
    source: proof,
    text: 'It leads back to the form with your answers, so that you can submit again.',
  },
  {
    id: 'proof/approve-then',
    title: 'What approving does',
    source: proof,
    text: 'It releases that version: the final book is made without watermark, the finished record comes by e-mail, and you go on to the order.',
  },
  {
    id: 'proof/no-store',
    title: 'Approving where no store is set up',
    source: proof,
    text: 'You come to the page ‘Your Birth Bio Is on the Way!’.',
  },
  {
    id: 'proof/mail-after-approval',
    title: 'The e-mail after the approval',
    source: proof,
    text: 'The finished record: the book without watermark, with certificate and all insights, as a PDF.',
  },
  {
    id: 'proof/mail-wrong',
    title: 'A wrong e-mail address after submitting',
    source: proof,
    text: 'Correct it under ‘Wrong email?’ on the page ‘Your Birth Bio Is on the Way!’: the last message is then sent again to the new address.',
  },
  {
    id: 'proof/wrong-email-missing',
    title: 'When ‘Wrong email?’ does not show',
    source: proof,
    text: 'It shows to the owner of the record alone: open the page in the browser that made the record.',
  },
  {
    id: 'proof/success-when',
    title: 'When ‘Your Birth Bio Is on the Way!’ shows',
    source: proof,
    text: 'After the approval, not directly after submitting; the e-mails lead there too.',
  },
  {
    id: 'proof/all-pages-deliver',
    title: 'Whether the certificate comes home',
    source: proof,
    text: 'Yes, the final certificate is printed and delivered to the address; how long that takes and what it costs is settled where it is ordered.',
  },
  {
    id: 'book/proof-id-printed',
    title: 'Whether the Proof ID is printed',
    source: works,
    text: 'Yes, on the certificate, with a QR code.',
  },
  {
    id: 'book/long-name',
    title: 'Very long names',
    source: works,
    text: 'They fit: names of up to 80 letters and places of 300 are set so that nothing is cut off.',
  },
  {
    id: 'book/rtl-name',
    title: 'Names in Hebrew or Arabic',
    source: works,
    text: 'Yes: names of scripts that run from right to left stand on the right side, with their initials and punctuation, in book, page and e-mail.',
  },
  {
    id: 'book/letters-unprintable',
    title: 'Letters that cannot be printed',
    source: works,
    text: 'The form tells you at the letter, before the proof is made: what no typeface covers never becomes a box in print.',
  },
  {
    id: 'book/pdf-archive',
    title: 'Whether the PDF is made to last',
    source: works,
    text: 'Yes, the finished book comes as PDF/A, the form that archives keep; it is called so only where the file bears the mark.',
  },
  {
    id: 'book/weekday',
    title: 'Whether the weekday is told',
    source: rules,
    text: 'Yes, the book tells on which weekday the child was born.',
  },
  {
    id: 'book/not-again-differ',
    title: 'Whether the figures change over time',
    source: rules,
    text: 'No: the same answers always give the same figures, without any clock or chance; only a correction changes them.',
  },
  {
    id: 'book/formulas',
    title: 'Whether the formulas are told',
    source: rules,
    text: 'Yes, the book prints with each insight how it was computed and from which source.',
  },
  {
    id: 'book/kinds',
    title: 'What kinds of insights there are',
    source: works,
    text: 'Of the sky (Sun, Moon, planets, houses), numbers of the date and the name, tarot cards, stones, and calendars of many cultures, in twelve chapters.',
  },
  {
    id: 'book/when-computed',
    title: 'When the insights are worked out',
    source: works,
    text: 'The first as soon as the date of birth is entered: step V shows them under ‘Personal Insights’. All of them are computed when you submit.',
  },
  {
    id: 'system/moon-phases',
    title: 'How many moon phases there are',
    source: rules,
    text: 'There are eight: new moon, waxing crescent, first quarter, waxing gibbous, full moon, waning gibbous, last quarter, waning crescent.',
  },
  {
    id: 'system/moon-printed',
    title: 'Which Moon is printed',
    source: rules,
    text: 'The certificate shows the true phase, computed from an ephemeris; the phase of the mean cycle of 29.530588853 days is told beside it in the book.',
  },
  {
    id: 'system/day-length',
    title: 'How the length of the day is worked out',
    source: rules,
    text: 'From sunrise to sunset at the birth place on that date. Where the Sun does not set it is 24 hours, where it does not rise 0; without a place it is left out, and the book says why.',
  },
  {
    id: 'system/cusp',
    title: 'Born on the day between two signs',
    source: rules,
    text: 'The exact minute decides: the sign is that in which the Sun truly stood at the birth, by local time and place. Without a time the noon is taken, and the book says so where the sign changed that day.',
  },
  {
    id: 'system/animal-year',
    title: 'Born in January or February: which animal',
    source: rules,
    text: 'The animal of the year before, until the Lunar New Year of that year (late January to mid February); from that day on the new one. It does not change on 1 January.',
  },
  {
    id: 'system/animal-element',
    title: 'What the Chinese sign holds',
    source: rules,
    text: 'An element and an animal, such as Wood Dragon.',
  },
  {
    id: 'system/masters',
    title: '11, 22 and 33',
    source: rules,
    text: 'Yes, for the life path 11, 22 and 33 are kept as master numbers and not reduced.',
  },
  {
    id: 'system/missing-hour',
    title: 'What is lost without the hour',
    source: rules,
    text: 'Ascendant, midheaven, houses and the Moon to the degree; the book says in a sentence that they are left out for want of a time.',
  },
]
