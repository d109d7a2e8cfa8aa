import { phrasingsOf } from './phrasings'

/** Of family, access, privacy, files and of MYA, as told by tired parents. */
export const ofPeopleInStories = phrasingsOf({
  'family/history': `
    somebody put in a wrong weight and i want what it was
    i want what it said before
    grandma typed over my text, how do i get mine back
    it said something else last week, can i see it
    i want the old value back
    my brother changed her weight and i want the earlier one
    how do i undo what my sister did
    somebody deleted what i wrote
    i overwrote the name meaning by accident
    who put that in
    can i see what was there before
    how do i return to how it was on monday
    i saved the wrong thing on top of the right one
    is there an older copy of the answers
    can i see who changed what
    my mum messed it up, can it be turned back
    get back an answer that was replaced
    does it keep the former entries`,
  'family/invite': `
    want my dad to add his own birthday
    i want my mother to write her own details
    my father should type in his own data
    his parents should write their names themselves
    my husband is at work and wants to fill in his bit
    how do i send it to my wife
    can my mum put in the grandparents herself
    i want dad to check the spelling
    how does my partner get in
    my sister is good with words, can she write the meaning
    let my in laws see it
    can more than one person fill it in
    we live apart, can we both fill it in
    how do i give someone the link
    do i just forward the address to my mother
    granny is eighty, how do i let her see it
    where is the invite button
    it says sync first when i want to invite
    may my editor invite someone`,
  'family/link': `
    my mum says the link is dead
    grandpa clicked it twice and now nothing
    it says expired
    sister opened it on her phone and now it will not open on her laptop
    invalid invitation, what now
    the link in the invitation does nothing
    my brother cannot get in
    auntie's link stopped working
    i opened the invitation on the wrong device
    invite says it was used but i never used it`,
  'family/invite-mail': `
    my mother did not get the invitation
    sent the invite yesterday and nothing came
    can i send the invitation by whatsapp
    grandma has no e-mail
    my sister looked in spam, no invitation
    did my invite go out
    can i just copy the invitation link`,
  'family/join': `
    my daughter invited me, what do i press
    i am the grandma and got a mail, now what
    somebody sent me an invitation to a record
    how do i get into my sister's record
    do i have to accept
    i do not want to join, how do i say no
    got a link from my son, is it safe to click
    it asks me for a code to get in`,
  'family/passcode': `
    grandpa does not know the code
    what was the passcode again
    it wants a code that i never got
    where do i find the code for the invitation
    wrong passcode it says
    i set a passcode and forgot it
    do i need to set one`,
  'family/revoke': `
    can i downgrade my sister
    make her a viewer again
    lower somebody's rights
    give my sister fewer rights
    we broke up and i want him out
    how do i take my mother off the record
    sent the invitation to a wrong address, how do i call it back
    make my sister an editor instead of viewer
    i gave my brother too many rights
    how do i see who has access
    my ex is still on it
    how do i change what my mum may do
    remove the nanny`,
  'family/expiry': `
    how long does she have to click it
    does the invite run out
    my dad is slow with e-mail, how long is the link good
    when does the invitation stop working
    can i make it last forever
    is a week enough for the invitation`,
  'family/together': `
    my husband and i typed at the same time
    both of us are in it right now
    we changed the same thing, whose counts
    can we fill it in together from two places
    he is editing while i am editing`,
  'family/sync': `
    what does sync to the cloud do
    do i have to sync
    it says not synced
    sync did not work
    is my draft on the server now
    local only, what is that`,
  'family/comments': `
    my mum wants to leave a remark
    where do i see what they wrote
    how do i answer granny's comment
    can i ask my husband something on a field
    how do i tag someone
    comment is still there though it is solved`,
  'family/owner-device': `
    my phone fell in the toilet, how do i get to my record
    phone broke after submitting
    new phone and the record is gone
    how do i open it on my computer
    it does not know me any more
    i cleaned my browser and now i cannot approve
    it says i am not the owner but i made it
    where do i get a new link to my record
    the link for the other device was used up
    i lost the e-mail with the link
    got a new laptop for christmas and cannot open our record
    i submitted on my husband's phone and want it on mine
    all my cookies are gone`,
  'family/owner': `
    can we both own it
    my husband submitted it, so is he the owner
    i want to give it to my ex wife
    who is in charge
    only he can approve, why not me
    how do i become the owner`,
  'family/account': `
    where is the login
    never made an account, how do i get back
    do i have to register with my e-mail
    cannot find sign in
    does my mum need to sign up`,
  'family/viewer': `
    she should just look and not touch
    can they spoil anything if i let them look
    let grandma see but not change`,
  'family/roles': `
    my mum accepted the invite but she cannot type anything in the boxes, is it broken
    she joined but can only look and not change anything
    the boxes are locked for my husband after he joined
    why can the person i invited not edit
    he can read it but nothing can be typed
    which one do i pick for grandma
    what can my mum do if i add her
    can my dad break something if i invite him
    viewer commenter editor, what is what
    who gets to press approve`,
  'family/seal': `
    my brother pressed ready to seal, is it ordered now
    ready to seal is gone since i changed a word
    what does ready to seal do
    can the one who sealed it take it back`,
  'privacy/erase': `
    i want it all gone
    please wipe our baby off your computers
    changed my mind, delete the record
    we split up and i want it deleted
    how do i get a copy of everything you have
    can i download all of it at once
    i want everything as one file
    one big file with all of our stuff
    how do i get a file of everything we wrote
    export all our data
    give me all my data please
    where is the page your privacy
    can i delete just the photos and all
    if i erase it can it be brought back
    does deleting remove it for grandma too
    i uploaded something i should not have, get rid of it
    what do i do if i want out
    save a copy of everything before i delete it`,
  'privacy/promise': `
    what happens with our stuff
    i do not want her data floating around
    will i get ads for nappies now
    do you pass anything on
    is it ok to type in all this about a baby
    can i trust you with that
    do you train some ai with it
    my husband is worried about the data
    why do you need so much about us
    i am nervous about putting my baby online
    do you sell it`,
  'privacy/who-sees': `
    can other parents see him
    is she on google now
    who reads this at your end
    could my ex find it
    if someone gets the link can they see everything
    can anyone with the address look at the proof
    i sent the proof page to a friend, what does she see
    can people find us by name
    can the neighbours see it
    does the hospital see it
    do your people look at our photos
    can staff read what i wrote`,
  'privacy/encryption': `
    is it locked away properly
    can thieves read it
    are our pictures stored safely
    is it scrambled on your server
    how secure is it`,
  'privacy/retention': `
    how long is it kept after we ordered
    is it still there in ten years
    when do you throw it away
    do you delete it on your own some day
    will she be able to see it when she is eighteen
    do photos get deleted after a while`,
  'privacy/photos': `
    does the photo give away our address
    i took the picture at home, can one see where
    is gps in the pictures a problem
    do you strip the location`,
  'privacy/mya': `
    can you see what i typed in the form
    who else reads this chat
    are you sending this to chatgpt
    will you remember this tomorrow
    do you keep what i write here
    how do i let you see my record
    why do you not know my child`,
  'privacy/draft-shared-computer': `
    i am at the library
    it is the computer at work
    my flatmate uses this laptop too
    filled it in on a friend's phone, can she see it
    how do i leave nothing on this computer`,
  'staff/contact': `
    can somebody real help me
    who do i complain to
    i need a person not a bot
    is there a number i can ring
    where do i send a complaint
    nobody answers me`,
  'staff/only': `
    i am on a page that asks for a staff password
    what is the page auth for
    how do i get into the dashboard
    do i need the admin page
    what do your staff use`,
  'form/files': `
    where do i put the footprint picture
    can i send the scan from the ultrasound
    i have it on paper from the hospital, how does that get in
    what kinds of files do you take
    iphone pictures, do they work
    i have ten photos, is that too many
    can i take the photo right here with my phone
    how do i add a pdf
    is there a limit for pictures
    can i add a voice message
    how do i get the picture off my phone into the form
    can i put a video in`,
  'form/file-failed': `
    it says too large
    it does not want my photo
    picture gets stuck at half
    the file has a red message beside it
    it will not take my heic
    upload broke off when the wifi went
    why is my file refused
    my ninth picture does not go in`,
  'form/file-printing': `
    will our selfie be in the book
    does the photo of her face get printed
    which pictures end up on paper
    i added six pictures, are they all in the book
    can one put the scan picture in the book
    the photo i uploaded is not in the proof`,
  'form/prints': `
    the place to drop files went away
    where did the upload box go
    i chose no prints and the drop zone vanished
    drop zone is gone
    the thing where you drag the files has vanished
    there is no place to drop the pictures
    i cannot see where to add files any more
    there is no box for the pictures
    can i still do the footprint later by hand
    we only have a footprint
    we want both hand and foot
    no prints were taken, what do i choose
    do we press it in with ink ourselves
    what is the print preference
    how do i get the upload area back
    he moved and the print is smudged`,
  'form/family-shapes': `
    it is just me and him, no dad
    my wife and i are both mums
    two papas, where do we go
    we used a donor
    she was carried by a surrogate
    his dad walked out, must i name him
    my husband died before she was born
    i never knew my father, what about the grandparents
    he is our foster child
    the grandparents are dead, do i leave it out
    my parents are divorced and both remarried
    i was adopted and do not know my parents`,
  'form/unwed': `
    we arent maried what do i put there
    not maried, what goes in wedding date
    we aint married what shall i write
    we are just living together
    not married, what do i put for the wedding
    we split up before the birth
    wedding is next year
    we are engaged
    we are in a civil partnership`,
  'form/metric': `
    we do kilos here
    i do not know what ounces are
    how do i put in 51 cm
    can i have it in centimetres
    the paper from the midwife is in grams
    is there a switch for metric`,
  'mya/fields': `
    what is that little ask mya switch
    can you fill in the origin for me
    i cannot type in the name origin box
    the box is grey since i switched mya on
    it says mya will research it, when
    do you write the etymology yourself`,
  'mya/guide': `
    what is the companion guide with the tabs
    where are the seven tabs
    what is in the guide
    how do i open the extended insights
    it says birth date is required for the guide
    what does the development tab say
    what is the compatibility tab`,
  'mya/conception': `
    she was two weeks early, is the conception day wrong then
    how do you know when we made him
    we had ivf, the date is not right
    why forty weeks
    the conception date is off
    where does the conception date come from`,
  'mya/who': `
    am i chatting with a person
    is there someone behind this
    are you a fortune teller`,
  'mya/can': `
    what sort of things can i ask
    no idea what to ask
    can you help me with this
    give me an example of what i can ask`,
  'mya/trouble': `
    you did not answer
    mya is broken
    i asked and nothing came`,
  'field/babyBirthType': `
    home birth, which type do i choose
    water birth, where do i say so
    she was born in the pool at home
    it was an emergency section, what do i pick
    planned caesarean
    forceps delivery
    where do i say it was a c-section
    is there an option for water birth
    vbac in the list
    what are the birth types`,
  'field/babyBirthPlace': `
    we had him at home, what do i write for the hospital
    home birth, what do i put for the facility
    born in the bathtub at home
    it was a birth centre and not a hospital
    she was born in the living room
    is the address of the hospital needed`,
  'system/same-day': `
    do my twins get the same readings
    another baby was born the same day in our ward, same book
    is it personal or does everybody get that
    how different are the books of twins
    are the texts the same for everyone born then`,
})
