import { phrasingsOf } from './phrasings'

/** Further ways to ask of the book, MYA, the guide, staff and partners. */
export const ofServicesInOtherWords = phrasingsOf({
  'book/required': `
    what is the bare minimum you need from me
    give me the list of must fields
    which boxes can't stay empty
    what do you absolutely need
    the fields I can't get around
    what are the fields with an asterisk
    all the starred fields`,
  'book/sibling': `
    he came at 23:58 and his sister at 00:03, two birthdays, how do we handle that
    twins, one form or two
    two babies at once, what now
    do I make one record for both of them`,
  'system/place-why': `
    I put the wrong town in, does that mess up anything
    does the city change the stars
    what is affected by the place
    is it important to choose the right place
    what if the town is a little off`,
  'book/letters-unprintable': `
    a letter in the surname looks like an empty box
    a square instead of a letter
    the proof says a character has no typeface
    our letter is missing
    some signs are not printed`,
  'book/proof-id-safe': `
    is the number on the bottom secret
    can anybody use our number
    what if a colleague knows our proof id
    does the id let people in`,
  'book/qr': `
    what is that square thing on the certificate for
    why is there a barcode
    what is the little square at the bottom`,
  'book/qr-verify': `
    could a burglar learn our address from the QR
    what will a visitor find out who scans it
    somebody photographed the framed certificate
    does scanning show our names
    if a guest scans it, do they see the baby's data`,
  'system/same-day': `
    my sister has twins born on the same day as mine, same book?
    born nine minutes apart, do their books say the same
    same birthday as her cousin, identical readings?
    will both twins have the same insights`,
  'insight/left-out': `
    why is her moon not told by degrees
    degree of the moon missing
    no houses and no ascendant in it`,
  'system/cusp': `
    he was born just before midnight on the 18th of February, is he a fish
    one app says pisces another says aries
    born at the very end of a sign
    two websites give different star signs
    the first day of leo`,
  'book/gentle': `
    is there anything spooky in the cards
    could it frighten me
    do you print bad news
    my wife is superstitious
    will it say he has a hard life`,
  'book/formulas': `
    do you cheat with the numbers or can I redo the sum
    can I check it by hand
    is it told how the figures are made
    where do I read how you got to that number`,
  'book/true': `
    we are religious, does this claim to tell the future
    will it tell me what becomes of him
    is any of it real
    do the stars really say that
    is this science
    has anyone proven this`,
  'book/official': `
    is it legal proof of her age
    show it at the town hall?
    do offices accept it
    can he travel with it
    use it at school enrolment
    is it an official paper
    Hallo, ist das ein amtliches Dokument`,
  'insight/expression': `
    does the name have a number too
    number of the full name
    what is the number of her name`,
  'mya/now': `
    can you find the meaning before I submit
    research our name right now
    I want to see the origin before I send it`,
  'mya/model': `
    is a human reading what I write here
    is there a person behind you
    am I chatting with a machine`,
  'mya/who': `
    who made you
    what kind of thing are you`,
  'mya/changes-nothing': `
    can you change the weight for me to 3.5
    please correct the date for me
    put my email in for me
    order it for me
    delete it for me please`,
  'mya/failure-text': `
    you said you have trouble connecting
    it says you cannot connect
    try again or contact an archivist, why`,
  'guide/compatibility': `
    does the guide have something on friends
    who fits him in love
    will the brothers get along, says the guide`,
  'guide/open': `
    how do I open the companion thing
    where is that guide
    I want the extended insights
    from where can it be opened`,
  'guide/same': `
    is the guide written by a robot
    does a language model invent the guide
    is the guide made up
    if I press generate on the companion guide twice will it say something else
    second time another guide?`,
  'guide/print': `
    save the guide to my phone
    download the guide
    can I put the guide in the book
    can I print the guide`,
  'guide/error': `
    the guide wants a birth date
    no guide without a birthday
    guide says date required`,
  'partner/widget': `
    we run a baby shop online, can our customers ask you things
    add MYA to a photographer's site
    code for our homepage
    what do we put on our page to show you
    we have a practice website and want you on it
    can my webshop use you too
    use you on our site`,
  'partner/csp': `
    what must our webmaster add to the security policy
    content security policy entries for the widget
    trusted types and your widget
    our CSP blocks you
    script-src for mya`,
  'partner/speed': `
    will your chat bubble make our page jump
    does it delay our page
    layout shift by the widget
    will google rank us lower because of the widget
    does your script block rendering`,
  'partner/records': `
    do you see which customer of ours is asking
    you sit in the corner of a shop page here, does that shop get to see my baby's record
    could a partner read our record
    does the website with the chat learn anything about us`,
  'partner/look': `
    can we make the bubble purple
    our own colours for the chat
    button in our style
    can the words of the widget be in german
    move the bubble to the left
    right to left for our arabic site`,
  'partner/limits': `
    how many questions a minute before it stops
    too many questions from our office network
    our visitors got that was a lot of questions
    daily limit of our site`,
  'partner/register': `
    where do we get our data-partner id
    who enters our domain
    we would like to be entered as a partner
    can we register our shop`,
  'staff/search-by': `
    as staff I want to look up a record by the family's name
    I know only the e-mail of the parents, find the record
    look for a record id
    find records by surname
    does the search need the whole name`,
  'staff/colleague-gone': `
    as an admin how do I get rid of an ex-employee's login
    revoke a colleague's account
    employee has left the company
    can I log a coworker out
    remove somebody from the staff
    can one admin delete another
    remove another admin`,
  'staff/session': `
    sign in as staff and then what
    where does one go after signing in
    what is behind /admin`,
  'staff/bulk': `
    download of all families as one file
    csv with every record
    get all records out
    export the whole list
    what do I need before I can export everything
    does the bulk export ask for my password again
    how can I get all records of the last month in one file
    all records of a period as a file
    as a member of staff, get all records of last month in one file`,
  'staff/rights': `
    who is allowed to delete a family's record among staff
    can every admin erase
    what may staff do
    do staff need the second factor to erase`,
  'staff/reopen': `
    can staff unlock it again
    a mother calls and wants a change after the order
    how do I let a family edit again
    undo the lock as an archivist`,
  'staff/audit': `
    how do I know which colleague downloaded a pdf
    is it logged when I open a record
    who has been in this record
    track of views
    who watches the employees
    are employees controlled`,
  'staff/pdf-when': `
    no pdf for a processing record
    the pdf of this family cannot be clicked
    I am on the admin page and the PDF button will not click for one record
    why is pdf grey in the list`,
  'staff/csv-any': `
    is there a csv before completion
    csv download opens where
    may I take the csv of any record`,
  'staff/failed-job': `
    a family's book failed, can I restart it
    rendering failed
    red job in the press room
    retry button for jobs`,
  'staff/outbox': `
    where do I find the emails that were sent to families
    was the mail handed over
    resend a mail to the parents as staff
    mails that failed
    a mail could not be delivered, what do I do as staff
    undelivered mail`,
  'staff/forgot': `
    I do not remember my dashboard password
    new password for the admin page
    password reset for staff
    my colleague forgot her password`,
  'staff/passkeys': `
    can I log in with face id
    sign in without typing a password
    touch id for admin
    register a security key`,
  'staff/password-length': `
    what are the rules for the password at /auth
    my password is refused
    is hunter2hunter2 enough
    how many characters for the admin password`,
  'staff/date-filters': `
    records from the last three months
    which periods can I choose in the dashboard
    show me this week's babies
    filter by time`,
  'staff/register': `
    registration is closed, how do I get in
    who may create a staff account
    open registration
    sign up at /auth
    can anybody register as staff`,
  'book/claim': `
    does 10,000 families come from somewhere
    how many have bought it
    who else uses this
    is that number of families true`,
  'book/languages': `
    is arabic writing possible
    can I write the name in Cyrillic
    names in other alphabets`,
  'book/long-name': `
    hyphenated surname too long for the line
    five given names, do they all fit
    does a very long town name fit
    will the name be cut off`,
  'mya/conception': `
    if I let you work out when he was conceived, how do you do it
    how is the day of conception reckoned
    forty weeks back?
    premature baby, is the conception date still right
    he was 6 weeks early, is the date right`,
  'book/next-disabled': `
    it will not let me go on and I do not know why
    stuck on page two
    grey next button
    forward button dead
    cannot get to the next step`,
  'book/disclaimer': `
    what do I confirm at the end
    must I tick that box
    what am I acknowledging
    the sentence with fun and inspiration`,
  'staff/contact': `
    can I speak to someone
    phone number
    write to a human
    complaint
    whom do I contact for help
    who is the archivist`,
  'book/insights': `
    how many insights will be in our book and are they about my son
    number of insights
    are they personal
    64 what`,
  'system/derived': `
    what do you work out from the birthday
    which figures come from the date
    list of what is derived`,
  'insight/birth-card': `
    how is the major arcana found
    tarot card of the birth, how
    major arcana meaning`,
  'insight/decan-card': `
    where does the minor arcana come from
    small tarot card, how is it found`,
  'insight/daylight': `
    what is day length, is it labour
    hours of daylight at birth`,
  'insight/moon-phase': `
    how do you know what the moon looked like that night
    was it a full moon
    moon on the birth night`,
  'insight/psychic-number': `
    inner number, how`,
  'insight/life-path': `
    how do you get the life path
    what is her life path if born on some date`,
  'insight/birth-gem': `
    which birth stone does she get
    gem for november
    stone of the month`,
  'system/stones': `
    is the spiritual stone the same as the birth gem
    why are there two gems
    difference of the two stones`,
  'system/animal-year': `
    born 20 january, snake or dragon
    is he still the old animal in january`,
  'insight/year-animal': `
    which animal is she
    chinese sign of my baby`,
  'system/no-rising': `
    why does it not say her ascendant
    no ascendant in the proof, why`,
  'book/screen-reader': `
    does it work without mouse
    operate it with the keyboard`,
  'partner/cookie': `
    does the chat need consent under gdpr
    must we ask visitors before showing the chat`,
  'partner/trouble': `
    our domain changed, the chat is gone
    the widget disappeared after we moved the site`,
  'staff/code-field': `
    I have got a code from my boss, where do I put it
    registration code, which field`,
  'staff/one-role': `
    is there a read-only staff account
    can one admin have fewer rights`,
  'staff/sessions-list': `
    my account, how do I see where I am signed in
    which browsers am I logged in with`,
  'staff/clean-pdf': `
    the certificate for the printer, where do I download it
    print-ready certificate download for staff`,
  'referral/law': `
    her father is not on the papers, can he get her
    is it allowed to post our child's picture online
    may I publish photos of my baby`,
  'referral/medicine': `
    is she going to be tall
    how tall will he be
    recommend a pediatrician
    bump on the head since the fall`,
  'mya/when': `
    when do I get the real answer instead of that placeholder
    if I turn on the switch for the origin, when is it researched`,
  'insight/akan-name': `
    what is the akan name of a saturday child`,
  'mya/guide': `
    what is in the companion guide and where do I open it
    the guide, what is in it`,
  'privacy/mya': `
    I am on a blog where your chat sits, can you look up my baby's ascendant`,
  'partner/refused': `
    we put the MYA script on our second domain and nothing shows
    new domain, no chat`,
  'staff/registration-failed': `
    I try to create an account but it says registration failed, what do I need`,
  'system/day-length': `
    from when to when is the day counted
    is day length sunrise to sunset
    how do you reckon the daylight of the birthday`,
})
