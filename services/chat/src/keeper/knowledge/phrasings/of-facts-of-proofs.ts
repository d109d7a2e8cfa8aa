import { phrasingsOf } from './phrasings'

/** Of single parts of the proof and the order. */
export const ofFactsOfProofs = phrasingsOf({
  'proof/how-long': `
    how long does the proof take
    how long until I see the proof
    when is my proof ready
    how long does processing take
    how many minutes for the proof
    time until proof
    I submitted, how long do I wait
    is the proof instant`,
  'proof/loading': `
    codifying your provenance please wait
    please wait while we generate your proof
    the proof page only says please wait
    what does codifying your provenance mean
    proof page is loading
    it keeps saying generating your proof`,
  'proof/error-page': `
    error generating proof
    an unexpected error occurred
    the proof page shows an error
    proof failed what do I do
    error on proof page return to form
    my proof went wrong`,
  'proof/watermark': `
    is the watermark on the final print
    will the watermark be printed
    why is something written across my proof
    does the finished pdf have a watermark
    how do I get rid of the watermark
    watermark on the real book?
    remove watermark`,
  'proof/who-approves': `
    who can approve the proof
    can an approver place the order
    can my husband approve the proof
    may a viewer press approve
    who is allowed to approve and order
    can grandma order it
    can somebody invited approve the order
    approver vs approving the order
    who has the last word on the order`,
  'proof/edit-button': `
    what does edit provenance do
    edit provenance button
    how do I get back to the form from the proof
    I want to change something after seeing the proof
    does editing make a new proof
    edit after submit`,
  'proof/full-size': `
    what does view full size do
    view full size
    can I zoom into the proof
    the preview is too small to read
    see the proof larger
    enlarge proof picture`,
  'proof/approve-where': `
    where does approve and continue to order take me
    what happens when I press approve
    approve & continue to order goes where
    which page comes after approving
    does approve open a shop
    am I leaving the site when I approve`,
  'proof/success-steps': `
    what are the four steps on the success page
    timeline on your birth bio is on the way
    data received processing insights what comes then
    steps on the way page
    what does finalizing your birth record mean
    success page steps`,
  'proof/wrong-email': `
    wrong email
    what does wrong email do
    I typed the wrong email address
    there is a typo in my email
    how do I fix my email after submitting
    update email on success page
    mail went to an old address
    does wrong email send it again
    who sees wrong email
    misspelled my mail address`,
  'proof/success-buttons': `
    which buttons are on the success page
    create another birth bio
    what does create another birth bio do
    how do I make another one from the last page
    success page buttons
    on the way page what can I press`,
  'proof/mail-limit': `
    how many emails a day do you send at most
    is there a limit of emails
    why did my mail come only the next day
    mail limit per day
    do you send many emails
    email cap
    too many mails?`,
  'proof/mail-ready': `
    what is in the first email
    what does the proof email contain
    mail when the proof is ready
    will I be told when the proof is done
    which email has the link to my proof
    email with proof link
    do you write me when it is ready`,
  'proof/lock-when': `
    how long can I still change things
    until when can I edit
    can I change something after ordering
    can I edit after approval
    how many hours after approving can I change it
    is it too late to change
    24 hours after approval
    who can reopen a locked record`,
  'proof/reopen': `
    can a locked record be opened again
    who unlocks my record
    record locked need a correction
    found a mistake after it was locked
    ask to reopen record
    reopen record`,
  'proof/printed-before': `
    is something printed before I approve
    do you print without asking
    is it printed automatically
    am I ordering something by submitting
    does submitting order the book
    is submit binding
    do I buy something when I press submit`,
  'proof/free-proof': `
    is the proof free
    do I pay to see the proof
    does filling in the form cost
    is it free to try
    can I look at it without paying
    do I need a credit card
    is there a charge before ordering
    free or paid?`,
  'book/qr-verify': `
    what happens when somebody scans the qr code
    what does verify under the code mean
    what does the qr code open
    scan code on certificate
    can a guest scan the qr and see our data
    verify qr
    qr shows what`,
  'book/proof-id-form': `
    how long is the proof id
    what does a proof id look like
    how many characters has the proof id
    why does the proof id start with 01
    proof id format
    proof id 10 characters
    is every proof id starting with 01`,
  'book/proof-id-changes': `
    my proof id changed
    why is my proof id different now
    does the proof id change when I correct the name
    I corrected the time and the number is another
    will links still work when the proof id changes
    does the proof id stay the same
    when does proof id change
    old proof id still valid?`,
  'book/proof-id-missing': `
    no proof id yet
    why do I have no proof id
    when do I get a proof id
    proof id is empty
    what do I need for a proof id
    where does the proof id come from
    when does the proof id appear`,
  'book/least-insights': `
    how many insights at least
    what does 64+ mean
    how many insights will we get
    64+ personalized insights true?
    at most how many insights
    114 insights?
    do all get the same number of insights`,
  'book/not-medical': `
    are the insights medical advice
    should I act on what the book says
    are the readings advice
    is it just for fun
    do I need to believe in it
    is it serious
    entertainment only?`,
  'book/paper-kind': `
    what paper is it printed on
    which paper
    paper quality
    is it archival paper
    what material is the certificate
    museum grade paper?
    will the paper last`,
  'book/proof-id-made': `
    what is the proof id made of
    proof id made from which answers
    how is the proof id made
    how is the number computed from our data
    is the proof id random
    which four answers make the proof id
    hash of the proof id`,
})
