import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const proof = 'How Birth Codex works: proof, approval and order'
const families = 'How Birth Codex works: families'
const privacy = 'Birth Codex: privacy and security, as built'

/** Single facts that are asked for by themselves. */
export const narrowFacts: readonly Passage[] = [
  {
    id: 'book/all-printed',
    title: 'Whether every answer is printed',
    source: 'How Birth Codex works',
    text: 'Yes, every question of the form that you answered stands in the book; what you left empty is left out. Your e-mail address and your files, but for two prints of a hand or foot, are not printed.',
    asks: 'does everything i answer appear in the book is every answer printed what is not printed all my answers',
  },
  {
    id: 'book/gentle',
    title: 'Whether the book says anything dark',
    source: 'How Birth Codex works',
    text: 'No, nothing alarming is said about a child: everything is worded as tradition and entertainment, foretells nothing, and even cards with unfriendly names bear gentler ones.',
    asks: 'bad omen superstitious afraid dark scary frightening bad luck curse negative reading worried about what it says death',
  },
  {
    id: 'book/proof-id-safe',
    title: 'Whether somebody who knows the Proof ID gets in',
    source: 'How Birth Codex works',
    text: 'No. Anybody who knows first name, last name, date and time of birth could work out the Proof ID, so it never gives access by itself: it opens nothing without an access that the owner gave.',
    asks: 'somebody guesses works out the number on the certificate see everything is the proof id a password secret hack by proof id former partner',
  },
  {
    id: 'book/proof-id-where',
    title: 'Where the Proof ID stands',
    source: 'How Birth Codex works',
    text: 'On the proof status card beside the form, and printed on the certificate. It appears once first and last name, date and time of birth are filled in.',
    asks: 'where do i see find my proof id where is the number',
  },
  {
    id: 'proof/page',
    title: 'What can be done on the proof’s page',
    source: proof,
    text: 'You look at the watermarked preview, open ‘View PDF’ or ‘View Full Size’, go back with ‘Edit Provenance’ to correct something, or press ‘Approve & Continue to Order’. The companion guide opens there too.',
    asks: 'proof review page buttons what can i do review your codex proof options',
  },
  {
    id: 'proof/changed-meanwhile',
    title: 'When the record changed before approving',
    source: proof,
    text: 'An approval belongs to the version you saw. If the proof has changed since, the page shows the new one first, and nothing is approved that you have not seen.',
    asks: 'somebody changes something while i approve approve wrong version changed in the meantime without noticing other edits before approval',
  },
  {
    id: 'proof/live',
    title: 'Whether the proof’s page follows by itself',
    source: proof,
    text: 'Yes, the page follows the server by itself and shows the proof as soon as it is ready; you need not reload it.',
    asks: 'refresh reload the proof page does it update by itself polling automatically',
  },
  {
    id: 'family/link-opened',
    title: 'Whether opening an invitation uses it up',
    source: families,
    text: 'No, opening the link any number of times does not use it up; only Accept Invitation does.',
    asks: 'opened the link without accepting mail program scanner opens links clicked only looked used up',
  },
  {
    id: 'family/who-invites',
    title: 'Who may invite',
    source: families,
    text: 'Only the owner, the parent who made the record. Editors, approvers, commenters and viewers cannot invite anybody.',
    asks: 'who may invite can an editor let others in can invited people invite more others bring in',
  },
  {
    id: 'family/read-only-level',
    title: 'The level for somebody who should only look',
    source: families,
    text: 'Viewer: a Viewer sees everything and changes nothing. It is what a new invitation gives unless you choose another.',
    asks: 'only read nothing change which level just look no editing',
  },
  {
    id: 'family/comment-level',
    title: 'Inviting somebody to comment',
    source: families,
    text: 'Press ‘Invite A Co-Contributor’ on the card with the Proof ID (sync first if asked), enter the address and choose Commenter: a Commenter reads and comments, and changes nothing.',
    asks: 'add somebody as commenter invite to comment only not edit remarks only',
  },
  {
    id: 'family/reminder',
    title: 'The reminder of an invitation',
    source: families,
    text: 'Before an invitation expires its address gets one e-mail that reminds of it; the reminder can be declined.',
    asks: 'reminder before invitation expires second email about the invitation',
  },
  {
    id: 'family/joined-says',
    title: 'What is said after joining',
    source: families,
    text: '‘You now have … access to this proof.’ names your access level, and the shared record opens in the form.',
    asks: 'you now have viewer access to this proof message after joining',
  },
  {
    id: 'family/copy-link',
    title: 'Copying an invitation link',
    source: families,
    text: 'After sending, the dialog shows each invitation’s link: copy it (‘Invitation link copied to clipboard.’) and pass it on in any way you like. It works once.',
    asks: 'copied invitation link copied to clipboard send by whatsapp text message instead of email',
  },
  {
    id: 'privacy/save-local',
    title: 'Whether saving a draft sends anything',
    source: privacy,
    text: 'No, saving a draft sends nothing: it stays on this device and is never sold or shared. Something goes to the server only when you sync, submit, add a file, search for a place or ask me.',
    asks: 'does saving a draft send anything to your servers uploaded before i submit local only when do you get my data',
  },
  {
    id: 'privacy/erased-what',
    title: 'What erasing takes away',
    source: privacy,
    text: 'Everything of the record: answers in all versions, files, proofs, books, comments, invitations and everybody’s access; its key is destroyed first. Only an audit line without personal data stays.',
    asks: 'what exactly disappears when i erase what is deleted removed with the record files versions invitations',
  },
  {
    id: 'form/messages',
    title: 'What the messages beside fields mean',
    source: 'The birth form',
    text: 'The message names what is missing or wrong in that field, such as ‘Birth date is required’, ‘Please enter a valid email address’ or ‘Birth date cannot be in the future’. It shows when you leave the field and goes as soon as you edit it.',
    asks: 'red message under the field is required please enter a valid email address error text validation',
  },
  {
    id: 'form/load',
    title: 'Draft Restored',
    source: form,
    text: '‘Draft Restored’ means that your draft of an earlier visit was found on this device and filled in; go on where you left off.',
    asks: 'draft restored message what does it mean autosaved time label progress saved',
  },
  {
    id: 'form/personal-insights',
    title: '‘Personal Insights’ on step V',
    source: form,
    text: 'Step V shows under ‘Personal Insights’ what was derived from the date of birth, such as life path, signs, moon phase, stones and cards, before you submit.',
    asks: 'personal insights section preview of insights before submitting see the insights in the form',
  },
]
