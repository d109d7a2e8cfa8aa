import type { Passage } from '../passage'

const privacy = 'Birth Codex: privacy and security, as built'
const mya = 'MYA, Keeper of the Codex'
const staff = 'How Birth Codex works: staff'
const partners = 'Birth Codex: MYA on your pages'

/** What single parts of privacy, MYA, the staff’s pages and the partners’ widget do and say. */
export const factsOfTheServices: readonly Passage[] = [
  {
    id: 'privacy/erase-undo',
    title: 'Whether erasing can be undone',
    source: privacy,
    text: 'No: the record’s key is destroyed first, so that no backup brings it back. Take a copy before; it is asked twice.',
  },
  {
    id: 'privacy/export-format',
    title: 'In which form the copy comes',
    source: privacy,
    text: 'As one ZIP file: the answers of every version as JSON, with comments, people, files, proofs and books.',
  },
  {
    id: 'privacy/trackers',
    title: 'Trackers and other sites',
    source: privacy,
    text: 'None: the page loads nothing from trackers or other sites.',
  },
  {
    id: 'privacy/logs',
    title: 'Whether answers stand in logs',
    source: privacy,
    text: 'No: what you write stands in no log and in no figure of the operation.',
  },
  {
    id: 'privacy/cookie-cleared',
    title: 'When cookies are cleared',
    source: privacy,
    text: 'This browser then no longer opens its records: use the link in the e-mail about your proof, and ‘Continue on this device’.',
  },
  {
    id: 'privacy/forget-device',
    title: '‘Forget this device’',
    source: privacy,
    text: 'It leaves nothing of you in this browser: draft, files and access. It stands on the page ‘Your privacy’.',
  },
  {
    id: 'mya/failure-text',
    title: 'What MYA says when she cannot be reached',
    source: mya,
    text: '‘I apologize, but I’m having trouble connecting right now. Please try again or contact an archivist for assistance.’ What you typed into the form is not touched by it.',
  },
  {
    id: 'mya/enter-key',
    title: 'Sending a message in the chat',
    source: mya,
    text: 'Enter sends; Shift+Enter breaks the line.',
  },
  {
    id: 'mya/waiting',
    title: 'While MYA answers',
    source: mya,
    text: 'The field is disabled until the answer is there; Stop ends it early.',
  },
  {
    id: 'mya/placeholder',
    title: 'What stands in a field when Ask MYA is on',
    source: mya,
    text: 'A placeholder, such as ‘MYA will research your baby’s name origin’; for the conception the date 280 days before the birth, or ‘MYA will calculate conception date’ while no birth date is known.',
  },
  {
    id: 'mya/question-limit',
    title: 'How many questions MYA takes',
    source: mya,
    text: '20 a minute, unless the installation is set otherwise.',
  },
  {
    id: 'staff/search-by',
    title: 'What the staff’s search looks in',
    source: staff,
    text: 'Name, e-mail and record ID: ‘Search by name, email, or record ID...’; the beginning of any word is enough, without regard to case and accents.',
  },
  {
    id: 'staff/date-filters',
    title: 'The date filters of the records',
    source: staff,
    text: 'All Records, This Week, This Month and Last 3 Months.',
  },
  { id: 'staff/page-size', title: 'Rows on a page of the records', source: staff, text: '20 rows a page.' },
  {
    id: 'staff/columns',
    title: 'The columns of the records table',
    source: staff,
    text: 'Record ID, Name with e-mail, Date Created, Status, and Actions: view, PDF and CSV.',
  },
  {
    id: 'staff/cards',
    title: 'The cards of the dashboard',
    source: staff,
    text: 'Four: Total Records, This Month, PDFs Generated and Storage Used.',
  },
  {
    id: 'staff/pdf-when',
    title: 'When staff can download the PDF',
    source: staff,
    text: 'Once the record is completed; while it is processing there is none.',
  },
  {
    id: 'staff/logged-out',
    title: '‘Logged out’',
    source: staff,
    text: 'You are signed out, on the server too: ‘Logged out’, ‘See you next time!’',
  },
  {
    id: 'staff/passwords-differ',
    title: '‘Passwords do not match’',
    source: staff,
    text: 'Password and confirmation differ: type both alike; Create Account is disabled until then.',
  },
  {
    id: 'staff/username',
    title: 'Names for signing in',
    source: staff,
    text: 'An e-mail address, or a name of 3 to 64 letters.',
  },
  {
    id: 'staff/password-length',
    title: 'How long a staff password is',
    source: staff,
    text: '12 characters or more, and none of the common or leaked ones; there are no rules about kinds of characters.',
  },
  {
    id: 'staff/first-account',
    title: 'The first staff account',
    source: staff,
    text: 'On a fresh installation the first account registers freely.',
  },
  {
    id: 'staff/one-role',
    title: 'Whether there are kinds of staff',
    source: staff,
    text: 'No, all staff have the same rights.',
  },
  {
    id: 'staff/bulk',
    title: 'Exporting many records',
    source: staff,
    text: 'Staff export many records as one CSV, after the second factor is asked again.',
  },
  {
    id: 'staff/authenticating',
    title: '‘Authenticating...’',
    source: staff,
    text: 'It shows while it is checked who is signed in; then the page comes, or /auth.',
  },
  {
    id: 'partner/tag',
    title: 'The script tag of the widget',
    source: partners,
    text: '<script src="…/widget/mya.js" async data-partner="YOUR-ID"></script> and <mya-chat></mya-chat>: one script tag and one element.',
  },
  {
    id: 'partner/refused',
    title: 'A site that is not registered',
    source: partners,
    text: 'No: MYA answers for registered partners on their registered origins alone; a site that is not entered is refused by the server, and each further domain has to be entered too.',
  },
  {
    id: 'partner/csp',
    title: 'What a strict CSP needs for the widget',
    source: partners,
    text: 'Two entries for this address, script-src and connect-src; it works with Trusted Types.',
  },
]
