import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const fields = 'The birth form'
const files = 'How Birth Codex works: birth files'

/** What single parts of the form do, say and take. */
export const factsOfTheForm: readonly Passage[] = [
  {
    id: 'form/autosaved-label',
    title: '‘Autosaved’ with a time',
    source: form,
    text: 'It tells when this device last kept your draft by itself.',
  },
  {
    id: 'form/step-counter',
    title: 'Where the form says which step you are on',
    source: form,
    text: '‘Step n/5’ and the Roman numerals I to V tell it: the current step stands out, the others are dimmed; on a small screen only the current one shows.',
  },
  {
    id: 'form/local-note',
    title: '‘Saved privately on this device’',
    source: form,
    text: 'The note says ‘Saved privately on this device. Drafts are never sold or shared.’: your draft stays on this device.',
  },
  {
    id: 'form/previous-first',
    title: 'Why Previous cannot be pressed',
    source: form,
    text: 'On step I there is nothing before it, so Previous is disabled there; on every other step it takes you back.',
  },
  {
    id: 'form/required-toast',
    title: '‘Please complete required fields’',
    source: form,
    text: 'Some required fields of this step are missing or incomplete: each shows its message, and the page goes to the first of them.',
  },
  {
    id: 'form/attest',
    title: 'The button ‘Attest & Submit’',
    source: form,
    text: '‘Attest & Submit’ sends the form: it stands on step V in the place of Next, and reads ‘Processing...’ while that goes on.',
  },
  {
    id: 'form/acknowledge-message',
    title: '‘You must acknowledge the disclaimer to proceed’',
    source: form,
    text: 'Tick the acknowledgement on step V: without it nothing is submitted, and this message stands under the box.',
  },
  {
    id: 'form/future-date',
    title: 'A date of birth in the future',
    source: fields,
    text: 'No, it is refused: ‘Birth date cannot be in the future’. Make the record once the child is born; other answers can be drafted before.',
  },
  {
    id: 'form/earliest-date',
    title: 'How old a birth may be',
    source: fields,
    text: 'From the year 1900 on: any date of birth since then works, for older children and grown-ups too.',
  },
  {
    id: 'form/place-or-location',
    title: 'Birth place and birth location',
    source: fields,
    text: 'The birth place is the facility, such as the hospital or your home, as free text; the birth location is the city, state and country, chosen from a list. Both are required.',
  },
  {
    id: 'form/place-unlisted',
    title: 'A place that the list does not have',
    source: fields,
    text: 'Write it as you like: any text is taken and printed. Without a place from the list the ascendant, the houses and the length of the day are left out; choose the next town to have them.',
  },
  {
    id: 'form/place-letters',
    title: 'When place suggestions appear',
    source: fields,
    text: 'After three letters, a moment after you stop typing. If the search fails, the list is empty and you can go on by typing.',
  },
  {
    id: 'form/file-count',
    title: 'How many files may be added',
    source: files,
    text: 'Up to 8 files, of 10 MB each.',
  },
  {
    id: 'form/file-size',
    title: 'How large a file may be',
    source: files,
    text: '10 MB each, that is 10 × 1024 × 1024 bytes. A larger one is refused with the reason beside it; the list shows sizes in MB with two decimals.',
  },
  {
    id: 'form/file-kinds',
    title: 'Which kinds of files are taken',
    source: files,
    text: 'Images (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC and DOCX. SVG, videos, sound and everything else are refused.',
  },
  {
    id: 'form/file-renamed',
    title: 'A file with another ending',
    source: files,
    text: 'A file is read by its content and not by its name: one that was only renamed is refused, unless what is in it is of an accepted kind.',
  },
  {
    id: 'form/uploads-no-prints',
    title: 'Files under ‘No Prints’',
    source: files,
    text: 'The drop zone is hidden under ‘No Prints’; files chosen before are kept but not submitted. Choose another print preference to see it again.',
  },
  {
    id: 'form/wed-date',
    title: 'Ticking and unticking ‘Unwed’',
    source: fields,
    text: 'Ticking Unwed sets the date of the marriage to ‘Parents were not married’ and disables it; unticking clears that, and the date can be entered.',
  },
  {
    id: 'form/parents-time',
    title: 'A parent’s time of birth that is not known',
    source: fields,
    text: 'Tick ‘Time unknown’ beside that parent: the time is cleared and left blank. Parents’ times are optional anyway.',
  },
  {
    id: 'form/height-limit',
    title: 'Limits of the height',
    source: fields,
    text: '0 to 5 feet and 0 to 11 inches; else it says ‘Height feet must be between 0-5’ or ‘Height inches must be between 0-11’.',
  },
  {
    id: 'form/weight-limit',
    title: 'Limits of the weight',
    source: fields,
    text: '1 to 20 pounds and 0 to 15 ounces; else it says ‘Weight pounds must be between 1-20’ or ‘Weight ounces must be between 0-15’.',
  },
  {
    id: 'form/connected-limit',
    title: 'Limits of the time connected to the placenta',
    source: fields,
    text: '0 to 7 days, 0 to 23 hours, 0 to 59 minutes and 0 to 59 seconds.',
  },
  {
    id: 'form/own-words-lists',
    title: 'Lists in which your own word may be written',
    source: fields,
    text: 'Write your own word: race or ethnicity, eye colour, hair colour and nationality take one beside their lists. The other lists take only what they offer.',
  },
  {
    id: 'form/background',
    title: 'What ‘Run in background’ does',
    source: form,
    text: 'It closes the overlay and leaves the form usable; the result is announced when it comes, also after a reload. The notice ‘Codifying Provenance…’ stays, and a press on it opens the overlay again.',
  },
  {
    id: 'form/cancelled',
    title: '‘Provenance submission cancelled.’',
    source: form,
    text: 'You cancelled the submission (Cancel, or Escape) before the record was stored: nothing was made, the draft is still here, and you can submit again.',
  },
  {
    id: 'form/received',
    title: 'What ‘Birth Bio Received!’ shows',
    source: form,
    text: 'It lists what happens now: processing birth intelligence data, generating personalised insights, creating the certificate design, preparing the final birth record. Watch your e-mail; it typically takes a few minutes. Its buttons are ‘Create Sibling Record’ and ‘Start Fresh’.',
  },
  {
    id: 'form/draft-expired',
    title: 'What happens to a draft after 14 days',
    source: form,
    text: 'After 14 days without a change it is removed from this device at your next visit, and a note says so. Any change before that starts the 14 days anew.',
  },
  {
    id: 'form/draft-where',
    title: 'Where a draft lies',
    source: form,
    text: 'In this browser on this device, and nowhere else until you sync or submit; for 14 days after the last change.',
  },
  {
    id: 'form/unknown-address',
    title: 'An address that does not exist',
    source: form,
    text: 'It leads to the form, as any address does that the site does not know, and /upload and /upload-svg too.',
  },
  {
    id: 'form/sibling-keeps',
    title: 'What Create Sibling Record keeps',
    source: form,
    text: 'Your e-mail, both parents, the four grandparents, where they met, the marriage and the caretakers. Everything about the child is blank, files too.',
  },
  {
    id: 'form/start-fresh',
    title: 'What Start Fresh does',
    source: form,
    text: 'It clears everything, the family’s answers too, and removes the draft.',
  },
]
