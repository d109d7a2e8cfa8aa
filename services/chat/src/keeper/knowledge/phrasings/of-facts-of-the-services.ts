import { phrasingsOf } from './phrasings'

/** Of single facts of privacy, MYA, staff and partners. */
export const ofFactsOfTheServices = phrasingsOf({
  'privacy/erase-undo': `
    can I undo erasing
    is deletion final
    I erased our record by mistake
    get an erased record back
    can you restore a deleted record
    undelete
    is erasing permanent
    does a backup bring it back`,
  'privacy/export-format': `
    in what format is the export
    is the export json
    what is in the zip
    download our data as a file
    which format do I get my data in
    export format
    data copy format`,
  'privacy/trackers': `
    do you use google analytics
    are there trackers
    facebook pixel?
    is something loaded from other sites
    do you track me
    third party scripts
    do you watch what I do here`,
  'privacy/logs': `
    are my answers in your logs
    do you log names
    is the baby's name logged
    what do you log
    do figures or metrics contain our data
    server logs`,
  'privacy/cookie-cleared': `
    what if I clear my cookies
    I deleted my cookies and cannot open it
    browser data cleared record gone
    clearing history loses my record?
    cookies wiped
    after deleting cookies`,
  'privacy/forget-device': `
    what does forget this device do
    forget this device
    remove everything from this browser
    how do I clean this computer of our data
    log this device out
    I used a library computer how do I leave nothing`,
  'mya/failure-text': `
    I apologize but I'm having trouble connecting right now
    trouble connecting what now
    please try again or contact an archivist
    mya says she has trouble connecting
    chat cannot connect
    why does mya not connect`,
  'mya/enter-key': `
    how do I send a message to you
    how do I make a new line in the chat
    does enter send
    shift enter in chat
    line break in the chat
    send key
    new line without sending`,
  'mya/waiting': `
    why can I not type while you answer
    the chat field is grey
    can I stop your answer
    stop button in the chat
    input disabled chat
    how do I interrupt you
    chat box blocked`,
  'mya/placeholder': `
    what does mya will research your baby's name origin mean
    mya will calculate conception date
    what stands in the field when I turn on mya
    placeholder text mya
    the field says mya will research
    what is written when ask mya is on`,
  'mya/question-limit': `
    how many questions can I ask
    is there a limit of messages
    too many questions
    how often may I ask mya
    message limit chat
    can I ask as much as I like`,
  'staff/search-by': `
    what can staff search by
    search by name email or record id
    can I search part of an email in the dashboard
    admin search box
    how to look up a record as staff
    search fields admin`,
  'staff/date-filters': `
    which date filters are there
    filter records by date
    admin filter options
    can staff filter by month
    date filter last 3 months
    records of this week`,
  'staff/page-size': `
    how many records per page
    rows on an admin page
    page size records table
    pagination admin how many
    records each page
    20 per page?`,
  'staff/columns': `
    which columns does the records table have
    what is shown in the admin table
    records table columns
    which actions are beside a record
    what can staff press in a row
    admin list shows what`,
  'staff/cards': `
    which cards are on the dashboard
    stat cards admin
    what figures does the dashboard show
    admin statistics
    total records card
    what numbers are at the top of admin`,
  'staff/pdf-when': `
    why is the pdf button disabled in admin
    when can staff download a pdf
    pdf of a processing record
    admin pdf greyed out
    which records have a pdf
    pdf not available for this record`,
  'staff/logged-out': `
    logged out see you next time
    what does the logout message say
    how do I sign out of admin
    logout button
    after logging out
    see you next time`,
  'staff/passwords-differ': `
    passwords do not match
    create account is disabled
    confirm password error
    register button grey
    the two passwords differ
    cannot create the account`,
  'staff/username': `
    what can a username be
    how long may a username be
    is the username an email
    username rules
    minimum length of the user name
    which user names are allowed for staff`,
  'staff/password-length': `
    minimum password length
    how long must a staff password be
    password rules
    is an 8 character password enough
    password requirements
    password too short`,
  'staff/first-account': `
    who can make the first account
    first admin account
    fresh installation how do I register
    set up the first user
    is a code needed for the first account
    initial staff account`,
  'staff/one-role': `
    are there different admin roles
    is there a super admin
    do all staff have the same rights
    admin roles
    levels among staff
    can a staff member be read only`,
  'staff/bulk': `
    can staff export all records
    bulk export
    export everything as csv
    csv of all records
    mass export admin
    does the bulk export need a second factor`,
  'staff/authenticating': `
    authenticating what is that
    the page says authenticating
    stuck at authenticating
    full screen spinner authenticating
    why authenticating
    admin shows authenticating`,
  'partner/tag': `
    how do I embed mya
    which code do I paste on my site
    script tag for the widget
    embed code
    html for mya on my page
    what do I put into my page for the chat
    two lines to embed`,
  'partner/refused': `
    can I use the widget without registering
    what happens on an unregistered site
    widget on a domain that is not entered
    can anybody copy the widget code
    unregistered origin
    does it work on another domain`,
  'partner/csp': `
    content security policy for the widget
    csp entries
    does it work with trusted types
    which csp directives for mya
    script-src connect-src widget
    csp blocks the chat`,
})
