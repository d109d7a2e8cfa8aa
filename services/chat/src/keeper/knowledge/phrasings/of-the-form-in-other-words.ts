import { phrasingsOf } from './phrasings'

/** Further ways to ask of the form, as parents type them on a phone. */
export const ofTheFormInOtherWords = phrasingsOf({
  'form/other-device': `
    my husband started it on the ipad, can I carry on on my laptop
    half done on my tablet, how do I get it onto the computer
    is the draft on my other phone too
    open what I typed at work on my home computer
    I began on one device and want to go on with another`,
  'form/parents-needed': `
    do you need to know who the father is, I would rather not say
    can I do this without naming the dad
    I do not want to give my own birthday
    is it ok if nothing about us parents is filled in
    what if I leave the whole mother part empty`,
  'form/metric-stored': `
    the clinic gave us her length as 49.5, which unit will your form take
    do you convert what I type in cm
    will my 3.42 kg be exactly that in the book
    is half a centimetre lost`,
  'field/babyWeightKilograms': `
    only know her weight in kilos 3.42, the form wants pounds
    kg instead of lbs please
    scales showed kilograms`,
  'field/babyHeadCircumference': `
    nobody measured her head, leave it
    head not measured
    is the head size needed`,
  'form/file-printing': `
    what happens to the scan of the wristband I attached
    will the ultrasound picture be printed
    are the documents I add shown in the book
    can the little foot be printed in colour
    in which colour is the footprint printed
    what is done with the photos I add`,
  'form/no-prints': `
    if we choose No Prints do we lose the page for the prints
    what changes when I take no prints
    no prints, is there still a page`,
  'form/stuck-90': `
    I clicked Attest and it has been turning for ages
    the wheel has not moved for a minute after submitting
    submit hangs at the end
    does not get to 100`,
  'form/offline': `
    my train went into a tunnel just as I sent the form
    the line dropped while submitting
    no signal when I pressed submit
    is it sent again when I am back online
    we have hardly any internet in the ward`,
  'form/queue': `
    does the site tell me if somebody is ahead of me
    how many are in front of us
    is it busy right now`,
  'form/clock-change': `
    the page asked before or after the change, what is it on about
    born at half past two in the night the clocks went back
    which of the two hours
    it wants to know before or after the change`,
  'form/start-over': `
    I want to begin again from zero
    empty the form
    throw away what I typed
    new start
    delete all my answers and start anew`,
  'form/sibling-keeps': `
    second baby, do we have to retype grandparents
    brother of the first one, what is copied
    what is kept when I make a record for the sister`,
  'form/characters': `
    name with apostrophe O'Brien ok
    emojis in the nickname
    is a hyphen allowed
    can a name have a full stop
    accents in the name`,
  'form/inches': `
    how do I write 21 and a half inches
    twenty two inches long, does not take it
    height 19 inch`,
  'form/ounces': `
    8 pounds 16 ounces
    it says ounces must be up to 15
    17 oz`,
  'form/heavy-baby': `
    does it take 25 lbs
    very heavy baby
    tiny premature baby of 600 grams
    weight not accepted
    our little one came at 24 weeks and weighed 430 grams, the form refuses it
    the form refuses 500 grams
    weight too low for the form`,
  'form/date-order': `
    the form says conception date must be before birth date
    conception after birth, error
    dates in the wrong order`,
  'form/parent-dates': `
    mum's birthday is refused
    it does not like my own birth year
    dad's year is wrong they say
    I am 17, can a mother be that young, it refused my date
    father's date refused`,
  'field/whenParentsConceived': `
    can I type the conception myself
    we know the exact day of conception
    enter the date of conception by hand`,
  'field/hospitalName': `
    which hospital field is which
    where does the name of the clinic go
    second field for the hospital`,
  'form/birth-types': `
    what is VBAC
    what does assisted birth mean in the list
    caesarean, which option
    suction cup birth
    emergency c section, which birth type is that
    planned caesarean, what to choose`,
  'field/hoursConnected': `
    placenta attached for 5 hours, where
    where do the hours go of the cord`,
  'form/connected': `
    our midwife waited three and a half minutes before clamping
    delayed clamping, where do I put it
    cord time, what is it
    lotus birth, is there a place for it`,
  'form/more-children': `
    how many kids does birth order allow
    ninth child
    our sixth, where do I choose it`,
  'field/babyHairColor': `
    he has red-brown hair, can I type that
    hair colour strawberry
    which hair colours are there`,
  'field/babyEyeColor': `
    one blue eye and one brown
    two different eye colours
    her eyes change colour
    eye colour not known yet`,
  'form/gender-other': `
    he is neither boy nor girl
    we do not want to name a gender
    born intersex, what is there for us
    diverse`,
  'field/babyRace': `
    why do you want to know our race
    what is race used for
    mixed family, what do I put`,
  'form/place-or-location': `
    two place fields, what goes where
    hospital or city, which one
    why do you ask twice for the place
    facility and city, difference`,
  'form/place-unlisted': `
    our hamlet is not found
    born in a village nobody knows
    the place is not in the list
    the city search does not have our island
    I typed in the town and it gives me no suggestions, it is a tiny village, will that spoil things
    does it matter that our village is not suggested`,
  'form/time-unknown': `
    adopted, nobody knows the hour
    the form will not let me on without a time
    we only know it was in the morning
    no idea when exactly
    the hour is not on the papers`,
  'form/unwed': `
    we do not plan to marry, what about that box
    when married does not apply
    single mother, wedding date?
    we split before the wedding`,
  'form/family-shapes': `
    two dads
    no father at all
    we are a lesbian couple
    foster parents
    grandma raises him
    donor child`,
  'form/grandparents': `
    is there a place for my parents
    where do I enter grandma and grandpa
    do you ask for great-grandparents
    are grandparents in the book`,
  'form/files': `
    what can be uploaded
    limits of the upload
    kinds and sizes of files
    do you accept png
    is gif accepted
    can I add webp`,
  'form/file-video': `
    video of the birth, 45 mb
    can I upload a film
    sound of her first cry
    add a song`,
  'form/file-failed': `
    why does it not take my picture
    red text beside my file
    the file was not accepted`,
  'form/required-toast': `
    please complete required fields, which
    it says fields are missing
    some required fields are incomplete`,
  'form/attest': `
    what does attest mean
    is attest & submit final
    the last button`,
  'form/draft-where': `
    is what I typed on my device or with you
    where do you keep it before I send
    unfinished form, who has it
    my phone says saved, but saved where
    saved on what`,
  'form/time-left': `
    how many days do I have for the form
    can I come back next week
    till when is my draft safe`,
  'form/draft-expired': `
    what happens after two weeks
    my draft was removed
    draft expired note
    it has been 15 days since I touched the form
    more than two weeks passed`,
  'form/crash': `
    is anything lost if my toddler closes the tab
    tab closed by accident
    my kid pressed the power button
    my laptop died in the middle of filling it in, is it all gone
    is it all gone after a crash
    everything lost when the computer died?`,
  'form/own-words-lists': `
    my daughter is half Japanese half Irish
    mixed origin, can I type it`,
  'form/overlay': `
    what is that circle with percent after submitting
    the round thing after attest`,
  'proof/wait': `
    may I close the laptop now, it is codifying
    can I leave while it is processing
    switch off the phone during codifying`,
  'form/drop-zone': `
    where is the box for the footprints
    where do I drop the scan`,
  'form/notice-key': `
    what is F8 for
    press F8 why`,
  'form/apgar-unknown': `
    the nurse never told us any apgar, do I leave it
    the midwife did not say the apgar
    hospital gave no apgar numbers`,
  'form/middle-name-none': `
    we gave her no middle name, is that a problem further on
    is it bad without a middle name`,
  'form/units': `
    head circumference: is it centimetres or inches, and the temperature, celsius or fahrenheit
    units of head and temperature
    which units do head and temperature take`,
  'form/cancel-clean': `
    I pressed cancel in the middle of sending, is there half a record lying about
    half a record after cancel`,
})
