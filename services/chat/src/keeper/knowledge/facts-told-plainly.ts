import type { Passage } from '../passage'

const fields = 'The birth form'
const families = 'How Birth Codex works: families'
const proof = 'How Birth Codex works: proof, approval and order'
const privacy = 'Birth Codex: privacy and security, as built'
const staff = 'How Birth Codex works: staff'
const rules = 'The rules of the book’s insights'
const works = 'How Birth Codex works'

/** Single facts whose answer is a plain one, and further ways to ask for what other passages tell. */
export const factsToldPlainly: readonly Passage[] = [
  {
    id: 'family/invite-where',
    title: 'Where the button for inviting is',
    source: families,
    text: 'On the proof status card beside the form: ‘Invite A Co-Contributor’.',
  },
  {
    id: 'form/which-email',
    title: 'Whose e-mail address to enter',
    source: fields,
    text: 'The one that you read yourself: the link to the proof, the finished record, and the links that give your access back go there.',
  },
  {
    id: 'form/email-invalid',
    title: 'An e-mail address that is refused',
    source: fields,
    text: '‘Please enter a valid email address’ means that it is not whole, as name@example.org is: look for a missing @ or ending, or a blank.',
  },
  {
    id: 'form/grandparent-unknown',
    title: 'A grandparent nobody knows, or does not want to name',
    source: fields,
    text: 'It is not refused: all four grandparents are optional and may stay empty, and the book leaves them out.',
  },
  {
    id: 'form/no-prints',
    title: 'No prints wanted',
    source: fields,
    text: 'Choose ‘No Prints’ on step III: the drop zone is then hidden.',
  },
  {
    id: 'form/head-unit',
    title: 'The unit of the head circumference',
    source: fields,
    text: 'Centimetres (cm) unless you change it to inches (in).',
  },
  {
    id: 'form/temperature-unit',
    title: 'The unit of the temperature',
    source: fields,
    text: 'Fahrenheit (°F) unless you change it to Celsius (°C).',
  },
  {
    id: 'form/why-imperial',
    title: 'Why feet and pounds',
    source: fields,
    text: 'The record keeps feet, inches, pounds and ounces; the metric switch on step IV shows centimetres and kilograms instead.',
  },
  {
    id: 'form/date-format',
    title: 'How the date of birth is written',
    source: fields,
    text: 'As a date of the calendar: day, month and year, which the field of your browser shows in the way you are used to; it is kept as YYYY-MM-DD.',
  },
  {
    id: 'system/no-rising',
    title: 'Why there is no rising sign',
    source: rules,
    text: 'The time or the place of the birth is not known: ascendant and houses need both, so they are left out, with a sentence that says so.',
  },
  {
    id: 'system/no-day-length',
    title: 'Why the length of the day is missing',
    source: rules,
    text: 'The birth place is not known to the list of places: without coordinates there is no sunrise to compute, so it is left out, and the book says why.',
  },
  {
    id: 'system/tropical',
    title: 'Tropical or sidereal zodiac',
    source: rules,
    text: 'Tropical: it begins at the March equinox. The sidereal one is not used; the stars that really stood behind the Sun are told by themselves.',
  },
  {
    id: 'system/houses',
    title: 'Which houses are used',
    source: rules,
    text: 'Placidus; beyond the polar circles, whole signs.',
  },
  {
    id: 'system/arcana-random',
    title: 'Whether the cards are drawn by chance',
    source: rules,
    text: 'No, no card is drawn: the major one follows from the digit sum of the date, the minor one from the Sun’s ten degrees, so that the same date always gives the same card.',
  },
  {
    id: 'book/lost-child',
    title: 'For a child who died',
    source: works,
    text: 'Yes. The form needs the names, the date, time and place of the birth and an e-mail address; everything else may stay empty. I am sorry for your loss.',
  },
  {
    id: 'book/grown-up',
    title: 'For an older child or a grown-up',
    source: works,
    text: 'Yes: any date of birth from 1900 on works.',
  },
  {
    id: 'book/app',
    title: 'Whether there is an app',
    source: works,
    text: 'No app is needed: it works in the browser of any phone, tablet or computer.',
  },
  {
    id: 'book/screen-reader',
    title: 'By screen reader and keyboard',
    source: works,
    text: 'Yes, the pages can be used by keyboard and with a screen reader.',
  },
  {
    id: 'book/dark',
    title: 'A dark look',
    source: works,
    text: 'Yes, there is a light and a dark look.',
  },
  {
    id: 'book/browser',
    title: 'Which browser is needed',
    source: works,
    text: 'Any current one.',
  },
  {
    id: 'book/size-only',
    title: 'The size of the book',
    source: works,
    text: 'A4 or US Letter, as the press sets it. Of other sizes I know nothing.',
  },
  {
    id: 'book/language',
    title: 'In which language it is',
    source: works,
    text: 'English: the form, the book and I. Names may be in other scripts.',
  },
  {
    id: 'privacy/drive',
    title: 'Whether anything goes to Google Drive',
    source: privacy,
    text: 'Only where whoever runs this site has set up Google Drive: a copy of the record’s answers then goes there. Else that copy lies in this product’s own store, encrypted.',
  },
  {
    id: 'privacy/tell-nobody',
    title: 'What search engines and strangers find',
    source: privacy,
    text: 'Nothing: a record is on no public page, and whoever has no access gets no detail of it.',
  },
  {
    id: 'staff/logout-failed',
    title: '‘Logout failed’',
    source: staff,
    text: 'Signing out did not work, and you are still signed in: try again.',
  },
  {
    id: 'proof/page-where',
    title: 'Where the proof is found again',
    source: proof,
    text: 'By the link in the e-mail about your proof, at any time.',
  },
]
