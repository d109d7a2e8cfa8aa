import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const files = 'How Birth Codex works: birth files'
const fields = 'The birth form'
const proof = 'How Birth Codex works: proof, approval and order'

/** Further single facts of drafts, of sending the form, and of its files and places. */
export const factsOfSending: readonly Passage[] = [
  {
    id: 'form/progress-saved',
    title: '‘Progress Saved’',
    source: form,
    text: 'Your draft was saved on this device. Nothing was sent.',
  },
  {
    id: 'form/saving',
    title: '‘Saving...’',
    source: form,
    text: 'The draft is just being written to this device; Save Draft reads so until that is done.',
  },
  {
    id: 'form/set-aside',
    title: 'A draft that could not be read',
    source: form,
    text: 'It was set aside on this device and not deleted, and the form starts empty; what lies aside goes after 14 days.',
  },
  {
    id: 'form/crash',
    title: 'After a crash or an empty battery',
    source: form,
    text: 'Open the page again in the same browser: your draft is there. A crash costs the last second of typing at most.',
  },
  {
    id: 'form/time-left',
    title: 'How long there is to finish',
    source: form,
    text: '14 days from the last change; each change begins them anew.',
  },
  {
    id: 'form/submit-missing',
    title: 'Submitting with something missing',
    source: form,
    text: 'Step V is checked first: nothing is sent, and the overlay does not open, until the e-mail is right and the acknowledgement ticked. Each fault shows its message.',
  },
  {
    id: 'form/overlay-steps',
    title: 'The six stages of the overlay',
    source: form,
    text: 'Validating inputs, Fetching lunar & time-zone data, Calculating numerology & charts, Building Illustrator proof, Encrypting provenance payload, Preparing preview.',
  },
  {
    id: 'form/encrypting',
    title: '‘Encrypting provenance payload’',
    source: form,
    text: 'It is the storing of your encrypted record on the server.',
  },
  {
    id: 'form/overlay-buttons',
    title: 'The buttons of the overlay',
    source: form,
    text: '‘Cancel’ and ‘Run in background’; Escape cancels too.',
  },
  {
    id: 'form/stuck-90',
    title: 'Standing at 90 percent',
    source: form,
    text: 'It waits at 90 percent for the server’s answer, then goes on to 95 and 100; 100 shows only when all six stages are done.',
  },
  {
    id: 'form/cancel-clean',
    title: 'What a cancelled submission leaves',
    source: form,
    text: 'Nothing half made: what the server had begun is undone, or finished exactly once and shown to you.',
  },
  {
    id: 'form/overlay-again',
    title: 'Getting the overlay back',
    source: form,
    text: 'Press the notice ‘Codifying Provenance…’, or open it from the proof status card.',
  },
  {
    id: 'form/received-buttons',
    title: 'The buttons after submitting',
    source: form,
    text: '‘Create Sibling Record’, which keeps the family’s answers for another child, and ‘Start Fresh’, which clears everything; ‘Stay here’ keeps the page from going on.',
  },
  {
    id: 'form/sibling-files',
    title: 'What a sibling record does not take over',
    source: form,
    text: 'Everything about the child is blank: names, birth, measures, conception, photos and files, and the acknowledgement.',
  },
  {
    id: 'form/again-one-record',
    title: 'Submitting again after a change',
    source: proof,
    text: 'No second record: it makes a new version and a new proof of the same record, and the older proof’s page leads to the new one.',
  },
  {
    id: 'form/queue',
    title: 'Whether one is told how many are before',
    source: proof,
    text: 'Yes: where others wait, the page says how many proofs are before yours.',
  },
  {
    id: 'form/file-how',
    title: 'How a file is added',
    source: files,
    text: 'Click the drop zone on step III, or drag files into it; on a phone you can take a picture.',
  },
  {
    id: 'form/file-word',
    title: 'Word documents and PDF',
    source: files,
    text: 'Yes, DOC, DOCX and PDF are taken; a Word document with macros is refused.',
  },
  {
    id: 'form/file-video',
    title: 'Videos, sound and archives',
    source: files,
    text: 'No: images (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC and DOCX are taken, and no videos, sound or ZIP files.',
  },
  {
    id: 'form/file-iphone',
    title: 'Pictures of an iPhone',
    source: files,
    text: 'Yes, HEIC, the kind that iPhones make, is taken like JPEG, PNG, WebP and GIF. For a print of hand or foot choose JPEG, for HEIC cannot be read for the press.',
  },
  {
    id: 'form/file-svg',
    title: 'SVG files',
    source: files,
    text: 'No, SVG is refused.',
  },
  {
    id: 'form/file-exact',
    title: 'A file of exactly 10 MB',
    source: files,
    text: 'Yes: 10 × 1024 × 1024 bytes are taken, one byte more is refused.',
  },
  {
    id: 'form/file-shown-size',
    title: 'How the size of a file is shown',
    source: files,
    text: 'In MB with two decimals, beside its name.',
  },
  {
    id: 'form/file-others-go-on',
    title: 'When one of several files fails',
    source: files,
    text: 'The others go on; the one that failed has its reason beside it.',
  },
  {
    id: 'form/town-two-letters',
    title: 'No places after two letters',
    source: fields,
    text: 'The search begins with the third letter, a moment after you stop typing.',
  },
  {
    id: 'form/town-list-closed',
    title: 'When the list of places closes',
    source: fields,
    text: 'It closes a moment after you leave the field; go back into the field and type to have it again.',
  },
  {
    id: 'form/town-search-failed',
    title: 'When the search of places does not work',
    source: fields,
    text: 'The suggestions stay away without a message, and you can type the place yourself: any text is taken.',
  },
  {
    id: 'form/town-google',
    title: 'Whether places are looked up at Google',
    source: fields,
    text: 'No: places come from a list inside the product (GeoNames), and nothing is asked outside, unless whoever runs this site has set up Google Places.',
  },
  {
    id: 'form/drive-copy',
    title: '‘Upload Error’',
    source: form,
    text: 'The copy of the record for the cloud drive could not be stored just then; it is tried again by itself, and your record is safe.',
  },
  {
    id: 'form/hidden-characters',
    title: '‘Hidden characters’ in a name',
    source: fields,
    text: 'One-line fields take no line breaks, tabs or invisible characters, which are often pasted along: type the name by hand.',
  },
  {
    id: 'form/part-away',
    title: 'When a part of the product is away',
    source: form,
    text: 'It says so, and nothing is lost: what waits for it goes on by itself when it is back.',
  },
]
