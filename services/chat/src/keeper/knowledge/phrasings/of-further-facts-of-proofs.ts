import { phrasingsOf } from './phrasings'

/** Further single facts of the proof, the book, its number and its insights. */
export const ofFurtherFactsOfProofs = phrasingsOf({
  'proof/link-view': `
    anyone with the link to the proof can see it?
    is the proof page private
    can someone guess the link to our proof
    who can open the proof
    is the proof public
    do I need to log in to see the proof
    can strangers find our preview`,
  'proof/open-by-id': `
    can I open the proof with just the 10 character number
    find my proof by the proof id
    I only have the proof id, how do I see the proof
    does the number open the record
    enter the proof id to see my book
    where do I type the proof id in`,
  'proof/states': `
    what states can a proof be in
    status of a proof
    what does running mean
    proof status error
    is done the last state
    which statuses are there for the proof`,
  'proof/checks': `
    how often does the page check if it is finished
    does it refresh every few seconds
    do I need to refresh to see whether it is done
    polling interval of the proof
    how does the page know when it is ready
    every how many seconds does it look`,
  'proof/return-to-form': `
    button back to the form on the proof error
    what does return to form do
    return to form button
    where does return to form lead
    button on the error page of the proof
    how do I get back to the form after an error
    are my answers kept with return to form`,
  'proof/error-page': `
    error generating proof an unexpected error occurred
    the proof could not be made
    generation of the proof failed
    there was an error with my proof
    my proof shows an error`,
  'proof/not-found': `
    the page says proof not found
    proof not found
    proof is gone
    link says there is no such proof
    the proof does not exist
    it says invalid proof ID
    invalid proof id
    invalid id on the review page
    the proof address is invalid
    wrong proof id error
    the page has no id`,
  'proof/page': `
    what is on the review page
    what does review your codex proof show
    what do I see when the proof is ready
    buttons on the proof page
    what can I press at the proof
    links on the review page`,
  'proof/pdf': `
    how can I see it bigger
    zoom into the proof
    the preview is too small
    enlarge the picture
    can I see the details of the proof
    letters are too small to check`,
  'proof/approve-then': `
    what happens when I approve
    i approved, and now
    what comes after the approval
    what does approving do
    after pressing approve
    consequences of approving
    is it ordered when I approve`,
  'proof/no-store': `
    there is no shop here, what happens when I approve
    no store configured
    approve leads to the on the way page
    why did I not get to a shop
    I was not asked to order anything
    where do I end up without a store`,
  'proof/store-id': `
    does the store see the name of my child
    is our data given to the shop
    what is sent to the order page
    which data goes to the store
    does the shop know our answers`,
  'proof/mail-ready': `
    will you mail me once the preview is done
    do I get told when the proof is ready
    is there an email when it is finished
    how will I know when it is ready
    are you going to write me about the proof
    notification for the proof`,
  'proof/mail-after-approval': `
    what do I get by mail after I approve
    when do i get the finished pdf
    second email, what is in it
    what is attached to the last email
    do I get the insights by email
    finished record email`,
  'proof/undo': `
    can I still change something after I approved
    approved an hour ago want to change the middle name
    I found a mistake after approving
    change after approval
    edit an approved record
    is it too late to correct after approving
    how long can I undo the approval
    until when can the approval be taken back
    how many hours to take the approval back
    time limit for undoing approval
    approval undo period
    is there a deadline to cancel the approval`,
  'proof/locked': `
    approved three days ago want to change something
    it is locked, I need a change
    more than a day since I approved
    ordered already but there is a mistake
    a week after the order I found an error
    can a locked record be changed`,
  'proof/mail-wrong': `
    I typed my email wrong and already approved
    mail went to the wrong address, can I have it again
    if I correct my email do you send it again
    made a typo in my mail address
    change the address after sending
    is the mail sent again to the new address`,
  'proof/wrong-email-missing': `
    I do not see Wrong email?
    wrong email is missing
    no link to correct the address
    my husband cannot find wrong email
    where is the wrong email button
    who can change the address`,
  'proof/success-when': `
    when do I see the success page
    what is the page that says your birth bio is on the way
    how do I get to the on the way page
    is the success page after submit or approve
    where is the page with wrong email
    link to the on the way page`,
  'proof/all-pages-deliver': `
    will it be sent to my house
    do you send it by post
    is it delivered
    do I get a printed one by mail
    does the certificate come to my address
    is there a paper copy sent`,
  'book/what': `
    so what is this product in one line
    what is a birth codex
    what am I getting here
    describe birth codex briefly
    what do you sell
    explain birth codex in a sentence`,
  'book/proof-id-form': `
    how long is a proof id
    10 characters starting 01 what is that
    number of characters of the id
    length of the proof id
    is the proof id ten characters`,
  'book/proof-id-changes': `
    does the proof id change if I fix a typo in her name
    I corrected her birth date, do the invites still work
    does a changed weight change the proof id
    is the old number still good
    why is the proof id another one now
    proof id different after a correction`,
  'book/proof-id-safe': `
    is it dangerous if somebody sees the number on the certificate
    a stranger has our proof id, problem?
    can I post a photo with the proof id
    do I have to keep the proof id secret
    somebody photographed the certificate
    is the proof id a password`,
  'book/proof-id-printed': `
    is the proof id on the printed certificate
    where in the book is the proof id
    does the certificate bear a number
    is the number printed
    proof id in the book?
    is the id on paper too`,
  'book/qr': `
    what is in the QR code
    which address is in the square code
    does the qr code contain data
    what does the code encode
    content of the qr code`,
  'book/qr-verify': `
    a guest scanned the code on our wall, what did they see
    can people read our data from the square code
    what does the page behind the QR code look like
    is the qr code safe
    a visitor took a picture of the qr code
    can a stranger see our baby through the qr`,
  'book/long-name': `
    her name is really long, does it fit
    long double name, is it cut
    how long may a name be in print
    will a name of 60 letters fit
    does the place name fit on the certificate
    we have four surnames`,
  'book/rtl-name': `
    our surname is hebrew, will it be the right way round
    arabic name printed correctly?
    right to left names
    is farsi written in the right direction
    does hebrew print backwards
    initials of an arabic name`,
  'book/letters-unprintable': `
    what if a letter can't be printed
    our name is in tamil letters, does that print
    name in georgian script printable?
    is my alphabet supported
    a letter shows as a box
    warning about a character that cannot be printed
    thai name in the book`,
  'book/pdf-archive': `
    is the pdf an archive pdf
    pdf/a?
    will I be able to open the pdf in 30 years
    is the pdf made to last
    which pdf format is the finished book
    archival pdf`,
  'book/weekday': `
    does the book say what weekday it was
    day of the week of the birth
    which weekday was she born on, is it in the book
    do you print the weekday
    was it a monday, will it say
    weekday insight`,
  'book/not-again-differ': `
    if I come back next year will the numbers differ
    do the insights change over time
    are the figures random
    would I get other insights tomorrow
    is it different each time
    do the readings depend on today`,
  'book/formulas': `
    do you say where the formulas come from
    are the sources of the insights named
    how do I know how it was calculated
    is the method printed
    can I check your calculations
    where does the book say its sources`,
  'book/not-medical': `
    does the book give health advice
    is there medical stuff in the insights
    financial advice in the book?
    does it tell about diseases
    will it tell me how to treat my child
    legal advice in the book`,
  'book/gentle': `
    will it say something bad about my baby
    scared it says something awful about her
    does it foretell misfortune
    are there warnings about my child
    what if the cards are bad
    is there anything negative in it`,
  'book/kinds': `
    what do the insights cover
    what sort of insights are there
    tarot too?
    which systems are in the book
    is numerology included
    does it have astrology and tarot
    what are the insights about`,
  'book/when-computed': `
    when do the insights get worked out
    when are the insights calculated
    do I see the insights before sending
    are the insights made at once
    at what point do you compute the readings
    insights before the submit`,
  'system/moon-phases': `
    how many moon phases do you use
    which phases of the moon are there
    names of the moon phases
    eight phases?
    list of moon phases
    is half moon a phase here`,
  'system/moon-printed': `
    which of the two moons is on the certificate
    which moon phase gets printed
    the moon on the certificate, is it the real one
    is the moon phase exact
    true phase or cycle
    does the certificate show the actual moon
    29.530588853`,
  'system/day-length': `
    how is day length worked out
    midnight sun baby
    polar night birth
    length of the day missing
    hours of daylight`,
  'system/cusp': `
    is the star sign exact if he was born on the changeover day
    which sign if we do not know the hour and it changes that day
    born on the 20th between two signs
    on the cusp
    is she pisces or aries, born on the border
    two star signs possible`,
  'system/animal-year': `
    is 15 january still the year before
    born 30 january, is that the old or the new chinese year
    does the chinese year start on january 1
    baby from early february which animal
    is a january baby of the last animal
    when does the animal change
    chinese new year border`,
  'system/animal-element': `
    what is in the chinese sign, just the animal?
    does it say the element too
    eastern zodiac, element or animal
    is it only the animal of the year
    metal ox, what is the metal
    what does eastern zodiac tell`,
  'system/masters': `
    do you keep 11 and 22 in the life path
    master numbers kept?
    is 33 reduced to 6
    are master numbers reduced
    life path 11 or 2
    22 becomes 4?`,
  'system/same-day': `
    do all babies born today get the same book
    is the book the same for everybody born that day
    my friend's baby has the same birthday
    two babies in the same hospital on one day
    identical books for the same date?`,
  'system/missing-hour': `
    what do we lose without the time
    will the book say that the hour was missing
    no time of birth: what is missing in the book
    what is not in the book without the hour
    is it worth it without the birth time
    which insights fall away without a time`,
})
