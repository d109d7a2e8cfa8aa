import type { Passage } from '../passage'

const source = 'How Birth Codex works'

/** The product itself: what it is, its five steps, and what is in the book. */
export const theBook: readonly Passage[] = [
  {
    id: 'book/what',
    title: 'What a Birth Codex is',
    source,
    text: 'A Birth Codex is a printed keepsake of a birth: a certificate with a Proof ID of its own, and a book of what the sky, the numbers, the cards and the calendars of that day tell by tradition. You fill in a form of five steps, look over a watermarked proof, approve it and go on to order the print.',
    asks: 'print books about babies company business buying in one sentence summary birth codex birth bio keepsake product what do you make what do i get about this how does it work explain the whole thing overview was ist das',
  },
  {
    id: 'book/steps',
    title: 'The five steps of the form',
    source,
    text: 'The form has five steps: I Names & Identity, II The Sacred Moment (date, time and place of birth), III Lineage & Bonds (parents, grandparents, prints and files), IV Form & Essence (gender, measures, colours), V Review & Seal, where you read everything once more and submit with Attest & Submit. You can go back at any time; going on needs the required fields of the step.',
    asks: 'how many parts does the questionnaire have how far along am i which step am i on how many steps five steps form wizard pages sections parts what comes next stages order of the steps how long is the form what do i have to fill in',
  },
  {
    id: 'book/required',
    title: 'Which fields are required',
    source: 'The birth form',
    text: '', // written from the tables of the form
    asks: 'leave out fields may it be left out may i skip skipping a question need not answer grandparents have to be filled in do i need to fill must be filled required fields mandatory must i fill in everything asterisk star optional skip leave empty blank minimum which fields are needed obligatory compulsory do i have to answer all questions',
  },
  {
    id: 'book/next-disabled',
    title: 'Why Next does not go on',
    source,
    text: 'Next is disabled until the required fields of the step are filled in without a mistake. Press it all the same: each missing field then shows its message, and the page goes to the first of them.',
    asks: 'form not let me go on to the next page does not let me go to the next page cannot go on step will not open refuses to continue next button disabled grey greyed out cannot continue stuck wont let me go on not working please complete all required fields next step blocked',
  },
  {
    id: 'book/content',
    title: 'What is printed in the book',
    source,
    text: 'The book begins with the certificate and the sky of the birth. Then come, where you gave the answers for them, the name, lineage (parents and grandparents), the arrival (hospital, doctor, caretakers, gender, race, nationality), the physical codex (measures, colours, prints of hand or foot), the number and the cards, the readings in twelve chapters, and a colophon that tells how everything was computed. A page that would be empty is left out.',
    asks: 'what is in the book pages contents chapters inside printed content what does the codex contain',
  },
  {
    id: 'book/pages',
    title: 'How long the book is, and its size',
    source,
    text: 'The book has some twenty pages; how many depends on what the record holds. The press can set it on A4 or US Letter. Of other sizes, bindings or frames I know nothing.',
    asks: 'how thick will the book be heavy spine cover leather linen bound softcover landscape portrait square how many pages does the book have number of pages book pages count size dimensions format a4 letter paper size big large width height of the book frame binding hardcover poster',
  },
  {
    id: 'book/certificate',
    title: 'The certificate',
    source,
    text: 'The certificate is the first page: the child’s name, date, time and place of birth, the parents, the sky of that hour, the seal, a QR code and the Proof ID. Its borders and rosettes are engraved from the Proof ID, so that no two children share them.',
    asks: 'ornaments pattern lines design different for every child certificate what is on the certificate first page seal rosette border engraving ornament unique design urkunde certificat',
  },
  {
    id: 'book/official',
    title: 'Whether the certificate is an official document',
    source,
    text: 'No, it is a keepsake and no legal document: it is no birth certificate of a state, proves nothing to a court or an authority and replaces no document. Only your registry office issues those; what counts as proof, it or a lawyer can tell.',
    asks: 'town hall authorities embassy accept the certificate valid proof of identity apostille notary official document legal document birth certificate government replace passport social security is this legally valid recognized registry office apply for passport with it proof of birth identity id',
  },
  {
    id: 'book/insights',
    title: 'How many insights there are',
    source,
    text: 'Every record carries at least 64 insights in twelve chapters, and usually between 87 and 117: the more you fill in (time, place, parents’ dates), the more can be told. Each one is computed from your answers, and the book prints how. What the record does not hold is left out, never guessed.',
    asks: 'number of readings in my record how many readings how many readings how many readings will my record have number of readings sections of readings how many insights personalised insights number of readings 64 114 117 chapters list of insights all insights what insights are included twelve chapters personal',
  },
  {
    id: 'book/true',
    title: 'Whether the insights are true',
    source,
    text: 'Their figures are true, their meaning is tradition: the figures are computed exactly; positions of the sky, calendars and sums can be checked, and the book tells how each was made. What is read into them is for fun and inspiration, and no science. It foretells nothing, and is no medical or legal advice.',
    asks: 'predict foretell anything is numerology science is astrology science scientific studies believe in horoscopes superstition evidence astrologers invented made up random fake are the insights true accurate scientific real is astrology real believe predict future fate destiny prediction proven science accuracy nonsense serious reliable',
  },
  {
    id: 'book/disclaimer',
    title: 'The acknowledgement on step V',
    source,
    text: 'Before you submit you tick: ‘I acknowledge that these insights are based on traditional and cultural systems from around the world, interpreted for fun and inspiration, and are not to be taken as medical or legal advice.’ Without it the record cannot be submitted.',
    asks: 'acknowledgement disclaimer checkbox tick box attest agree terms why do i have to acknowledge',
  },
  {
    id: 'book/languages',
    title: 'Languages and scripts',
    source,
    text: 'The form, the book and I speak English. Names may be written in other scripts: Greek, Cyrillic, Arabic, Hebrew, Devanagari, Chinese, Japanese and Korean letters have typefaces in the book. If a character cannot be printed, the proof names it before you approve.',
    asks: 'cyrillic greek arabic hebrew letters in the family name russian ukrainian ñ ø ş tilde diacritics foreign letters surname print language languages translate translation german french spanish polish english other alphabet script accents umlaut special characters chinese letters arabic hebrew emoji unicode cannot be printed sprache langue idioma język deutsch francais español polski',
  },
  {
    id: 'book/who',
    title: 'For whom it is',
    source,
    text: 'The form is for parents or guardians of a newborn. Any date of birth from 1900 on works, so that older children and grown-ups can have a book too; a date in the future cannot be entered.',
    asks: 'would it make a good gift for a friend who had a baby present christening baptism baby shower grandchild i am an adult my own birthday for me my mother grandfather years old retired age limit too old teenager who is it for older child adult myself grandparent gift present birthday toddler not newborn anymore can i make one for unborn baby future due date pregnant before birth adoption adopted child twins',
  },
  {
    id: 'book/sibling',
    title: 'Another child: Create Sibling Record',
    source,
    text: 'After submitting, Create Sibling Record begins a new form that keeps your e-mail, parents, grandparents, where they met, the marriage and the caretakers, and leaves everything about the child blank. Start Fresh empties the form altogether. Twins are two records.',
    asks: 'second pregnancy reuse the family details twins triplets arrived next baby younger older siblings more children sibling twins second child another baby brother sister two children copy family data start fresh new record again triplets multiple',
  },
  {
    id: 'book/proof-id',
    title: 'The Proof ID',
    source,
    text: 'The Proof ID is the number of your record, ten characters: ‘01’ and eight more capital letters or digits. It stands on the proof status card and on the certificate, and opens nothing by itself. It is made from first name, last name, date and time of birth (a hash, SHA-256), so it stays the same while those four do, and changes when you correct one of them. After a change of one of the four, the older Proof ID stays an alias: grants, invitations and links go on working.',
    asks: 'characters under the seal ten characters reference record number ten characters letters and digits proof id number code identifier 01 what is the proof id where do i find reference number how is it made hash changed why did it change',
  },
  {
    id: 'book/qr',
    title: 'The QR code on the certificate',
    source,
    text: 'It carries the product’s address with the printed Proof ID, never the secret address of the proof: a stranger who scans it or photographs a framed certificate learns nothing of the record. The page it opens shows the seal that belongs to that Proof ID.',
    asks: 'scans the code on the wall see our data qr code scan what happens when i scan verify square code barcode photo of the certificate stranger',
  },
  {
    id: 'book/two-children',
    title: 'Two children with the same name and birth',
    source,
    text: 'Press ‘This is a different child’, which the form offers where another family already has a record with the same names, date and time of birth. From then on your record has a Proof ID of its own.',
    asks: 'child belongs to another family same name same date different child already exists duplicate record taken owned by another family conflict',
  },
  {
    id: 'book/claim',
    title: 'How many families use it',
    source,
    text: 'The success page says ‘Trusted by 10,000+ families’ unless whoever runs this site has changed that sentence. I know no other figure.',
    asks: 'how many families customers users trusted 10,000 reviews testimonials popular',
  },
]
