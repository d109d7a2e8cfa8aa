import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const fields = 'The birth form'
const files = 'How Birth Codex works: birth files'
const proof = 'How Birth Codex works: proof, approval and order'
const families = 'How Birth Codex works: families'
const works = 'How Birth Codex works'
const rules = 'The rules of the book’s insights'
const guide = 'The Birth Bio Companion Guide'
const partners = 'Birth Codex: MYA on your pages'
const mya = 'MYA, Keeper of the Codex'

/** Single facts that are asked for in passing. */
export const factsAskedAside: readonly Passage[] = [
  {
    id: 'form/who-fills',
    title: 'Who may fill in the form',
    source: form,
    text: 'Anybody: mother, father or guardian, without an account. Whoever syncs or submits first owns the record.',
  },
  {
    id: 'form/middle-name-none',
    title: 'Without a middle name',
    source: fields,
    text: 'Leave it empty: the middle name is optional.',
  },
  {
    id: 'form/several-caretakers',
    title: 'More than two caretakers',
    source: fields,
    text: 'There are two fields, primary and secondary caretaker, both optional; several names can be written into one.',
  },
  {
    id: 'form/met-online',
    title: 'Parents who met on the internet',
    source: fields,
    text: 'Write it in your own words, such as ‘Online’: where the parents first met takes any text and is optional.',
  },
  {
    id: 'form/weight-kg-limit',
    title: 'Limits in kilograms and centimetres',
    source: fields,
    text: 'The same as in pounds and feet: 1 to 20 pounds, that is up to some 9.4 kg, and up to 5 feet 11 inches, that is some 180 cm.',
  },
  {
    id: 'form/file-tiff',
    title: 'TIFF, BMP and other images',
    source: files,
    text: 'No: of images JPEG, PNG, WebP, GIF and HEIC are taken. Save it as one of these.',
  },
  {
    id: 'form/documents-printed',
    title: 'Whether documents are printed',
    source: files,
    text: 'No: of the files, only pictures of a hand or foot are printed. Others are kept with the record.',
  },
  {
    id: 'form/cancel-late',
    title: 'A cancel that came too late',
    source: form,
    text: 'The record is stored then, and you can see it: its proof is made, and nothing is ordered before you approve. You can edit it, or erase it on ‘Your privacy’.',
  },
  {
    id: 'proof/preview-same',
    title: 'Whether the print looks like the proof',
    source: proof,
    text: 'Yes: the proof shows every page as it will be printed, but for the watermark.',
  },
  {
    id: 'proof/change-until',
    title: 'How late something can be changed',
    source: proof,
    text: 'Until the order, or 24 hours after the approval.',
  },
  {
    id: 'proof/say-ok',
    title: 'How to say that the proof is right',
    source: proof,
    text: 'Press ‘Approve & Continue to Order’ on the page of the proof.',
  },
  {
    id: 'proof/show-family',
    title: 'Showing the proof to one’s family first',
    source: proof,
    text: 'Pass on the address of its page, or invite them with an access level to comment or edit.',
  },
  {
    id: 'book/code-same',
    title: 'Whether two records can have the same Proof ID',
    source: works,
    text: 'Only where first name, last name, date and time of birth are the same; then ‘This is a different child’ gives yours one of its own.',
  },
  {
    id: 'family/how-many',
    title: 'How many people can be invited',
    source: families,
    text: 'Up to 50 addresses in one invitation, and you can invite more after it.',
  },
  {
    id: 'family/accepted',
    title: 'Whether an invitation was accepted',
    source: families,
    text: 'The dialog ‘Invite a Co-Contributor’ shows it: who has joined stands among those with access, the others among the open invitations.',
  },
  {
    id: 'family/leave',
    title: 'Leaving a record as an invited person',
    source: families,
    text: 'Ask the owner, who ends your access in the dialog; an invitation not accepted yet can be declined on its page.',
  },
  {
    id: 'family/hand-over',
    title: 'Making somebody else the owner',
    source: families,
    text: 'That is not possible: the owner stays the parent who first synced or submitted; others can be invited, up to Editor and Approver.',
  },
  {
    id: 'family/seal-edit',
    title: 'The seal after a change',
    source: families,
    text: 'Any edit clears ‘Ready to Seal’, even a small one; the Approver can mark it again.',
  },
  {
    id: 'family/seal-undo',
    title: 'Taking ‘Ready to Seal’ back',
    source: families,
    text: 'Yes, its Approver can take it back.',
  },
  {
    id: 'privacy/erase-others',
    title: 'What erasing means for the others',
    source: families,
    text: 'The record goes for everybody: nobody invited can open it any more.',
  },
  {
    id: 'privacy/leaves',
    title: 'What of a question leaves the site',
    source: mya,
    text: 'Nothing by itself; only where an outside language model is set up, what the question needs, and of your record only what you let me read.',
  },
  {
    id: 'mya/name-source',
    title: 'Where the root of a name is from',
    source: mya,
    text: 'From the standard dictionary of its language, which I name with the answer, so that anybody can look it up; what is disputed I say is disputed.',
  },
  {
    id: 'mya/name-count',
    title: 'How many names MYA knows',
    source: mya,
    text: 'More than 1,500 given names of many cultures.',
  },
  {
    id: 'system/gem-year',
    title: 'Whether the gem depends on the year',
    source: rules,
    text: 'No, the birth gem follows from the month alone, and the spiritual stone from the Sun’s sign.',
  },
  {
    id: 'system/animal-differs',
    title: 'Why another list tells another animal',
    source: rules,
    text: 'Many lists change the animal on 1 January; here it changes at the Lunar New Year of that year, in January or February.',
  },
  {
    id: 'system/sign-differs',
    title: 'Why another source tells another sign',
    source: rules,
    text: 'Many go by fixed dates; here the Sun’s true place at the minute and place of the birth decides, which differs from them on the day on which the sign changes.',
  },
  {
    id: 'book/chapters',
    title: 'How many chapters the readings have',
    source: works,
    text: 'Twelve.',
  },
  {
    id: 'book/parents-page',
    title: 'Whether there is a page on the parents',
    source: works,
    text: 'Yes, the page of the lineage, with parents and grandparents, where you named them.',
  },
  {
    id: 'guide/needs',
    title: 'What the guide needs',
    source: guide,
    text: 'The date of birth alone; with hour, place and the parents’ dates it tells more.',
  },
  {
    id: 'guide/before-submit',
    title: 'The guide before submitting',
    source: guide,
    text: 'Yes: it can be opened on step V, before the form is sent.',
  },
  {
    id: 'guide/promise',
    title: 'Whether the guide promises anything',
    source: guide,
    text: 'No: it is tradition, for fun and inspiration, and neither a forecast nor advice.',
  },
  {
    id: 'partner/bubble',
    title: 'The button of MYA on another site',
    source: partners,
    text: 'It opens a conversation with me, MYA of Birth Codex, on that partner’s page; I see no record there and am not told who asks.',
  },
]
