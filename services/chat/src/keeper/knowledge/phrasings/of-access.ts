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
    which of the roles may order`,
  'family/viewer': `
    what can a viewer see
    may a viewer change anything
    I want them only to look
    read only access for relatives
    can viewers leave comments
    how can grandpa see it but not touch anything
    what does viewer mean
    relatives should see it without changing it
    my parents should only look`,
  'family/commenter': `
    what can a commenter do
    may commenters change answers
    she should write remarks but not edit
    only allow comments
    what does the commenter role mean
    which level lets somebody comment without editing
    can a commenter edit
    I would like my sister to comment only`,
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
    can an editor change what I wrote`,
  'family/approver': `
    what can an approver do
    what does approver mean
    may an approver place the order
    which level may mark it as ready
    who sets ready to seal
    difference between approver and owner
    can the approver edit too`,
  'family/seal': `
    what is ready to seal
    who can mark the record as ready
    does ready to seal order the book
    why has the seal mark disappeared
    can ready to seal be undone
    what happens when it is marked ready
    the mark went away after an edit
    is sealing the same as approving
    does ready to seal send it to print`,
  'family/owner': `
    who owns the record
    what may only the owner do
    can I hand over ownership
    can we both be owners
    am I the owner
    how do I make my wife the owner
    who counts as the owner
    what rights does the person who made it have`,
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
    lost my phone, how do I get into our record from the new one`,
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
    why is there no profile`,
})
