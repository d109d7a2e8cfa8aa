import type { Passage } from '../passage'

const works = 'How Birth Codex works'
const form = 'The birth form'
const proof = 'How Birth Codex works: proof, approval and order'
const families = 'How Birth Codex works: families'
const rules = 'The rules of the book’s insights'
const privacy = 'Birth Codex: privacy and security, as built'

/** What is asked plainly and lies between the subjects, or is known not to be known. */
export const factsOfPlainQuestions: readonly Passage[] = [
  {
    id: 'form/mya-replaces',
    title: 'What becomes of typed words when Ask MYA is turned on',
    source: form,
    text: 'What stood in the field is replaced at once by the placeholder, and turning the switch off clears it: keep words of your own elsewhere before you turn it on.',
  },
  {
    id: 'form/no-medical-fields',
    title: 'Allergies, illnesses and medicines in the form',
    source: form,
    text: 'There is no field for allergies, illnesses, medicines or vaccinations: of health the form asks only for APGAR, measures, temperature at birth, birth type and blood type, all optional.',
  },
  {
    id: 'form/light-baby',
    title: 'A child of less than a pound',
    source: form,
    text: 'Less than 1 pound cannot be entered: weight takes 1 to 20 pounds and 0 to 15 ounces. It is optional, so leave it empty where it does not fit.',
  },
  {
    id: 'form/no-field',
    title: 'What the form has no field for',
    source: form,
    text: 'The form has no field for that: it asks for the names, the birth, parents, grandparents and caretakers, prints and files, and the measures of the child, and nothing besides. A document about it can be added as a file on step III, and is kept with the record without being printed.',
  },
  {
    id: 'proof/not-too-late',
    title: 'Until when it is not too late to correct',
    source: proof,
    text: 'It is not too late before the order, or within 24 hours of the approval: press ‘Edit Provenance’ on the proof’s page, correct the answer and submit again, which makes a new version and a new proof. Later the record is locked, and only staff can reopen it.',
  },
  {
    id: 'proof/copies',
    title: 'Further copies',
    source: proof,
    text: 'How many copies are made is settled where it is ordered: of second copies, and what they cost, I know nothing.',
  },
  {
    id: 'proof/delivery-time',
    title: 'How long printing and delivery take',
    source: proof,
    text: 'I do not know how long printing and delivery take, nor when it will arrive: that is settled where it is ordered. Only the proof is known to take a few minutes.',
  },
  {
    id: 'proof/discounts',
    title: 'Discounts, vouchers and refunds',
    source: proof,
    text: 'I know of no discount, voucher, sale or refund: conditions are a matter of the store where it is ordered.',
  },
  {
    id: 'proof/ways-to-pay',
    title: 'Ways to pay',
    source: proof,
    text: 'I do not know which ways to pay there are: nothing is paid in Birth Codex itself, and paying is a matter of the store that the approval leads to.',
  },
  {
    id: 'proof/countries',
    title: 'To which countries it is sent',
    source: proof,
    text: 'I do not know to which countries it is sent, nor what that costs: that is settled where it is ordered.',
  },
  {
    id: 'book/paper-maker',
    title: 'Who makes the paper',
    source: works,
    text: 'I do not know who makes the paper, nor its weight or brand: I know only that it is museum-grade archival paper.',
  },
  {
    id: 'book/binding',
    title: 'Cover, binding and frame',
    source: works,
    text: 'I know nothing of covers, bindings, frames or boxes: only that the certificate is printed on museum-grade archival paper, and that the press sets A4 or US Letter.',
  },
  {
    id: 'book/gift',
    title: 'A Birth Codex as a gift',
    source: works,
    text: 'Yes, it can be a gift: whoever fills in the form, parent or not, can have it made. Of vouchers and gift wrapping I know nothing.',
  },
  {
    id: 'book/foretells',
    title: 'Whether the insights foretell anything',
    source: works,
    text: 'No, the insights foretell nothing: they are tradition, for fun and inspiration, and say nothing about what will happen to a child.',
  },
  {
    id: 'book/how-computed',
    title: 'How the insights are computed',
    source: rules,
    text: 'Each insight is computed by a fixed rule from the child’s own data: places of Sun, Moon and planets by exact astronomy, sums of the digits of the date and the letters of the name, cards and stones by fixed tables, and counts of calendars. No chance and no language model is in it, and the book prints each rule with its source.',
  },
  {
    id: 'book/mine',
    title: 'What an insight of one’s own child says',
    source: rules,
    text: 'What your child’s own insights are, and what tradition reads into them, stands in your book; the first of them are shown on step V under ‘Personal Insights’. I can tell them too, if you let me read your record.',
  },
  {
    id: 'book/parents-insights',
    title: 'Which insights need the parents’ dates',
    source: rules,
    text: 'The Sun sign and the lunar year of the mother and of the father need that parent’s date of birth; the insight of the wedding needs the date of the marriage, and that of the conception its date. Without them these are left out.',
  },
  {
    id: 'system/vedic',
    title: 'Whether there is Vedic astrology',
    source: rules,
    text: 'Of Indian astrology there is the nakshatra, the Moon’s station among the stars, and the psychic number of Indian numerology; all else of the sky is told by the tropical zodiac of the West.',
  },
  {
    id: 'family/anybody',
    title: 'Whether a lawyer, doctor or friend may see the record',
    source: families,
    text: 'Only if the owner invites them: anybody with an e-mail address, such as a friend, a doctor or a lawyer, can be given an access level, and a Viewer sees everything and changes nothing. Nobody else sees the record.',
  },
  {
    id: 'family/custody-roles',
    title: 'Which level a parent gets',
    source: families,
    text: 'The levels have nothing to do with custody: whoever first synced or submitted the record is its owner, and gives the other parent whichever level is wanted, such as Editor to type too or Viewer to read only.',
  },
  {
    id: 'family/opened-seen',
    title: 'Whether the owner sees that somebody opened the record',
    source: families,
    text: 'Yes, the owner sees on the page ‘Your privacy’ when each person opened the record last, and in the dialog ‘Invite a Co-Contributor’ who has joined.',
  },
  {
    id: 'family/correcting-level',
    title: 'The level for somebody who should correct',
    source: families,
    text: 'Editor: an Editor reads, comments and edits fields. Viewers, Commenters and Approvers cannot change an answer.',
  },
  {
    id: 'family/spouse-approves',
    title: 'Whether the other parent can approve',
    source: families,
    text: 'No, only the owner approves the order, the parent who made the record; the other one can be made an Approver, who marks ‘Ready to Seal’.',
  },
  {
    id: 'privacy/servers',
    title: 'Where the servers stand',
    source: privacy,
    text: 'In which country or with which company the servers stand I do not know: data is kept with whoever runs this site, encrypted.',
  },
  {
    id: 'system/planets',
    title: 'The planets, and what they stand for',
    source: rules,
    text: 'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune and Pluto, each in the sign where it stood at the birth. By tradition the Sun stands for what one wants, the Moon for what one feels, Mercury for thinking and talking, Venus for what one likes, Mars for how one sets about things, Jupiter for room and luck, Saturn for patience, and Uranus, Neptune and Pluto for what a generation shares.',
  },
  {
    id: 'system/life-path-words',
    title: 'What the life path numbers stand for',
    source: 'F. Campbell, Your Days Are Numbered (1931)',
    text: 'By this reckoning one goes ahead, two joins, three tells, four builds, five sets out, six looks after, seven wonders, eight carries and nine gives; eleven lights lamps, twenty-two is the master builder, and thirty-three is the kind teacher.',
  },
  {
    id: 'book/example',
    title: 'An example of the book',
    source: works,
    text: 'I have no example to show, and nobody else’s book. The proof shows every page of your own before you approve, and neither it nor the form asks for a payment.',
  },
  {
    id: 'book/choose-insights',
    title: 'Choosing or leaving out single insights',
    source: works,
    text: 'There is no way to choose, change or leave out single insights: all are printed that the record has the answers for. What you leave empty in the form is left out.',
  },
  {
    id: 'family/comments-printed',
    title: 'Whether comments are printed',
    source: families,
    text: 'No, comments are not printed: the book has the answers of the form and the insights alone.',
  },
  {
    id: 'family/comment-delete',
    title: 'Deleting a comment',
    source: families,
    text: 'A comment can be resolved and opened again; of deleting a single one I know nothing. All comments go when the record is erased.',
  },
  {
    id: 'family/comment-mail',
    title: 'E-mails about comments',
    source: families,
    text: 'Only who is mentioned with @ gets an e-mail; other comments appear on the page by themselves, without a reload.',
  },
  {
    id: 'proof/delivery-address',
    title: 'The address for delivery',
    source: proof,
    text: 'The form asks for no postal address: it is given where the book is ordered, and only there can it be changed.',
  },
  {
    id: 'proof/cancel-order',
    title: 'Cancelling an order',
    source: proof,
    text: 'An approval can be taken back for 24 hours, until the book is ordered; an order itself is a matter of the store, of whose conditions I know nothing.',
  },
  {
    id: 'proof/never-approve',
    title: 'When a proof is never approved',
    source: proof,
    text: 'Nothing is printed, and nothing is to be paid. A record that was never approved is removed two years after its last change, with an e-mail a month before, unless the installation is set otherwise; I know of no other reminder.',
  },
  {
    id: 'proof/who-checks',
    title: 'Whether somebody checks the answers',
    source: proof,
    text: 'You check them yourself: the proof shows every page as it will be printed, and only you approve it. The form checks what is missing or out of range; I know of nobody who reads your answers over.',
  },
  {
    id: 'family/two-owners',
    title: 'Several owners or devices of the owner',
    source: families,
    text: 'A record has one owner, who can open it on several devices: on each by a link to the record’s own e-mail address, with ‘Continue on this device’. Others are invited, up to Editor or Approver.',
  },
  {
    id: 'mya/cost',
    title: 'Whether MYA costs anything',
    source: 'MYA, Keeper of the Codex',
    text: 'No, nothing is asked for a question to me.',
  },
  {
    id: 'mya/suggests-none',
    title: 'Whether MYA suggests names',
    source: 'MYA, Keeper of the Codex',
    text: 'No, I suggest no names and give no advice on them: I tell where a given name comes from and what it was made of, where a dictionary says it.',
  },
  {
    id: 'mya/instructions',
    title: 'Instructions to MYA, and the data of others',
    source: 'MYA, Keeper of the Codex',
    text: 'No: instructions in a message, a name or a note change nothing of what I do, and I show no rules of mine, no addresses and no record of anybody else. Ask me about the form, the book, its insights or a name.',
  },
  {
    id: 'family/others-record',
    title: 'Seeing the record of another family',
    source: families,
    text: 'No, another family’s record is shown to nobody: a Proof ID, a name or a date of birth opens nothing. Only its owner can invite you.',
  },
  {
    id: 'form/how-many-records',
    title: 'How many records a family may have',
    source: form,
    text: 'I know of no limit: each child has a record of its own, and the same e-mail address may stand in several. ‘Create Sibling Record’ keeps the family’s answers for the next one.',
  },
  {
    id: 'form/start-fresh-record',
    title: 'Whether Start Fresh takes back what was submitted',
    source: form,
    text: 'No, Start Fresh clears the form and the draft on this device; a submitted record stays, and is erased on the page ‘Your privacy’.',
  },
  {
    id: 'form/upload-resumes',
    title: 'An upload that breaks off',
    source: form,
    text: 'An upload that breaks off goes on where it broke, once the connection is back; what you typed is not touched by it.',
  },
  {
    id: 'family/version-what',
    title: 'What a version is',
    source: families,
    text: 'A version is the state of all answers at one time, kept on the server with its day, who made it, a note and a fingerprint. Older versions stay when a new one is made or restored.',
  },
]
