import { phrasingsOf } from './phrasings'

/** Whole, plain questions, and what is asked in a roundabout way. */
export const inPlainWords = phrasingsOf({
  'form/connected': `
    what on earth is sacred connection
    why do you ask how long the cord was attached
    time connected to the placenta, what is that for
    what does connected mean with days and hours
    do I have to know how long the cord was attached
    what are the Sacred Connection Details about
    the midwife clamped the cord after three minutes, where does that go
    we did a lotus birth, where do I enter it
    is the placenta question required
    how many days can I enter for the placenta connection
    nobody timed the cord, can I leave that out`,
  'form/files': `
    are pdf files ok
    is a pdf allowed
    which picture formats do you take
    can I add a heic photo from my iphone
    how big may a photo be
    is there a limit on file size
    can I upload a video of the birth
    where do I add photos
    can I drag pictures into the form
    what is the maximum size of a file
    which documents can I attach
    can i send you the hospital letter as a scan`,
  'book/true': `
    do you honestly believe in this
    is any of this scientific
    is it all made up
    can the stars really tell anything about a baby
    my husband says astrology is rubbish, what do you say
    is it proven
    does it predict the future
    will it tell me what becomes of my child
    how seriously should I take the insights
    is this fortune telling
    should I make decisions by the insights
    are the readings meant seriously`,
  'field/paternalGrandfatherName': `
    my father-in-law's name, where does it go
    where do I put dad's dad`,
  'form/family-shapes': `
    may the father be left out
    can we leave the dad out
    there is no father in our family
    we are two mums, which of us is the father
    we are two dads, what about the mother field
    the baby is from a donor
    she is adopted and we know nothing of her parents
    I am a single mum by choice
    grandad died before she was born, do we still put him
    one grandparent is unknown
    we are a same sex couple
    we had a surrogate
    can a grandparent raising the child fill it in
    I am the guardian, not the parent
    step-dad instead of dad`,
  'privacy/photos': `
    do my photos show where we live
    is the gps removed from pictures
    can somebody see from the photo where it was taken
    do you strip location data from images
    are the photos safe to upload with their location
    what happens to the metadata of my pictures
    does the picture keep the date and place it was taken
    exif data in uploads`,
  'privacy/who-sees': `
    who can see what I enter
    can strangers find our record
    who has access to our baby's details
    can other parents see our record
    will my baby's data show up on google
    can your employees see it
    can someone with the proof id look us up
    who apart from me sees it
    is the record visible to everybody I invited
    is my ex able to see the record
    can the grandparents see everything
    can anybody see it if I do not invite them
    does staff have access to my record`,
  'proof/delivery': `
    when will the printed book get here
    how long does shipping take
    do you deliver abroad
    how is it shipped
    where will it be delivered
    I ordered on tuesday when does it come
    which countries do you ship to
    can it be sent to my parents instead
    is there express delivery
    can I track my order
    will it be there for christmas
    it has not arrived yet
    the parcel was damaged
    how is the book packed
    what does delivery cost`,
  'proof/payment': `
    is there a discount for twins
    do I have to pay now
    can I pay by card
    is there a voucher
    when am I charged
    does approving charge my card
    can I get an invoice
    do I pay before I see the proof
    is there any discount if I order several
    do you give refunds
    can i cancel my order and get a refund`,
  'proof/price': `
    how much is the book
    how much is a printed codex
    what is the price of the certificate
    what are your prices
    how much do I have to pay for two copies
    is there a price list
    what do you charge
    how much is it with shipping
    does the guide cost anything
    how much will this set me back`,
  'insight/year-animal': `
    which animal does she have
    what is her Chinese animal
    which animal year is my baby
    is he a dragon or a snake
    what chinese zodiac is a january baby
    born in early february, which animal
    what is her eastern zodiac
    why is my january baby still the animal of last year
    what is the animal sign of our child
    which animal goes with his year
    year of the what
    what animal was she born under
    the animal, which one is it`,
  'insight/weekday': `
    on which day of the week was she born
    was he born on a sunday
    which weekday was the birth
    what day of the week was it
    what does the weekday say
    is a sunday child special
    monday's child, is that in there
    how do you know the weekday`,
  'insight/birth-gem': `
    which stone belongs to april
    which gem does he have
    what does the birth gem depend on
    where do the birthstones come from
    which birthstone for a december baby
    how is the birth gem chosen`,
  'insight/spiritual-stone': `
    how is the spiritual stone chosen
    what decides the spiritual stone
    which spiritual stone does a leo have`,
  'insight/moon-phase': `
    what phase was the moon in
    how is the moon phase found
    was it a full moon when she was born
    how long is a moon cycle
    how many moon phases are there
    what are the eight phases
    which moon is on the certificate
    what was the moon like at the birth
    how do you know the moon of that night`,
  'insight/psychic-number': `
    is the psychic number the same as the life path
    what does the psychic number come from
    which number comes from the day of the month
    why is it called psychic
    psychic number of someone born on the 29th`,
  'insight/life-path': `
    how is the life path number found
    what is a life path number
    how do I work out the life path myself
    why are 11 22 and 33 kept
    does the name change the life path
    which digits do you add
    life path of a baby born on 3 march 2025
    what does life path 7 mean
    can the life path be 11
    is the life path from the date alone`,
  'insight/daylight': `
    what does day length mean
    how long was the day when she was born
    how is the day length worked out
    what is the length of the day measured from
    why is there no day length in our book
    day length at the north pole
    hours of daylight on his birthday
    sunrise and sunset of that day`,
  'insight/sun-sign': `
    how do you find her sign
    what if she was born on the cusp
    born on the day the sign changes
    which sign is he exactly
    do you use tropical or sidereal signs
    does the time of birth change the sun sign
    what is the western zodiac
    why is she an aries and not a taurus
    his sign differs from the newspaper
    which sign without a time of birth`,
  'insight/rising': `
    why is there no rising sign
    how is the rising sign found
    does the ascendant need the minute
    what does the rising sign say
    where is his ascendant in the book
    rising sign missing
    what is the difference between sun sign and rising sign`,
  'insight/birth-card': `
    which tarot card is hers
    how is the tarot card chosen
    what is the major arcana
    what card does he get
    how does the date make a tarot card
    what is the birth card
    major arcana of our child`,
  'insight/decan-card': `
    what is the minor arcana
    how is the small card chosen
    which minor arcana card does she have
    what is the card of the decan`,
  'system/tarot': `
    is the tarot dangerous
    do you use the death card
    is there a scary card in the book
    who draws the cards
    which tarot deck do you use
    are the tarot cards drawn by chance
    can I draw another card`,
  'book/qr': `
    what is the qr code for
    what happens if somebody scans the code
    can a stranger scan the certificate and see our data
    is it safe to show the certificate online
    what does the square on the certificate hold
    can I post a picture of the certificate
    what do people see when they scan it
    the barcode on the certificate, is that dangerous`,
  'book/official': `
    is it a real birth certificate
    can I use it at the town hall
    will they take it for a passport
    is this a legal document
    does it replace the state's certificate
    can I register my baby with it
    is the certificate valid
    can I use it for school enrolment`,
  'book/what': `
    what is this product
    what is a birth codex in short
    can you explain what I get
    what exactly is a codex
    what do I get at the end
    in a nutshell what is it
    what is the idea behind it
    is it a book or a certificate
    what does the keepsake consist of`,
  'book/who': `
    can I make one for my five year old
    can grandparents make one for a grandchild
    can I give it as a present
    is it for adults too
    my son is ten, is that too late
    can I do it before the baby is born
    how old may the child be
    born in 1950, does that work
    can I make one for my late mother`,
  'book/sibling': `
    we have a second child, do I type it all again
    how do I add a sibling
    what does Create Sibling Record keep
    what is kept for the next child
    can I copy our family details for the next baby
    does the sibling form keep our email
    do uploaded files carry over to the sibling
    record for her brother too
    triplets, do I need three
    is the birth date carried over to the sibling`,
  'book/insights': `
    how many insights do we get
    is it really 64 insights
    how many readings are there
    do all children get the same number
    why do I have fewer insights than my friend
    what is the least number of insights
    are the insights personal
    114 insights, where does that number come from
    which insights are in the record`,
})
