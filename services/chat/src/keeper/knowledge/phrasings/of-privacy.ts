import { phrasingsOf } from './phrasings'

/** Of data, and of the people behind it. */
export const ofPrivacy = phrasingsOf({
  'privacy/promise': `
    what do you do with our information
    do you sell our details
    are my answers used for advertising
    who gets the data of my baby
    do you share anything with other companies
    is my family's information private
    is it gdpr compliant
    will I get marketing emails
    can I trust you with my child's data
    are there trackers on this site
    is our data used to train artificial intelligence
    where does my data go
    do you hand data over to third parties
    do you pass our information to Google or Facebook
    do advertisers get our data
    are you going to spam me
    do you give our data to companies that sell nappies
    will you sell my email
    is anything passed on
    I am nervous about putting her name on the internet
    will I get adverts
    what do you do with the details
    is it safe to type in his full name and birthday
    do you pass it on
    will companies contact me
    is our information used for anything else
    are you tracking me
    last app sent me nappy adverts`,
  'privacy/who-sees': `
    who can see what I entered
    is my baby's page public
    can anyone find our record on the internet
    does it show up in google
    can strangers look at our record
    is the record visible for others
    do your employees read our answers
    can other families see us
    can somebody guess the address of my proof
    who has a view of our details
    is the proof link secret
    can my in-laws see it without an invitation
    is the record secret
    who can read our entries
    could anybody with the link see the proof
    who at your company can read what I wrote
    can your team look at our entries
    does the shop or partner get to see my record
    who else can look at it
    can the hospital see the record
    who can look at it
    can strangers find it
    will it be on google
    is the link safe
    can anyone with the link open it
    can your staff read it
    can other people see my baby
    is the address of the proof secret
    who has access to it`,
  'privacy/encryption': `
    are our records encrypted
    how is the data protected on the server
    how safe are the files
    what if you get hacked
    do you store passwords in plain text
    is the connection secure
    is the database encrypted
    what security do you use
    could somebody steal our data
    is it stored securely
    what happens in a data leak
    are the uploaded files protected
    who holds the keys to the encrypted data
    is it encrypted
    how safe are the servers
    are the files stored safely
    is my password hashed`,
  'privacy/erase': `
    how do I delete everything
    I want my data removed
    can my record be deleted
    please remove my child from your system
    how do I export our answers
    can I get a copy of my data
    how do I use my right to be forgotten
    take us off your servers
    how do I remove the draft from this device
    how do I get rid of a submitted record
    who do I ask to delete our record
    delete my data
    how can our family data be wiped
    I withdraw, please erase everything
    forget my child
    I want everything about my baby deleted today
    which data do you hold about us, send me a copy
    please remove my baby
    I want it gone
    can I get a copy of everything
    how do I get rid of the record
    take it off your servers
    I changed my mind, delete it all
    can I export it`,
  'privacy/retention': `
    how long do you store our data
    when are my files removed
    is the record kept forever
    after how many days do you delete uploads
    for how many years do you keep records
    does my record disappear some day
    what happens to the data after the order
    do old records get removed
    how long do you keep it
    when is it deleted
    do you keep the photos for ever
    how long is my record stored
    do old records go away`,
  'privacy/cookie': `
    do you use cookies
    what is the cookie for
    why is there no cookie banner
    which cookies are set
    can I refuse cookies
    what do you store in my browser
    are there tracking cookies`,
  'privacy/photos': `
    does the picture tell where we live
    is the location in my photo removed
    do you keep camera details
    what about gps in pictures
    are photos stripped of metadata
    can people see where the photo was shot
    is hidden information in images deleted
    can someone find our house from the photos
    can someone see from a photo where we live
    is the location taken out of the pictures
    do the photos show where we live
    what about gps in the photo
    do pictures keep where they were taken`,
  'privacy/mya': `
    what do you know about me
    do you read my record
    who reads what I write here
    is our chat recorded
    will you remember this conversation
    do you send my messages to openai
    can you see what I typed into the form
    is this conversation private
    do you know my baby's name
    do you keep our messages
    can you look into my record
    do you remember what I told you before
    is what I write to you sent to chatgpt
    can you see what I type in the form right now
    does what I write here go to chatgpt
    does the partner's shop see what I ask you
    where does what I write go
    do you send this to openai
    do you remember what I say
    can you see my record
    who reads this chat
    is our chat stored
    can you look up my baby
    can the shop where this chat stands see my record
    I am on another site, can you look at my record from here`,
  'privacy/draft-shared-computer': `
    I filled it in on the library computer
    can my roommate open my draft
    others use this computer too
    how do I remove my draft from a borrowed phone
    is it safe on a public computer
    the next person at this computer sees my answers
    we share a tablet with friends
    this is grandma's tablet, can she read it later
    I use the computer at work for the form
    I typed it on the computer in the library
    others use this laptop too
    can my sister see it on the shared ipad
    I am at work on a shared pc
    how do I clear it from this computer`,
  'staff/only': `
    what is the admin page
    can I see the dashboard
    how do staff log in
    where is the list of all records
    what can employees do with the records
    is staff access logged
    where do I export all records
    I need an access code for auth
    how do staff get in
    I work here, where is the dashboard
    can I log in as staff
    what is /auth`,
  'staff/contact': `
    how can I reach you
    is there a phone number
    I want to talk to a real person
    who can help me with a problem
    what is your email
    where do I complain
    how do I contact support
    is there customer service
    who is behind this site
    where can I report a fault
    what is an archivist
    how do I get in touch with somebody
    is there somebody I can call
    who do I write to if something is broken
    I want to speak to a human being
    can I talk to someone
    who can help me
    I want to complain
    how do I reach you
    can a real person look at it
    who do I write to
    give me your email address
    I need a human`,
})
