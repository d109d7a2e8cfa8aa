import { phrasingsOf } from './phrasings'

/** Of drafts, of the form and of waiting, as told by tired parents: in passing, indirectly, with slips. */
export const ofDraftsInStories = phrasingsOf({
  'form/draft': `
    ran out of battery in the middle
    ipad ran out of juice, is everything lost
    my phone died halfway through, do i start over
    phone battery went flat in the middle of step three
    i was on step 4 and the tab closed itself
    closed the laptop without saving, did i lose it
    safari reloaded the page and now i am scared everything is gone
    baby started crying so i just left the page, is what i wrote still there
    can i do a bit each night
    do i have to sit through it all in one go
    i only have ten minutes at a time
    it went back to the start page, where are my answers
    i began this two weeks ago and it is empty now
    came back after a month and the form is blank
    how long before you throw away what i started
    my toddler closed the window
    i accidentally refreshed
    does it remember where i was
    will it still be there when i come home from hospital
    is it kept if i shut the browser
    i cannot find the form i started
    where did my half finished form go
    did it save what i typed last night
    i do not see a save button, is it kept
    computer did an update and restarted while i was typing
    is there a time limit to finish it
    we are still waiting for the birth weight, can i leave it and come back`,
  'form/save-draft': `
    do i need to press save
    what if i forget to click save draft
    is there a save button somewhere
    must i save before i close it
    i pressed save draft, where did it go
    does save draft send it to you
    difference between save draft and autosave`,
  'form/other-device': `
    started on my phone in the maternity ward, at home on the ipad there is nothing
    typed it all on my phone and the computer shows an empty form
    can i carry on from my work pc
    i would rather finish on a bigger screen
    how do i move what i started to my husband's laptop
    it is on my old phone and i want it on my new one
    began it in chrome, now i am in firefox and it is gone
    can i send the draft to my other phone
    do the phone and the laptop share the draft
    my wife cannot see my draft on her phone
    is the draft in the cloud or only here
    does my draft follow me to another device
    i used private browsing yesterday and today it is not there
    swapped phones before i finished`,
  'form/two-drafts': `
    can the two drafts be put together
    i started one and so did my husband, can they be merged
    we both began a draft without knowing
    i have half on my phone and half on the laptop
    two drafts of the same baby, what now
    can you combine my draft with my wife's
    there are two unfinished forms for one child
    how do i join what i typed on the tablet with what i typed on the pc
    which of the two drafts counts
    my partner filled in his part on his own phone, how do we bring it together
    he did the grandparents on his computer and i did the birth on mine
    merge two drafts into one
    one draft on each phone
    is there a way to copy one draft into the other
    we each filled in a form for the same baby by mistake`,
  'form/two-tabs': `
    i have it open twice, does that matter
    two windows of the form are open
    what if i type in one tab and then in the other
    i opened the form again in a second tab and it looks different
    will the second tab delete what is in the first
    it asks me which answer to keep
    same browser, two tabs`,
  'form/offline': `
    there is no signal on the ward
    hospital wifi is terrible, will it work
    the internet dropped while i was filling it in
    connection went while i was typing
    can i fill it in on the train
    on a plane without wifi, can i still type
    what if the wifi cuts out when i press submit
    we have bad reception in the village
    i lost the connection, is my text gone
    do i need to be online the whole time
    it says i am offline`,
  'form/cancel': `
    how do i stop it once i have pressed submit
    i hit submit by accident, can i stop it
    pressed attest and submit too early, it is still turning
    i pressed escape while it was codifying
    can i cancel while the ring is turning
    what does cancel do on the codifying screen
    i cancelled it, is anything stored
    is there still time to call off the submission
    i want to abort sending it
    stop the upload of the form
    does cancelling leave half a record`,
  'proof/wait': `
    can my phone go to sleep while it is making it
    does the screen have to stay on
    may the tablet go to standby while you make it
    can i close the tab while it is codifying
    do i have to keep the page open
    i closed the window while it said codifying provenance
    safe to close
    is it safe to close it now
    may i lock my phone while it works
    the screen went off during the processing
    do i need to wait here until it is done
    can i leave the page and come back
    it is running in the background, what now
    i clicked run in background and now i do not see anything
    where did the progress ring go
    does it carry on if i switch off the computer
    i shut the browser right after submitting
    my phone died just after i pressed submit
    can i do something else while it is being made
    if i close it do i have to submit again
    will it break if i go to another page
    my phone rang and the page disappeared while it was working`,
  'proof/submit': `
    just pressed the last button, what happens
    i have sent it, do i need to do anything
    what comes after attest and submit
    it says birth bio received
    how many minutes does it take
    roughly how long until there is something to look at
    finished everything, when do i get to see it
    so it is sent, and then
    do i get a mail once it is ready
    what are the stages after i send it
    what is it doing when it says codifying provenance
    does it go straight to print when i submit
    if i submit now can i still change things
    is submitting the same as ordering
    do i commit to buying when i submit`,
  'proof/slow': `
    it has been turning for half an hour
    the ring is stuck at 90
    still nothing since last night
    it said a few minutes and it has been two hours
    no proof yet, should i submit again
    i submitted three times because nothing happened
    did i make two records by pressing twice
    it says error while making the proof
    the preview stays white
    proof page is blank on my phone
    something went wrong it says
    waiting for ages now and the baby is hungry`,
  'proof/success': `
    it says on the way but nothing has come
    what does on the way mean, is it posted
    your birth bio is on the way, what are the four steps
    finalizing your birth record since yesterday
    what is the last page i landed on
    i closed the success page, how do i see the progress`,
  'proof/completed': `
    why does it still say processing
    when is it finally done
    it says completed, what does that mean
    is the record finished once i approve
    what is the difference between processing and completed`,
  'book/next-disabled': `
    next is grey and i do not know what i missed
    it says please complete all required fields but they are
    what did i forget, it will not go on
    the arrow at the bottom does nothing
    i keep pressing next
    filled everything and it still refuses
    it jumps back up to a field when i press next
    why cant i get to step two
    submit button is greyed out on the last page
    it does not let me submit`,
  'book/required': `
    do i have to tell you the weight
    must i put the father in
    is the hospital needed
    i do not know half of these things
    how many of these can i leave empty
    what is the bare minimum
    do you really need my mother's maiden name
    i would rather not say some of it
    is the blood type a must
    which ones have a star
    can i leave the grandparents out
    not sure about the measurements, can i skip them
    we do not know the father's birthday`,
  'book/steps': `
    how long does the form take
    how long will it take me to fill in
    what do i need to have ready before i begin
    which papers do i need beside me
    how many steps is it
    what is on step four
    where do i put the measurements
    where is the bit about the parents
    what comes after the sacred moment
    i skipped something on page one, can i return
    can i jump to the last step`,
  'form/progress': `
    stuck at 95 percent though everything is filled in
    why does it say 40 questions left
    do i have to get to a hundred percent
    it says 80 percent and i am on the last page
    the bar does not move
    how much more is there`,
  'book/disclaimer': `
    what did i agree to
    i clicked agree without reading it
    what was that box i had to tick at the end
    what am i signing
    i ticked the acknowledgement without reading
    what is the small print
    what does it mean that i acknowledge
    why must i tick for fun and inspiration
    do i sign something when i submit
    can i send it without ticking the box
    what are your terms
    is it a contract if i tick that
    where can i read again what i agreed to`,
  'form/time-unknown': `
    i don't know the exact time my baby was born. can i still finish the form
    no idea when exactly he was born, can i go on anyway
    i don't have the hour of birth. can i still submit
    we never noted the time she was born, can it still be made
    we have only got the date
    it was somewhere around four in the morning, is that ok
    my notes from the hospital do not say when
    she was born at home and nobody checked the time
    i was too out of it to remember when
    foundling, no time
    what goes missing if i leave out the hour
    do we lose much without the time
    is it bad if the minute is wrong
    i only know it was in the afternoon
    can i put the time in later when i find the bracelet
    the time on the bracelet and the time on the paper differ`,
  'form/clock-change': `
    he came the night the clocks went back
    born at half past two when the clocks changed
    born during the hour that happens twice
    clocks went forward that night, the time does not exist it says`,
  'form/time-zone': `
    we live in london but she was born in dubai, which time
    do i enter our time or the time over there
    born abroad, is it local time
    do you adjust for the time zone
    we were on holiday when he came, whose clock
    is it am pm or 24 hours
    does summer time matter
    grandma is in australia where it was already the next day, which date`,
  'form/place': `
    born on a plane somewhere over the atlantic
    she came on the ferry
    he was born on a ship, what do i put
    born in the car on the way to hospital
    born in a taxi
    born mid flight
    she was born during a flight
    she came in a helicopter
    gave birth on board
    born at the side of the road
    our boy came on a train
    delivered in the middle of nowhere, no town near
    born over the ocean, there is no city
    where do i say she was born in mid air
    our hamlet is too tiny for your list
    you do not have our island
    the place search finds the wrong one
    there are five towns of that name
    the drop down does not show anything
    do i need the exact address
    birth place and birth location, is that not the same
    the hospital is in another town than we live in, which one
    the town has another name today
    it does not know my village, will the chart be wrong`,
})
