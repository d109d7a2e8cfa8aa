import { phrasingsOf } from './phrasings'

/** Of filling in: drafts, places, times, measures, families, files. */
export const ofTheForm = phrasingsOf({
  'form/draft': `
    can I take a break and carry on later
    do I have to do it all in one go
    is what I type saved automatically
    are my answers gone if I close the window
    I closed the browser by accident
    how long do you keep my half filled form
    where is my unfinished form
    my draft has vanished
    how do I get my answers back after a crash
    will it remember what I entered
    can I stop halfway through
    I was away for three weeks and the form is empty
    my phone switched off in the middle of it
    the battery died while I was typing
    the page reloaded, is my input lost
    I am too tired, can I go on tomorrow
    can I finish the form another day
    does an unfinished form expire
    is the draft stored on your server or on my device
    how many days is a draft kept
    my toddler closed the laptop while I was typing
    did I lose everything
    I closed the page by accident
    is what I typed still there
    my phone died halfway
    how long do you keep a half finished form
    what is the deadline for the draft
    can I come back tomorrow
    I had to stop because the baby woke up
    do I have to finish today
    it is all gone
    will it be there next week
    do I need to save it`,
  'form/save-draft': `
    what does save draft do
    do I need to click save
    must I press the save button before leaving
    is there a way to save by hand
    difference between saving and autosave
    how do I save
    do I have to save my entries myself
    do I have to press save
    is there a save button
    how do I make sure it is saved
    must I save before I close`,
  'form/other-device': `
    I started on my phone, can I finish on the computer
    how do I move my draft to the laptop
    my half finished form is not on my tablet
    can I continue in another browser
    is the draft synced between devices
    how do I open the unfinished form somewhere else
    can my husband continue the draft on his phone
    I started on my laptop, can I go on with the phone
    can I continue on my tablet
    why is my phone empty although I typed on the computer
    can my husband go on at his computer
    I want to finish it on another machine
    does the draft follow me to another device
    start on laptop and finish on phone`,
  'form/two-tabs': `
    I have the form open twice
    what if I open it in a second tab
    does one window overwrite the other
    I edited in two windows, which one counts
    two browser tabs with the same form
    is it a problem to have it open in two tabs
    I have it open twice
    two windows of the form
    I opened a second tab and typed there
    will two tabs overwrite one another`,
  'form/files': `
    which documents can I add
    can I attach a scan
    how do I add a picture
    what is the biggest file I may send
    which formats do you take
    can I take the photo straight with my phone
    where do I upload things
    can I add an ultrasound image
    is there a limit for attachments
    is pdf accepted
    can I upload png or jpeg
    do you take heic photos
    how many megabytes may a photo have
    can I attach a word document
    which kinds of pictures may I add
    what is the maximum size of a photo
    where do I add the scan
    how many photos may I put in and how big can they be
    can I include pictures from my iphone
    do I have to convert my pictures
    can I add a photo
    where do I put the pictures
    how big may a picture be
    is png alright
    does jpeg work
    can I give you a word file
    how do I get the hand print in
    the hospital made a print of his hand, how do I give it to you
    I have the prints on a card from the hospital
    we have his print on paper, how does that get in
    can I add a scan
    how many files may I upload
    can I take a picture with my phone
    which kinds of file are allowed`,
  'form/file-failed': `
    my photo is not accepted
    why was my file rejected
    the upload stopped halfway
    upload keeps failing
    it says the file is too large
    I can't add my picture
    the picture will not upload
    what do I do with a photo that is too big
    there is an error next to my file
    my internet dropped while uploading
    why was my svg refused
    my file has 20 MB
    it won't take my file
    it does not take my picture
    my photo is too large
    it says the file is not allowed
    the upload stopped at half
    why was my file turned down
    it will not upload
    my picture gives an error
    too many files`,
  'form/file-printing': `
    will our photos be in the book
    do the uploaded pictures get printed
    can I have a family picture in it
    where do my uploads end up
    is there room for a photograph in the book
    which of the pictures are printed
    are the footprints I uploaded printed in colour
    what happens with the documents I upload
    how many pictures does the book print
    are the photos printed
    is the ultrasound picture printed in the book
    do my photos appear in the book
    is the picture of her face printed
    can I put a photo on the page
    will the scan be in the book
    why is my photo not in the proof
    where does my upload show up`,
  'form/prints': `
    can we include her little feet
    how do I make a handprint for the book
    is there space for a footprint
    can I do the print with ink at home
    we do not want any prints
    what are the options for hand and foot
    where do the hand prints go
    do I have to provide a footprint
    the drop zone is gone
    can both hand and foot be in the book
    can I stamp her foot on the page with ink
    can I press his hand into the book later
    can we have her foot in the book
    how do I do the handprint
    is there room for a footprint
    can I stamp his foot into it
    hand or foot, what do I choose
    the box for files has gone since I chose no prints
    how do I get a print of such a tiny hand`,
  'form/progress': `
    what does the bar at the top show
    how much is still left to do
    how far have I got
    am I nearly finished
    why am I not at a hundred percent
    the counter shows open questions
    how many questions are there altogether
    the progress does not go up
    how many questions are left
    am I far from the end
    why does it show 80 percent
    how many are left
    what does questions left count
    the bar does not reach the end
    does it have to be at 100
    why only 95`,
  'form/offline': `
    does it work without internet
    my wifi is gone
    I lost the connection while typing
    can I fill it in on the plane
    no signal in the hospital
    will it send later when I am online again
    what happens if the network fails while sending
    do I need to be online
    does the form work in a dead spot
    I have no signal here
    does it work on a plane
    the internet went down while typing
    there is no wifi in the ward
    will it send when I am back online
    what if my connection drops`,
  'form/cancel': `
    can I stop it while it is being sent
    I clicked submit by accident
    how do I abort sending
    how do I interrupt the codifying
    what does run in background mean
    can I close the overlay
    is it possible to halt the submission
    can I do something else while it processes
    can I stop the submission
    I pressed submit by mistake
    how do I stop it
    can I abort while it is sending
    get me out of this overlay
    stop the submission`,
  'form/test-data': `
    can I try it with example answers
    is there a demo
    how do I fill it with sample data
    what is load test data
    I see random answers in the form
    where is the button for test data
    can I play around with fake data
    can I try it with made up answers
    fill it in with an example
    what is the load test data button
    I want to see an example first`,
})
