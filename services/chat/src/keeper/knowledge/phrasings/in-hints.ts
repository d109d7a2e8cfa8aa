import { phrasingsOf } from './phrasings'

/** What is told and not asked: 'my battery died in the middle'; and questions of few words. */
export const inHints = phrasingsOf({
  'form/draft': `
    my tablet went dead in the middle of it and I had not saved
    I had to leave in the middle of the second page
    it is a lot to fill in and I only have ten minutes at a time
    I want to wait for my mother's answer before I go on
    I closed the tab by mistake
    we began on holiday a month ago and now it is empty
    the power went off while I was typing
    I never pressed save
    draft how long kept
    save automatic?
    form empty after 3 weeks`,
  'form/other-device': `
    I began on the train on my phone and would rather type the rest at my desk
    my draft is on the old phone
    typing on the phone is tiring and I have a laptop
    draft from phone to pc how
    the form is empty on my other computer`,
  'form/time-unknown': `
    nobody looked at the clock when he came
    the papers only give the day
    her birth was so fast that no one wrote down when
    I only remember that it was getting dark
    we adopted her and no hour is on record
    dont know time of birth
    time unknown what happens
    no birth time possible?`,
  'form/time-zone': `
    we live in Berlin now but she was born in Tokyo
    I am not sure whether to write our time or the time over there
    the clocks there were changed many times, so I doubt the moment is right
    born abroad which time
    our country had summer time all year back then`,
  'form/clock-change': `
    she came at half past two on the night the clocks went back
    that hour happened twice on the night of his birth
    the clocks changed during the birth
    born during clock change
    he was born in an hour that does not exist`,
  'form/place': `
    our village is so small that the list does not show it
    nothing comes up when I type the town
    she was born on a ferry
    he was born in the car on the motorway
    place not in list
    the town has a new name today
    there are ten towns of that name in the list`,
  'form/files': `
    I have a photo from my iPhone and a letter of the hospital as a pdf
    the scan of her ultrasound is a gif
    I would like to add some pictures and the hospital's letter
    file types?
    max file size
    word doc ok?
    video possible?`,
  'form/file-failed': `
    the picture is 14 megabytes
    it will not take my photo
    the upload broke off halfway
    my ninth picture is not accepted
    file too big
    upload stuck at 60 percent
    it refuses our logo as svg`,
  'form/prints': `
    I would rather press her foot into the book myself
    the place to add files has vanished
    we have no prints of his hands
    no upload box
    we did not take any footprints at the hospital`,
  'form/unwed': `
    we are engaged and will marry next year
    there was no wedding
    not married what put
    I do not want a wedding date in the book`,
  'form/family-shapes': `
    she has two mothers
    my partner died before the birth
    his grandfather left long ago and nobody knows his name
    I am raising my grandson
    two dads how fill in
    donor baby what about father
    we do not speak with my husband's parents
    she is adopted and knows nothing of her birth family`,
  'form/metric': `
    we think in kilos here
    the hospital wrote 3450 grams and 52 centimetres
    I have no idea how many pounds that is
    cm instead of inches
    kg possible?
    the midwife measured everything in metric`,
  'form/ranges': `
    he was a giant of 22 pounds
    she weighed less than a pound
    it will not take 6 feet
    max weight?
    our premature baby weighed under one pound
    it says weight pounds must be between 1-20`,
  'form/offline': `
    the hospital has no wifi
    we are in the mountains without signal
    the connection keeps dropping
    lost internet while typing
    works offline?
    I pressed submit in a tunnel`,
  'form/two-tabs': `
    I opened it in a second window and typed there too
    two tabs open problem?`,
  'form/two-drafts': `
    my wife filled in half on her phone and I did the other half on mine
    we both began without knowing of each other
    combine two drafts`,
  'form/cancel': `
    I pressed submit too early and want to stop it
    cancel while codifying
    I closed it with escape, was it sent`,
  'form/characters': `
    our surname has an apostrophe and a hyphen
    her name is written in Georgian letters
    he has only one name
    hyphen in name ok?
    our name has an emoji in it
    my name has 70 letters`,
  'form/date-order': `
    it says mother's birth date must be before baby's birth date
    I typed my own birth year wrong and it complains
    conception date must be before birth date
    date in future refused
    baby not born yet`,
  'book/next-disabled': `
    I have filled in all and it does not let me go on
    next grey
    nothing happens when I press next
    it keeps me on this step`,
  'book/required': `
    I have little time and want to fill in only what is needed
    we do not know much about the family
    must fill what
    grandparents names needed or skip
    fathers name obligatory?
    which have a star
    I do not want to tell our race
    blood type necessary?`,
  'book/sibling': `
    our second daughter has arrived and I dread typing all the family again
    we had twins
    they are twins and the family part is the same
    2nd baby same parents
    another baby retype all?`,
  'book/official': `
    I thought of taking it to the passport office
    the school wants proof of her age
    valid for passport?
    is it legal document
    the registry office has not sent us anything yet, perhaps this will do`,
  'book/qr': `
    I want to hang the certificate in our cafe where anyone could scan the code
    guests keep pointing their phones at the code on the wall
    qr code what for
    a visitor scanned the certificate in our living room
    scan code safe?`,
  'book/two-children': `
    another family has a child with the same name and the same birth
    the site will not take our baby because one like it exists
    two babies same name same minute
    it says such a child is registered already`,
  'book/true': `
    my husband is a scientist and laughs about it
    I do not believe in horoscopes
    scientific?
    I am not sure what to make of all the readings
    my sister takes it all literally`,
  'book/who': `
    my son is already seven
    I would love one for my late grandmother
    I am an aunt and would like to give one as a present
    the baby is due in march
    my own birthday possible?`,
  'book/languages': `
    we would like it in German
    her grandparents read only Russian
    our surname is in Arabic letters
    other languages?
    chinese characters ok?`,
  'proof/submit': `
    I just sent it off and nothing seems to happen
    it is sent, and now I am waiting
    how long processing
    what now after submit
    I pressed Attest & Submit a minute ago`,
  'proof/slow': `
    it has been an hour and there is still nothing
    the page has been turning for twenty minutes
    proof stuck
    it says Error Generating Proof
    still no proof`,
  'proof/wait': `
    I must put the phone away while it is codifying
    the baby woke up while it was processing and I closed everything
    can i close it while it runs
    tab closed while codifying`,
  'proof/proof': `
    there is grey writing all over my certificate
    I would like to see it before paying
    watermark why
    the picture is covered with letters
    watermark in print too?`,
  'proof/correct': `
    I saw a wrong letter in the preview and nothing is approved yet
    the middle name is wrong in the proof
    grandpa's name is spelt wrong in the preview
    typo after submit
    I sent it off and forgot the nickname
    the hospital told us another weight today
    nothing is approved yet and I found a mistake
    change after submit?`,
  'proof/undo': `
    I approved it and now I regret it
    I approved an hour ago and then saw a typo
    approved too soon
    take approval back?
    my husband is not happy with what I approved this morning`,
  'proof/locked': `
    it was ordered last week and a name is wrong
    I approved three days ago and cannot edit any more
    locked why
    edit after order?
    the edit button is gone since we ordered`,
  'proof/approve': `
    my wife is away and cannot press it
    I only have the record on my other phone and would like to approve
    approve means what
    who approves
    I wonder what I commit to when I press approve`,
  'proof/order': `
    my parents would like a copy of their own
    I want to buy it now
    order how
    second copy?
    I have approved and wonder how to get the printed one`,
  'proof/price': `
    I need to know what it costs before I start
    cost of print
    I am on a tight budget`,
  'proof/payment': `
    I do not have a credit card
    I would like my money back
    refund?
    pay how
    I was promised a voucher
    money back if not happy`,
  'proof/delivery': `
    we live in New Zealand
    I need it before the christening in two weeks
    shipping time?
    deliver to canada?
    it should go to my mother's address
    I am moving house next week and wonder where the parcel goes
    my order has not come`,
  'proof/email-missing': `
    I never got a mail from you
    no email
    an hour later and still no message`,
  'proof/email-change': `
    I mistyped my own address
    that mailbox does not exist any more
    wrong email now what
    I gave my husband's address and want mine
    change email`,
  'proof/print-file': `
    I would rather print it at home
    my cousin owns a print shop
    print myself?`,
  'proof/digital': `
    I would like to keep a digital copy as well
    pdf at the end?
    my family is far away and would like a file
    do i get pdf`,
  'proof/shared-link': `
    I sent the address of the proof to a friend
    my mother would love to see the preview
    share proof link ok?
    I forwarded your mail to my sister`,
  'family/invite': `
    my mother knows all the names of the family
    my husband would like to fill in his part
    we want to fill it in together from two cities
    invite how
    add my wife
    grandma wants to help`,
  'family/cannot-edit': `
    my mother accepted and cannot type anything
    he only sees grey boxes
    I was invited and nothing can be changed
    joined cant edit
    she complains that the form ignores her`,
  'family/revoke': `
    we separated and he still has access
    I invited the wrong address
    remove access how
    I do not want my brother-in-law in there any more
    kick out ex
    my sister should get more rights`,
  'family/history': `
    somebody overwrote the birth weight
    my mother-in-law changed the name back
    older version back?
    it was right last week
    my sister changed something she should not have`,
  'family/link': `
    my aunt gets an error with her link
    the invitation says it has been used
    link invalid
    the link worked yesterday and today it does not
    invite expired what now`,
  'family/expiry': `
    my aunt is on a trip for three weeks and will only open it later
    invite valid how long
    the invitation should not run out
    link expires when`,
  'family/passcode': `
    I fear that the invitation falls into wrong hands
    passcode needed?
    it wants a code and I have none
    forgot passcode
    anybody who reads her mail could join`,
  'family/together': `
    my wife and I are both typing at this moment
    two people same field
    I changed it while he changed it
    both edit at once?`,
  'family/owned': `
    the tablet says that this proof belongs to somebody else
    my husband has begun the same child already
    belongs to someone else error
    it tells me to ask the owner`,
  'family/owner-device': `
    I bought a new laptop and the record is not there
    new phone no record
    I cleared my cookies
    my browser was reset and the record is gone
    lost access`,
  'family/account': `
    I cannot find where to log in
    account needed?
    I do not want to register anywhere
    no login?
    I forgot which password I used`,
  'family/comments': `
    I want my wife to look at one field
    comment on a field how
    I would like to discuss the middle name there`,
  'privacy/promise': `
    I do not want nappy adverts afterwards
    so many sites sell such data
    data sold?
    I am careful with my baby's data
    ads?`,
  'privacy/who-sees': `
    I would not like strangers to see my baby's data
    who sees it
    my ex must not see it
    I wonder whether your staff reads it
    visible for others?`,
  'privacy/erase': `
    delete record how
    we changed our minds and want nothing of us to stay
    remove my data
    please take our baby off your servers`,
  'privacy/after-erase': `
    it surely still sits in your backups
    I erased it but I do not trust that it is gone
    backup still has it?
    deleted it by mistake`,
  'privacy/draft-shared-computer': `
    we filled it in on a library computer
    I used my boss's computer for the form
    public pc remove draft
    the next person at this computer must not see it
    my flatmate uses the same browser`,
  'privacy/photos': `
    our pictures were taken at home and nobody should know where that is
    gps in photos?
    location data removed?
    the phone writes the place into each photo`,
  'privacy/encryption': `
    what if someone breaks into your servers
    encrypted?
    I read about so many data leaks
    how is what our family writes encrypted`,
  'privacy/export': `
    I would like to have all of it for myself
    download everything
    I want to keep our answers on my own disk`,
  'privacy/retention': `
    I wonder whether it is still there in ten years
    kept how long
    we never finished it, what becomes of it`,
  'mya/fields': `
    I have no idea where our name comes from and would like you to find out
    etymology toggle does what
    name origin toggle?
    what can mya fill in
    I left the origin to you`,
  'mya/conception': `
    she came five weeks early, so the conception date cannot be right
    conception date how
    280 days?
    the conception date is off by two weeks`,
  'mya/drawer': `
    enter key sends or new line
    I pressed enter and it was sent too early
    new line in chat
    how stop answer
    I wanted a new line and it sent the message`,
  'mya/name-unknown': `
    we made the name up ourselves
    our name is very rare
    name not known then what
    nobody else has this name`,
  'mya/guide': `
    companion guide what
    guide topics?
    I saw something called companion guide
    seven tabs which`,
  'insight/daylight': `
    he was born where the sun does not rise in december
    polar night day length
    midnight sun at her birth
    born in the far north in summer, the sun never set`,
  'insight/year-animal': `
    born in january, so I am not sure about the animal
    chinese sign?
    he was born a week before chinese new year
    dragon or rabbit
    chinese zodiac baby born feb 1`,
  'insight/sun-sign': `
    she was born right between two signs
    star sign how
    on the cusp which sign
    her grandmother says she is a pisces and the app says aries`,
  'insight/birth-card': `
    major arcana from where
    where does the major arcana card come from
    tarot card how chosen
    what is her major arcana card`,
  'insight/moon-phase': `
    true moon or average moon on the certificate
    moon phase how
    I remember a big bright moon that night`,
  'system/same-day': `
    a boy next door was born on the same day
    my twins came ten minutes apart
    same birthday same book?`,
  'system/needs': `
    I only know the hour roughly
    without time what is missing
    we know the day but not the place`,
})
