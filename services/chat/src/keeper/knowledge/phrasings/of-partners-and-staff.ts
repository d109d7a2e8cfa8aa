import { phrasingsOf } from './phrasings'

/** Of partners' sites and of the staff's pages. */
export const ofPartnersAndStaff = phrasingsOf({
  'partner/widget': `
    how do I put MYA on my own website
    how can I embed the chat on my site
    can I put the widget on my own website
    what code do I need for the widget
    how do partners install MYA
    is there a chat widget for partners
    where do I paste the script tag
    can MYA answer on our clinic's website
    I run a baby blog, can I add MYA
    what is mya-chat
    how does the partner widget work
    integrate MYA into our shop
    what is data-partner
    which tags do I have to add to my page`,
  'partner/register': `
    how do I become a partner
    where do I get a partner id
    which origins may use the widget
    can I use a wildcard for my subdomains
    we are a maternity clinic and want to be a partner
    who registers partners
    do I need to be registered for the widget
    can any site use the widget
    our site has two domains, do we need both entered
    how do i add another domain as a partner
    is the partner id secret
    somebody copied our partner id`,
  'partner/privacy': `
    does the widget set cookies
    can the widget see records of families
    what does the widget store
    does the widget track our visitors
    is the widget gdpr friendly
    does the widget on our site know who asks
    does MYA on a partner site see my baby's record
    does the chat widget use local storage
    what data do you get from our visitors`,
  'partner/look': `
    can I change the colours of the widget
    can the widget match our brand
    how do I style the chat button
    can the widget be in our language
    does the widget support right to left
    can I replace the words in the widget
    does the widget have a dark theme
    can I use my own button for the chat
    will our stylesheet break the widget
    can I move the button to the left
    how do I translate the widget's texts
    custom css for the widget`,
  'partner/limits': `
    how many questions can visitors ask in the widget
    is there a rate limit on the widget
    that was a lot of questions at once
    I have answered all the questions I can today
    what is the daily limit for partners
    why does the widget stop answering after a while
    do partners have a quota
    when does the widget limit reset`,
  'partner/speed': `
    does the widget slow my site down
    does the widget cause layout shift
    how many kilobytes does MYA load
    what do I have to allow in my content security policy
    does it work with a strict csp
    does the widget work with trusted types
    does it load anything before it is opened
    is the script async
    can I pin the script with integrity`,
  'partner/trouble': `
    the widget says it cannot be reached from this page
    our widget does not answer
    the widget is refused on our domain
    why does the widget not load on our site
    MYA does not respond on the partner page
    widget broken on our site
    the chat on our page shows an error
    is our partner account switched off
    it works on one domain but not on the other`,
  'staff/register': `
    how do I register as staff
    what is the access code for registering
    registration failed it says closed
    how does a new colleague get a staff account
    who may create an admin account
    how is the first staff account made
    I need an account for the dashboard
    can anybody register on the auth page
    create account button on the staff page does not let me
    can parents register there
    registration is closed what now`,
  'staff/password': `
    it says passwords do not match
    login failed for the dashboard
    can staff sign in with a passkey
    too many sign-in attempts
    I am locked out of the admin
    what are the password rules for admins
    how are staff passwords stored
    my admin password is refused as too common
    reset admin password`,
  'staff/session': `
    where do staff sign in
    how do I get to the admin dashboard
    why am I sent to auth
    how long does a staff session last
    I was signed out of the dashboard
    how do I log out of the admin
    what is the auth page
    it redirects me to the login page
    when does my admin session end
    what is at /admin
    authenticating spinner what is that`,
  'staff/find': `
    how do staff search for a record
    what can I search by in the dashboard
    can I filter records by date
    how many records are on one page
    what do the four cards in the dashboard show
    how do I find a family's record as an admin
    what does total records mean
    show only this month's records
    what is in the records table
    what does the admin dashboard show`,
  'staff/downloads': `
    what can staff download
    why can I not download the pdf of a record
    when can the pdf be downloaded by staff
    how do I export all records as csv
    is there a csv per record
    pdf button is disabled for a processing record
    bulk export for staff
    why does the export ask for my password again
    staff csv of a record
    download all records`,
  'staff/rights': `
    is it logged when staff look at a record
    what may staff do with our record
    can staff delete a record
    can an administrator reopen a record
    what is the audit trail
    who watches the staff
    can employees see all babies
    what can an admin do
    does an admin need a second factor`,
  'staff/press-room': `
    what do staff do with failed proofs
    how do I retry a failed job
    what is the press room
    where do staff see mails that were sent
    a proof failed, can staff start it again
    where is the outbox
    charts in the dashboard
    how do I see what is waiting to be rendered`,
})
