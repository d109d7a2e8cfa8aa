import { phrasingsOf } from './phrasings'

/** Of single facts. */
export const ofNarrowFacts = phrasingsOf({
  'book/all-printed': `
    will everything I answer really appear in the book
    is every answer printed
    does all I type end up in the book
    are all my answers in the printed codex
    what of my answers is not printed
    is my email printed in the book
    does the doctor's name show up in print
    will the nickname be in the book
    is anything I fill in left out of the book
    do all fields make it into print
    all answers printed?
    I took the trouble to fill in everything and hope that it is all in there`,
  'book/gentle': `
    will the book say something bad about my baby
    I am superstitious and afraid of what it says
    is there anything dark in the readings
    could it say something frightening about her future
    are there bad omens in the book
    what if the reading is negative
    does it ever say something unlucky
    my mother fears bad luck from such readings
    I do not want to read anything scary about my son
    is everything in it kind
    does the book mention death or illness
    anything bad in the readings?
    I worry that it foretells misfortune
    I would hate to find something gloomy in a baby book`,
  'book/proof-id-safe': `
    can somebody get in with the proof id
    can someone who knows the birth details work out the proof id
    my ex knows the date and time, can he see everything
    is the number on the certificate a password
    what can a stranger do with our proof id
    is it dangerous to show the proof id
    someone could calculate our proof id
    could anybody who knows names and birth time get into our record
    should I keep the proof id secret
    can people guess the proof id
    my neighbour knows her name and birthday, can she find the record
    proof id leaked, is that bad
    I posted the certificate with the number on it online
    I fear that he works out the code from her name and birthday`,
  'book/proof-id-where': `
    where do I see my proof id
    where can I find the proof id
    where is my number
    where does the proof id stand
    on which page is the proof id
    proof id where
    I cannot find the ten characters
    why is there no proof id yet
    I need the number of our record`,
  'proof/page': `
    what can I do on the proof review page
    which buttons are on the proof page
    what is on the review page of the proof
    what are my options on the proof page
    what do I do with the proof
    Review Your Codex Proof, what now
    what can be done with the proof
    proof page what to press
    I am on the page of the proof and do not know what to do`,
  'proof/changed-meanwhile': `
    what if somebody changes something before I approve
    could I approve a version I have not seen
    my husband edits while I look at the proof
    what happens if the record changes while I approve
    it shows me a new proof when I press approve
    do I approve the newest version
    can I approve the wrong version by accident
    what if my wife changed the name and I approve the old proof
    somebody edited it in the meantime
    I am afraid of approving something that was changed behind my back`,
  'proof/live': `
    do I have to reload the proof page
    does the page update by itself
    how often does it check if the proof is ready
    should I refresh
    does the proof show up on its own
    do I need to press reload to see the proof
    refresh page or wait`,
  'family/link-opened': `
    does opening the invitation use it up
    I opened the link but did not accept, is it used now
    my aunt's mail program opens links, is her invitation used up
    can I look at the invitation before accepting
    the virus scanner opened the invite link
    she clicked the link twice without accepting
    I closed the invitation page without accepting
    is the link gone after one click
    I only looked at the invitation, can I still join
    the preview in the chat app may have opened the link`,
  'family/who-invites': `
    who may invite people
    can an editor invite somebody
    can my sister as editor let other people in
    can invited people bring in others
    I am an editor, how do I invite my wife
    may an approver invite
    why is there no invite button for me
    can a viewer pass access on
    can anyone but me invite
    who can add people to our record
    she can edit, can she also let in her friends
    I do not want the people I invited to invite more people`,
  'family/read-only-level': `
    which level for somebody who should only look
    which level is read only
    my wife should only read and change nothing
    how do I let them see it without changing it
    which role cannot change anything
    just for looking which access
    only read nothing change which level
    I want grandma to see it but not touch it
    level without editing rights
    my father tends to press things, so he should only look`,
  'family/comment-level': `
    how do I add my cousin as commenter
    invite somebody to comment only
    how can she leave remarks without editing
    how add a commenter
    I want my mother to comment but not change anything
    add as commenter how
    which level lets people write remarks but not edit
    I would like opinions but nobody changing the text`,
  'family/reminder': `
    is there a reminder before the invitation expires
    will she be reminded of the invitation
    I got a second mail about the invitation
    can I stop the reminder
    do you remind people who have not joined
    my brother forgot to accept, does he hear again`,
  'family/joined-says': `
    it says you now have viewer access to this proof
    what does you now have editor access mean
    message after joining
    how do I know that I have joined
    which access did I get after accepting
    what does You now have commenter access to this proof mean
    a message told me which access I have`,
  'family/copy-link': `
    can I copy the invitation link
    invitation link copied to clipboard what now
    I would rather text the link than email it
    how do I get the link of an invitation
    my mother has no email, can I give her the link
    can I send the invitation another way
    copy invite link how
    grandma never reads her mail, I would rather text it to her`,
  'privacy/save-local': `
    does saving a draft send anything to your servers
    is my draft uploaded
    do you get my data before I submit
    is the draft only on my device
    when does my data leave my phone
    does autosave send anything
    can you see my draft
    is anything sent while I type
    what is sent to the server before submitting
    draft stored on server or phone
    I would not like you to have my half-finished answers
    save draft goes where`,
  'privacy/erased-what': `
    what exactly disappears when I erase our record
    what is removed with the record
    does erasing delete the files and the versions
    are comments deleted too when I erase
    what all is deleted
    does erasing take away everyone's access
    are invitations gone after erasing
    what goes when I delete the record
    erase removes what
    if I erase it are the pictures really gone`,
  'form/messages': `
    please enter a valid email address what is wrong
    there is a red message under a field
    birth place is required what does that mean
    it says first name is required
    why does the field show an error
    how do I get rid of the red text
    when does the error message go away
    it says my email is not valid
    last name is required but I typed it
    some required fields are missing or incomplete`,
  'form/load': `
    what does draft restored mean
    it says draft restored
    why is the form already filled in
    my old answers are still there
    what is the autosaved time
    the form came back with my answers`,
  'form/personal-insights': `
    what is personal insights on the last step
    can I see the insights before submitting
    where do I see the readings in the form
    does the form show the sign already
    can I look at the insights without ordering
    is there a preview of the insights
    personal insights step 5`,
  'form/submit-twice': `
    can I submit twice
    will two records be made if I press submit twice
    I pressed submit two times
    did I make a duplicate by sending it again
    what happens if I send the form again
    double click on submit
    is it bad that I pressed Attest & Submit twice
    I reloaded while submitting, are there two now
    same form sent twice
    submitted twice by accident`,
  'form/grandparents': `
    how many grandparents can I enter
    can I enter great-grandparents
    do you need the birthdays of the grandparents
    which grandparents are asked for
    are the grandparents' names needed
    can I skip the grandparents
    do I need the names of all four grandparents
    grandpa's birthday too?
    only three grandparents are known
    where do the grandmothers go
    can I add a step-grandfather
    are grandparents optional`,
  'form/file-remove': `
    how do I delete only one photo
    can I remove a file I added
    I uploaded the wrong picture
    can I replace a file after submitting
    how do I take a photo out again
    swap a picture
    remove one upload
    exchange the footprint picture
    wrong file added how remove
    what happens to photos nobody uses
    I do not want that picture in there any more`,
  'privacy/where-stored': `
    where are the photos stored
    where is our data kept
    on which servers does the record lie
    do you keep our data at google
    is it in the cloud
    where do my files go
    in which country is our data
    is the record stored at amazon
    who stores our data
    where does everything lie after I submit`,
  'privacy/staff-see': `
    can staff see the draft on my phone
    do your employees read our record
    what can the staff see
    can administrators look into our record
    can an archivist see my baby's data
    is it noted when staff look at us
    do people at the company see our photos
    can your team see what I typed
    who of the staff has looked at it`,
  'mya/changes-nothing': `
    can you fill in the whole form for me
    can you change my record
    please correct the weight for me
    can you submit it for me
    can you order the book for me
    can you type it in for me
    change the name to Anna please
    can you invite my mother for me
    which fields can you fill in
    will you do the form for me
    can you edit our answers
    delete my record for me`,
  'mya/model': `
    what model are you
    are you made by openai
    is there an ai behind this
    which language model do you use
    are you a gpt
    do you run on openai
    is MYA artificial intelligence
    do you answer by yourself or ask another ai
    are your answers written by a machine`,
  'system/place-why': `
    why does the zodiac need the place
    why do you need to know where she was born
    what do you use the birth place for
    what does the place change in the insights
    why is the location required
    does the town matter for the horoscope
    what happens without a place
    is the place important for the insights
    why must I give the city of birth
    what for do you want the place`,
  'field/babyNameMeaning': `
    where do I say what the name means to us
    where can I write why the name matters to us
    name meaning where
    is there room for the meaning of the name in our words`,
  'field/email': `
    what help text stands under the email field
    what does your sacred record will be delivered to this address mean
    why is my mail address needed
    email needed?
    what if my mailbox is full`,
  'form/draft': `
    how soon is it autosaved
    how often is the draft saved by itself
    after how many seconds does it save`,
  'form/ranges': `
    how heavy may a baby be in the form
    what is the heaviest weight I can enter
    what is the smallest weight allowed
    how tall may the baby be
    which values does the form accept for weight
    limits for height and weight
    maximum of the seconds connected
    between which numbers must the inches be`,
  'form/date-order': `
    what if my birth date is after the baby's
    can the conception be after the birth
    why must the parents be born before the child
    which dates are not accepted`,
  'family/viewer': `
    can a viewer see the proof
    does a viewer see the files
    can viewers see our photos`,
  'family/commenter': `
    does a commenter see the files
    can a commenter see the whole record
    what does the commenter level include`,
  'family/approver': `
    can my partner approve the order if she is an approver
    is approver allowed to approve the book`,
  'family/owner': `
    can the owner be removed
    who can restore versions
    who may approve the order
    who can change access levels`,
  'insight/year-phase': `
    what element is she
    which element belongs to her year
    is he a wood or a fire animal
    what is the eastern zodiac made of
    element and animal, what are they for him
    metal water wood fire earth, which one is it`,
  'insight/birthdays': `
    when does her weekday come back
    on which day is the first birthday`,
  'privacy/retention': `
    what happens to photos that no record uses
    when are unused uploads deleted`,
  'privacy/promise': `
    are our chats used for training
    do you work with google`,
  'family/history': `
    who can restore an older version
    can my sister restore a version`,
  'proof/emails': `
    do you send text messages
    will I get an sms
    is there a limit of mails per day`,
  'book/content': `
    what is in the book besides the certificate
    what is printed in the book`,
})
