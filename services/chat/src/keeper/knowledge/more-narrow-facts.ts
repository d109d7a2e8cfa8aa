import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const families = 'How Birth Codex works: families'

/** Further single facts that are asked for by themselves. */
export const moreNarrowFacts: readonly Passage[] = [
  {
    id: 'form/units',
    title: 'The units of the measures',
    source: 'The birth form',
    text: 'Head circumference takes cm or in (cm unless you change it), the temperature at birth °F or °C (°F unless you change it). Height is in feet and inches, weight in pounds and ounces, or with the metric switch in centimetres and kilograms.',
    asks: 'in which units head circumference and temperature default unit cm in celsius fahrenheit',
  },
  {
    id: 'form/apgar',
    title: 'The APGAR scores',
    source: 'The birth form',
    text: 'Step II has two optional fields, APGAR at 1 minute and at 5 minutes, each Unknown or 1 to 10. The form only keeps them; what they mean a doctor or midwife can tell.',
    asks: 'apgar values minutes both scores at 1 and 5 minutes which values',
  },
  {
    id: 'family/access-list',
    title: 'Where the people with access are listed',
    source: families,
    text: 'In the dialog ‘Invite a Co-Contributor’, which the owner opens from the card with the Proof ID: it lists everybody with access, their levels, and the open invitations. ‘Your privacy’ shows also when each of them opened the record last.',
    asks: 'where can i see who has access list of people shared with whom overview of access members',
  },
  {
    id: 'family/withdraw',
    title: 'Withdrawing an invitation',
    source: families,
    text: 'Yes, the owner revokes an invitation that was not accepted yet in the dialog ‘Invite a Co-Contributor’; its link is then invalid at once.',
    asks: 'withdraw cancel take back an invitation not yet accepted revoke pending invite wrong person invited',
  },
  {
    id: 'family/revoked-open',
    title: 'When somebody whose access ended has the page open',
    source: families,
    text: 'Ending an access holds at once: the next thing that page asks for is refused, so nothing more can be seen or changed there.',
    asks: 'removed but still has the page open does revoking work at once still see after removal',
  },
  {
    id: 'family/resolve',
    title: 'Resolving a comment',
    source: families,
    text: 'Mark the comment as resolved: it is then out of the way, and can be opened again. Whoever may comment can do it.',
    asks: 'comment done settled close a remark still stands there resolve reopen old comment remove comment',
  },
  {
    id: 'family/both-kept',
    title: 'Whose changes are kept',
    source: families,
    text: 'Both: changes of different fields stand side by side. Only where two people changed the same field, the second is shown both values to choose; nothing is overwritten silently.',
    asks: 'whose changes win survive both edits kept my brother changed another field while i was typing',
  },
  {
    id: 'family/history-shows',
    title: 'What View History shows',
    source: families,
    text: 'The Version History: each version with its day, who made it, its note and, in words, which fields it changed. There versions are read, compared and, by the owner, restored; without any it says ‘No version history yet.’',
    asks: 'what do i find under view history what is listed in the version history',
  },
  {
    id: 'form/parent-dates',
    title: 'A parent’s date of birth that is refused',
    source: 'The birth form',
    text: 'A parent’s date of birth must lie before the child’s: ‘Mother’s (Father’s) birth date must be before baby’s birth date’. Look at the year you typed and correct it; the message then goes.',
    asks: 'typed the wrong year for my husband form complains about the date of mother father birth date must be before',
  },
  {
    id: 'mya/no-source',
    title: 'What MYA does without a source',
    source: 'MYA, Keeper of the Codex',
    text: 'I say that I do not know, and claim nothing: no source, no claim. Then I offer what I can tell about.',
    asks: 'what do you do if you do not know no source guess invent make up answers how reliable are your answers',
  },
  {
    id: 'privacy/ai',
    title: 'Whether data goes to an AI company',
    source: 'Birth Codex: privacy and security, as built',
    text: 'Not unless whoever runs this site has set up an outside language model; then only what a question to me needs is sent to it, and of your record nothing unless you allow me to read it. Without one nothing leaves this site, and nothing is used to train any AI.',
    asks: 'fed to artificial intelligence ai company openai chatgpt train model our baby data given to ai',
  },
  {
    id: 'form/autosave',
    title: 'How often the draft is saved',
    source: form,
    text: 'A second after each change, and at once when you leave a field, change the step or leave the page; a crash costs the last second at most.',
    asks: 'autosave how often when is it saved save interval seconds',
  },
  {
    id: 'form/drop-zone',
    title: 'Where files are added',
    source: 'How Birth Codex works: birth files',
    text: 'In the birth files drop zone on step III, below the print preference: click it or drag files into it. It is hidden under ‘No Prints’.',
    asks: 'where do i put upload the footprint scan handprint picture drop zone where to add photos',
  },
  {
    id: 'book/same-text',
    title: 'Whether every child gets the same text',
    source: 'How Birth Codex works',
    text: 'No, each insight is derived from this child’s own data, and no two children with different data share all of them.',
    asks: 'same horoscope for everyone generic text copy paste every baby gets the same personal unique',
  },
]
