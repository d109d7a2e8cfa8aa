import { phrasingsOf } from './phrasings'

/** Of single parts of the form. */
export const ofFactsOfTheForm = phrasingsOf({
  'form/autosaved-label': `
    what does autosaved mean at the bottom of the form
    there is a time beside autosaved, what is it
    autosaved 14:32, what happened then
    autosaved label meaning
    what is the clock next to autosaved
    why does it say autosaved with an hour`,
  'form/step-counter': `
    what are the roman numerals at the top
    how do I know which step I am on
    what does step 3/5 mean
    which step am I on now
    I see only one step on my phone, where are the others
    what do the numbers I to V mean in the form
    step indicator
    why are some steps greyed out`,
  'form/local-note': `
    what does saved privately on this device mean
    there is a note about drafts never sold or shared
    what is the small note under the buttons
    saved privately note
    what does the line at the bottom of the form promise
    drafts are never sold or shared, is that so`,
  'form/previous-first': `
    why is previous greyed out
    the previous button does not work
    I can not press previous on the first page
    previous disabled
    back button is grey on step one
    why does the back button do nothing on the first step`,
  'form/required-toast': `
    please complete required fields what is missing
    it says some required fields are missing or incomplete
    toast please complete required fields
    what does please complete all required fields before continuing mean
    the form says something required is incomplete
    a message pops up about required fields`,
  'form/attest': `
    what does attest and submit do
    where is the submit button
    how do I submit the form
    which button sends everything off
    how do I send in the record
    attest & submit meaning
    where do I press to hand it in
    the button says processing
    last button of the form`,
  'form/acknowledge-message': `
    you must acknowledge the disclaimer to proceed
    it wants me to acknowledge a disclaimer
    why can I not submit without ticking the box
    do I have to tick the disclaimer
    what if I do not accept the disclaimer
    is the checkbox at the end compulsory
    submit says acknowledge`,
  'form/future-date': `
    can I make one before the baby is born
    can I enter a due date
    baby not born yet can I start
    birth date cannot be in the future
    may the date of birth be tomorrow
    we are still expecting, can we fill it in already
    I am pregnant, can I order one now
    can I put in a date that has not come yet`,
  'form/earliest-date': `
    what is the earliest birth date
    can I make one for my grandmother born 1938
    how old can the child be
    does it work for adults
    can I do it for my ten year old
    can I make one for myself
    earliest year allowed
    is there an age limit
    my son is already three, too late?`,
  'form/place-or-location': `
    what is the difference between birth place and birth location
    why do you ask for the place twice
    birth place vs birth location
    where do I write the hospital and where the town
    is birth place the city
    place and location what goes where
    two place fields?
    what do I put for birth place if we were at home`,
  'form/place-unlisted': `
    our village is not in the list
    my town does not show up
    what if the place of birth is not found
    can I type a place that is not suggested
    the place search does not know our island
    hamlet missing from list what now
    born in a tiny village that you don't have
    no suggestion for our town
    is a typed place accepted`,
  'form/place-letters': `
    how many letters before suggestions come
    when does the place list appear
    place suggestions do not appear
    no list comes up when I type the city
    why do I see no cities after two letters
    minimum letters for place search
    place search shows nothing`,
  'form/file-count': `
    how many photos can I upload
    how many files may I add
    maximum number of files
    can I add ten pictures
    is there a limit to the number of pictures
    max files
    number of uploads allowed
    can I add more than 8 files
    how many scans can I attach`,
  'form/file-size': `
    how big can a file be
    maximum file size
    my photo is 12 mb is that ok
    how many megabytes per file
    file size limit
    is 10 mb for each or for all
    what is the biggest picture I can add
    upload size limit
    15mb picture`,
  'form/file-kinds': `
    which file types are accepted
    what formats can I upload
    can I upload a video
    do you take heic from an iphone
    can I add a pdf
    can I upload a word document
    file formats?
    are gifs ok
    mp3 or mp4 possible
    tiff file accepted?`,
  'form/file-renamed': `
    can I rename a file to jpg so that it is taken
    my png is called jpg does that matter
    do you check what is really in a file
    do you look at the file extension
    I changed the ending and it was refused
    file content check`,
  'form/uploads-no-prints': `
    the upload area is gone
    why can I not see the file drop zone
    where did the upload box go after I chose no prints
    I chose no prints, what becomes of my files
    no prints hides upload?
    are my files sent with no prints
    upload area missing`,
  'form/wed-date': `
    we did marry, how do I enter the date after ticking unwed
    untick unwed what happens
    marriage date is greyed out
    why is the wedding date disabled
    can not type when parents married`,
  'form/parents-time': `
    I don't know what time my husband was born
    mother's time of birth unknown
    do I need my own birth time
    father time unknown checkbox
    we have no idea when grandpa, I mean dad, was born that day
    is the time of birth of the parents needed
    parents' birth hour optional?`,
  'form/height-limit': `
    height feet must be between 0-5
    what height can I enter
    maximum length of the baby
    which height is allowed
    limits for height
    how tall may the baby be in the form`,
  'form/weight-limit': `
    weight pounds must be between 1-20
    what weight can I enter
    maximum weight allowed
    our baby weighed under a pound, will the form take it
    limits for weight
    what is the smallest weight the form accepts
    heaviest baby the form takes`,
  'form/connected-limit': `
    how many days connected can I enter
    maximum time connected to placenta
    sacred connection limits
    longest connection time the form takes
    connected days 0 to what
    range of the connection fields`,
  'form/own-words-lists': `
    can I type my own eye colour
    my nationality is not in the list
    which lists let me type freely
    can I write another hair colour
    the list does not have our ethnicity
    our country is missing under nationality
    free typing in dropdowns
    two nationalities in one field
    can I write something else than the options`,
  'form/background': `
    what does run in background do
    can I close the codifying window and go on
    run in background meaning
    I sent it to the background, how do I see it again
    the codifying provenance notice what is it
    does the submission go on in the background`,
  'form/cancelled': `
    provenance submission cancelled what now
    it says cancelled
    I pressed escape and it cancelled
    what happens when I cancel the submission
    is my draft gone after cancelling
    cancelled toast
    I hit cancel on the overlay, is anything sent`,
  'form/received': `
    what is on the birth bio received screen
    birth bio received what next
    which buttons are on the received screen
    what does the screen after submitting say
    what is listed on birth bio received
    the page after attest and submit shows what
    thank you page after submit`,
  'form/draft-expired': `
    what happens after 14 days
    my draft was removed because it was old
    I come back after three weeks, is my draft there
    does the draft get deleted
    when is a draft deleted
    draft too old message
    is there a warning when the draft expires
    draft expired?`,
  'form/draft-where': `
    where is my draft saved
    where do drafts live
    is the draft in the cloud
    draft stored where
    is my draft on your server
    which browser has my draft
    is the draft on my computer`,
  'form/unknown-address': `
    what happens if I type a wrong address on your site
    page not found
    unknown page
    where does /upload lead
    I followed an old link and landed on the form
    404?`,
  'form/sibling-keeps': `
    what is copied to a sibling record
    does the sibling record keep the parents
    do I have to type the grandparents again for the second child
    which answers stay for the next child
    are files copied to the sibling
    what is blank in a sibling record
    does sibling keep the email
    must I enter everything again for our second baby`,
  'form/start-fresh': `
    what does start fresh do
    does start fresh delete my draft
    start fresh or sibling, which empties all
    start fresh clears what
    will start fresh remove the parents
    empty the whole form`,
})
