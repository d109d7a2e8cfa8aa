import type { Passage } from '../passage'

const partners = 'Birth Codex: MYA on your pages'
const privacy = 'Birth Codex: privacy and security, as built'
const mya = 'MYA, Keeper of the Codex'
const guide = 'The Birth Bio Companion Guide'
const form = 'How Birth Codex works: the form'

/** Further single facts of partners, privacy, MYA, the guide and the notices. */
export const furtherFactsOfTheServices: readonly Passage[] = [
  {
    id: 'partner/css',
    title: 'Whether the widget and the page disturb each other',
    source: partners,
    text: 'No: styles of the page do not reach the widget, and its styles do not reach the page.',
  },
  {
    id: 'partner/cookie',
    title: 'Whether the widget needs a cookie',
    source: partners,
    text: 'No: it sets no cookie and stores nothing.',
  },
  {
    id: 'partner/records',
    title: 'Whether partners see records',
    source: partners,
    text: 'No: the widget never sees a record, and a partner gets nothing of any family.',
  },
  {
    id: 'partner/size',
    title: 'How large the widget is',
    source: partners,
    text: 'The script is about 2 kB; the conversation, 5 kB, is loaded only when it is opened.',
  },
  {
    id: 'privacy/use',
    title: 'What the data is used for',
    source: privacy,
    text: 'For the record only: never resold, never used for advertising.',
  },
  {
    id: 'privacy/backups',
    title: 'Backups after erasing',
    source: privacy,
    text: 'They cannot bring it back: the record’s key is destroyed first, so that every copy, a restored backup too, is unreadable within a minute.',
  },
  {
    id: 'privacy/looked',
    title: 'Who has looked at our record',
    source: privacy,
    text: 'The page ‘Your privacy’ shows it to the owner: who has access and when each opened it last, and what staff did with it and when.',
  },
  {
    id: 'privacy/devices',
    title: 'Which devices can open the record',
    source: privacy,
    text: '‘Your privacy’ lists the devices on which it opens as yours, and takes one off.',
  },
  {
    id: 'privacy/borrowed',
    title: 'On a borrowed or public computer',
    source: privacy,
    text: 'Press ‘Forget this device’ on the page ‘Your privacy’ when you are done: it leaves nothing of you in that browser.',
  },
  {
    id: 'mya/three-fields',
    title: 'What MYA fills in',
    source: mya,
    text: 'Three fields: name origin, name etymology and conception date.',
  },
  {
    id: 'mya/now',
    title: '‘Ask MYA now’',
    source: mya,
    text: 'It researches name origin or etymology at once, before you submit.',
  },
  {
    id: 'mya/printed',
    title: 'Whether MYA’s findings are printed',
    source: mya,
    text: 'Yes, origin and etymology are printed on the page of the name, with their source.',
  },
  {
    id: 'mya/health',
    title: 'Questions of health, law and emergencies',
    source: mya,
    text: 'I give no advice on them: I only say where to turn, to a doctor or midwife, a lawyer, or the emergency number.',
  },
  {
    id: 'mya/right',
    title: 'Whether MYA’s answers can be relied on',
    source: mya,
    text: 'I name the source of each answer, and where I have none I say that I do not know.',
  },
  {
    id: 'mya/internet',
    title: 'Whether MYA needs the internet',
    source: mya,
    text: 'By myself I answer from what is written down in this product, and ask nothing outside.',
  },
  {
    id: 'guide/start',
    title: 'Starting the guide',
    source: guide,
    text: 'Press ‘Generate Companion Guide’.',
  },
  {
    id: 'guide/generating',
    title: '‘Generating your companion guide...’',
    source: guide,
    text: 'The guide is just being computed; it takes a moment.',
  },
  {
    id: 'guide/failed',
    title: 'An error in the guide',
    source: guide,
    text: 'Press ‘Try Again’. If it says that a birth date is required, enter the date of birth on step II first.',
  },
  {
    id: 'guide/cost',
    title: 'What the guide costs',
    source: guide,
    text: 'Nothing is asked for it.',
  },
  {
    id: 'guide/same',
    title: 'Whether the guide is the same each time',
    source: guide,
    text: 'The same record always gives the same guide, however often it is made: it follows from the child’s own figures, and no language model writes it.',
  },
  {
    id: 'guide/year',
    title: 'The guide’s personal year',
    source: guide,
    text: 'The number of the year in which the record was made, from day and month of the birth with that year.',
  },
  {
    id: 'form/one-notice',
    title: 'Why only one notice shows',
    source: form,
    text: 'One shows at a time: a new one takes the place of the one before.',
  },
  {
    id: 'form/notice-seconds',
    title: 'How long a notice stays',
    source: form,
    text: 'Five seconds; ‘Codifying Provenance…’ stays until the result.',
  },
  {
    id: 'form/notice-away',
    title: 'Getting rid of a notice',
    source: form,
    text: 'Swipe it to the right, or wait five seconds.',
  },
  {
    id: 'form/notice-key',
    title: 'The key for notices',
    source: form,
    text: 'F8 moves the keyboard to them.',
  },
]
