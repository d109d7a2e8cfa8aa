import type { Passage } from '../passage'

const source = 'How Birth Codex works: proof, approval and order'

/** From submitting to the order. */
export const proofsAndOrders: readonly Passage[] = [
  {
    id: 'proof/submit',
    title: 'What happens after submitting',
    source,
    text: 'After Attest & Submit the record is stored and its proof is made. You see ‘Birth Bio Received!’ and then the page of your proof; you also get an e-mail when the proof is ready. Processing typically takes a few minutes. The wait can run in the background.',
    asks: 'how soon will i see my proof after sending the form how long until proof sent the form pressed the button submitted hours waiting after submit what happens next received processing attest submit button how long does it take waiting when is it ready minutes codifying provenance background finished filling in what now',
  },
  {
    id: 'proof/proof',
    title: 'The proof, and why it has a watermark',
    source,
    text: 'The proof shows every page as it will be printed, with a watermark across it, so that you can check names, dates and places letter by letter. You can look at it page by page, at full size or as a PDF. The final print has no watermark.',
    asks: 'grey lines across the preview letters over the picture stamp overlay hatching why does it say proof all over the page proof review watermark word proof across the page preview see before print look at pages full size remove watermark draft copy sample',
  },
  {
    id: 'proof/slow',
    title: 'When a proof does not appear',
    source,
    text: 'A proof usually stands within minutes, its first page sooner. If making it failed, its page says so with the reason and leads back to the form. You need not submit twice: the same answers sent again make one record. The e-mail comes as soon as the proof is ready.',
    asks: 'still no proof after an hour takes forever frozen hanging proof does not load stuck error generating proof still waiting nothing happens failed spinner not ready where is my proof page blank try again submitted twice double',
  },
  {
    id: 'proof/wait',
    title: 'Closing the page while the proof is made',
    source,
    text: '‘Run in background’ closes the overlay and leaves the form usable; a notice stays, opens the overlay again when pressed, and tells the result. Once the record is stored, its proof is made on the server: you may close the page or switch the device off, and the e-mail comes when the proof is ready. Where the page was closed before that, the draft is still on this device; submit it again, and it makes one record and not two.',
    asks: 'close the tab window while it is codifying leave the page switch off phone lock screen during processing run in background keeps going do i have to stay wait here overlay closed by accident',
  },
  {
    id: 'proof/correct',
    title: 'Correcting a mistake',
    source,
    text: 'Yes: press Edit Provenance on the proof’s page, correct the answer in the form and submit again; that makes a new version and a new proof of the same record. It works until the order, or 24 hours after the approval; then the record is locked and only staff can reopen it. Nothing is printed before you approve.',
    asks: 'forgot a field missing information add the nickname later letter missing repaired repair one letter is wrong spelled spelling forgot to add something left out a field swap names wrong birth time sent it off too late mistake typo wrong correct change edit fix misspelled name wrong date after submitting edit provenance update answers resubmit modify error in record change something i made an error',
  },
  {
    id: 'proof/approve',
    title: 'Approving the proof',
    source,
    text: 'Approve & Continue to Order says that the record may be printed as the proof shows it. Only the parent who made the record can do it, on the device it was made on (or one where ‘Continue on this device’ was used). The approval belongs to that very version. Then the finished record is made and sent by e-mail, and you go on to the order.',
    asks: 'who is allowed to give the final approval who approves husband wife other parent phone approve approval approve and continue to order confirm accept final who can approve sign off release for print',
  },
  {
    id: 'proof/undo',
    title: 'Taking an approval back',
    source,
    text: 'Yes, for 24 hours after the approval, or until the book is ordered, you can take the approval back and change the record. After that it is locked, and only staff can reopen it: contact an archivist.',
    asks: 'pressed approve too early approved too soon reverse approval mistake after approval undo approval take back withdraw changed my mind after approving locked sealed 24 hours a day reopen too late edit after approval cancel approval revoke',
  },
  {
    id: 'proof/order',
    title: 'How to order',
    source,
    text: 'Ordering begins with Approve & Continue to Order on the page of your proof. Where this installation has a store set up, that leads to the store with your Proof ID; choosing, paying and sending happen there. Where none is set up it leads to the page ‘Your Birth Bio Is on the Way!’.',
    asks: 'gift wrap basket quantity extra copies for grandparents purchase where do i buy another one order the printed book buy purchase checkout store shop how do i order another copy second copy reorder more copies bestellen commander pedir zamówić where to buy cart',
  },
  {
    id: 'proof/payment',
    title: 'Paying',
    source,
    text: 'Nothing is paid in Birth Codex itself: the form, the proof and the approval ask for no card. Paying, and the ways to pay, are matters of the store that the approval leads to; I know nothing about its conditions, discounts or refunds.',
    asks: 'discount for two books several copies cheaper bulk sale black friday student instalments bank transfer klarna apple pay cash invoice vat tax receipt currency pay payment credit card paypal invoice discount coupon refund money back voucher gift card instalments return policy bezahlen payer pagar zapłacić free trial do i have to pay now',
  },
  {
    id: 'proof/paper',
    title: 'Paper and print',
    source,
    text: 'The final certificate is printed on museum-grade archival paper without watermarks. The printer’s file has embedded fonts, bleed and trim boxes. More about the paper, such as weight or maker, I do not know.',
    asks: 'acid free recycled cotton laid coated thick heavy matte glossy yellow paper quality material archival museum grade print printing ink thickness fade lasting weight gsm papier papel papier',
  },
  {
    id: 'proof/delivery',
    title: 'Delivery',
    source,
    text: 'How long it takes, what it costs and to which countries it goes I do not know: that is settled where it is ordered. All that the product says of it is that the final certificate is printed on museum-grade archival paper without watermarks and delivered to the address.',
    asks: 'when does my parcel package come package post courier dhl ups customs duty where is my order lost in the post damaged delivery shipping ship deliver postage arrive when will it arrive how long delivery time tracking parcel international abroad country express lieferung livraison envío entrega wysyłka dostawa address mail it',
  },
  {
    id: 'proof/digital',
    title: 'The finished record by e-mail',
    source,
    text: 'After the approval the finished record comes to the record’s e-mail address: the book without watermark, with the certificate and all insights, as a PDF in the form that archives keep (PDF/A). It goes to addresses that have opened a link of ours before.',
    asks: 'will you send me a digital copy i want the pdf by email when do i get the pdf file electronic pdf too get digital pdf download finished record attached email copy file without watermark get pdf archive pdf/a save digital version electronic soft copy',
  },
  {
    id: 'proof/print-file',
    title: 'The print-ready file',
    source,
    text: 'No, only staff can download the print-ready certificate (embedded fonts, bleed and trim), from the moment the record is completed. Parents get the finished book without watermark as a PDF by e-mail.',
    asks: 'printer down the road print your file local copy shop staples high resolution png tiff print ready file printer bleed trim print it myself own print shop print at home high resolution',
  },
  {
    id: 'proof/email-missing',
    title: 'When no e-mail comes',
    source,
    text: 'E-mails go to the address of step I. Look into the spam folder first. If the address was wrong, the owner can correct it under ‘Wrong email?’ on the page ‘Your Birth Bio Is on the Way!’; the last message is then sent again. One address gets a limited number of e-mails a day; what is over goes the next day.',
    asks: 'moved to a new e-mail address mails land in junk folder mail bounced another address two addresses no email did not get mail not received spam junk wrong email change my email address correct address where is the email resend message again never arrived typo in email',
  },
  {
    id: 'proof/success',
    title: 'The page ‘Your Birth Bio Is on the Way!’',
    source,
    text: 'It shows the child’s name, the e-mail address, and four steps from Data Received to Finalizing Your Birth Record. There the owner can correct the address, or begin another record.',
    asks: 'success page on the way timeline data received finalizing status where is my order progress',
  },
  {
    id: 'proof/completed',
    title: 'When a record counts as completed',
    source,
    text: 'A record is completed once its proof is approved and the final certificate is made; until then it is processing.',
    asks: 'completed processing status meaning record state done',
  },
]

/** What is said of prices: only what whoever runs this site has set. */
export const pricePassage = (prices: string | undefined): Passage => ({
  id: 'proof/price',
  title: 'Prices',
  source: prices ? 'The settings of this site' : source,
  text:
    prices ??
    'No price is configured here, so I cannot name one. The form and the proof ask for no payment; what a print costs is shown where it is ordered, before you pay.',
  asks: 'what does a copy cost what does the book cost price prices cost how much does it cost expensive cheap fee charge free dollars euros pounds preis kosten prix coûte precio cuesta cena kosztuje ',
})
