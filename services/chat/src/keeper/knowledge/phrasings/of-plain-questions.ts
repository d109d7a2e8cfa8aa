import { phrasingsOf } from './phrasings'

/** What is asked plainly, by who knows the product's words. */
export const ofPlainQuestions = phrasingsOf({
  'form/mya-replaces': `
    what happens to what I typed when I switch MYA on
    does turning on ask mya overwrite my text
    I had written the origin myself and then switched ask mya on, is it lost
    will ask mya delete what I wrote
    is my own text kept when mya takes over
    my words in the etymology vanished after the toggle`,
  'form/no-medical-fields': `
    where do I enter allergies
    is there a field for allergies
    can I note her vaccinations in the record
    does the form ask about illnesses
    which medical information do you collect
    do you store health data
    is there a place for medication
    where can I write that he was in the NICU
    does the record include medical history
    do you need her medical records
    can I write down a birth complication`,
  'form/light-baby': `
    my preemie weighed 15 ounces
    she was under a pound
    weight less than one pound
    premature baby of 400 grams does not fit
    what is the least weight I can enter
    a very small preemie, the weight is refused
    lower limit of the weight`,
  'form/no-field': `
    is there a field for godparents
    where do I put the names of her siblings
    can I enter the religion
    where do I write the baptism date
    is there a place for the due date
    can I enter the pregnancy weeks
    where do I put the mother's occupation
    can I add our address
    where do I enter great grandparents
    is there somewhere to put the pet's name
    can I enter the name of the street`,
  'proof/not-too-late': `
    is it too late to correct something
    am I too late to fix a typo
    spotted a mistake after it was all sent, too late
    we already submitted and the name is wrong
    can it still be changed after sending
    have I missed the chance to correct it
    I approved it yesterday and found an error
    noticed a wrong date after approval
    until when can corrections be made
    already approved but grandma's name is misspelled`,
  'proof/copies': `
    can I order a second copy
    can I get more than one copy
    how do I reorder the book
    is it possible to order extra certificates
    one book for each grandparent, possible
    order another print later
    can we print it again in ten years
    two copies please`,
  'proof/delivery-time': `
    when will the book arrive
    how long until it is printed
    when will I get the certificate in the post
    how many weeks for shipping
    will it be here before the christening
    what is the turnaround time for printing
    how fast do you ship
    can I track my parcel`,
  'proof/discounts': `
    do you have a discount code
    is there a sale on
    do you offer refunds
    do you have gift vouchers
    what is your return policy
    can I send the book back if I do not like it
    is there a money back guarantee
    coupon`,
  'proof/ways-to-pay': `
    can I pay with PayPal
    which credit cards do you take
    do you take klarna
    can I pay by invoice
    which payment methods are there
    is apple pay possible`,
  'proof/countries': `
    do you ship to Australia
    to which countries do you send it
    can it be sent to Germany
    is international shipping possible
    do you deliver to a po box
    what are the shipping costs`,
  'book/paper-maker': `
    who makes the paper
    which company makes the paper the certificate is printed on
    what brand of paper is it
    how heavy is the paper in gsm
    where does the paper come from
    who is the paper supplier
    what ink do you print with`,
  'book/binding': `
    is the book hardcover
    is there a frame included
    what does the cover look like
    is it bound in leather
    is it stitched or glued
    does the certificate come framed
    is there a box with it
    soft cover or hard cover
    what colour is the binding`,
  'book/gift': `
    can I gift this to a friend
    is this a good present for new parents
    can an aunt order it as a surprise
    can grandparents make one for their grandchild
    I want to make one as a christening gift
    can I give it away as a present`,
  'book/foretells': `
    do the insights predict the future
    will it tell me what my child will become
    does the book say how long he will live
    do you make predictions
    does it say whom she will marry
    is it a prophecy`,
  'book/how-computed': `
    how are the insights computed
    how do you calculate all these insights
    where do the readings come from
    on what are the insights based
    how do you come up with what you tell
    what is behind the insights
    who decides what the insights say
    by which method are the readings made
    how do you make the readings`,
  'book/mine': `
    what does mine mean
    what do my child's numbers mean
    what do our results say
    where can I read what our insights mean
    can you tell me what her reading is
    where do I see my own insights
    how do I find out our own figures`,
  'book/parents-insights': `
    which insights need the parents' dates
    what are the parents' birthdays used for
    why do you want our birthdays
    what do I miss without the parents' dates of birth
    which insights are about mum and dad
    is anything computed from the wedding date
    does the book compare us with our baby
    do the parents' signs matter`,
  'system/vedic': `
    do you do vedic astrology
    is there jyotish in it
    do you use indian astrology
    is there hindu astrology in the book
    do you give the rashi
    is the indian moon sign told
    why is there no vedic chart`,
  'family/anybody': `
    may a lawyer see the record
    can my lawyer be invited as a viewer
    can our doctor look at the record
    can I show it to a friend
    may the pediatrician have access
    can a social worker look into our record
    can the school see it
    does anyone outside the family have access
    who besides family may be invited
    can my attorney be given access`,
  'family/custody-roles': `
    who has legal custody in the form, does it matter for the role
    which role do I give the parent with legal custody
    does custody matter for the access level
    his father has no custody, which role does he get
    we share custody, who should be the owner
    which access level for my ex husband
    which of us parents should own the record`,
  'family/opened-seen': `
    does the inviter see when I open it
    can I see whether grandma has looked at it
    will he know that I opened the record
    how do I know that she has joined
    do you tell the owner when I read it
    can the owner see when I was last there`,
  'family/correcting-level': `
    which level should I give my mother so she can fix typos
    which role lets somebody type
    which access level may change answers
    what level does my husband need to fill in his part
    who needs editor
    I want her to help filling it in, which level
    which level is right for somebody who writes the father's side`,
  'family/spouse-approves': `
    can my husband approve
    can my wife press approve and order
    can the other parent approve the proof
    my partner wants to place the order
    may the father approve it for me
    can we both approve`,
  'privacy/servers': `
    where are your servers
    is the data kept in the EU
    where is it hosted
    on which continent is it stored
    who hosts the site
    do you use amazon servers`,
  'field/babyMiddleName': `
    is the middle name required
    is a middle name mandatory
    do I have to give a middle name`,
  'field/babyTimeOfBirth': `
    is birth time mandatory
    do I have to enter the time of birth
    must I know the birth time`,
  'field/babyBirthOrder': `
    what options are there for birth order
    which birth orders can be chosen
    what can I pick for the birth order
    is birth order required
    how high does the birth order go`,
  'form/place-or-location': `
    what's the difference between birth place and birth location
    birth place or birth location, which is which
    is the birth place the same as the birth location
    why are there two fields for the place
    do I write the hospital in birth place or birth location`,
  'form/town-google': `
    which service finds the towns
    what is behind the town search
    does the place search send my typing to google
    where does the list of towns come from`,
  'form/place-letters': `
    how many letters do I need to type before towns are suggested
    after how many characters does the place search start
    when do suggestions for the town appear
    minimum letters for the place search
    I typed two letters and no town appears`,
  'system/missing-hour': `
    what do I lose if I don't know the time of birth
    what is missing without the birth time
    nobody noted the time, what will not be in the book
    which insights are left out when the time is unknown
    what can't you tell without the hour
    which parts need the exact minute`,
  'form/apgar-zero': `
    she scored 0 at one minute, how do I put that
    the apgar was zero
    can I choose 0 for apgar
    is 0 among the apgar scores`,
  'form/long-cord': `
    the cord stayed on for nine days
    lotus birth of more than a week
    more than seven days connected
    we had a ten day lotus birth`,
  'form/connected-limit': `
    which values can I enter for the time connected to the placenta
    what is the most I can enter for the placenta time
    how many days connected are possible
    range of the sacred connection details
    what can I enter under sacred connection details`,
  'form/connected': `
    what does time connected to the placenta mean
    what is meant by sacred connection
    what are the sacred connection details for
    what do I enter under time connected`,
  'form/print-options': `
    which print preferences exist
    what can I choose as print preference
    which prints can I have
    hand or foot, what are the choices`,
  'form/uploads-no-prints': `
    what happens to my uploaded photos if I choose no prints
    do chosen files get lost with no prints
    where did the upload area go
    no prints chosen, are my files sent`,
  'form/file-count': `
    how many files can I upload
    what is the maximum number of files
    how many photos may I add`,
  'form/file-size': `
    what's the maximum file size
    how big may a file be
    my picture is 12 MB`,
  'form/file-kinds': `
    what kinds of files can I upload
    can I upload a gif`,
  'form/file-video': `
    can I add an mp4
    may I upload a sound recording`,
  'form/file-word': `
    is a docx ok
    can I add a PDF of the ultrasound`,
  'field/attendingDoctorName': `
    where on the form do I tell who delivered the baby
    where does the midwife's name go
    where do I name the obstetrician
    does the pediatrician's name go in`,
  'form/step-five': `
    what is on the last step
    what happens on step 5
    what do I do on the final step
    what is in Review & Seal`,
  'form/questions-left': `
    what does the questions left card show
    what is the number on the questions card`,
  'form/next-card': `
    what does what happens next list
    which four stages does the card name
    what are the four things under what happens next`,
  'book/disclaimer': `
    why must I acknowledge that it's for fun
    what am I agreeing to with the tick
    what is the exact wording of the acknowledgement
    which sentence do I have to accept`,
  'form/draft-where': `
    where is my draft stored
    is the draft on your server or on my phone
    where do you keep the draft`,
  'form/draft-expired': `
    my draft disappeared after three weeks
    what happens to a draft after 14 days
    why is my old draft gone
    I came back after a month and the form is empty`,
  'form/time-left': `
    how long is my draft stored
    for how many days is a draft kept
    when does my draft expire`,
  'form/crash': `
    I closed the tab by accident, is everything gone
    the browser crashed, have I lost it all
    my laptop shut down in the middle
    I hit the back button, is it lost`,
  'form/received': `
    what is Birth Bio Received
    what happens on the received screen`,
  'book/sibling': `
    what is a sibling record
    we had twins, do I fill in everything twice
    how do I make a record for my second child`,
  'form/sibling-keeps': `
    which answers carry over to the sibling
    is the wedding date kept for the sibling`,
  'proof/page-where': `
    how do I see my proof
    where do I find my proof again
    how do I get back to my proof
    I closed the proof page, how do I open it again`,
  'proof/watermark': `
    does the printed certificate have the watermark too
    what is the watermark for
    will proof be written across the final print`,
  'proof/locked': `
    what does locked mean
    my record is locked, what does that mean
    why can't I edit any more`,
  'proof/not-found': `
    what does Invalid proof ID mean
    what does proof not found mean`,
  'proof/email-change': `
    I gave the wrong email
    what if I make a typo in my email
    how can I change the email address afterwards
    how do I correct my email after submitting`,
  'book/proof-id': `
    what is the Proof ID and where do I find it
    what is a proof id
    what does proof id mean
    what is this code that begins with 01`,
  'book/qr-verify': `
    what does a stranger see who scans the QR code
    what does the qr page show
    somebody photographs the certificate and scans the code`,
  'book/official': `
    is it an official birth certificate
    is the certificate a legal document
    would a judge take this certificate as proof
    is it accepted as proof of parenthood
    can the certificate be used in court as evidence
    does the certificate prove who the father is
    can I use it to get a passport for the baby
    is it valid as identification`,
  'family/who-invites': `
    can grandma invite her sister
    can an invited person invite others
    may an editor send invitations`,
  'family/never': `
    is there an invitation that never expires`,
  'family/passcode': `
    is a passcode required
    is a passcode needed for an invitation`,
  'family/passcode-wrong': `
    grandpa entered the wrong passcode too many times
    how many tries for the passcode
    what happens after wrong passcodes
    she typed the passcode wrong`,
  'family/passcode-forgotten': `
    he forgot the passcode
    I lost the passcode of the invitation
    can you tell me the passcode again`,
  'family/how-many': `
    how many people can I invite at once
    how many invitations can I send
    is there a limit of co-contributors`,
  'family/access-list': `
    where do I see everybody who was invited
    who is on my record`,
  'family/resend': `
    how do I resend the invitation
    can I send the invitation again
    the link has run out, how do I send a new one`,
  'family/copy-link': `
    can I send the invite link by WhatsApp
    can I share the invitation link by text
    may I copy the link and send it myself`,
  'family/no-account': `
    does she need an account to join
    does an invited person have to register
    must grandma sign up`,
  'family/withdraw': `
    how do I revoke an invitation
    can I take back an invitation`,
  'family/remove-now': `
    how do I remove someone from the record
    how do I take away access
    I want to kick somebody out`,
  'family/synced': `
    what is Synced to Cloud
    what does Cloud Sync Complete mean
    it says your proof is now ready for collaboration`,
  'family/sync-failed': `
    it says Sync Failed, what now
    the sync does not work`,
  'family/restore': `
    how do I go back to an earlier version
    can I undo the last changes`,
  'family/compare': `
    how do I see what changed between versions
    what is different from the last version`,
  'family/viewer-comment': `
    may a viewer write comments
    can grandma comment as a viewer`,
  'family/who-seals': `
    which level can mark ready to seal
    may the owner mark ready to seal`,
  'family/mention': `
    how do I mention somebody in a comment
    what does the @ do in comments
    how do I tag somebody`,
  'family/link-second-time': `
    I lost the owner link
    my owner link does not work any more
    the continue on this device link is used up`,
  'family/hand-over': `
    can I transfer the record to my wife
    how do I make somebody else the owner`,
  'family/both-kept': `
    are my changes overwritten by my wife's
    what if two of us edit at the same time
    we both type at once, whose change wins`,
  'privacy/use': `
    is my data used for advertising
    do you sell my data
    do you pass our data on
    what do you use our data for`,
  'privacy/trackers': ``,
  'privacy/erase-undo': `
    can I undo an erase
    can you restore an erased record
    I deleted the record by mistake`,
  'privacy/backups': `
    do backups keep my data after I erase it
    is an erased record still in the backup
    what about backups`,
  'privacy/forget-device': `
    what is Forget this device
    what does forget this device remove
    how do I clear this browser`,
  'system/masters': `
    what are 11, 22 and 33
    why is 11 not reduced
    which master numbers are kept`,
  'system/cusp': `
    what if she's born on the cusp
    born between two signs, which one is it
    how do you decide on a cusp day`,
  'system/arcana-random': `
    are the tarot cards drawn at random
    is a card drawn for my child
    do you shuffle the tarot cards`,
  'book/death-card': `
    what is the Death card, will it be in the book
    will there be a death card or a devil card
    are there scary cards`,
  'system/polar-day': `
    we live in Tromsø, she was born in December, day length
    the sun did not rise on that day
    midnight sun when he was born
    born in the polar night`,
  'system/tarot': `
    how are the tarot cards for my child chosen
    which tarot cards are in the book
    major and minor arcana, how do you find them
    how do you pick the cards
    how many tarot cards does the book tell`,
  'book/least-insights': `
    is it 64 or 114 insights
    how many insights are guaranteed
    at least how many insights`,
  'partner/records': `
    can the widget see my record
    does the chat on the partner's site know my baby
    what does the partner get to see`,
  'partner/register': `
    what does the widget cost partners
    is the widget free for partners
    how do we become a partner
    how do I get a partner id`,
  'staff/page-size': `
    how many records per page in the dashboard
    how many rows does the list show
    how long is a page of the records list`,
  'staff/failed-job': `
    can I retry a failed job
    a job failed, how do I start it again
    the proof job of a family failed`,
  'guide/promise': `
    does the guide give medical advice
    is the guide a forecast
    can I rely on the companion guide`,
  'guide/print': `
    is the companion guide part of the printed book
    how do I print the guide`,
  'form/future-date': `
    can I register before the baby is born
    can I fill in the form before the birth
    the baby is not born yet
    due next month, can I start already`,
  'form/characters': `
    can my name contain emoji
    may I put a heart in the name`,
  'mya/when': `
    when does MYA actually look up the name
    when is the name researched
    how soon do I see what mya found`,
  'mya/turn-off': `
    what happens when I switch the MYA toggle off again
    how do I switch ask mya off
    does turning mya off empty the field`,
  'mya/changes-nothing': `
    can MYA fill in the form for me
    could you correct the name for me`,
})
