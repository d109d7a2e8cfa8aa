import { phrasingsOf } from './phrasings'

/** Further single facts of drafts, of sending the form, and of its files and places. */
export const ofFactsOfSending = phrasingsOf({
  'form/progress-saved': `
    green notice progress saved
    it said Progress Saved
    progress saved, where
    what does progress saved mean
    message after save draft
    progress saved notice
    is it sent when it says progress saved`,
  'form/saving': `
    the button says Saving...
    saving... does not stop
    what does saving mean on the button
    save draft shows saving
    it keeps saying saving
    saving dots on the save button`,
  'form/set-aside': `
    it said my saved draft could not be read
    a draft on this device could not be read
    a message says my draft was set aside
    what is set aside not deleted
    unreadable draft
    my draft is damaged
    draft broken and the form is empty`,
  'form/old-draft': `
    you updated the site, is my old draft gone
    new version of the form, are my answers lost
    I started before the update
    does an update delete my draft
    is a draft from an older form read
    I have data from your old form, will it be read`,
  'form/two-tabs': `
    I have the form open in two tabs
    opened the same form twice
    two windows with the same draft
    does one tab overwrite the other
    same form in another tab
    two browser windows at once`,
  'form/crash': `
    my laptop died in the middle of typing
    phone battery died while filling
    how much could I lose if the browser crashes
    the browser crashed
    computer shut down while I was typing
    the tab was killed
    power cut while filling in
    my phone restarted in the middle`,
  'form/time-left': `
    how long have I got to finish
    by when must I finish the form
    is there a deadline to complete it
    how many days do I have
    I started 3 weeks ago, is my stuff still there
    can I finish it next month
    two weeks over, is the draft lost
    how much time do I have for the form`,
  'form/submit-missing': `
    what happens when I press attest & submit but something is missing
    I pressed submit and nothing opens
    attest & submit does nothing
    submit refuses
    it will not submit
    is it checked before it is sent
    pressing submit only shows an error`,
  'form/overlay-steps': `
    what are the six steps while it processes
    what is it calculating all that time
    stages of codifying provenance
    what does it do after submit
    list the steps of the overlay
    fetching lunar & time-zone data?
    building illustrator proof?
    which steps does the ring go through`,
  'form/encrypting': `
    encrypting stage of the overlay
    what does encrypting provenance payload mean
    encrypting provenance payload
    what is encrypted while I wait
    provenance payload?
    why does it encrypt something
    what happens at the encrypting stage`,
  'form/overlay-buttons': `
    which buttons are on that codifying screen
    can I press escape to stop it
    what can I press while it is codifying
    buttons on the overlay
    does escape cancel
    how do I stop the submission
    escape key while submitting`,
  'form/stuck-90': `
    it is stuck at 90 percent
    ring stops at 90
    the overlay does not get past 90
    why does the percent go so slowly
    circle stands still at 90
    percentage not moving while codifying
    why does it wait before 100`,
  'form/cancel-clean': `
    if I cancel halfway is there a half record somewhere
    cancelled while sending, is there half of it on your server
    does cancelling leave anything behind
    what remains after cancel
    I cancelled, is my data on the server
    half finished record after cancelling`,
  'form/background': `
    can I do something else while it is working
    can I put the waiting in the background
    use the form while it is processing
    do I have to watch the ring
    I sent it to the background and reloaded, will I still hear the result
    keep working while it submits
    do I get told when the background one is ready`,
  'form/overlay-again': `
    show me the codifying window again
    how do I get the overlay back
    I closed the codifying window
    where did the ring go
    reopen the progress screen
    see the progress again after running in background
    the overlay is gone, how do I see it`,
  'form/submit-twice': `
    I accidentally pressed submit twice
    sent twice because it hung
    submitted again after an error, are there two
    did I create two records
    clicked attest & submit several times`,
  'form/received-buttons': `
    which buttons do I get after submitting
    what can I press on birth bio received
    buttons on the received screen
    choices after sending
    what are the options when it is received
    what is the difference between sibling record and start fresh`,
  'form/received': `
    what does it list after I submitted
    processing birth intelligence data
    generating personalised insights, what is that
    creating certificate design
    the list on birth bio received
    preparing final birth record`,
  'form/sibling-files': `
    does the sibling record keep the photos
    is the conception date copied to the sibling
    does the sibling get the same files
    what is empty in a sibling record
    which answers are not copied for the brother
    do I need to tick the acknowledgement again for the second child`,
  'form/again-one-record': `
    I changed something after sending, do I get a second record
    does editing make another record
    resubmit after edit, is it a new record
    is the old proof replaced
    corrected and sent again, two books?
    do changes cost a second record`,
  'form/queue': `
    it says two proofs are before mine
    will I see how many are ahead of me in the queue
    am I in a queue
    3 proofs are before yours
    is there a waiting list
    how many others are waiting
    position in the queue`,
  'form/file-how': `
    how do I add a photo
    can I drag pictures in
    how do I upload a picture
    how to attach a file
    drag and drop?
    take a picture with the phone for it
    where do I click to add a scan`,
  'form/file-word': `
    can I add a word document
    does it take pdf
    is docx ok
    can I upload a letter as word file
    doc with macros
    upload a pdf of the report`,
  'form/file-video': `
    does it take mp4
    can I add a video of the birth
    can I add a zip
    upload a voice message
    mov file
    sound recording of the heartbeat`,
  'form/file-iphone': `
    pictures taken with an iphone, do they work
    does it accept iphone pictures
    heic?
    photos from my iphone
    are apple photos ok
    iphone image format
    live photo from the phone`,
  'form/file-svg': `
    why no svg
    can I upload an svg logo
    svg accepted?
    vector graphics
    upload a drawing as svg
    why is my svg refused
    is svg allowed`,
  'form/file-size': `
    my scan is 12 MB
    photo is huge, limit?
    my picture is 15 megabytes
    file over the limit
    the pdf has 30 MB
    too large what now`,
  'form/file-exact': `
    exactly 10 mb, does that work
    is 10.0 MB still ok
    file of precisely ten megabytes
    does ten mb count as too big
    limit inclusive?
    10485760 bytes`,
  'form/file-count': `
    can I upload 20 photos
    how many pics
    ten pictures possible?
    a ninth file is refused
    more than 8 photos
    maximum number of pictures`,
  'form/file-shown-size': `
    how does it show the size of a file
    are my uploaded files listed with their size
    what is the number beside my file
    file size shown in which unit
    2.45 MB next to the photo
    where do I see how big my photo is`,
  'form/file-others-go-on': `
    one file was refused, what about the others
    upload failed, is the rest ok
    one of my pictures did not work
    are the other photos uploaded if one fails
    does one bad file stop the rest
    three of four files went through`,
  'form/uploads-no-prints': `
    where is the upload box gone
    chose no prints and now I cannot add files
    I cannot find where to upload
    the drop area disappeared
    no place to add photos any more`,
  'form/town-two-letters': `
    I typed two letters of our town and nothing comes up
    nothing shows when I type the town
    no list appears under the city
    how many letters until the list comes
    suggestions do not appear
    typing NY gives nothing`,
  'form/town-list-closed': `
    the list of towns closed on me
    suggestions vanish when I click elsewhere
    the place list disappears
    the list closes too quickly
    drop down of cities gone
    where did the suggestions go`,
  'form/town-search-failed': `
    town search is not working at all
    place search fails
    the city lookup is broken
    no suggestions because of an error
    search for places gives no message
    is the place search down`,
  'system/place-why': `
    what do you need the town for
    why do you ask for city and country
    what is the birth location for
    does the place matter
    does it know the time zone by itself
    what happens with the city I enter
    does the town change the insights`,
  'form/town-google': `
    does typing our city send it to google
    are places looked up at google
    which list of places do you use
    google maps?
    where do the place suggestions come from
    who gets to know the town I type
    source of the places`,
  'form/time-zone': `
    born abroad, which time do I enter
    do I convert the time to ours
    local time or our time
    time zone of the birth
    she was born in Japan, do I enter japanese time
    which clock counts
    do I have to work out the time zone`,
  'form/drive-copy': `
    Upload Error
    upload error after submitting
    csv upload failed
    what is the cloud drive copy
    the copy for the drive failed
    it says upload error
    error toast about an upload`,
  'form/hidden-characters': `
    why can I not paste this name
    it says hidden characters
    pasted name is refused
    remove hidden characters
    invisible character in the name
    control characters
    the name I copied is not accepted`,
  'form/part-away': `
    it says the service is not reachable just now
    part of the page did not load
    please try again later message
    is your server down
    this part could not be loaded
    the site says a part is away
    error 503
    region of the page says it is not available`,
})
