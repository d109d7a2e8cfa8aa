import { phrasingsOf } from './phrasings'

/** Of access levels, of who owns a record, and of coming back to it. */
export const ofAccess = phrasingsOf({
  'family/roles': `
    what kinds of access are there
    which permission should I give
    what is the difference between viewer and editor
    which role lets somebody change things
    who is allowed to do what
    what rights do invited people have
    which level for the grandparents
    what can each person do
    explain the four levels
    which role does a new guest get
    what is my friend allowed to do
    what rights does an invited person get
    commenter or approver, what is the difference
    what is the difference between editor and approver
    my ex has an invitation, can he change what I wrote
    can an invited person change what I wrote
    which of the roles may order
    which role should I give my mother
    what is the difference between commenter and editor
    what may an invited person do
    can people I invite mess it up
    who can change what
    which level for grandma
    what can they do once they are in`,
  'family/viewer': `
    what can a viewer see
    may a viewer change anything
    I want them only to look
    read only access for relatives
    can viewers leave comments
    how can grandpa see it but not touch anything
    what does viewer mean
    relatives should see it without changing it
    my parents should only look
    I want her to look and nothing else
    what can he see as a viewer
    read only access
    can a viewer comment`,
  'family/commenter': `
    what can a commenter do
    may commenters change answers
    she should write remarks but not edit
    only allow comments
    what does the commenter role mean
    which level lets somebody comment without editing
    I would like my sister to comment only
    can a commenter change things
    what does commenter mean
    what is a commenter allowed
    may they write remarks but not edit
    can commenters correct something`,
  'family/editor': `
    what can an editor do
    may editors invite people
    can an editor approve the order
    what does editor mean
    he should be able to change answers
    which level lets my partner fill in fields
    what is an editor not allowed to do
    I want to add my brother as an editor
    I am an editor, may I invite others
    can an editor change what I wrote
    can an editor change the name
    may an editor send it off
    can editors invite others
    somebody who fixes the spelling of her own name
    can grandma change things herself as editor`,
  'family/approver': `
    what can an approver do
    what does approver mean
    may an approver place the order
    which level may mark it as ready
    difference between approver and owner
    can the approver edit too
    can an approver order
    can he press order
    may the approver change fields
    who should be the approver`,
  'family/seal': `
    what is ready to seal
    who can mark the record as ready
    why has the seal mark disappeared
    can ready to seal be undone
    what happens when it is marked ready
    the mark went away after an edit
    is sealing the same as approving
    does ready to seal send it to print
    does sealing order it
    who seals it
    the seal mark has gone
    is it final when sealed`,
  'family/owner': `
    who owns the record
    what may only the owner do
    can I hand over ownership
    can we both be owners
    am I the owner
    how do I make my wife the owner
    who counts as the owner
    what rights does the person who made it have
    who is in charge of the record
    can I pass it on to my husband
    who made the record
    what may only I do
    can there be two owners`,
  'family/owner-device': `
    I got a new phone, how do I get to my record
    I cleared my cookies and can't get in
    how do I open my record on my computer
    I lost access to my record
    my browser no longer knows me
    where is the link to continue on this device
    I want to use my record on a second device
    my laptop broke, is the record lost
    it says I am not the owner
    how do I get back into my record
    how do I log in again
    the page asks is this your record
    I have a new laptop, how do I open my record there
    I lost my phone, is my record gone
    how do I see my record on another computer
    lost my phone, how do I get into our record from the new one
    I changed my phone
    I have a new laptop
    my phone was stolen
    how do I get back in
    can I get back into the record
    I deleted my cookies
    my record is gone from this browser
    open it on my other phone
    how do I get in from my work computer
    it asks whether it is my record`,
  'family/account': `
    do I need to create an account
    where do I log in
    I forgot my password
    how do I register
    is there a login for parents
    what is my user name
    where can I sign up
    do I need a password
    how do I log out
    can I delete my account
    why is there no profile
    do I have to register
    is there a login
    how do I log in
    make an account
    where do I sign in
    do I need to sign up first`,
})
