import { phrasingsOf } from './phrasings'

/** The same questions as parents type them: short, rambling, indirect, worried, on behalf of somebody. */
export const asParentsType = phrasingsOf({
  'book/what': `
    what is this site for
    a friend sent me here, what am I looking at
    explain it to me like I am very tired
    I got this as a present and do not know what to do with it
    is it a book or an app or a certificate
    so what do I get for filling this in
    what is the point of a birth codex
    what have you got here for new parents
    my mother in law keeps talking about this codex, what is it`,
  'book/steps': `
    how long is the form
    how much do I have to fill in
    what will you ask me
    where do I start
    what do I do first
    how many pages of questions are there
    which part of the form asks about the grandparents`,
  'book/official': `
    can we travel with it
    will the school take it as proof of birth
    can I show it at the airport or the embassy
    does it replace the birth certificate from the council
    is the certificate legally valid
    do I still have to register the birth if I have this`,
  'book/who': `
    can I make one for myself, I am 40
    as a gift for my grandmother's 90th birthday
    my daughter is at school already, is it too late
    can an aunt fill it in for the parents
    the baby is not born yet, can I start`,
  'book/true': `
    I do not believe in astrology, is it serious
    who wrote the texts
    are the texts written by a machine or a person
    do you make these things up
    is it real science
    my husband says it is all nonsense
    will it tell her future`,
  'book/insights': `
    how many readings are in there
    what sort of things do you work out about the baby
    what insights will we get
    is it only the zodiac or more`,
  'book/content': `
    what is inside the book
    which pages does the book have
    what if we leave half of it empty, are there blank pages
    are the grandparents' names printed
    what is printed about the parents`,
  'book/pages': `
    how thick is it
    what size is it
    how many pages
    does it have a hard cover
    will it fit in a frame`,
  'book/sibling': `
    we have twins, one form or two
    my second child is coming, do I type it all again
    can both children be in one book
    quadruplets
    do I need a separate one for each baby
    how do I begin a form for his brother`,
  'book/two-children': `
    another baby has exactly the same name and birthday as ours
    it says a record for this child exists already
    what if two children share name, date and hour
    could our data get mixed up with a namesake's`,
  'book/languages': `
    is it available in German
    can I have the book in Spanish
    can our name be printed in Chinese characters
    his name has letters with accents
    which languages do you speak`,
  'book/proof-id': `
    what is the code that starts with 01
    why did the number change when I corrected the name
    what is the id for`,
  'book/qr': `
    what does the square code on the certificate do
    what happens if a stranger scans it
    I scanned the code and where does it lead`,
  'book/required': `
    what must I fill in at the least
    what can I skip
    can I leave that blank
    do I have to answer everything
    which ones are compulsory
    is that one mandatory
    it is nobody's business, may I leave it out`,
  'book/next-disabled': `
    it will not let me continue
    I am stuck on the second page
    the button does not react
    cannot get past the first step
    next stays grey although everything is filled in`,
  'proof/submit': `
    I pressed attest and submit, now what
    what happens when I am done
    when will I see something
    how soon is the proof ready
    I sent it off, what is next`,
  'proof/proof': `
    why is there writing across the pages
    will the watermark be on the real book
    how do I look at the proof
    can I check everything before it is printed
    the preview looks smudged by big letters`,
  'proof/slow': `
    still waiting for the preview
    the wheel keeps turning
    it has been ages and there is no proof
    is it stuck
    the page says making your proof since this morning
    the proof never loads`,
  'proof/correct': `
    I spelled the surname wrong and submitted already
    we want another middle name now
    the picture on the proof is the wrong one, how do I replace it
    I found a mistake on page three
    how do I fix the weight
    can I still edit it
    the photo looks bad, can I send a better one
    I put in the wrong time of birth`,
  'proof/approve': `
    can my husband approve it instead of me
    is approving binding
    the approve button is missing on my tablet
    approving versus ordering, what is the difference`,
  'proof/undo': `
    I approved too early
    I pressed approve by mistake
    oh no I approved it and there is an error in it
    can I withdraw my approval
    is it too late to change after approval
    approved it accidentally, help`,
  'proof/order': `
    how do I buy it
    where do I order the book
    can I order several copies
    I want a second copy for the grandparents
    how does ordering work`,
  'proof/payment': `
    do I have to give my credit card
    when do I pay
    which cards do you accept
    can I pay by instalments
    can I get my money back
    do you have vouchers
    will I be charged now`,
  'proof/price': `
    how much is it
    what does that cost us
    is it expensive
    is it free
    price?
    what am I going to pay in the end
    does the proof cost anything
    is there a charge for changes
    does another copy cost less`,
  'proof/delivery': `
    when does it arrive
    do you ship abroad
    how long is the shipping
    what is the postage
    can you send it to Australia
    will it be here before Christmas
    my parcel has not come
    can it be delivered to my mother's address`,
  'proof/paper': `
    what kind of paper is it
    does the print fade
    is the gold real
    will it last for generations`,
  'proof/digital': `
    do I also get a file
    can I get it as a pdf
    where is my finished pdf
    can I only have the digital one
    can I send the file to relatives`,
  'proof/print-file': `
    can I have it printed at a copy shop
    I need a high resolution file
    can I print it on my own printer
    can our local printer make it
    give me the file without the watermark`,
  'proof/email-missing': `
    I did not get any mail from you
    no mail so far
    wrong email entered
    where is the link you promised to send
    it is not in my spam either
    I gave my old address, how do I change it`,
  'form/draft': `
    do I have to do it all at once
    can I take a break and finish tomorrow
    I closed the browser, is everything lost
    the baby woke up and I had to stop, is it saved
    how long do you keep what I started
    will my answers still be there next week`,
  'form/other-device': `
    I began on the laptop and want to finish on the phone
    can I switch devices
    my draft is not on my tablet
    why do I not see my answers on the other computer`,
  'form/time-unknown': `
    nobody wrote down when she was born
    we have no idea of the hour
    she is adopted and we only know the day
    I forgot the exact time
    the hospital did not tell us the minute
    can I go on without the time`,
  'form/place': `
    our town is not in the list
    she was born in an ambulance on the motorway
    I cannot find the village
    born on a plane
    what do I choose if the place is too small
    he was born abroad`,
  'form/files': `
    how do I upload a photo
    which files can I add
    how many pictures can I send
    how big may the photo be
    can I add a video
    where do I put the ultrasound picture`,
  'form/file-printing': `
    will the pictures be in the book
    do you print our photos
    which of the pictures gets printed
    can a family photo be in the book`,
  'form/file-failed': `
    my picture will not upload
    it says the file is too big
    the upload stops half way
    it does not accept my photo`,
  'form/prints': `
    how do we get her footprint in
    can we stamp the hand into the book
    we have no handprints
    do I need ink for the foot`,
  'form/metric': `
    I only know it in kilos
    we use grams here
    where do I switch from pounds
    can I type metres`,
  'form/unwed': `
    we never married
    my partner and I are not married
    we are not together any more
    there is no wedding date`,
  'form/family-shapes': `
    two mums
    she has two fathers
    I am a single mother
    there is no father
    he was born through a donor
    the father is unknown
    we are grandparents raising her`,
  'family/invite': `
    how does my husband get access
    I want my mum to be able to see it
    can somebody else help me with the form
    add my sister
    how can relatives fill in their part
    let the grandparents look at it
    share it with my family
    my wife should fill in the rest`,
  'family/roles': `
    what can invited people do
    which level should I give my mum
    which kinds of access are there
    what is the difference between the roles`,
  'family/viewer': `
    someone who may only look
    I do not want her to change anything
    read only for my in-laws`,
  'family/commenter': `
    may she write remarks without changing anything
    granny should be able to leave notes but not edit
    just comments please, no editing`,
  'family/editor': `
    she should be able to change the answers
    can my brother correct things himself
    who can change the fields`,
  'family/approver': `
    what is an approver for
    what may an approver press
    can the approver order`,
  'family/revoke': `
    kick somebody out
    my ex should not see it any longer
    take away my brother's access
    remove someone
    how do I stop her from looking at it`,
  'family/link': `
    the link does not work
    it says the invitation was already used
    dead link
    my mum's invitation is expired
    I clicked and it says invalid`,
  'family/account': `
    do I need to sign up
    do they need an account
    must grandad register`,
  'family/owner-device': `
    I have a new phone, how do I get back in
    lost my laptop, is the record lost
    I deleted my browser data and cannot open it
    open my record on another computer
    I cannot get into my record any more`,
  'family/history': `
    bring back what was there yesterday
    somebody changed it wrongly, how do I get the earlier answers
    go back to an older version`,
  'family/together': `
    my husband and I work on it together
    we changed the same box at once`,
  'family/owner': `
    who is the boss of the record
    can I hand the record over to my wife`,
  'privacy/promise': `
    what do you do with her data
    are you trustworthy
    I worry about the data of my child
    do you follow the GDPR
    will we be in some database for ads
    is it safe`,
  'privacy/who-sees': `
    who looks at our answers
    can anyone at your firm see our baby
    is it public
    could strangers find our child
    can my ex see it
    which of your staff can open it`,
  'privacy/erase': `
    get rid of everything
    I want to delete it all
    remove our baby from your servers
    how can I take my data away
    can I download what you have about us
    please forget us`,
  'privacy/retention': `
    for how long do you store it
    do you keep it for ever
    how many years is it kept`,
  'privacy/encryption': `
    can hackers read it
    how is it protected
    are the photos stored encrypted
    what if somebody steals your database`,
  'privacy/cookie': `
    do you set cookies
    do I have to accept cookies`,
  'privacy/mya': `
    do you know who I am
    do you see my record
    does what I write here go to an AI company
    will you remember me tomorrow`,
  'privacy/photos': `
    can one see from the photo where we live
    does the picture keep the gps
    is the location in the photo removed`,
  'privacy/draft-shared-computer': `
    I am on somebody else's computer
    I filled it in at the library
    it is my work laptop, can colleagues see it`,
  'staff/contact': `
    I want to talk to a human
    give me a phone number
    customer service please
    who can help me if you cannot`,
  'mya/who': `
    are you human
    am I talking to a robot
    who am I speaking with
    what is mya`,
  'mya/can': `
    what do you know
    give me some examples of questions`,
  'mya/names': `
    where do you get the meaning of a name from
    how do you know what a name means
    is the origin of the name reliable`,
  'mya/conception': `
    she came early, is the conception date still right
    conception day how`,
  'mya/fields': `
    what does ask mya do in the form
    what happens when I turn that switch on
    mya fill it in for me`,
  'mya/guide': `
    where do I find the extended insights`,
})
