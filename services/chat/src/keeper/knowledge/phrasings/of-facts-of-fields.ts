import { phrasingsOf } from './phrasings'

/** Single facts of what fields take, and of what they do when something else is filled in. */
export const ofFactsOfFields = phrasingsOf({
  'form/no-email': `
    can I do it without giving an email
    I have no email
    is the email a must
    can I leave the email out
    do I need an e-mail address
    what if I do not want to give my email
    my grandmother has no email can she make one
    email mandatory?`,
  'form/last-name-needed': `
    we do not use last names, can I leave it empty
    our family has no surname
    mononym, only one name
    last name is required but we have none
    can I leave out the surname
    my child has a single name
    what if there is no family name
    is the last name a must`,
  'form/home-birth-place': `
    born at home, what do I put as birth place
    born in a taxi, what do I put for birth place
    home birth what goes into birth place
    she was born in the ambulance, what do I write
    born on the way to the hospital which place
    no hospital, what goes into facility
    birth place for a home birth
    born in our bathroom what do I enter as the place`,
  'form/blur-error': `
    I only clicked in and out of the field and it shows an error
    error although I have not typed anything yet
    red message after tabbing through
    why is it red already
    message appears when I leave the field
    I have not submitted yet and it complains
    error on leaving a field`,
  'form/error-goes': `
    will the red text go away when I fix it
    how do I get rid of the red message
    the error is still there
    when does the error disappear
    how long does the message under a field stay
    does the error vanish when I type
    remove the error under the field`,
  'form/email-again': `
    why do you check my email again at the end
    email error on the last step
    it complains about my email on step five
    the e-mail is validated twice
    email is required on step V
    why does step five say please enter a valid email address`,
  'form/metric-stored': `
    if I type kilos will the record have kilos
    does 50 cm come out exactly in the record
    after reloading will it still show the centimetres I typed
    is my metric entry rounded
    how are centimetres stored
    does it convert kg to pounds
    13.6 inches, what do you save
    are grams kept exactly
    rounding of the weight
    what becomes of 51 cm`,
  'form/grams': `
    she weighed 3450 grams how do I enter that
    weight 2980 g
    how do I type grams
    we only know grams
    our hospital gave the weight in grams
    can I enter 3500 g
    where do I switch to grams
    4 kilos how do I put that in`,
  'form/gender-other': `
    gender is not male or female, what then
    our child is intersex
    non binary option
    which genders can I choose
    specify gender field
    where did the field for my own gender word come from
    the extra box after choosing other
    can I leave the gender open`,
  'form/apgar-zero': `
    can I put zero for the apgar
    apgar 0 is not in the list
    the apgar was 0 at one minute
    why is there no 0 in the apgar list
    does apgar go down to zero
    lowest apgar I can choose`,
  'form/apgar-unknown': `
    I do not know his apgar
    nobody told us the apgar
    do I have to give an apgar score
    apgar unknown
    what do I choose if I do not know the apgar
    we have no apgar values
    can I skip the apgar`,
  'form/more-children': `
    we have 12 children, what do I choose for birth order
    twelfth child
    how many children does the birth order go to
    eleventh baby
    birth order options
    highest birth order
    is there a limit for birth order`,
  'form/long-cord': `
    cord stayed on for 9 days can I put that in
    lotus birth ten days
    more than a week connected
    the days only go to seven
    connected for 8 days
    placenta longer than 7 days`,
  'form/race-refuse': `
    can I refuse to say the race
    is race required
    do I have to give the ethnicity
    I do not want to say the race
    prefer not to say
    must I tell our ethnic group
    can I skip race`,
  'form/own-words-lists': `
    our ethnicity is not in your list
    his eyes are kind of violet
    nationality swiss is not in the list
    can I put polish as nationality
    my option is missing in the list
    eyes greyish blue which option
    hair colour not in the list
    can I type something else than the choices
    my country is not among the nationalities
    which lists let me type my own word`,
  'form/two-nationalities': `
    she has two nationalities
    dual citizen, what do I put
    can I enter two nationalities
    he is french and polish
    double nationality
    born with two passports
    both parents have different nationality`,
  'form/bald': `
    he was born with no hair
    no hair yet, what do I choose
    bald baby
    hair colour if there is no hair
    she has no hair at all
    what do I pick without hair`,
  'form/birth-types': `
    she was born by c-section what do I pick
    is water birth an option
    vbac?
    forceps delivery which type do I choose
    vacuum birth which option
    types of birth in the list
    emergency cesarean, which type
    which birth types are there
    born with forceps, what do I select`,
  'form/blood-unknown': `
    we do not know the blood group, must we
    blood type not tested
    blood type unknown
    do I need to know the blood type
    nobody told us the blood group
    is the blood type required`,
  'form/gender-options-blood': `
    O positive in the list?
    blood group choices in the form
    which blood types can I select
    blood type list
    blood group options
    is AB negative in the list
    what blood types are there to choose
    rhesus negative options`,
  'form/print-options': `
    which options are there for prints
    can I have both hand and foot
    print preference choices
    do I choose hand or foot
    can I have the hand and the foot together
    I do not want any prints
    no prints option
    what can I pick for the prints`,
  'form/eye-colors': `
    what eye colours are there
    eye color choices
    list of eye colours
    which colours of eyes can I choose
    is hazel an option
    eye color options`,
  'form/field-locked': `
    why can I not type in the origin field
    the field is locked
    mya switch is on and the field is locked
    cannot write in name etymology
    the conception field is disabled
    origin field grey
    name origin does not let me type
    how do I unlock the origin field`,
  'mya/turn-off': `
    if I switch mya off again what is left in the field
    does turning ask mya off keep the text
    switched mya off and the field is empty
    does the origin stay if I turn the toggle off
    the conception date vanished when I turned mya off
    what happens when I untick ask mya`,
  'form/conception-follows': `
    I changed the birth date, do I need to redo the conception date
    does the conception date update
    corrected the date of birth, what about conception
    is the conception recalculated
    conception date still right after changing the birthday
    birthday changed with mya conception on`,
  'form/unwed-mistake': `
    wrongly ticked unwed
    the unwed switch was a mistake, we do have a wedding date
    take the tick off unwed
    I ticked unwed by mistake
    how do I undo unwed
    we are married but I ticked unwed
    remove parents were not married
    untick unwed
    get the wedding date field back`,
  'form/marriage-locked': `
    why is the wedding date greyed out
    cannot enter the marriage date
    marriage field disabled
    it says parents were not married
    wedding date field locked
    date of marriage does not take my input`,
  'form/unwed': `
    we are not married
    never got married, what to tick
    no wedding, what do I do with the date
    unmarried couple
    what if there was no marriage`,
  'form/time-cleared': `
    if I tick time unknown for dad, what happens to the time I typed
    I ticked time unknown and the time disappeared
    time of birth gone after ticking unknown
    does time unknown delete what I entered
    I ticked time unknown by accident
    get the time back after time unknown`,
  'form/parents-needed': `
    do I need to give mum and dad's names
    are the parents' names required
    must I enter the father
    can I leave the parents out
    is the mother's birthday required
    do you need our own dates
    are parents mandatory`,
  'form/measures-needed': `
    are height and weight mandatory
    do I need the weight
    we never measured the length
    must I give the head circumference
    is step four required
    can I leave the height empty
    is the birth weight a must`,
  'form/heavy-baby': `
    our baby weighed 22 pounds and it will not take it
    10 kg baby, allowed?
    heavier than 20 pounds
    maximum weight
    the weight is too high for the form
    our preemie weighed less than a pound
    under one pound
    minimum weight
    very small baby weight refused`,
  'form/ounces': `
    seventeen ounces refused
    oz limit
    16 ounces is not accepted
    ounces only to 15
    why can I not enter 16 oz
    weight ounces must be between 0-15
    18 ounces
    how many ounces can I enter`,
  'form/inches': `
    can I type 13 inches
    20 inches does not work
    height inches must be between 0-11
    our baby was 21 inches how do I enter it
    why does it refuse 19 inches
    inches only up to 11
    he is 20 inches long`,
  'form/future-date': `
    baby is due next month, can I enter the due date
    can I do it before the birth
    we are still pregnant
    not born yet
    may I fill it in before she is born
    can I enter an expected date
    make one for an unborn baby`,
})
