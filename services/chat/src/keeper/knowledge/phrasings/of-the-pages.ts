import { phrasingsOf } from './phrasings'

/** Of the steps and notices of the form. */
export const ofThePages = phrasingsOf({
  'form/step-one': `
    what is asked on step one
    what do I fill in on the first page
    what is in Names & Identity
    which questions are on step I
    what does the identity step want to know
    first step, what do you need from me
    what do i need ready for page 1
    which fields on step 1 are required
    what comes first in the form
    is the email on the first step
    where do the names go
    which step has the nicknames`,
  'form/step-two': `
    what is asked on step two
    what is The Sacred Moment
    which questions are on step II
    what do I fill in on the second page
    where do i enter the birth place and time
    which step has the birth date
    what do i need for page 2
    which fields on step 2 are required
    what is on the page about the birth itself
    on which step is the apgar
    where do I put hospital and doctor
    what does sacred moment ask`,
  'form/step-three': `
    what is asked on step three
    what is Lineage & Bonds
    which questions are on step III
    what do I fill in on the third page
    where do I enter the grandparents
    which step is about the parents
    what do i need to know about the family for page 3
    is anything on step 3 required
    what is on the family page
    on which page do i upload files
    where is the wedding date asked
    do I have to fill in the lineage page
    can i skip the whole page about parents and grandparents`,
  'form/step-four': `
    what is asked on step four
    which questions are on step IV
    what do I fill in on the fourth page
    which step has weight and height
    on which page are the eye and hair colour
    is anything on step 4 required
    what is on the page about the body
    where do I enter the measurements
    where do i put blood type and nationality
    do I have to fill in the physical page
    can I skip the physical codex step`,
  'form/step-five': `
    what is asked on step five
    what is Review & Seal
    what happens on the last step
    what is on the fifth page
    can I check everything before I send it
    is there a summary before submitting
    do I get to read it all once more before sending
    why does it say Not provided next to the blood type
    I saw a mistake on the review page, how do i change it
    where do I look over my answers before submitting
    is the last page only for reading
    can i change something from the summary
    what do I see on the final step
    how do i double check it all`,
  'form/back': `
    can I go back a step
    how do I get back to the previous page
    can I go back and change something on an earlier step
    will I lose what I typed if I go back
    is it possible to return to step one
    where is the back button
    what does Previous do
    why is Previous greyed out on the first step
    oops i clicked next too early, can i go back
    can i jump between steps
    is going backwards allowed
    i want to change an answer two pages ago
    does going back delete anything
    previous button does nothing on step 1`,
  'form/optional-empty': `
    what happens if I leave fields empty
    will there be gaps in the book if I skip things
    what is printed where I gave no answer
    does an empty field leave a blank line in the book
    we left a lot blank, will the book look empty
    if I do not fill in the grandparents what does the book show
    what happens to questions I did not answer
    do unanswered questions show up in print
    will it say unknown in the book if I skip it
    can I leave things blank without spoiling the book
    does it look strange if we leave the father out
    what if I skip the optional ones
    is it a problem if half the fields are empty
    does it matter if i only fill in the required ones
    what do we lose if we skip the optional stuff`,
  'form/status-card': `
    what is the box with the proof id at the side
    what does saved locally 14-day expiry mean
    where is the button to invite somebody
    where do I see my proof id while filling in
    what is the proof status card
    where is view history
    what is that card on the right about
    where do I find the proof status
    which card has the invite button
    I cannot find the invite button
    what is the status card for`,
  'form/questions-left': `
    what is questions left
    what does the questions left card count
    why does it say 40 questions left when I filled in everything required
    what does THIS STEP 3/8 mean
    do I have to bring questions left down to zero
    why does questions left not go down
    which questions are counted as left
    what is the big number on the questions card
    is a toggle counted as a question
    it says questions left but lets me submit
    must questions left be 0 to submit
    how does the question counter work
    all steps counter, what is that
    why are there still questions left at the end`,
  'form/percent': `
    why does the progress stop at 95 percent
    why is it stuck at 80 percent
    how is the percentage worked out
    why am I not at 100
    I filled in everything and it says 95
    how many percent is each step
    progress bar wont reach 100
    what is missing for the last 5 percent
    why did the percentage jump by 20
    does the progress bar count optional fields
    how does the progress label work`,
  'form/next-card': `
    what is the what happens next card
    what are the four stages after the form
    what does prepared for permanence mean
    what does crafted on archival stock mean
    what does certified and sealed mean
    what does preserved privately for generations mean
    what happens next according to the card
    which stages does the record go through
    the card says record prepared for permanence, what is that
    what are the steps from form to finished codex`,
  'form/notices': `
    how long does a notice stay on screen
    how do I dismiss the notification
    can I close the popup message
    how do I get to the notification by keyboard
    what does F8 do
    messages vanish too quickly
    why do I only see one message at a time
    how do I swipe a toast away
    what is the little message in the corner
    the toast went away, what did it say
    how long do toasts show
    a message popped up and was gone`,
  'form/overlay': `
    what does Codifying Provenance mean
    what is it doing while it codifies
    what are the six steps shown after submitting
    what is the ring with percent after I submit
    what does fetching lunar and time-zone data mean
    what is Building Illustrator proof
    what happens during codifying
    what are the stages of the progress ring
    what does preparing preview mean
    the overlay says validating inputs, what is that
    what does the overlay show after Attest & Submit
    why does it hang at 90 percent while codifying`,
  'form/stay': `
    the page jumped before I could read it
    how do I stay on the received page
    it moved on to the proof by itself
    can I stop the automatic redirect
    what does Stay here do
    birth bio received went away too fast
    i didnt get to press create sibling record, it went on
    I read slowly and the page changes by itself
    how long until it goes to the proof page
    can I remain on the confirmation screen
    redirected too quickly after submitting`,
  'form/submit-failed': `
    it says failed to create birth record
    failed to generate proof please try again
    submitting gave an error
    I pressed attest and submit and got an error
    the submission failed, is everything gone
    error after submit what do I do
    will I have two records if I submit again after an error
    it crashed when I submitted
    what happens if sending the form fails
    the form says Error when I send it
    do I lose my answers if submit fails
    something went wrong when I sent it off
    i got a red error box at the end
    server error when submitting`,
  'form/save-failed': `
    save failed what does it mean
    failed to save progress please try again
    it says save failed
    why can it not save my draft
    draft is not being saved in a private window
    save draft gives an error
    my progress will not save
    does it save in incognito mode
    storage is full and the draft does not save
    what do I do when save failed shows up
    autosave is not working
    red message that saving did not work`,
  'form/old-draft': `
    will my draft survive an update of the site
    I started the form months ago in an older version
    what happens to my draft when you change the form
    it says my draft could not be read
    my draft was set aside
    is an old draft still usable
    the form looks different now, is my draft lost
    draft unreadable what now
    does a new version of the form delete drafts
    i have a draft from an earlier form`,
  'form/start-over': `
    how do I start over
    I want to clear the whole form
    how do I reset everything
    how can I delete my draft
    begin again from scratch
    empty all fields at once
    is there a reset button
    how do I throw my draft away
    i messed it up and want to begin again
    wipe the form and start a new one
    does start fresh delete my answers
    what is the difference between start fresh and create sibling record
    remove the draft from this computer
    clear all my answers`,
  'form/theme': `
    does it work on my phone
    can I do this on a tablet
    is there an app I have to install
    does it have a dark mode
    which browsers does it work in
    can I fill in the form with a screen reader
    is it accessible for blind people
    can I use it with the keyboard alone
    does the form work on an iphone
    can I do it all on my mobile
    is there an android app
    do i need a computer for this
    is it ok to fill it in on my phone
    can I use it without a mouse
    my mother is blind, can she use it`,
})
