import { phrasingsOf } from './phrasings'

/** Of proofs, e-mails, people invited and data, asked for narrowly. */
export const ofTheProofPages = phrasingsOf({
  'proof/pdf': `
    can I see the proof as a pdf
    how do I open the proof full size
    where is view pdf
    can I download the proof
    can I save the proof to my computer
    how do I zoom into the proof
    is there a pdf of the proof
    i cannot read the small letters on the preview
    can i print the proof at home with the watermark
    how do I look at all pages of the proof`,
  'proof/not-found': `
    it says proof not found
    invalid proof id what does that mean
    the link to my proof does not open
    why is my proof not found
    the proof page says invalid proof ID
    I typed the address and it says not found
    my proof link is dead
    proof page shows nothing but not found
    opened the link on another computer and the proof is not found
    where did my proof go it says not found`,
  'proof/shared-link': `
    can I send the proof link to my mother
    can I forward the email with the proof
    who can open my proof link
    can others look at the proof if I give them the address
    is it safe to share the proof link
    my sister wants to see the preview, can i send her the link
    can I post the proof link
    may I pass on the link in the email
    what if somebody else gets hold of the proof address
    how do I show the proof to my parents
    is the proof page public
    can anyone with the link see the proof
    somebody guessed the link, what can they see`,
  'proof/older': `
    I have two proofs which one counts
    the page says there is a newer proof
    which proof will be printed
    is the old proof still valid
    can I approve an older proof
    what happens to the old proof when I submit again
    I resubmitted and still see the old one
    can i go back to the first proof
    does a new submission replace the proof
    the proof is out of date
    do I get a second record when I submit corrections`,
  'proof/locked': `
    when is the record locked
    until when can I still change something
    how long do I have to make changes after approving
    what is the deadline for corrections
    can I still edit after ordering
    who can unlock a locked record
    how do I get a locked record reopened
    my record is locked and I need to fix a name
    the order is placed, can I still correct
    after 24 hours can I change the record
    can staff reopen my record
    is there a cut off for changes
    i approved two days ago and found a typo
    its been more than a day since i approved, can it be changed`,
  'proof/emails': `
    which emails will I get
    how many emails do you send
    will I be notified when the proof is ready
    do you send a mail when it is done
    will you send me newsletters
    how will I know that the proof is ready
    do I get an email after approving
    what comes by email
    when will I hear from you
    how am i told when it is finished
    will you spam me
    do you email me the finished thing
    is there a limit on emails per day
    i got no more mails today, is there a limit`,
  'proof/email-change': `
    I entered the wrong email address
    how do I change my email
    there is a typo in my email address
    can I update the email after submitting
    I no longer have access to that mailbox
    how do I get the mail sent to another address
    my email is misspelled, what now
    can I correct the address the proof goes to
    the mail went to my old address
    i put my work email in by mistake
    send it to a different email please
    how do I fix the email i gave you
    changed email provider, how do i tell you`,
  'proof/store-id': `
    what does the shop get to know about us
    does the store see my baby's data
    what is passed to the order page
    is my data sent to the store
    what information goes to the shop
    does the seller learn the birth details
    what is Proof_ID in the order address
    how does the store know which book is mine
    do you share the record with the store
    how does the shop find my proof`,
  'proof/same-bytes': `
    if I submit the same answers twice is the proof the same
    is there anything random in the book
    would I get the same insights again
    is the result the same every time
    do two submissions give different results
    are the readings generated at random
    will it say something else next time
    is it repeatable
    does the same birth always give the same book`,
  'family/after-joining': `
    what does my mother see after she joins
    what happens after accepting an invitation
    what can invited people see
    where does the invitation lead
    what will my husband see when he opens the link
    do invited people see the whole record
    does an invited person see changes right away
    I accepted the invitation, what now
    i joined my daughters record, what can i do there
    where do I land after Accept Invitation
    do they see what I type
    will she see the comments too
    do invitees see the form or just the proof
    as a grandmother what do I get to see`,
  'family/cannot-edit': `
    my husband joined but cannot edit anything
    she accepted the invite but cannot type in the boxes
    why can my partner not change fields
    all the fields are grey for my mother
    he can look but not write
    invited person has read only access, why
    I was invited but I cannot type anything
    I can only read, how do I get to edit
    my sister says everything is locked for her
    why is the form read only for me
    how do I let her edit after she already joined
    i want to give my mum edit rights, she is only a viewer
    i joined but the boxes wont let me write
    can a viewer become an editor
    the approver cannot change the spelling
    my wife cannot change anything on our record
    im the grandma and cant fill anything in`,
  'family/default-level': `
    what access does somebody get by default
    which level is preset when I invite
    if I do not choose a role what do they get
    what is the default role
    are invited people able to edit by default
    do invitees start as viewers
    default permission for an invitation
    if i just send the invite can they change things
    is it safe to just invite without setting anything`,
  'family/addresses': `
    can I invite several people at once
    how many people can I invite
    can I put more than one email in the invitation
    it says duplicate email
    it says invalid email in the invite dialog
    do all invited people get the same level
    is there a maximum of invitations
    can both grandmas be invited in one go
    why is send greyed out in the invite dialog
    does everybody get their own link
    invite three people with different roles
    limit on co-contributors
    can both sets of grandparents join`,
  'family/once': `
    can an invitation link be used twice
    can two people use the same invitation link
    is the link good for one person only
    can my parents share one invitation
    can I use my invitation on my phone and my laptop
    I joined on my phone and want it on my computer too
    what if the invitation is forwarded to somebody else
    can she pass the link on
    how often does the magic link work
    one time link, what does that mean
    someone else opened the link meant for my mum
    i lost access after changing my phone, i was invited`,
  'family/message': `
    can I write a message with the invitation
    add a personal note to the invite
    can I tell them why I invite them
    is there room for a message in the invitation
    where does the invited person read my note
    do I have to write a message when inviting
    can i put some words in the invitation mail`,
  'family/sync-first': `
    why must I sync before I can invite
    the invite dialog asks me to sync
    why does it want to sync to the cloud first
    what is the sync gate
    I cannot invite because the proof is local only
    do I have to upload the draft before inviting
    invite says sync first
    can I invite without syncing
    my draft is only local, can others join`,
  'family/history-empty': `
    version history is empty
    no version history yet
    why is there nothing in view history
    when are versions created
    I see no versions
    history shows nothing, did it not save
    why does it say versions are created when you sync changes to the cloud
    how does a version come to be
    where are my old versions, the list is empty
    does every save make a version`,
  'family/version-detail': `
    what is stored with a version
    what is the sha256 next to a version
    who made this version
    what is the long code in the version history
    how do I know that a version was not tampered with
    what is the fingerprint of a version
    can I add a note to a version
    what does a version show`,
  'family/owned': `
    my wife already made a record for our baby, how do I get in
    it says ask the owner for an invitation
    the record belongs to somebody else
    my husband started it on his phone and mine says owned
    sync refused because another person owns the record
    why am I told to ask the owner
    both of us typed the same baby, now it refuses mine
    partner synced first, now i cannot
    how do I join the record my partner already made
    another device already has this proof id
    it will not let me sync, says somebody else owns it
    i am the dad, mum made it, how can i get in`,
  'family/leaving': `
    how do I decline an invitation
    I do not want to take part
    can I leave a record I was invited to
    how do I remove myself from the record
    invited by mistake, what do I do
    how do I say no to the invite
    can my mother turn the invitation down
    i dont want access any more`,
  'privacy/family-page': `
    where can I see who has looked at our record
    what is the page your privacy
    can I see when my mother last opened it
    who has opened my record lately
    which devices have access to my record
    how do I take a lost phone off the record
    did staff look at our record
    where do I see what you hold about us
    how do I find out what data you have on my child
    can i see what staff did with our record
    remove my old phone from the record
    where do i manage our privacy
    what can I do on Your privacy
    see everything you keep of my baby`,
  'privacy/export': `
    can I download all my data
    how do I get a copy of everything
    is there an export of our record
    can I have my data as a file
    in which format is the export
    how do I back up our record
    data portability, can I take it with me
    can I get a zip of everything
    export as json
    i want to keep a copy of all the answers
    before I delete it can I save everything
    can I get my uploaded photos back
    how do I save our record for ourselves`,
  'privacy/after-erase': `
    is anything left after I delete the record
    can a deleted record be restored
    do backups still have our data after deleting
    what stays after erasing
    is it really gone when I erase it
    what about the emails already sent after deletion
    does erasing delete the photos too
    does deleting also remove the invitations
    i erased it by mistake can you bring it back
    do you keep a log after deletion
    will my relatives still see it after I erase it`,
  'privacy/chat-kept': `
    do you save our conversation
    is this chat stored
    will you remember this next time
    where is my chat history
    is what I write here kept
    do you log what I ask
    can somebody read our chat later
    I closed the chat and it is empty now
    does the conversation stay when I reload
    is my conversation with you private
    can staff read what i ask you`,
})
