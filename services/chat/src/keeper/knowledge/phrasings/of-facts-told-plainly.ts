import { phrasingsOf } from './phrasings'

/** Single facts whose answer is a plain one, and further ways to ask for what other passages tell. */
export const ofFactsToldPlainly = phrasingsOf({
  'family/invite-where': `
    where is the button for inviting someone
    where do I invite
    where do I find invite a co-contributor
    invite button where
    cannot find how to invite
    on which page is the invitation
    where can I add my mother`,
  'form/which-email': `
    which email should I put, mine or my husband's
    whose email do I enter
    does it matter which address I give
    can I use my work email
    mum's or dad's email
    may it be grandma's email
    what do you use the email for`,
  'form/email-invalid': `
    my email keeps being rejected
    it says please enter a valid email address
    my address is not accepted
    email not valid
    why is my email wrong
    the form does not like my email
    invalid email in the form`,
  'form/grandparent-unknown': `
    I never knew my grandfather, will it reject the form
    we do not know his grandparents
    can I leave out a grandparent
    my father left us, what do I put for the grandfather
    grandmother's name unknown
    do I need all four grandparents
    I do not want to name my mother-in-law
    I do not know who my father is, nobody to put as grandfather`,
  'form/no-prints': `
    don't want any prints
    I do not want her feet in it
    without handprint
    no footprint please
    we have no prints
    skip the prints
    what if I do not want a print at all`,
  'form/head-unit': `
    is the head measured in inches by default
    head size in cm or inches
    unit of the head
    is the head circumference in cm
    can I give the head in inches
    default unit for the head
    which unit for the head circumference`,
  'form/temperature-unit': `
    what unit is the temperature set to
    is the temperature in celsius
    the temperature was 36.8 celsius
    fahrenheit or celsius
    can I enter celsius
    default unit of the temperature
    36.7 is refused or not
    temperature in degrees c`,
  'form/why-imperial': `
    why feet and inches
    why is it in pounds
    we do not use pounds here
    why american units
    I do not understand ounces
    no metric?`,
  'form/date-format': `
    in what format do I type the date of birth
    is it day month or month day
    date format
    how do I write the birthday
    mm/dd or dd/mm
    american date?`,
  'system/no-rising': `
    why is there no rising sign in our proof
    ascendant missing
    where is the ascendant in our book
    no houses in the book
    why do we have no rising sign
    the book has no midheaven
    rising sign left out`,
  'system/no-day-length': `
    why is there no length of day in our book
    day length is missing
    no daylight hours
    length of day left out
    why does the record have no day length
    where is the length of the day`,
  'system/tropical': `
    do you do sidereal
    sidereal or tropical
    vedic astrology?
    which zodiac system
    is it the real zodiac with the stars
    do you use the tropical zodiac`,
  'system/houses': `
    which house system
    placidus or whole sign
    how are the houses divided
    house system used
    do you use koch houses
    equal houses?`,
  'system/arcana-random': `
    is the tarot card drawn at random
    do you shuffle the cards
    how is the major arcana card chosen, by chance
    my sister reads tarot and asks whether you draw it
    are the tarot cards random
    would another draw give another card
    is the card picked by luck`,
  'book/lost-child': `
    baby died shortly after birth can we still make one
    we lost our baby
    stillborn child, can we make a book
    our daughter died
    a keepsake for a baby who passed away
    one of the twins died
    can I make a record of a child I lost`,
  'book/grown-up': `
    can I make one for my 40 year old husband
    my daughter is seven already
    is it only for newborns
    I want one for myself
    for my grandmother's 80th birthday
    too old for a birth codex?
    can I do it for a teenager`,
  'book/app': `
    do you have an app
    is there an iphone app
    app store
    android app?
    do I need to install something
    download the app`,
  'book/screen-reader': `
    does it work with a screen reader
    I am blind, can I use it
    without a mouse
    accessible for the blind
    keyboard only
    voice over`,
  'book/dark': `
    dark mode?
    can I turn it dark
    too bright at night
    is there a night mode
    light theme
    switch to dark`,
  'book/browser': `
    which browser do I need
    does it work in safari
    firefox ok?
    works with chrome?
    internet explorer
    what browsers are supported`,
  'book/size-only': `
    what size is the book
    how large is it printed
    format of the book
    is it a4
    dimensions of the certificate
    how big is the print`,
  'book/language': `
    what languages does it come in
    is the book in spanish
    can grandma read it in polish
    is there a german version
    which language is the book printed in
    translate the book
    do you speak french`,
  'privacy/drive': `
    do you put our stuff on google drive
    is there a copy in the cloud
    what is the cloud drive
    csv to the drive, what is that
    do you use google drive
    where is the spreadsheet copy kept`,
  'privacy/tell-nobody': `
    can google find our record
    is our record public
    can strangers find us
    does it show up in a search
    is there a public list of babies
    could somebody stumble on our page`,
  'staff/logout-failed': `
    Logout failed
    logging out does not work
    cannot sign out
    logout error
    I pressed logout and it failed
    still signed in after logout`,
  'staff/logged-out': `
    what happens when I log out of admin
    does logout end the session on the server`,
  'form/step-titles': `
    what is the title of the page at the end
    name of the last page of the form`,
  'book/steps': `
    is it one long page or split up into bits
    one page or several
    how many screens do I have to click through`,
  'form/step-counter': `
    what do the I II III IV V at the top stand for
    why is one of the numerals brighter than the others
    the roman numbers at the top
    one numeral is highlighted
    how do I see which page I am on`,
  'field/primaryCaretakerName': `
    my sister looks after him during the week, where can I name her
    who minds the baby, where do I enter that
    grandma takes care of her, where does she go
    our nanny, where do I write her`,
  'field/babyTimeOfBirth': `
    on which page do I write the time she was born
    where does the hour of birth go
    on which step is the time`,
  'field/motherTimeOfBirth': `
    do you want my own birth time as well as the baby's
    what do you need my own hour of birth for
    does it matter when I was born myself, the hour`,
  'field/fatherTimeOfBirth': `
    why do you ask when dad was born, the hour
    is the father's hour of birth used`,
  'form/back': `
    can I go back even if I have not filled in everything on this page
    go back although the page is incomplete
    may I return to an earlier page without finishing this one`,
  'form/next-card': `
    what happens next box, what are the 4 things
    the four things in the box beside the form
    record prepared for permanence?
    preserved privately for generations, what is that`,
  'book/proof-id-where': `
    where do I see the proof ID while filling in
    where is that 01... code shown
    in which box is the proof id
    where can I look up my proof id`,
  'book/proof-id': `
    10 characters starting with 01, what is that
    What is the Proof ID that starts with 01?
    what is this 01 number for
    explain the proof id`,
  'form/parent-dates': `
    why does it complain about the father's birthday
    father's birth date is not accepted
    it says the mother is younger than the baby`,
  'form/home-birth-place': `
    birth place is required
    what counts as the birth place
    born on a plane, what is the birth place`,
  'form/save-draft': `
    do I have to save all the time
    must I press save
    is save draft necessary
    do I have to press save before I close it`,
  'form/autosave': `
    does it autosave
    is it saved by itself
    saves automatically?`,
  'form/local-note': `
    my drafts, do other people get them
    who gets my drafts
    are drafts shared with anybody`,
  'proof/how-long': `
    how many minutes until it is done
    I have submitted, how long till I get it
    how soon is it ready
    waiting time for the proof
    how long will I wait
    sent it off, when do I see something`,
  'form/file-size': `
    what is the biggest photo I can add
    how many MB may a photo have`,
  'form/file-count': `
    how many pics can I add
    how many photos at most`,
  'form/file-how': `
    how do I get a photo in
    adding pictures, how`,
  'form/file-renamed': `
    can I cheat the limit by renaming
    can I rename the video to jpg`,
  'privacy/where-stored': `
    where do the uploaded pictures end up
    where do my photos go`,
  'book/proof-id-made': `
    what is the proof id made from
    from what do you make the proof id`,
  'family/default-level': `
    what access does she get if I do not choose
    which level if I leave it as it is`,
  'family/default-expiry': `
    how long before the invite runs out if I do not change anything
    invitation length if I choose nothing`,
  'family/withdraw': `
    take back the invite to my ex`,
  'family/link-opened': `
    I just peeked at the link, is it used up now
    I only looked at the invitation page
    does looking use up the link`,
  'proof/mail-limit': `
    how many mails a day can you send me
    most e-mails in a day`,
  'mya/waiting': `
    why is the chat box locked
    I cannot type in the chat`,
  'mya/model': `
    are you chatgpt
    are you gpt
    which ai are you`,
  'partner/register': `
    become partner
    we want to be your partner
    how do we get a partner id
    sign our site up for mya`,
  'form/unknown-address': `
    what is /upload-svg
    what is /upload for
    the address /upload leads to the form`,
  'book/true': `
    is astrology real
    do you really believe in this
    isn't this nonsense`,
  'insight/sun-sign': `
    which zodiac is the third of june
    zodiac sign for a birthday
    star sign of somebody born on the 5th of may`,
  'family/viewer': `
    mum is viewer, what can she do
    what may grandma do as a viewer`,
  'family/who-seals': `
    who can mark it ready
    who may say that it is ready`,
  'family/who-comments': `
    who can leave comments
    who is allowed to comment
    is everybody able to comment`,
  'family/who-edits': `
    my mother in law wants to change the weight, can she
    may my sister correct the date
    can grandpa change something
    who is allowed to change answers
    can the people I invited edit
    my husband wants to correct the name, may he`,
  'family/invite': `
    how do I get my husband on this too, he has his own phone
    my wife wants to fill in too, on her phone
    I want my partner to see this
    let my mother take part
    add my husband
    can my sister join in`,
  'family/pick-side': `
    what happens if my wife and I both change the same answer
    we both changed the weight
    both edited one field`,
  'family/together': `
    what happens if my wife and I both type in the form at the same moment
    two of us typing at once
    both parents fill in at the same time
    my husband and I edit together`,
  'proof/who-approves': `
    granny is an approver, can she order the book on my account
    does an approver order
    can an approver buy it
    may my mother approve it for us`,
  'proof/watermark': `
    there is grey writing all over my certificate, will it be printed like that
    is the writing across it in the final print
    is the watermark printed
    will the grey letters be gone
    is the watermark on the final one too`,
  'form/draft-where': `
    where is what I typed kept before I send it, and for how long
    where are my answers before I submit
    unsent answers stored where`,
  'privacy/retention': `
    what is deleted by itself`,
  'form/more-children': `
    this is baby number 12 for us what do I pick
    our thirteenth
    number 12 in the family
    we have a dozen kids`,
  'staff/pdf-when': `
    cannot download a pdf for a record
    no pdf for one record`,
  'family/seal-orders': `
    does ready to seal buy anything
    is the book ordered once it is sealed
    sealed means ordered?
    do we pay when somebody marks it ready`,
  'staff/session-long': `
    how many hours does a staff session hold
    logged out overnight as staff
    the dashboard logs me out all the time`,
  'proof/page-where': `
    how do I open the proof tomorrow
    where do I find the proof again
    proof link
    I closed the proof page
    can I come back to the proof
    address of my proof`,
})
