import { phrasingsOf } from './phrasings'

/** Further single facts of the staff’s pages. */
export const ofFurtherFactsOfStaff = phrasingsOf({
  'staff/where': `
    staff login page address
    which page do employees sign in on
    where do staff log in
    where is the login for employees
    address of the staff login
    how do I get to the dashboard
    sign in page for administrators
    I work here, where do I log in`,
  'staff/sent-to-auth': `
    /admin sends me to another page
    admin redirects to auth
    why do I land on the sign in page
    I cannot open the dashboard
    admin page not opening
    being thrown out of admin`,
  'staff/signed-in-auth': `
    auth goes straight to the dashboard
    I cannot open the login page any more
    why does /auth jump to /admin
    already signed in and want the login page
    login page skips
    auth redirects me`,
  'staff/welcome-toast': `
    Welcome back!
    what does the dashboard greet me with
    greeting on the dashboard
    welcome back message
    it says welcome back and my name
    notice after signing in`,
  'staff/account-created': `
    Account created!
    account created message
    what happens after registering
    am I signed in after creating the account
    notice after registration
    welcome to the admin dashboard`,
  'staff/login-failed': `
    Login failed
    login does not work
    wrong password message
    does it tell whether a username exists
    cannot sign in as staff
    sign in refused`,
  'staff/too-many': `
    login failed too many times
    locked out after wrong passwords
    how long must I wait after wrong tries
    too many attempts
    is my account blocked
    how many tries do I have`,
  'staff/registration-failed': `
    Registration failed
    cannot register
    registration is closed
    why can I not create an account
    register refused
    sign up error`,
  'staff/code-field': `
    somebody gave me an access code, where does it go
    what is the access code field
    do I need an access code to register
    where do I get an access code
    who makes access codes
    access code for registration
    code for new staff`,
  'staff/colleague-new': `
    how does a new colleague get an account
    how do I give a coworker access to admin
    add another admin
    invite a colleague to the dashboard
    new employee needs access
    create a staff account for somebody else`,
  'staff/colleague-gone': `
    a colleague left, how do I remove her account
    remove a staff member
    delete an admin account
    sign a colleague out
    somebody quit, take the access away
    fired employee`,
  'staff/forgot': `
    lost my admin password, what now
    staff password reset link
    I forgot my staff password
    forgot password
    reset the admin password
    password lost dashboard
    how do I get a new password
    cannot remember my password for admin`,
  'staff/passkeys': `
    can I sign in with my fingerprint
    passkey login
    face id for the dashboard
    set up a passkey
    security key
    login without a password`,
  'staff/sessions-list': `
    where do I see my sessions
    can I log out my other computers
    end a session on another device
    am I still signed in somewhere
    list of my logins
    sign out everywhere`,
  'staff/session-long': `
    how long do I stay signed in
    when does my session end
    automatic logout
    signed out after some hours
    session length`,
  'staff/hash': `
    how do you store our passwords
    are passwords in plain text
    argon2id?
    how are staff passwords hashed
    can somebody read my password
    password storage`,
  'staff/password-length': `
    is abc12345 ok as a staff password
    what makes a good enough password for the dashboard
    password rule for staff
    must it have special characters
    password refused as too common
    why is my password not accepted`,
  'staff/empty-dashboard': `
    the dashboard is empty, where is the sample data
    no records in admin
    demo data
    how do I get example records
    seed data
    does the dashboard show fake records`,
  'staff/search-by': `
    how do I look up a family in the dashboard
    find a record by email
    does search find müller if I type muller
    can I search for part of a name
    search without accents
    how do I find somebody`,
  'staff/date-filters': `
    can I list only this month's records
    only last quarter's records
    show the records of this week
    filter the list by date
    new records this month
    limit the list to a period`,
  'staff/row-actions': `
    what can I do with one record in the list
    actions of a row
    buttons beside a record
    open a record
    the three actions
    what do view pdf csv do`,
  'proof/completed': `
    what does processing mean in the list
    status completed
    when is a record completed
    difference between processing and completed
    record stays on processing
    what is the status column`,
  'staff/csv-any': `
    can I get the csv of a record that is still processing
    where does the csv open
    csv of one record
    does the pdf open in a new tab
    download the answers of one record
    spreadsheet of a record`,
  'staff/clean-pdf': `
    unwatermarked certificate, who may get it
    is the print file for staff only
    who can download the certificate without watermark
    clean pdf without watermark, who
    print-ready pdf for whom
    can a parent download the print file
    download without watermark
    final certificate download`,
  'staff/charts': `
    are there charts
    statistics over time
    graphs in admin
    trend of records
    how many proofs per day
    diagram in the dashboard`,
  'staff/failed-job': `
    a job failed what can I do
    retry a proof
    failed book
    proof failed for a family, can staff restart it
    failed jobs list
    run the job again`,
  'staff/outbox': `
    where do I see the mails that went out
    outbox
    did the family get the email
    send an email again as staff
    list of sent emails
    email failed, staff`,
  'staff/invitations-list': `
    where does admin list the invites
    can staff see invitations
    invitations in the dashboard
    where are invites listed for admins
    who was invited, for staff
    list of invitations admin
    do we see invited people`,
  'staff/audit': `
    can I find out who looked at a record
    audit trail
    which colleague opened this record
    log of downloads
    who downloaded the pdf
    is my looking at records recorded`,
  'staff/audit-chain': `
    can the audit log be faked
    is the audit trail tamper proof
    can lines be removed from the audit trail
    audit hash chain
    verify the audit log
    manipulated audit trail`,
  'staff/bulk': `
    how do I export all records
    export everything to excel
    download the whole archive
    bulk csv
    all records as a spreadsheet
    mass export`,
  'staff/reopen': `
    how do I reopen a locked record
    unlock a record for a family
    family wants a change after the order, how
    lift the lock
    open it again for editing
    reopen button`,
  'staff/fast': `
    how fast is search
    is the dashboard slow with many records
    performance with a million records
    how many records can it hold
    does the list get slow
    speed of the records list`,
})
