import type { Passage } from '../passage'

const form = 'The birth form'
const families = 'How Birth Codex works: families'
const rules = 'The rules of the book’s insights'
const privacy = 'Birth Codex: privacy and security, as built'
const staff = 'How Birth Codex works: staff'

/** Single facts that tell two things apart, or say what does not count, is not kept or not needed. */
export const factsThatTellApart: readonly Passage[] = [
  {
    id: 'form/no-papers',
    title: 'Papers that the form needs',
    source: form,
    text: 'None: no document is asked for and no birth certificate; you type what you know.',
  },
  {
    id: 'form/place-of-hospital',
    title: 'A birth away from home',
    source: form,
    text: 'Enter the place where the birth was, not where you live: the birth location is the town of the hospital, and the sky is computed for it.',
  },
  {
    id: 'form/private-mode',
    title: 'A private window of the browser',
    source: form,
    text: 'A private window forgets everything when it is closed, the draft and the access to a record too: use an ordinary window, or submit before you close it and open the link of the e-mail.',
  },
  {
    id: 'family/hide-field',
    title: 'Hiding single answers from invited people',
    source: families,
    text: 'No, single answers cannot be hidden: whoever has access sees the whole record, and the levels differ only in what may be changed.',
  },
  {
    id: 'family/who-else',
    title: 'Whether invited people see who else is there',
    source: families,
    text: 'Yes, the shared record shows everybody who is on it; only the owner sees and changes the list of invitations.',
  },
  {
    id: 'family/sync-not-submit',
    title: 'Syncing and submitting',
    source: families,
    text: 'They are not the same: a sync stores the draft on the server so that others can see it and a version is kept; submitting makes the record with its insights and the proof.',
  },
  {
    id: 'system/elements-two',
    title: 'The elements of West and China',
    source: rules,
    text: 'The West has four elements (fire, earth, air, water), told by the signs of the Sun, the Moon and the planets; China has five (wood, fire, earth, metal, water), told by the year, month, day and hour.',
  },
  {
    id: 'system/nickname-count',
    title: 'Whether nicknames count in the numbers',
    source: rules,
    text: 'No, nicknames do not count: the numbers of the name are made from first, middle and last name.',
  },
  {
    id: 'system/rising-not-sun',
    title: 'Rising sign and star sign',
    source: rules,
    text: 'They are not the same: the star sign is where the Sun stood, which changes once a month; the ascendant is the sign that was rising in the east at that minute and place, which changes every two hours or so.',
  },
  {
    id: 'system/no-influence',
    title: 'Answers that change no insight',
    source: rules,
    text: 'Measures, colours, blood type, race, nationality, birth type and APGAR change no insight: these follow from date, time and place of the birth, the name, the birth order, and the dates of the parents. The gender decides only the form of the Akan day name.',
  },
  {
    id: 'privacy/keep-synced',
    title: 'How long a synced draft is kept',
    source: privacy,
    text: 'A record that was synced and never submitted is kept for a year after its last change, with an e-mail a month before it is removed, unless the installation is set otherwise.',
  },
  {
    id: 'privacy/keep-approved',
    title: 'How long an approved record is kept',
    source: privacy,
    text: 'An approved record is kept until you erase it, unless the installation is set otherwise.',
  },
  {
    id: 'privacy/collected',
    title: 'Which data is collected',
    source: privacy,
    text: 'What you enter into the form, the files you add, comments, and the e-mail addresses of those you invite; besides, a cookie with a random value. Nothing comes from trackers, and all of it is for the record only.',
  },
  {
    id: 'privacy/gdpr',
    title: 'Rights over one’s data',
    source: privacy,
    text: 'Whether a law is kept to I cannot judge. What is built: the owner sees what is held and who has looked at it, takes a copy and erases everything alone; there are no trackers, and what you write is encrypted where it is stored.',
  },
  {
    id: 'staff/no-change',
    title: 'Whether staff change answers or approve',
    source: staff,
    text: 'No: staff view, download, export and reopen records, and erase one at your request; answers are changed by the owner and editors, and approved by the owner alone.',
  },
  {
    id: 'staff/archivist',
    title: 'What an archivist does',
    source: staff,
    text: 'An archivist is whoever runs this site: they can reopen a locked record, or erase one at your request. How to reach them the site or your e-mails name.',
  },
]
