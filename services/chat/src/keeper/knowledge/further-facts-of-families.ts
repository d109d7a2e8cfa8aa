import type { Passage } from '../passage'

const families = 'How Birth Codex works: families'

/** Further single facts of the people on a record: invitations, levels, versions and comments. */
export const furtherFactsOfFamilies: readonly Passage[] = [
  {
    id: 'family/invite-code',
    title: 'Protecting an invitation with a code',
    source: families,
    text: 'Yes: give it a passcode of 4 to 64 characters, and tell it by another way than the e-mail.',
  },
  {
    id: 'family/capitals',
    title: 'Capitals and spaces in an address',
    source: families,
    text: 'They do not matter: an added address is trimmed and written in small letters.',
  },
  {
    id: 'family/how-arrives',
    title: 'How an invitation arrives',
    source: families,
    text: 'By e-mail, with the link; you can copy the link too and pass it on in any way.',
  },
  {
    id: 'family/too-old',
    title: 'An invitation that has run out',
    source: families,
    text: 'Its link no longer works: the owner sends it again from the dialog ‘Invite a Co-Contributor’.',
  },
  {
    id: 'family/seen-by-invited',
    title: 'What invited people see',
    source: families,
    text: 'The whole record in the form, with the comments, who is on it, and ‘Ready to Seal’; read-only where their level does not edit.',
  },
  {
    id: 'family/viewer-comment',
    title: 'Whether a Viewer may comment',
    source: families,
    text: 'No, a Viewer sees everything and changes nothing: no comments, no edits, no ‘Ready to Seal’.',
  },
  {
    id: 'family/commenter-edit',
    title: 'Whether a Commenter may change fields',
    source: families,
    text: 'No, a Commenter reads and comments, and changes nothing.',
  },
  {
    id: 'family/editor-seal',
    title: 'Whether an Editor may mark ‘Ready to Seal’',
    source: families,
    text: 'No, only an Approver may. An Editor reads, comments and edits fields.',
  },
  {
    id: 'family/approver-edit',
    title: 'Whether an Approver may edit',
    source: families,
    text: 'No, an Approver reads, comments and marks ‘Ready to Seal’, and edits nothing.',
  },
  {
    id: 'family/others-restore',
    title: 'Whether somebody invited may restore a version',
    source: families,
    text: 'No, only the owner restores versions; the others may read and compare them.',
  },
  {
    id: 'family/remove-now',
    title: 'Taking somebody’s access away',
    source: families,
    text: 'In the dialog ‘Invite a Co-Contributor’, by the owner: it holds at once, from their next step on.',
  },
  {
    id: 'family/continue-here',
    title: '‘Continue on this device’',
    source: families,
    text: 'It makes this device one of the owner’s: the link from the e-mail is used up only by pressing it.',
  },
  {
    id: 'family/link-second-time',
    title: 'An owner’s link that was used already',
    source: families,
    text: 'It works once. Ask on the proof’s page, under ‘Is this your record?’, for a new one; it goes to the record’s own e-mail address.',
  },
  {
    id: 'family/staff-no-link',
    title: 'Whether staff come in by a family’s link',
    source: families,
    text: 'No: staff see records through their own pages only, and a staff sign-in gives no access to the family’s pages of a proof.',
  },
  {
    id: 'family/find-child',
    title: 'Whether somebody can search for children',
    source: families,
    text: 'No: only so many names can be tried in a day, by a visitor and by a network, and no answer tells anything of a record.',
  },
  {
    id: 'family/comment-where',
    title: 'Where comments stand',
    source: families,
    text: 'With the shared record: beside a field, or for the whole record.',
  },
  {
    id: 'family/tamper',
    title: 'Whether the history can be altered secretly',
    source: families,
    text: 'No, not unseen: each version holds the fingerprint of the one before it, and a changed history is reported.',
  },
  {
    id: 'family/offline-sync',
    title: 'A sync without a connection',
    source: families,
    text: 'It waits, says so, and is stored once when the connection is back.',
  },
]
