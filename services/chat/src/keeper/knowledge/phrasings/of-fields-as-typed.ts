import { phrasingsOf } from './phrasings'

/** Of fields, as parents type: short, with slips, indirectly. */
export const ofFieldsAsTyped = phrasingsOf({
  'field/email': `
    which mail adress to put in
    do you really need my e-mail or can it be a fake one
    does my email get printed anywhere in the book
    i have two emails work and private which one for the form
    email field why mandatory
    email says invalid but its right
    whose email, mine or my wifes
    will the email i type get the proof
    is e mail compulsory on first page`,
  'field/babyFirstName': `
    first name box what goes in
    her given name on the papers is longer than what we use, which for first name
    is the first name required
    babys name not decided yet, first name empty possible?
    what is the first name used for in the book
    forname field
    first name on certificate exactly like typed?`,
  'field/babyMiddleName': `
    no middle name what then
    middlename optional?
    three middle names all in one box
    does a second name go in middle name
    does the middle name count for anything
    in spain we dont have middle names, leave that box
    confirmation name as middle name?
    middle name printed on certificate?
    we gave no second name, will the book look strange`,
  'field/babyLastName': `
    sur name whose, dad or mum
    we have not the same surname, which for baby last name
    two spanish surnames both in last name field?
    last name required why
    family name before first name in our country, where do i put it
    lastname box
    does last name change anything apart from print
    baby has dad's surname but i kept mine, which is asked`,
  'field/babyNicknames': `
    we call him Bub where to put it
    nick names box
    can i list three nicknames
    pet names printed on which page
    nickname optional?
    do nicknames change the numerology
    her granny calls her Lulu, is there a place for it
    informal nickname what is meant
    family call name
    her brother calls her Bean, i want that in the book`,
  'field/babyNameOrigin': `
    named after my grandpa, where can i tell that
    story why we picked the name goes where
    name origin text box what to write
    country of the name, which box
    can i write name origin in my own words and not use mya
    our name is invented, what in name origin
    is name origin printed
    name origin left empty ok?
    name orgin field
    the name comes from my wife's village, where can i write this`,
  'field/myaCalculateOrigin': `
    switch next to name origin
    turn on ask mya for name origin, what happens with my text
    name origin toggle greyed my typing
    i dont want mya to do the origin, how switch off
    ask mya (origin) is it required
    the ask mya button beside origin of name
    can i undo ask mya at name origin`,
  'field/babyNameEtymology': `
    etymology what does it mean lol
    etimology box
    is name etymology different from name origin
    latin root of the name where do i write it
    linguistic root field
    where is etymology text printed
    etymology optional?
    i know the greek words behind her name, where to type`,
  'field/myaCalculateEtymology': `
    switch next to etymology
    ask mya for name etymology toggle
    etymology box locked after i hit ask mya
    how turn the etymology switch off again
    let mya do the etymology and i do the rest?
    ask mya (etymology) needed?
    can mya do etymology but not origin`,
  'field/babyNameMeaning': `
    meaning of name box
    what the name means to our family where to write
    name means light for us, which field
    is there no ask mya for name meaning
    name meaning field optional
    where does the name meaning text appear in the book
    can i write a long text in name meaning
    meaning different from origin? box`,
  'field/babyDateOfBirth': `
    DOB
    day month or month day order for the birthdate
    us or european date in the date of birth field
    is dob must
    born 23:59 or 00:01 which date goes in date of birth
    what is computed from the birth date
    born at 00:00 exactly which day
    date picker starts at wrong year for baby birthday
    which step is the birthday field on`,
  'field/babyTimeOfBirth': `
    TOB
    is 24 hour clock ok in the time of birth field
    do i need the exact minute in birth time box
    hour of birth what for
    time when head came out or when cut, which for birth time
    c section time is on the chart, time of birth field
    why time of birth has an asterisk
    where is the time of birth printed`,
  'field/babyTimeUnknown': `
    time unknown tickbox where
    what does ticking time unknown by the baby's time do
    little box beside time of birth
    checkbox unknown hour on step two
    can i untick time unknown later
    tick box if noone knows birth time
    is time unknown box printed
    time unkown box`,
  'field/babyClockChange': `
    change of the clocks question why did it pop up
    before/after change field
    dst question on step 2
    field about the clocks, what do i choose
    clock change field optional?
    why dont i see a change of the clocks question
    is the answer to the clocks question printed
    change of clocks field left empty?`,
  'field/babyBirthPlace': `
    birth place = name of hospital?
    birthplace home or clinic write
    place vs location im confused, what in birth place
    she was born in our bathroom, birth place entry
    taxi birth, what goes into birth place
    birth place required?
    birth center name field
    facility what is facility
    do i have to write the address of hospital in birth place`,
  'field/babyBirthLocation': `
    birth location is the town?
    city state country field
    birth location required why
    in which box goes the town
    location dropdown
    birth location printed on the certificate?
    state is not used in my country, birth location`,
  'field/birthLatitude': `
    what is latitude box
    lattitude
    how far north, who fills that
    do i type latitude myself
    latitude number 57.7 printed?
    where does latitude come from
    latitude negative for australia?
    can i leave latitude empty`,
  'field/birthLongitude': `
    what is longitude box
    longtitude
    minus longitude for america?
    east west number who fills it in
    do i type longitude myself
    where does longitude come from
    is longitude printed on the certificate
    longitude left blank`,
  'field/birthTimeZone': `
    timezone box europe/stockholm what is
    the zone field shows wrong zone name
    do i set time zone by hand
    where does the text in the time zone field come from
    is time zone printed
    america/new_york appears under place, is it right
    time zone required?`,
  'field/hospitalName': `
    hospital box if i already wrote it in birth place
    name of clinic optional?
    hospital closed down since, still write its name?
    hospital field for home birth leave empty?
    which hospital we transfered, first or last
    where is hospital printed
    maternity ward name
    hospitel name
    we were moved to another clinic after birth, which one as hospital`,
  'field/attendingDoctorName': `
    midwife name where
    ob gyn name field
    two doctors were there whom do i write
    attending what does attending mean
    doctor field if midwife only
    our doula, can she go in the attending field
    can i write dr and first name
    doctor printed where in book
    we dont remember the doctors name
    only my husband was there to catch her, what in attending doctor`,
  'field/babyBirthOrder': `
    birth order drop down
    2nd child where to choose
    does birth order count miscarriages or half siblings
    twin birth order who is first
    only child which birth order do i select
    number of child options list
    birth order optional
    half brother from dads first marriage, is she 1st or 2nd child in the field
    birth order printed on which page`,
  'field/apgarScore1Min': `
    apgar 1 min where do i find it
    agpar one minute
    apgar at 1 minute options unknown?
    is apgar 1 printed
    first apgar 8, field optional?
    what do you do with 1 minute apgar
    apgar one minute not in our papers`,
  'field/apgarScore5Min': `
    apgar 5 min
    agpar five minutes
    second apgar box 9 or 10
    is apgar five printed
    apgar at 5 not in our papers what select
    5 minute score dropdown
    why two apgars, the later one`,
  'field/daysConnected': `
    days box by the placenta
    lotus birth 4 days, enter in days connected
    max days connected
    days connected zero?
    what if connected less than a day
    days connected optional
    days field of sacred connection`,
  'field/hoursConnected': `
    hours box placenta
    hours connected what to enter for 2 hours delayed clamping
    hours connected more than 23?
    hours connected blank ok
    where do the hours connected get printed
    sacred connection hours box
    hours conected`,
  'field/minutesConnected': `
    minutes box placenta
    cord cut after 3 minutes, minutes connected
    minutes connected blank ok
    we waited five minutes before cutting, which box
    minutes connected more than 59?
    sacred connection minutes box
    minutes conected where printed`,
  'field/secondsConnected': `
    seconds box placenta
    cut after 30 seconds, seconds connected
    who counts seconds connected lol
    seconds connected leave empty?
    sacred connection seconds box
    seconds connected more than 59?
    seconds conected where printed`,
  'field/motherFullName': `
    mum name box
    mommy's full name married or maiden
    moms name how to write with title?
    mother full name optional?
    where is mothers name printed
    name of mum before wedding or now
    mother full name includes middle names?
    whose name in mother box, the one who gave birth
    i go by Liz but papers say Elizabeth, mother's name?`,
  'field/motherDateOfBirth': `
    mums dob
    my own birthdate as mother optional?
    is mothers birthday printed in the book, i dont want my age shown
    moms birth date what for
    when was mother born field
    mother dob left out what is lost
    mothers year of birth only`,
  'field/motherTimeOfBirth': `
    mums birth hour
    why ask what time i was born, the mother
    is mothers birth time used for something
    time when mom was born optional?
    my mother cant remember what time i was born, mum's own time field
    mother TOB
    do you make mothers ascendant`,
  'field/motherTimeUnknown': `
    tick if mum doesnt know her birth hour
    time unknown next to mother
    mother box unknown time cleared my entry
    mums time unknown tickbox is it printed
    mom unknown time checkbox needed?
    i ticked unknown on the mother row by mistake
    mothers hour not known tick where`,
  'field/maternalGrandmotherName': `
    grandma mums side name
    my mum's name in the form
    oma on mothers side
    maternal gran maiden or married name
    mothers mother optional?
    nan from mum's family where printed
    mothers mother died, write name?
    nana (mother's side) box
    never knew my mum's mum i mean babys nan on my side, leave it? i'm the mother`,
  'field/maternalGrandfatherName': `
    grandad mums side name
    my dad's name, i am the mother
    opa on mothers side
    mothers father optional?
    maternal grandpa unknown leave empty?
    mothers father printed where
    granddad from mum's family box`,
  'field/fatherFullName': `
    dads name box
    daddy's full name
    father full name optional?
    where is fathers name printed
    papa has two surnames in father field
    name of father with jr or senior
    fathers middle name too?
    he goes by Tom but papers say Thomas, father's name?`,
  'field/fatherDateOfBirth': `
    dads dob
    husband's birthdate optional?
    is fathers birthday printed in the book
    dads birth date what for
    when was father born field
    father dob left out what is lost
    fathers age needed?`,
  'field/fatherTimeOfBirth': `
    dads birth hour
    why ask what time the father was born
    is fathers birth time used for something
    time when dad was born optional?
    my mother in law forgot my husband's birth hour, father's own time field
    father TOB
    do you make fathers ascendant`,
  'field/fatherTimeUnknown': `
    tick if dad doesnt know his birth hour
    time unknown next to father
    father box unknown time cleared my entry
    dads time unknown tickbox is it printed
    dad unknown time checkbox needed?
    i ticked unknown on the father row by mistake
    fathers hour not known tick where`,
  'field/paternalGrandmotherName': `
    grandma dads side name
    my mother in law, which box
    oma on fathers side
    paternal gran maiden or married name
    fathers mother optional?
    nan from dad's family where printed
    fathers mother passed away write name?
    my husbands mum goes where`,
  'field/paternalGrandfatherName': `
    grandad dads side name
    my father in law, which box
    opa on fathers side
    fathers father optional?
    paternal grandpa unknown leave empty?
    fathers father printed where
    my husbands dad goes where
    my partner grew up without his dad, leave that grandfather box?`,
  'field/whereParentsFirstMet': `
    where we met box
    we met on tinder, what to write in first met
    first met city or story
    parents met at university, which field
    where parents first met optional?
    is the place we met printed
    where mom and dad got to know each other field
    how we met story can go in
    we met at a bus stop in Leeds, is that something to write`,
  'field/whenParentsMarried': `
    marriage date box
    wedding date civil or church ceremony, which in when married
    when married optional?
    we married after baby was born, can i put date
    is date of marriage printed
    second marriage date which one
    only know year of wedding
    when maried field what for
    big party was a year after the registry, which day do i enter as married`,
  'field/parentsUnmarried': `
    unwed what does this word mean
    unwed toggle
    unwed switch where is it
    unwed box needed if we just leave date empty
    un-wed button
    on which step is the unwed switch
    unwed field required?
    does the unwed switch have to be on or off`,
  'field/whenParentsConceived': `
    conceived date box
    when conceived optional?
    can i put embryo transfer day in when conceived
    i would rather not tell when we concieved
    is conception date printed in the book
    when conceived what to write if only month is known
    conception day typed by myself
    when concieved box`,
  'field/myaCalculateConception': `
    switch next to when conceived
    ask mya for conception toggle
    conception box locked after ask mya
    how turn the conception switch off again
    let mya work out conceived date button
    ask mya (conception) needed?
    conception toggle on or off by default`,
  'field/primaryCaretakerName': `
    care taker main
    primary caretaker mum or dad or both
    is caretaker same as parent
    who counts as main carer
    caretaker one optional?
    caretaker printed where 'cared for by'
    primary caregiver name
    stay at home dad goes in as which caretaker
    i stay home with him so am i the primary caretaker`,
  'field/secondaryCaretakerName': `
    care taker second
    secondary caretaker grandma?
    au pair as second carer
    caretaker two optional?
    'also cared for by' where from
    secondary caregiver name
    daycare lady can she be in as other caretaker
    oma comes three days a week, is she second caretaker`,
  'field/printPreference': `
    hand or foot print choice
    print preference both?
    print preference for only footprints
    print preference dropdown
    what is print prefrence
    handprint or footprint, change choice
    do i need to choose a print preference`,
  'field/uploadedFiles': `
    birth files what is it
    birth files optional?
    hospital bracelet scan in birth files?
    what counts as a birth file
    are birth files printed
    which pictures belong under birth files
    file list on step three`,
  'field/babyGender': `
    boy girl or other dropdown
    gender options
    why need gender
    gender optional?
    do i have to say sex of the baby
    gender printed where
    sex/gender field
    we keep gender open, can we skip
    does gender change any reading`,
  'field/specificGender': `
    please specify field after other
    i chose other and new box opened
    own word for gender
    specify gender optional?
    non binary typed where
    please specify what to write for gender
    gender free text printed?
    other gender box disappeared`,
  'field/babyRace': `
    race question weird for us in europe
    ethnicity options
    is race required i feel uneasy
    biracial baby what to pick for race
    race printed?
    can i write my own word for ethnicity
    what race for latino baby
    why race matters for a baby book
    we are a mixed family and none of the race choices fit, write our own?`,
  'field/babyNationality': `
    nationality list
    dual nationality us and german
    which passport nationality field
    nationality by birth meaning
    nationality optional?
    baby has no passport yet, nationality
    is nationality printed
    my country not in nationality choices
    born in canada to italian parents, what goes under nationality`,
  'field/metricMeasures': `
    metric switch step 4
    metric on off
    what does switch metric do
    toggle cm/kg is it printed
    metric switch default
    metric button
    the metric toggle where`,
  'field/babyHeightFeet': `
    height feet 1 ft?
    feet box baby lenght
    feet field allowed numbers
    how many feet is a newborn, 1 or 0
    feet blank ok
    feet printed?
    length at birth optional feet`,
  'field/babyHeightInches': `
    height inches box
    20 inches is 1 foot 8, which inches
    inches half 19.5 allowed?
    inches field goes to 11 only why
    inches blank ok
    inches where printed
    lenght in inches`,
  'field/babyHeightCentimetres': `
    height cm box
    centimeter field length baby
    cm of height saved as inches?
    is height in centimetres printed
    lenght cm field half centimetres 51.5
    centimetres height optional
    height in centimetres box shows other number than i typed`,
  'field/babyWeightPounds': `
    weight lbs box
    7 lb 4 oz, pounds box
    pounds field
    lbs blank ok
    pounds where printed
    birth weight or weight today in pounds
    pound field required?`,
  'field/babyWeightOunces': `
    weight oz box
    ounces over 15?
    oz field half ounces
    ounces blank ok
    oz where printed
    what goes in ounces if exactly 7 lbs
    onces box`,
  'field/babyWeightKilograms': `
    weight kg box
    kilo field weight baby
    kg saved as pounds?
    is weight in kilograms printed
    comma or dot in kg field 3,2
    kilogram weight optional
    weight in kilograms box shows other number than i typed`,
  'field/babyHeadCircumference': `
    head circumfrence
    head 35 what is it for
    size of head field optional?
    round circle in book true to head size
    hat size? head measure box
    head around number where from papers
    HC 34.5 in discharge letter, which field
    is head size printed
    there is KU 35 in the yellow booklet, is that for the head field`,
  'field/babyHeadCircumferenceUnit': `
    head in cm or in
    unit choice next to head measure
    switch head unit to inches
    head circumference default unit
    head unit dropdown
    i typed 13.5 inches for the head but it says cm
    cm/in selector by the head`,
  'field/babyBirthTemperature': `
    first temp taken
    birth temp field optional?
    temperature of baby or of the room? field
    36.8 where do i type
    baby temp at birth nobody told us, skip box?
    is birth temperature printed
    why do you want temperature for a book
    temprature box`,
  'field/babyBirthTemperatureUnit': `
    F or C for temp
    switch to celcius
    temperature unit default fahrenheit
    temp unit dropdown
    °C selector where
    i typed 37 and it shows °F
    degree unit choice`,
  'field/babyBirthType': `
    birth type options
    c section option
    csection what to select
    emergency cesarean in birth type list?
    vaginal natural assisted water list
    forceps which birth type do i pick
    birth type optional?
    is it printed that it was a c-section, i'd rather not
    type of delivery dropdown
    home birth in birth type or in place
    planned natural but ended in theatre, which birth type do i select`,
  'field/babyBloodType': `
    O neg A pos field
    bloodtype not tested yet leave?
    blood type printed?
    rh factor field
    blood type optional
    what is blood group used for here
    AB+ dropdown
    they never told us her blood group, can i skip that box`,
  'field/babyEyeColor': `
    eyes color options
    grey blue newborn eyes which option
    eye color two different eyes
    eyecolour field optional?
    can i type own eye color
    eyes printed as first seen?
    hazel or brown list
    slate eyes, not in list
    everybody says her eyes will turn brown, do i put the blue of today`,
  'field/babyHairColor': `
    hair color options
    bald baby hair field
    red fuzz which hair colour
    haircolor optional?
    can i type my own hair colour
    hair at birth black now blond, which one do i put
    peach fuzz
    strawberry blonde in the list?
    he came with a thick black mop and lost it all, what do i pick for hair`,
  'field/acknowledgement': `
    acknowledgement field required?
    acknowledge box step V where is it
    acknowledgement is it printed in book
    acknowledgment field untick
    field acknowledgement on last step what for
    acknowledgement tickbox on which step`,
})
