import type { Passage } from '../passage'

const proof = 'How Birth Codex works: proof, approval and order'
const works = 'How Birth Codex works'

/** What single parts of the proof, the order and the book’s number are and say. */
export const factsOfProofs: readonly Passage[] = [
  {
    id: 'proof/how-long',
    title: 'How long a proof takes',
    source: proof,
    text: 'Typically a few minutes; an e-mail comes when it is ready.',
  },
  {
    id: 'proof/loading',
    title: '‘Codifying Your Provenance’',
    source: proof,
    text: 'The proof is still being made: ‘Please wait while we generate your proof...’. The page shows it by itself as soon as it is ready.',
  },
  {
    id: 'proof/error-page',
    title: '‘Error Generating Proof’',
    source: proof,
    text: 'Making the proof failed: the page tells the reason, or ‘An unexpected error occurred’, and ‘Return to Form’ leads back. Your answers are kept; submit again.',
  },
  {
    id: 'proof/watermark',
    title: 'Whether the print has a watermark',
    source: proof,
    text: 'No: the watermark lies across the proof alone; the final print and the finished PDF have none.',
  },
  {
    id: 'proof/who-approves',
    title: 'Who approves the order',
    source: proof,
    text: 'Only the owner, the parent who made the record. An Approver marks ‘Ready to Seal’ and cannot approve the order.',
  },
  {
    id: 'proof/edit-button',
    title: '‘Edit Provenance’',
    source: proof,
    text: 'It leads from the proof back to the form with your answers; submit again, and a new version and a new proof of the same record are made.',
  },
  {
    id: 'proof/full-size',
    title: '‘View Full Size’',
    source: proof,
    text: 'It opens the picture of the proof in full size.',
  },
  {
    id: 'proof/approve-where',
    title: 'Where ‘Approve & Continue to Order’ leads',
    source: proof,
    text: 'It records your approval and goes to the store with your Proof ID; where no store is set up, to the page ‘Your Birth Bio Is on the Way!’.',
  },
  {
    id: 'proof/success-steps',
    title: 'The four steps of ‘Your Birth Bio Is on the Way!’',
    source: proof,
    text: 'Data Received, Processing Insights, Designing Your Certificate, Finalizing Your Birth Record; they go on by themselves within some three seconds.',
  },
  {
    id: 'proof/wrong-email',
    title: '‘Wrong email?’',
    source: proof,
    text: 'There the owner corrects the address: Update saves it and sends the last message again, Cancel leaves it. It stands on the page ‘Your Birth Bio Is on the Way!’.',
  },
  {
    id: 'proof/success-buttons',
    title: 'The buttons of ‘Your Birth Bio Is on the Way!’',
    source: proof,
    text: '‘Create Sibling Record’ and ‘Create Another Birth Bio’, which lead to the form, and ‘Wrong email?’ for the owner.',
  },
  {
    id: 'proof/mail-limit',
    title: 'How many e-mails an address gets a day',
    source: proof,
    text: '10 a day at most, unless the installation is set otherwise; what is over goes the next day.',
  },
  {
    id: 'proof/mail-ready',
    title: 'The e-mail about the proof',
    source: proof,
    text: 'An e-mail comes as soon as the proof is ready and holds the link to it; the same link opens the record on another device, once.',
  },
  {
    id: 'proof/lock-when',
    title: 'How long a record can be changed',
    source: proof,
    text: 'Until the book is ordered, or 24 hours after the approval; then it is locked and only staff can reopen it.',
  },
  {
    id: 'proof/reopen',
    title: 'Reopening a locked record',
    source: proof,
    text: 'Staff can: contact an archivist, by the way the site or your e-mails name.',
  },
  {
    id: 'proof/printed-before',
    title: 'Whether anything is printed before approving',
    source: proof,
    text: 'No, nothing is printed or ordered before you approve.',
  },
  {
    id: 'proof/free-proof',
    title: 'Whether the form and the proof cost anything',
    source: proof,
    text: 'The form and the proof ask for no payment; what a print costs is shown where it is ordered.',
  },
  {
    id: 'book/qr-verify',
    title: 'What scanning the QR code shows',
    source: works,
    text: 'Nothing of the record: a page with the seal that belongs to the Proof ID, and help for whoever found it. Its label is ‘Verify’.',
  },
  {
    id: 'book/proof-id-form',
    title: 'What a Proof ID looks like',
    source: works,
    text: 'Ten characters: ‘01’ and eight capital letters or digits.',
  },
  {
    id: 'book/proof-id-changes',
    title: 'When the Proof ID changes',
    source: works,
    text: 'When you correct first name, last name, date or time of birth: it is made from these four. The older one stays an alias, so links, invitations and access go on working.',
  },
  {
    id: 'book/proof-id-missing',
    title: 'Why no Proof ID shows yet',
    source: works,
    text: 'First name, last name, date of birth and time of birth have to be filled in first: it is made from these four.',
  },
  {
    id: 'book/least-insights',
    title: 'The least number of insights',
    source: works,
    text: 'At least 64, in every record; usually between 87 and 117.',
  },
  {
    id: 'book/not-medical',
    title: 'Whether the insights are advice',
    source: works,
    text: 'No: they are tradition, for fun and inspiration, and not to be taken as medical or legal advice.',
  },
  {
    id: 'book/paper-kind',
    title: 'On what the certificate is printed',
    source: works,
    text: 'On museum-grade archival paper, without watermarks.',
  },
  {
    id: 'book/proof-id-made',
    title: 'What the Proof ID is made of',
    source: works,
    text: 'From first name, last name, date of birth and time of birth: it is a hash (SHA-256) of these four.',
  },
]
