import { phrasingsOf } from './phrasings'

/** What tells two things apart, or asks whether something counts or is needed. */
export const ofFactsThatTellApart = phrasingsOf({
  'form/no-papers': `
    which document do I need to fill in the form
    do I need the birth certificate at hand
    must I upload any proof of birth
    do you check my identity
    what should I have ready before I begin
    is an ID needed`,
  'form/place-of-hospital': `
    what if the hospital is in another town than our home
    do I enter where we live or where she was born
    birth location or home town
    we live in one city and he was born in another
    born on holiday far from home, which town
    is our home address the birth location`,
  'form/private-mode': `
    can I use the site in private mode
    does it work in incognito
    I typed it in a private window
    is the draft kept in a private tab
    incognito window closed, is my draft gone
    private browsing`,
  'form/place-unlisted': `
    we live on a ship, no town, what to enter as location
    born at sea or in an aeroplane, which place
    born in a place without a name`,
  'family/hide-field': `
    can I hide a field from the grandparents
    can I keep some answers private from invited people
    may I share only part of the record
    can I show her the photos but not the rest
    is it possible to hide the father's name from a viewer
    does a viewer see everything`,
  'family/who-else': `
    can the editor see who else is invited
    do invited people see each other
    does grandma see who is on the record
    can a viewer see the other contributors
    is the list of people visible to everybody
    who sees that my brother takes part`,
  'family/sync-not-submit': `
    what is the difference between sync and submit
    if I sync, is it submitted
    does a sync send the record for printing
    I synced it, do I still have to submit
    sync versus submit
    does syncing make a proof`,
  'family/sync': `
    what exactly is uploaded when I sync
    what does the sync button store`,
  'privacy/who-sees': `
    who can see a synced draft
    are my files visible to invited people
    can strangers find the page of our proof`,
  'system/elements-two': `
    difference between elements in western and chinese astrology
    why are there four elements here and five there
    is the element of the zodiac the same as the chinese element
    western element or chinese element
    how many elements are there
    are the elements fire and wood the same system`,
  'system/nickname-count': `
    is the nickname counted
    does the nickname change the numbers
    do you use the nickname for numerology
    which names count for the numbers
    is his pet name part of the name number
    will adding a nickname alter the insights`,
  'system/rising-not-sun': `
    is the ascendant the same as the star sign
    what is the difference between rising sign and sun sign
    rising sign or zodiac sign, which is which
    why are the ascendant and the sign different
    do sun sign and ascendant differ
    is the rising sign my sign`,
  'system/no-influence': `
    does blood type influence the insights
    does gender change the insights
    do the weight and height matter for the insights
    does the eye colour change anything in the readings
    which answers have no effect on the insights
    is the birth type used for an insight
    does race matter for the readings`,
  'privacy/keep-synced': `
    what happens to a synced draft I never submit
    how long is a synced draft kept
    I synced and then forgot about it
    is an unsubmitted record deleted
    who gets the email before deletion
    will I be warned before a record is removed`,
  'privacy/keep-approved': `
    how long will you keep the finished record
    is an approved record kept forever
    will my record be deleted one day without asking me
    what happens to the finished book's data
    do you ever delete an approved record
    is our record still there in twenty years`,
  'privacy/collected': `
    what data do you collect
    which personal data do you have of us
    what information is stored about our family
    which details do you keep
    what is held of me
    which of our details reach your server`,
  'privacy/gdpr': `
    do you comply with GDPR
    what are my rights over my data
    are you GDPR conform
    how do I exercise my data rights
    data protection rights of parents
    is this in line with data protection`,
  'staff/no-change': `
    can staff change my answers
    can staff approve for me
    may an employee edit our record
    can you correct a typo on your side
    does an administrator change what we wrote
    can support approve the proof`,
  'staff/archivist': `
    what does the archivist do
    who is an archivist
    what is meant by contact an archivist
    when do I need an archivist
    can an archivist help me
    who are the archivists`,
  'book/death-card': `
    why is there a Nameless Card
    what is the card Pan
    why is the tower called the House of God
    what is the card Prudence`,
  'insight/birth-order': `
    is there an insight about siblings
    does it matter that she is our third
    what do you say about a firstborn`,
  'insight/maya-day': `
    which day does the Maya calendar give
    what is the maya sign
    which maya day is it`,
  'insight/thai-colour': `
    what's the thai colour for Friday
    which colour belongs to Monday
    what colour goes with the weekday`,
  'insight/weekday-metal': `
    what is the metal of Sunday
    which metal belongs to the weekday`,
  'insight/birth-flower': `
    where do you have the flowers from
    what is the flower of June`,
  'insight/spiritual-stone': `
    which stone belongs to Leo
    what is the spiritual stone of Scorpio
    the stones of the signs`,
  'book/language': `
    can I get the insights in another language
    is the book available in German
    can the book be printed in Spanish`,
  'proof/show-family': `
    how can my parents abroad see it
    where can my family look at the proof`,
  'family/seal-edit': `
    what happens to Ready to Seal if I correct a typo
    does a correction clear ready to seal`,
  'family/seal': `
    how is Ready to Seal different from approving
    is ready to seal the same as approve`,
})
