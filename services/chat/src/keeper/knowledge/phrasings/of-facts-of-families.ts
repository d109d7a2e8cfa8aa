import { phrasingsOf } from './phrasings'

/** Of single rights, and of single parts of inviting, syncing and the history. */
export const ofFactsOfFamilies = phrasingsOf({
  'family/last-opened': `
    when did my sister last look at it
    when did grandma last open the record
    has my mother looked at it yet
    did he open the record
    can I see whether she has read it
    last time somebody opened our record
    when was she last here
    who looked at it lately
    has anybody seen it since yesterday
    did my brother ever open it
    last seen?
    last opened when`,
  'family/change-level': `
    how do I change somebody's access level
    make my sister an editor
    change viewer to editor
    can I change a role later
    give my husband more rights
    how to upgrade a commenter
    where do I manage access
    manage access
    does changing a role need a new invitation
    downgrade somebody to viewer`,
  'family/resend': `
    can I send an invitation again
    resend the invite
    invitation expired how do I renew it
    send a new link to my sister
    how to repeat an invitation
    she lost the invitation mail
    invite again`,
  'family/never': `
    what does never mean in the expiry
    is never really never
    invitation that does not expire
    never expires how long
    how long is never
    link without expiry`,
  'family/default-expiry': `
    default expiry of an invitation
    how many days does an invitation last
    when does an invitation run out
    invitation valid for how long by default
    which expiry options are there
    can I make the link last only a day
    expiry options`,
  'family/sent': `
    invites created what does it mean
    invitation sent successfully but did it arrive
    3 invitations sent successfully
    how do I know that the invitation was sent
    does it say when an address is refused
    invite success message`,
  'family/invite-more': `
    what does invite more do
    how do I invite another person after the first
    invite more button
    add another after sending
    can I invite again right away
    another invitation after success`,
  'family/duplicate': `
    duplicate email
    this email is already in the list
    it says duplicate when I add my mother
    can I add the same address twice
    why is the address not added
    already in list error`,
  'family/invalid-email': `
    invalid email when inviting
    please enter a valid email address in the invite
    it does not take the address I invite
    address is refused in the invite dialog
    can I write capitals in the email
    invite says invalid`,
  'family/no-address': `
    please add at least one email address
    send button is grey in the invite dialog
    why can I not send the invitation
    invite send disabled
    send does nothing when inviting
    no address in list`,
  'family/join-page': `
    what does the invitation page show
    what do I see when I open the invite link
    join as co-contributor page
    what is on the join page
    what can I read before accepting
    does the invite page show my level`,
  'family/passcode-required': `
    passcode required
    please enter the passcode to continue
    it asks for a passcode I do not have
    where do I get the passcode
    who knows the passcode
    invite wants a code`,
  'family/passcode-forgotten': `
    I forgot the passcode of the invitation
    can you tell me the passcode
    passcode lost
    nobody remembers the passcode
    recover passcode
    see the passcode again`,
  'family/passcode-length': `
    how long must the passcode be
    passcode length
    how many characters passcode
    minimum passcode
    can the passcode be 3 digits
    do I have to set a passcode
    is the passcode optional`,
  'family/passcode-wrong': `
    wrong passcode what happens
    how often may I guess the passcode
    passcode attempts
    locked out after wrong passcodes
    typed the passcode wrong too often
    does the invite die after wrong codes`,
  'family/who-comments': `
    who can comment
    can an editor comment
    can an approver leave comments
    why can I not comment
    which roles may comment
    viewer comment?`,
  'family/who-edits': `
    who can edit
    who may change fields
    can a commenter edit
    can an approver change the weight
    can a viewer change anything
    which level can type
    who can change answers`,
  'family/who-erases': `
    can an editor delete our record
    can somebody invited erase everything
    who can delete the record
    can a viewer download everything
    who may export
    could my sister delete it
    is the delete button there for editors
    who is allowed to erase`,
  'family/who-seals': `
    who can mark ready to seal
    can an editor mark it ready to seal
    who sets ready to seal
    which role seals
    may a commenter seal it
    can I take ready to seal back`,
  'family/seal-gone': `
    ready to seal disappeared
    why is ready to seal gone
    the seal mark vanished after an edit
    does an edit clear ready to seal
    ready to seal was removed
    seal gone after I changed the weight`,
  'family/seal-orders': `
    does ready to seal order the book
    ready to seal print?
    does ready to seal stop editing
    can I order without ready to seal
    do we need ready to seal before approving`,
  'family/mention': `
    how do I mention somebody
    what does @ do in a comment
    tag my husband in a comment
    does a mention send an email
    @ mention
    whom can I mention
    get my sister's attention in a comment`,
  'family/restore': `
    how do I restore an old version
    who may restore a version
    can an editor restore
    does restoring delete the newer version
    go back to yesterday's answers
    is a restore final
    undo a restore
    restore version`,
  'family/compare': `
    how do I compare versions
    see the differences between versions
    what changed between two versions
    compare field by field
    difference between old and new version
    show what was changed`,
  'family/version-when': `
    when is a version created
    what makes a new version
    how do I make a version
    does every change make a version
    versions are created when
    does saving a draft make a version`,
  'family/synced': `
    synced to cloud what does it mean
    cloud sync complete
    your proof is now ready for collaboration
    what happens after syncing
    sync successful message
    synced to cloud meaning`,
  'family/sync-failed': `
    sync failed
    why did the sync fail
    sync does not work
    the cloud sync gives an error
    is something lost when sync fails
    could not sync`,
  'family/sync-needs': `
    what do I need before I can sync
    why is sync not possible yet
    which fields for sync
    sync button disabled
    can I sync an empty form
    sync without a name`,
  'family/live': `
    do I have to reload to see changes
    do changes of my wife show up at once
    see edits live
    is it real time
    refresh to see what she typed
    are others' changes immediate`,
  'family/pick-side': `
    we both changed the name, which one counts
    two people changed the same field
    conflict which value is kept
    it asks me to choose between two values
    keep yours or theirs
    same field different answers`,
  'family/no-account': `
    does my mother need an account to see it
    do invited people have to register
    need an app to join
    account for grandparents?
    must my sister sign up
    join without registering`,
  'family/invited-device': `
    I joined on my phone, how do I see it on my laptop
    can I use my invitation on two devices
    invited on the tablet now want the computer
    open shared record on a second device
    new phone and I was invited
    can my access be moved to another browser`,
  'family/decline': `
    can I refuse an invitation
    I do not want to join
    decline the invitation
    how do I say no to an invite
    reject invitation
    not interested in the invitation`,
})
