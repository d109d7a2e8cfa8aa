import { phrasingsOf } from './phrasings'

/** Further single facts of the people on a record: invitations, levels, versions and comments. */
export const ofFurtherFactsOfFamilies = phrasingsOf({
  'family/invite-code': `
    lock the invite with a password
    can I protect the invitation with a code
    can I set a pin on the invite
    secure the invitation
    password for the invite
    can the link have a password
    is there a code for the invitation`,
  'family/message': `
    can I write grandma a few words with the invitation
    can she see the note I wrote
    put a greeting into the invite
    where does my message show
    message field of the invitation
    personal words for the invited`,
  'family/no-address': `
    the send button does not work in the invite window
    send invite greyed out
    cannot send the invitation
    send disabled
    why can I not press send
    invite button inactive`,
  'family/capitals': `
    does it matter if I type the address in capitals
    space after the email of my sister
    upper case email
    are capital letters a problem in the invite
    copied the address with a blank
    is the address case sensitive`,
  'family/sent': `
    it says 2 invitation(s) sent successfully but I invited 3
    how do I know if grandma's email bounced
    one of the invitations was not sent
    how do I know the invites went out
    refused address in the invitation
    did all of them get the mail`,
  'family/how-arrives': `
    how does my sister get the invitation
    is the invitation sent by mail
    do you send the link or do I
    does she get an sms
    how will they receive it
    in which way is somebody invited`,
  'family/copy-link': `
    can I just whatsapp the link
    send the invite by text message
    Copied!
    share the link by signal
    can I give her the link myself
    copy the invite link`,
  'family/once': `
    can my parents both use the same link
    does the link work more than once
    can I use the invitation twice
    two people clicked the invite at the same time
    may my aunt use my link too
    same link for the whole family`,
  'family/too-old': `
    the invitation is too old now
    invite expired
    my link ran out
    the link from last month does not work
    what if the 30 days are over
    expired invitation what now`,
  'family/link': `
    my sister's link says invalid
    invalid or expired invitation link
    Invalid Invitation
    link for joining does not work
    joining fails with invalid
    the card says invalid invitation`,
  'family/passcode-wrong': `
    grandad typed the passcode wrong three times
    how often can you get the passcode wrong
    too many wrong passcodes
    locked because of wrong passcode
    she cannot get in after wrong codes`,
  'family/passcode-forgotten': `
    do you know the passcode I set
    i forgot the passcode of the invite
    where can I look up the passcode
    show the passcode again
    recover the passcode`,
  'family/withdraw': `
    I invited the wrong person
    sent the invitation to the wrong address
    typo in the address of the invitation
    undo an invite
    stop an invitation I sent by mistake
    the wrong aunt got the link`,
  'family/join': `
    accept invitation button
    what do I press to join
    I was invited, how do I get in
    got a link from my brother, and now
    joining, how
    my daughter sent me an invitation`,
  'family/after-joining': `
    where do I land after accepting
    what happens after accept invitation
    what opens when I accepted
    after joining I see the form, right?
    which page comes after accepting
    I accepted and now there is a form`,
  'family/joined-says': `
    You now have EDITOR access to this proof
    You now have viewer access to this proof
    it says I now have access
    now have commenter access
    approver access message
    message with my role`,
  'family/reminder': `
    will she be reminded if she forgets to accept
    will grandma get reminded
    do you send a reminder
    second mail to the invited
    reminder before it expires
    does the invitation remind them`,
  'family/seen-by-invited': `
    what do invited people get to see
    what will grandma see when she opens the link
    does my mother see everything
    are some answers hidden from the invited
    what is visible for the invited
    can invited people see the photos`,
  'family/cannot-edit': `
    fields are all grey for me, i was invited
    why can my mother not type anything
    I joined but cannot change anything
    everything is read only for me
    I was invited and nothing can be edited
    I cannot write into the form as a guest`,
  'family/viewer-comment': `
    grandpa has viewer, may he comment
    can a viewer write comments
    can viewers comment
    is commenting allowed for viewers
    I am a viewer and cannot comment
    viewer wants to leave a remark`,
  'family/commenter-edit': `
    can a commenter change the weight
    commenter editing
    may commenters type into fields
    is a commenter allowed to correct something
    what can a commenter not do
    can commenters mark it ready`,
  'family/editor-seal': `
    can an editor mark ready to seal
    editor and ready to seal
    may editors seal
    why can my brother as editor not seal
    does an editor approve
    seal button missing for editors`,
  'family/approver-edit': `
    can an approver fix a typo
    may an approver change fields
    approver editing
    is an approver allowed to type
    difference between editor and approver
    approver wants to correct a name`,
  'proof/who-approves': `
    can grandma order the book
    can my husband who is approver order the book
    may an editor approve the order
    who can place the order
    can an invited person approve
    can my mother order it for us`,
  'family/who-erases': `
    can my ex who is an editor delete the record
    could somebody I invited delete everything
    can an editor erase it
    who is able to delete the record
    is an invited person able to remove our record
    may the approver delete`,
  'family/others-restore': `
    is restoring for the owner only
    can an editor restore an old version
    may my sister bring back an older state
    who can restore
    restore button missing
    can invited people roll back
    as an editor I want the old version back`,
  'family/remove-now': `
    kick out my ex
    who can take access away
    I removed him, can he still see it
    how do I remove my brother
    end the access of somebody
    block my sister from the record`,
  'family/change-level': `
    can I make my brother an editor instead of viewer
    give grandma more rights
    change a role
    from commenter to editor
    how do I change what she may do`,
  'family/access-list': `
    where do I see everyone who is on it
    list of the people with access
    who have I shared it with
    who is on our record
    overview of invited people
    did my sister join`,
  'family/owner-device': `
    i got a new phone
    new phone, how do I get my record back
    cleared my browser history
    my old phone is broken, how do I get to my record
    how do I open it on another device
    changed computers
    lost access to my record`,
  'family/continue-here': `
    what is continue on this device
    should I press continue on this device
    continue on this device button
    what happens if I press continue here
    is the link used up by opening it
    make this computer mine`,
  'family/link-second-time': `
    the link in the email does not work a second time
    owner link already used
    continue on this device link is used up
    I need another link for my tablet
    the access link expired
    get a new access link`,
  'family/staff-no-link': `
    do staff get in through our invitation
    can your staff edit via my link
    does staff use my proof page
    can an employee open our shared record
    can staff change our answers
    do your people comment in our record
    staff access to the form`,
  'family/find-child': `
    can someone try names until they find our child
    could a stranger search for our baby here
    guessing names to find a record
    is there a search for records
    can you look up a child by name
    somebody tries birth dates`,
  'family/live': `
    do I have to reload to see what she wrote
    does it update live
    can we type at the same time
    do I see my sister's changes at once
    will my typing be overwritten by hers
    how fast do changes of others show`,
  'family/comment-where': `
    where do I see comments
    where are the remarks of my sister
    comment thread
    can I comment on one single field
    comment on the whole record
    find the comments`,
  'family/resolve': `
    how do I get rid of a comment that is dealt with
    close a comment
    resolve a remark
    comment is settled
    reopen a comment
    tick off a comment`,
  'family/mention': `
    how do I get my brother's attention in a comment
    how do @ mentions work
    tag somebody
    notify my wife about a comment
    at sign in comments
    will he be told about my comment`,
  'family/seal': `
    meaning of ready to seal
    is it ordered when it is ready to seal
    ready to seal, what for
    does ready to seal lock the record
    what happens after ready to seal`,
  'family/seal-gone': `
    ready to seal vanished
    the seal mark is gone
    why is it no longer ready
    it was sealed yesterday and now it is not
    ready to seal disappeared after my change
    mark gone`,
  'family/sync': `
    what is cloud sync
    what is synchronising for
    sync button
    does sync submit the form`,
  'family/version-detail': `
    what is saved with each version
    the long code beside a version
    what does a version contain
    fingerprint of the version
    which information does a version have`,
  'family/history': `
    can I look at how it was last week
    what was in the weight field before my sister changed it
    see an older state
    read an old version
    where are the old versions
    can I see what my mother changed
    what differs between two versions`,
  'family/restore': `
    go back to how it was on monday
    how do I roll back
    if I restore an old version do I lose the new one
    undo what my brother changed
    bring back the older answers
    restore keeps the newer one?`,
  'family/tamper': `
    could someone secretly tamper with the history
    can the history be faked
    is the version history safe from changes
    can versions be altered
    chained by hash?
    who can change the history`,
  'family/offline-sync': `
    I synced on the train without signal
    sync while offline
    synced without internet
    no network when I pressed sync
    will the sync be done later
    offline sync twice?`,
  'family/owner': `
    who is the owner of the record
    am I the owner or my wife
    husband's phone says somebody else owns this
    which parent owns it`,
  'family/owned': `
    my husband already started it on his phone and mine will not sync
    record belongs to somebody else
    my wife made it already
    cannot sync because it is owned
    the other parent has begun`,
  'book/two-children': `
    there is another baby with the same name and birthday
    it thinks our child exists already
    same name same date but not the same baby
    another family has the same data
    our record is taken by another family`,
})
