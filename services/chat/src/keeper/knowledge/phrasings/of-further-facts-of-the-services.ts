import { phrasingsOf } from './phrasings'

/** Further single facts of partners, privacy, MYA, the guide and the notices. */
export const ofFurtherFactsOfTheServices = phrasingsOf({
  'partner/widget': `
    how do I put you on my midwife blog
    want mya on our clinic's site
    what do we need to show mya on our website
    add the chat to our shop page
    install the widget
    embed you on my page`,
  'partner/refused': `
    can I use the widget on any website
    widget on a second domain
    does it work without registering
    another subdomain
    use it on localhost
    may anybody embed mya`,
  'partner/css': `
    will your widget mess up my css
    does our stylesheet change the widget
    is the widget isolated
    shadow dom?
    style conflicts with the widget
    will it break my layout`,
  'partner/cookie': `
    do we need consent for your widget
    does the widget need a cookie banner
    widget and gdpr
    widget cookies
    does it store anything on my visitors
    consent for the widget
    local storage of the widget`,
  'partner/records': `
    can partners see records
    does our site get data of families
    will the widget show a family's data
    is a record read on a partner's page
    what do partners learn about visitors
    data shared with partners`,
  'partner/size': `
    kB of the widget loader
    how big is the widget script
    size of mya.js
    how many kilobytes
    weight of the loader
    bytes of the widget
    will the widget slow my page`,
  'partner/limits': `
    how many questions may visitors of my site ask
    widget limit a day
    widget says a lot of questions at once
    limits for partners
    how many chats are included
    rate limits of the widget`,
  'privacy/use': `
    will you sell what I type
    what do you use my baby's data for
    will I get ads because of this
    do you sell our data
    is my data sold
    do other companies see our data
    do you make money with our data
    are you giving our names to anyone`,
  'privacy/cookie': `
    what does the cookie contain
    is there personal data in the cookie
    cookie name of visitor`,
  'privacy/retention': `
    how long do you keep our record if we never order
    when do you delete things
    how long is it kept
    is our record deleted some day
    how many years do you store it
    will it be deleted if we do nothing`,
  'privacy/export': `
    how do I download all our data
    give me a copy of my data
    can I export the record
    can I have a copy of all the data you hold on us
    gdpr access request
    data portability
    take our data with us`,
  'privacy/erase': `
    can I delete everything myself
    i want everything gone
    how do I delete everything you have about my daughter
    remove all our data
    erase the record
    do I need to write to you to delete it`,
  'privacy/after-erase': `
    is there anything left afterwards
    what remains when it is erased
    is it really all gone
    traces after deleting
    do you keep anything after erasing
    anything left of us`,
  'privacy/backups': `
    what about your backups after I delete
    is it in a backup
    can it be restored from backup
    backups of erased records
    how quickly is it unreadable
    does deletion reach the backups`,
  'privacy/looked': `
    who has looked at our record
    who saw our stuff
    can I see which staff looked at it
    how do I know who opened it
    would I know if an employee looks
    was our record opened by somebody`,
  'privacy/devices': `
    can I see which devices can open it
    list of my devices
    take my old phone off
    which computers are allowed
    remove a device
    is my lost phone still allowed`,
  'privacy/encryption': `
    is it safe with you
    could an admin with the database read our answers
    are files encrypted
    encryption yes or no
    what if your database is stolen`,
  'privacy/borrowed': `
    I am at a library computer
    used my neighbour's tablet, how to remove it all
    I filled it in at work, how do I wipe it
    leave nothing on this computer
    internet cafe
    clean up after using a friend's phone`,
  'form/draft-where': `
    where exactly is my half finished form kept
    where is what I typed kept before I send it
    is what I type stored on your server before submitting
    where are my unfinished answers
    how long does the device keep my answers
    unsent data, where is it`,
  'privacy/ai': `
    what gets sent to openai
    is my chat sent to chatgpt
    which data does the model get
    does a language model see our names
    prompt data
    do you pass our record to an ai`,
  'mya/who': `
    what is your name and title
    who am I talking to here
    what are you called
    your title
    keeper of the codex?`,
  'mya/three-fields': `
    which fields can mya fill in for me
    will mya fill in the name origin for me
    what can mya calculate
    what does mya research
    in which fields is there an ask mya switch
    can you do the etymology for me`,
  'mya/now': `
    what is the button ask mya now
    what does ask mya now do
    ask mya now button
    can I see the origin before submitting
    get the etymology straight away
    when do I use ask mya now
    find the origin right now`,
  'mya/when': `
    when does the research happen
    when do I get the real origin
    placeholder is still there, when is it replaced
    when is the etymology filled in
    why is there only a sentence in the origin field
    at what point does mya research`,
  'mya/printed': `
    is what mya finds printed
    does the name origin go in the book
    are mya's answers in the book
    where is the researched etymology
    is the source of the name printed
    will the origin be in print`,
  'mya/name-unknown': `
    what if our name is invented
    we made the name up
    our name is new
    what will you do with a name that does not exist
    fantasy name
    you do not know our name, what then`,
  'mya/health': `
    can I ask you health questions
    do you answer medical questions
    can you give legal advice
    are you allowed to say something about illness
    can I ask about feeding
    do you help in emergencies`,
  'mya/right': `
    how reliable is what you tell me
    are your answers checked
    how do I know what you say is right
    where do you have your facts from
    can I trust your answers
    do you make things up
    your sources
    do you ever guess`,
  'privacy/mya': `
    can you see what I have typed in the form
    do you know my answers
    are you reading along
    do you see my screen
    can you read my form`,
  'mya/consent': `
    how do I let you look at our record
    allow you to read my record
    where is the switch for my record
    can you tell me my baby's life path
    give you access to our answers
    let mya see our figures`,
  'mya/internet': `
    do you need the internet to answer me
    do you google my questions
    what are you based on
    do you search the web
    are you connected to the internet
    do you look things up online`,
  'mya/drawer': `
    how do I open this chat again later
    where do I find you again
    need help card
    I closed the chat
    open mya
    where is the chat button`,
  'privacy/chat-kept': `
    does the chat remember me next time
    do you remember what I asked yesterday
    is our chat saved
    history of the conversation
    will you know me tomorrow
    can I read our chat later`,
  'mya/guide': `
    what is that guide thing
    what is inside the guide
    what is in the companion guide
    what does the guide tell
    companion guide contents`,
  'guide/start': `
    how do I start the guide
    generate companion guide button
    the guide is empty
    nothing shows in the guide
    how do I get the guide made
    begin the guide`,
  'guide/generating': `
    generating your companion guide...
    generating companion guide
    the guide is loading
    guide says generating
    how long does the guide take
    waiting for the guide`,
  'guide/failed': `
    the guide shows an error
    try again in the guide
    guide does not work
    companion guide failed
    error area in the guide
    guide cannot be generated`,
  'guide/cost': `
    does the guide cost extra
    is the guide free
    do I have to pay for the companion guide
    price of the guide
    guide included?
    is there a charge for the guide`,
  'guide/same': `
    does the guide change between openings
    is the guide the same if I open it again
    does ai write the guide
    is the guide random
    would I get another guide tomorrow
    same guide twice
    who writes the guide`,
  'guide/year': `
    which year is the personal year for
    personal year of the guide
    what is the personal year in the guide
    does the personal year change
    for what year is the personal year
    personal year 2026?
    personal year how chosen`,
  'form/one-notice': `
    why do I only ever see one message at a time
    two messages at once
    the second message replaced the first
    only one toast
    notifications replace each other
    several notices`,
  'form/notice-seconds': `
    how many seconds do messages show
    the message disappeared before I could read it
    how long does a notice stay
    message vanished too quickly
    five seconds message
    notification gone
    popup disappears`,
  'form/notice-away': `
    how do I get rid of a message
    close a notification
    swipe away
    dismiss the message
    remove the notice
    push the message aside`,
  'form/notice-key': `
    is there a key to reach the notifications
    F8
    keyboard for notifications
    shortcut for the messages
    jump to the notice with the keyboard
    how do I reach the toast without a mouse`,
})
