import { phrasingsOf } from './phrasings'

/** Of systems, steps and other subjects, as parents type. */
export const ofSystemsAsTyped = phrasingsOf({
  'system/astrology': `
    natal chart method
    birth chart how made which data
    western tropical zodiac used overall?
    astrology in the book which software or theory
    placidus or whole sign in general
    jpl de440 vsop87 explain
    our astrologer friend wants to know your ephemeris and house system
    how accurate are planetary positions in general
    horoscope method of this site
    born 1899 can the sky be computed`,
  'system/numerology': `
    numerology how does it work in this book
    pythagoras or chaldean
    which numerology school
    why do different sites give other numbers, what is your numerology method
    difference between number of date and number of name
    numbers system explained
    when are master numbers kept
    letter values in every alphabet gematria isopsephy abjad overview
    is it cabbala numerology`,
  'system/tarot': `
    tarot for babies??
    which tarot deck you use
    do you shuffle or draw cards
    im christian and not sure about tarot cards in it, how are they picked
    devil or tower card for a newborn help
    rider waite or thoth
    scary names of cards changed?
    how are the tarot cards assigned overall
    not random cards?`,
  'system/chinese': `
    chinese part how done
    four pillars bazi method general
    do you use li chun or new year for the year
    eastern astrology general how
    my grandma from hong kong does bazi, which rules do you follow
    4 pillars of destiny needs time?
    purple mountain observatory calendar
    chinese horoscope all together explain`,
  'system/calendars': `
    calendars of other cultures
    what other dates does the book give for birthday
    all calendars list please
    hebrew and islamic and maya dates all in one book?
    our birthday in different calendars of the world
    is there persian or hindu calendar too or which ones
    calenders shown
    how many old calendars are there`,
  'system/stones': `
    2 stones confused
    birth gem says diamond and spiritual stone says sapphire, which is right
    difference gem stone spiritual stone
    which of both stones should i buy
    month stone vs sign stone
    why does the book give both a birthstone and a zodiac stone
    two jewels one baby`,
  'system/same-day': `
    cousin born same day gets copy of our book?
    twins 4 min apart same insights?
    does everyone born on that date get same
    isnt it all generic for the date
    hospital had 6 births that day, are all books alike
    what makes ours personal if date is same
    identical twins readings identical too?
    my neighbours kid has the same birth date`,
  'book/what': `
    birth codex??
    whats this thing my sister sent me
    is this some sort of baby album
    sorry new here, what is it you sell
    what do we get at the end, paper or just a screen
    i am tired new mum tell me in two lines what this is
    is it a scrapbook where i glue photos
    how does birth codex work start to finish
    what's a codex
    product explanation pls
    is this like a personalised story book`,
  'book/steps': `
    nr of steps
    what are steps I II III IV V
    where do i put weight, which step
    sacred moment is which step
    is there a list of everything you ask before i start
    can i hop between steps
    which step comes after lineage
    how many minutes for the form, baby is asleep for 20
    whats asked on step 2
    form parts overview
    can i go backwards to names after step 4`,
  'book/required': `
    asterisk * meaning
    mandatory fields list
    which are must and which are nice to have
    only name date and place enough?
    how little can i get away with
    can i skip most of it, i have no energy
    optional or not? everything
    not provided in review is that bad
    must haves in the form
    fields with star only?
    what happens if half the form stays empty, will it still go through`,
  'book/next-disabled': `
    next btn dead
    next is grey
    wont let me past step 1
    cant click next what is missing
    form stuck help
    button next dont work
    i filled all but still no next
    pressed next ten times nothing
    which field stops me from going on
    blocked at step three, it doesnt say why
    message please complete all required fields wont go away`,
  'book/content': `
    contents of the book
    table of contents?
    what chapters come after the certificate
    whats in there besides horoscope
    will there be blank pages for things we didnt answer
    does the book have a page with measurements and a page with family
    order of pages in the book
    what info about us ends up printed in general
    physical codex, lineage, arrival: what pages are those
    colophon?
    can you tell me page by page whats inside`,
  'book/pages': `
    page count
    A4?
    how big is it in cm or inches
    hardcover or softcover
    number of pages approx
    will it fit my ikea ribba frame
    us letter size possible?
    is it 20 pages or more
    thickness
    do you do a large poster size
    leather binding available
    dimentions of book`,
  'book/certificate': `
    what stands on first page
    certificate design
    guilloche lines around the page like on banknotes what are they
    do parents names appear on certificate
    is border same for all babies
    rosettes and seal on the front sheet
    what does the certificat look like
    certificate shows time of birth?
    gold looking seal on the first page what is it
    pattern made from the proof id?
    can i see what certificate contains`,
  'book/official': `
    legally binding birth cert?
    can i use it for passport
    is it a goverment paper
    ryanair accept this as baby id?
    replace lost birth certificate with this one?
    notarised or apostille
    nursery asks for birth certificate can i hand in yours
    not official right?
    valid at the consulate
    will civil registry take it
    is this the real certificate or souvenir`,
  'book/insights': `
    how many insights do i get
    64 insights min?
    117 max?
    my book has only 70 something readings why
    what counts as one insight
    insights list please
    twelve chapters which ones
    will filling in more give more readings
    total number of readings
    more insights if i add birth time?
    list of everything calculated
    topics of the readings short`,
  'book/true': `
    is this legit science
    do u really believe that
    hubby laughs at it, is anything of it true
    is it fortune telling
    accuracy of readings? true or not
    proof that astrology works?
    are these facts or fantasy
    its all made up isnt it
    can i rely on what it says about her character
    will she become a doctor, can the book know
    religious family, does it predict the future
    how exact are figures and how true the meanings`,
  'book/disclaimer': `
    why tick the for fun sentence
    i acknowledge these insights are based on traditional... what am i signing
    what is attest and submit disclaimer
    fun and inspiration clause
    the legal sentence on the last step
    cant submit, it wants me to accept a statement
    do i give up any rights with the statement i accept before sending
    what does the disclaimer say exactly
    not medical or legal advice sentence why`,
  'book/languages': `
    book in spanish?
    deutsch möglich
    other languages avail
    can the whole book come out in french for my mother
    name with é will it print
    ł in surname ok?
    arabic script name print
    name in hangul
    is everything english only
    kann ich das buch auf deutsch haben
    my name is in georgian letters do you have the typeface
    cyrillic name possible in print`,
  'book/who': `
    for adults too?
    my kid is 9 already
    pregnant now, due in june, start already?
    gift for baby shower
    who can make one
    born 1952, my mum's 70th, possible?
    for my godchild i am not parent
    preemie now 4 months is it too late
    oldest date allowed for a person
    can i do one for myself lol
    for grown up son as xmas present
    only new borns?`,
  'book/sibling': `
    second kid form again?
    sibling record button
    twins how to do
    triplets 3 books?
    baby number two, keep family info
    create sibling record where
    start fresh what does it delete
    want to do same for older brother without retyping
    after i submitted i want one for his sister
    copy parents to new record
    one for each twin or shared
    which data stays in a sibling record`,
  'book/proof-id': `
    proof id?
    whats 01 code
    code changed after i fixed birth time
    ten digit code under the seal
    reference nr for my record
    what is id made of, sha
    is my proof id a secret
    does proof id open anything
    number on certificate 01A7...
    proofid where
    id different on second proof, why
    serial number of our book`,
  'book/qr': `
    qr
    QR code for what
    scanned qr and only got the website
    can someone see our baby by scanning
    is qr on certificate safe on instagram
    square barcode thing at bottom
    qr code without? dont want it
    where does qr lead
    grandpa scanned the code from the frame, nothing private?
    does the qr contain birth data`,
  'book/two-children': `
    already exists message
    this is a different child button
    same name same birthday other family
    system says record taken
    form thinks my emma is someone elses emma
    namesake baby same minute
    duplicate child error
    common name Maria Garcia born same day and time
    conflict with other families record
    what if i press this is a different child`,
  'book/claim': `
    10,000+ families really?
    trusted by 10000 families true or ad
    how many users
    any reviews
    trustpilot?
    how many books sold so far
    are there happy customers i can read from
    is the ten thousand number real
    popular or tiny company
    customer numbers`,
  'mya/who': `
    mya?
    who r u
    bot or human
    are u a real lady
    is mya short for something
    keeper of the codex sounds mystic who is that
    am i chatting with ai
    is there a person typing these answers
    whats your name
    are you gpt or what
    you a machine?
    who answers me here`,
  'mya/can': `
    what can u do
    what can i ask u
    can u help me
    topics?
    give me example questions
    which stuff do you know about
    can you only talk about the form or also other things
    what are your limits
    help menu
    can you tell me things about my own child's figures
    do you know about names too or only the book, what all
    how can you be useful to me`,
  'mya/fields': `
    ask mya buttons what are they
    ask mya now
    mya will research your baby's name origin stands in the box, when does it come
    which three fields can mya fill
    typing disabled since mya is on
    toggle ask mya general
    placeholder mya will research
    do all fields have an ask mya
    is mya filling now or after submit
    can mya fill out stuff so i have less to type
    ask mya turned on, can i turn it off again`,
  'mya/conception': `
    280 days formula
    conception date how you know that lol
    the date of conception you worked out is when my husband was abroad haha
    is it 40 weeks back from birth
    preemie at 33 weeks so is 280 days wrong
    calculated conception differs from my scan date
    mya will calculate conception date when?
    how accurate is 280 days back
    overdue by 10 days, does reckoning know
    does computed conception move when i correct birthday
    where does conception reckoning come from`,
  'mya/names': `
    where are name meanings from
    name dictionary source
    how does name research work
    you said name is unknown why
    do you guess from sound of name
    is there a list of all names you know
    can you research any first name how reliable
    rare welsh name not found
    name roots which books
    how does mya find name origin what sources
    invented name, what will the research say`,
  'mya/guide': `
    companion guide?
    bio companion guide tabs
    extended spiritual insights where to click
    generate companion guide
    guide says birth date is required
    seven tabs personality spiritual guidance timing...
    open the companion from where
    is compatibility tab in the guide
    mystical tab
    development tab companion
    compagnon guide what is in there
    birth bio companion same as the book?`,
  'mya/trouble': `
    chat down?
    mya no answer
    trouble connecting message
    drawer says try again
    chat window hangs
    mya isnt replying did i lose my form
    chat not loading on my iphone
    assistant error
    u there? chat gives connection trouble
    sent a question three times and get only an error
    mya offline`,
})
