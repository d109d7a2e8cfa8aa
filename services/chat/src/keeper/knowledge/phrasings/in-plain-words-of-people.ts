import { phrasingsOf } from './phrasings'

/** Of invitations, levels, drafts, proofs and privacy, in whole sentences and in hints. */
export const inPlainWordsOfPeople = phrasingsOf({
  'family/invite': `
    how do I invite my partner
    can my husband fill in his part
    my mum knows the family names, can she type them herself
    how do I let someone help with the form
    can somebody else add things to our record
    who is allowed to invite people
    can an editor invite others
    how do I add a co-contributor
    where do I invite the grandparents
    what do I need to invite someone
    can I share the form with my wife
    how can two of us work on it
    I want my sister to see it
    does it cost anything to invite people
    can invited people invite more people`,
  'family/roles': `
    what are the access levels
    which roles are there
    which level should I give my mother
    which role can change fields
    which role can only look
    who can approve the order
    can an approver edit
    what can each role do
    which access level lets somebody leave remarks
    what rights does a co-contributor have
    which level for someone who should only read`,
  'family/viewer': `
    what can a viewer do
    can viewers change anything
    is a viewer able to download it
    a person who just looks, what is that level
    i am a viewer, what can i do`,
  'family/commenter': `
    may commenters mention people
    is a commenter allowed to change a name
    i was invited as commenter what may i do
    who can write comments
    level for leaving remarks only
    can a commenter approve
    difference between viewer and commenter`,
  'family/editor': `
    can an editor approve
    may editors invite
    can editors change every field
    i was made editor, what can i do now
    can an editor delete the record
    does an editor see everything
    may the editor submit the record`,
  'family/approver': `
    can an approver order the book
    does the approver approve the print
    can approvers edit fields
    i am the approver, what is my job
    can the approver seal the record
    who marks ready to seal
    is the approver's word final
    may an approver comment
    what does approver mean here`,
  'family/seal': `
    who can mark it ready to seal
    can ready to seal be taken back
    the ready to seal mark is gone
    is ready to seal the same as approving
    what happens when someone edits after ready to seal
    must somebody mark it ready before I approve
    why did the seal mark disappear`,
  'family/passcode': `
    do I need a passcode for the invitation
    my mother forgot the passcode
    passcode required what do I enter
    is the passcode in the email
    I typed the passcode wrong too often`,
  'family/expiry': `
    when does the invite run out
    can an invitation last for ever
    which expiry can I choose
    what is the default expiry
    my invitation expired
    what does never mean for the expiry
    can I make the link last longer
    does the access end when the invitation expires
    invite from last month, still good?`,
  'family/link': `
    the invitation link is invalid
    it says invalid invitation
    my link was already used
    the invite link does not work any more
    i clicked the link and it says expired
    why is my invitation invalid
    how do I get a new invitation link
    the link in the mail is broken
    used link, what now`,
  'family/join': `
    how do I join a record
    I got an invitation, what do I do
    do I need an account to join
    what does Accept Invitation do
    my daughter invited me, how do I get in
    how does my mother accept
    what happens when I open the invitation
    I have a link from my son, what is it
    as a grandparent, how do I open this`,
  'family/revoke': `
    how do I take somebody's access away
    can I remove my ex from the record
    how do I change someone's role
    who has access to our record and how do I end it
    can I kick somebody out
    we broke up, he should not see it any more
    how do I resend an invitation
    can I see who joined
    typo in the address I invited`,
  'family/comments': `
    how do I leave a comment
    can I mention somebody
    where are the comments
    what happens when I mention someone with @
    can comments be deleted or resolved
    who sees the comments
    can I comment on one field
    are comments printed in the book
    how do I answer a comment
    does she get a mail when I mention her`,
  'family/together': `
    what if two people edit the same field
    will my changes overwrite hers
    do I see what the other one types
    we both changed the name at once
    does editing together work live
    what happens in a conflict
    it asks me which version to keep`,
  'family/history': `
    can I see earlier versions
    who changed this
    can I undo what my sister changed
    what was in it yesterday
    can I compare two versions
    who can restore a version
    does restoring delete the newer one
    how do I get back to last week's answers
    my mother deleted something by mistake`,
  'family/sync': `
    how do I sync to the cloud
    what does Synced to Cloud mean
    what is local only
    is my draft on the server
    what does it need before it can sync
    when is something sent to the server`,
  'family/owner': `
    who is the owner of a record
    what can only the owner do
    can I make my husband the owner
    can the owner be changed
    who owns the record when both of us typed
    what rights does the owner have`,
  'family/owner-device': `
    how do I get to my record on a new phone
    I lost my phone, how do I open the record
    what does Continue on this device do
    I cleared my browser and cannot open my record
    how do I get access back
    can I open my record on my laptop too
    what is Is this your record
    the link in the email was used already, how do I get another
    new computer, where is my record
    I deleted the cookies, is my record lost
    how do I become the owner on another device
    my browser forgot me`,
  'family/account': `
    do I need an account
    what is my password
    why is there no sign-up
    how do you know it is me without an account
    can I set a password
    I cannot find the log in
    do i need to create a profile first`,
  'form/draft': `
    how long is my draft kept
    is my draft saved automatically
    can I finish later
    what happens if I close the page
    will it be lost if my battery dies
    how often does it save
    can I take a break and come back tomorrow
    where is the draft stored
    my draft is gone after three weeks
    what does autosaved mean
    if my phone dies halfway do i start again
    the browser crashed, is it all lost
    how much do I lose in a crash`,
  'form/other-device': `
    can I go on on another device
    started on my phone, can I finish on the laptop
    how do I move my draft to another computer
    is the draft on all my devices
    can I send the draft to myself
    does the draft follow me to my tablet
    my draft is not on my other phone`,
  'form/time-unknown': `
    I do not know the time of birth
    can I go on without the birth time
    what if nobody wrote down the time
    the hospital did not tell us the hour
    she is adopted and the time is not in the papers
    is the time of birth required
    can I submit without the time
    what do I enter if I only know morning or evening
    birth time required but I do not have it
    it will not let me go on without a time
    what happens to the insights without the time`,
  'form/place': `
    how do I choose the birth location
    why do no places come up
    how many letters do I have to type for the place
    born in a village that is not listed
    the list shows the wrong city
    why do you need the place of birth
    what is the birth location used for
    can I type any place
    do I have to pick from the list
    born at sea, what do I put
    what if the place is not found`,
  'form/metric': `
    can I enter centimetres
    can I use kilos
    we do not use pounds
    how do I switch to metric
    is there a metric switch
    will the book show kilograms
    can I enter the weight in grams
    how is metric stored
    head in cm or inches
    celsius instead of fahrenheit`,
  'form/unwed': `
    we are not married, what do I enter
    what does Unwed do
    the wedding date field is greyed out
    parents were not married, why does it say that
    can I leave the wedding date empty
    we live together without being married
    does the book say that we are not married`,
  'form/prints': `
    what does No Prints mean
    can I have a handprint and a footprint
    where did the file area go
    how do the hand and footprints get into the book
    do I have to send prints
    can I make the footprint myself later
    the upload box is gone
    which print choices are there`,
  'proof/submit': `
    what happens after I submit
    how long does it take after submitting
    when is the proof ready
    what comes after Attest & Submit
    do I get a mail when it is ready
    I sent the form, what now
    how long do I have to wait
    what does Birth Bio Received mean
    is it printed right after I submit`,
  'proof/wait': `
    can I close the page while it is processing
    do I have to stay on the page
    can I switch off my phone while it works
    it says codifying, can I leave
    does it go on if I close the tab
    can I do something else meanwhile
    what if I lose the connection while it is processing
    will it finish without me`,
  'proof/slow': `
    my proof does not appear
    still waiting for the proof
    why does it take so long
    the proof page keeps loading
    it says an unexpected error occurred
    has my proof failed
    stuck on codifying your provenance`,
  'proof/proof': `
    why is there a watermark
    what do I check on the proof
    can I see the book before I order
    is the proof the final thing
    what is the proof for
    the picture has writing across it
    does the printed one look the same
    how do I review my proof`,
  'proof/approve': `
    what happens after I approve
    who can approve
    can my wife approve it
    do I have to approve
    how do I approve the proof
    what does Approve & Continue to Order do
    can the grandparents approve
    can I approve on another device`,
  'proof/undo': `
    can I undo the approval
    how long can I withdraw the approval
    can an approval be cancelled`,
  'proof/correct': `
    how do I fix a mistake in the proof
    can I change my answers after submitting
    I misspelled a name
    do I have to start over for a typo
    can I still add something after submitting
    is a correction a new record
    how often can I correct
    the date is wrong on the proof
    I forgot a field and already submitted`,
  'proof/order': `
    how do I order the book
    where can I buy it
    how do I get more copies
    do I order here or in a shop
    what happens when I press order
    can I order later
    can I order without approving
    where is the store
    can the grandparents order a copy too
    how do I get the printed certificate`,
  'proof/digital': `
    do I get a pdf of the finished book
    will I get it by email as well
    can I have the file without the watermark
    when do I get the finished record
    what is in the final email
    do I get something digital if I order the print
    in which format is the finished record`,
  'proof/paper': `
    will it last for decades
    is the paper archival
    does it fade
    what quality is the print
    is it printed on good paper
    museum-grade, what does that mean`,
  'proof/print-file': `
    can I get the print file
    can I take it to my own printer
    can I download the certificate without watermark
    who gets the print-ready file
    is there a high resolution version`,
  'privacy/erase': `
    how do I delete our record
    can I have everything removed
    how do I erase my child's data
    where is the delete button
    is deleting for good
    can you delete our data for me
    right to be forgotten
    I want out, remove it all
    does deleting take effect at once`,
  'privacy/retention': `
    how long do you keep our data
    is our record kept for ever
    when are uploaded files deleted
    what happens to a record that was never submitted
    what if we never approve the proof
    is my data deleted some day
    do you delete old records
    will it still be there in ten years
    how long are the photos kept`,
  'privacy/promise': `
    is our data used for advertising
    what do you do with what I type
    do you share anything with third parties
    is my baby's data safe with you
    what is your privacy promise
    are there trackers on the page
    do you use our data to train ai
    is this gdpr compliant
    do you give data to anyone
    what happens to the information we enter
    will I get advertising after this`,
  'privacy/encryption': `
    is everything stored encrypted
    are our answers encrypted
    are the photos encrypted
    how is our data protected
    can the database be read by a thief
    is the record under a key of its own`,
  'privacy/cookie': `
    which cookies do you set
    what happens if I delete the cookies
    does it work with cookies off
    how long does the cookie stay
    do you use analytics
    cookie policy`,
  'privacy/mya': `
    do you see what I type into the form
    is what I tell you sent to openai
    do other people's records stay hidden from you
    can you see other families
    is my question sent anywhere
    which data do you use to answer me`,
  'staff/contact': `
    how do I reach a human
    can I talk to a real person
    can somebody call me back
    where is customer service`,
})
