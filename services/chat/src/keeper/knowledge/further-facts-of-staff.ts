import type { Passage } from '../passage'

const staff = 'How Birth Codex works: staff'

/** Further single facts of the staff’s pages. */
export const furtherFactsOfStaff: readonly Passage[] = [
  {
    id: 'staff/where',
    title: 'Where staff sign in',
    source: staff,
    text: 'At /auth, by password or passkey; then the dashboard at /admin opens.',
  },
  {
    id: 'staff/sent-to-auth',
    title: 'Why /admin leads to another page',
    source: staff,
    text: 'Nobody is signed in: /admin then leads to /auth, where you sign in.',
  },
  {
    id: 'staff/signed-in-auth',
    title: '/auth when already signed in',
    source: staff,
    text: 'Whoever is signed in already is led on to /admin.',
  },
  {
    id: 'staff/welcome-toast',
    title: '‘Welcome back!’',
    source: staff,
    text: 'You have signed in. The dashboard greets with ‘Welcome back’ and your user name.',
  },
  {
    id: 'staff/account-created',
    title: '‘Account created!’',
    source: staff,
    text: 'Your staff account is made and you are signed in.',
  },
  {
    id: 'staff/login-failed',
    title: '‘Login failed’',
    source: staff,
    text: 'Name or password is wrong, or there were too many tries and you have to wait; the notice says which. It never tells whether a name exists.',
  },
  {
    id: 'staff/too-many',
    title: 'Too many wrong tries',
    source: staff,
    text: 'Wait: after five wrong tries the wait begins with a second and doubles, up to 15 minutes. Nobody is locked out for good, and a passkey has no such limit.',
  },
  {
    id: 'staff/registration-failed',
    title: '‘Registration failed’',
    source: staff,
    text: 'The notice says why: registration is closed and needs an access code, the password is too short or too common, or the name cannot be had.',
  },
  {
    id: 'staff/code-field',
    title: 'The access code',
    source: staff,
    text: 'A code that a member of the staff made: it lets a new colleague register while registration is closed. It is good for a number of uses and days.',
  },
  {
    id: 'staff/colleague-new',
    title: 'An account for a new colleague',
    source: staff,
    text: 'Make an access code (in the press room, with your second factor), and the colleague registers with it at /auth.',
  },
  {
    id: 'staff/colleague-gone',
    title: 'When a colleague leaves',
    source: staff,
    text: 'Everybody of the staff can end a colleague’s sessions or remove the account, on the page of one’s account, with the second factor; it is written to the audit trail.',
  },
  {
    id: 'staff/forgot',
    title: 'A forgotten staff password',
    source: staff,
    text: 'Ask for a link at /auth: it goes to the e-mail address that is your username, works once, for 30 minutes, and ends all your sessions. A username that is no address gets no link: a colleague makes an access code for a new account.',
  },
  {
    id: 'staff/passkeys',
    title: 'Passkeys',
    source: staff,
    text: 'Yes, staff can sign in with a passkey, such as a fingerprint, face or security key, without name and password; it is set up on the page of one’s account.',
  },
  {
    id: 'staff/sessions-list',
    title: 'One’s own sessions',
    source: staff,
    text: 'On the page of your account, under /admin: it lists the sessions, and each can be ended there.',
  },
  {
    id: 'staff/session-long',
    title: 'How long a staff session lasts',
    source: staff,
    text: '8 hours unused, 7 days at most, unless the installation is set otherwise; Logout ends it at once, on the server too.',
  },
  {
    id: 'staff/hash',
    title: 'How staff passwords are kept',
    source: staff,
    text: 'As hashes only, made with argon2id.',
  },
  {
    id: 'staff/empty-dashboard',
    title: 'An empty dashboard',
    source: staff,
    text: 'It shows real records only: there are none yet. Demonstration records come from a command of whoever runs the installation (npm run seed), never from the page.',
  },
  {
    id: 'staff/row-actions',
    title: 'What can be done with one record in the list',
    source: staff,
    text: 'View it, download its PDF once it is completed, and its CSV at any time.',
  },
  {
    id: 'staff/csv-any',
    title: 'The CSV of a record',
    source: staff,
    text: 'It is there for every record, a processing one too, and opens in a new tab as the PDF does.',
  },
  {
    id: 'staff/clean-pdf',
    title: 'Who gets the certificate without watermark',
    source: staff,
    text: 'Only signed-in staff can download the print-ready certificate, once the record is completed; the family gets the finished book by e-mail.',
  },
  {
    id: 'staff/charts',
    title: 'Charts over time',
    source: staff,
    text: 'Yes, in the press room: proofs, waiting and failures over the days, each also as a table.',
  },
  {
    id: 'staff/failed-job',
    title: 'A failed job',
    source: staff,
    text: 'Try it again, in the press room or on the record’s page.',
  },
  {
    id: 'staff/outbox',
    title: 'The e-mails that went out',
    source: staff,
    text: 'In the outbox of the press room: what was sent, what waits and what failed; one can be sent again from there.',
  },
  {
    id: 'staff/invitations-list',
    title: 'Invitations, for staff',
    source: staff,
    text: 'Yes, the press room lists them, with masked addresses.',
  },
  {
    id: 'staff/audit',
    title: 'Who looked at a record',
    source: staff,
    text: 'The audit trail tells who viewed or downloaded which record and when.',
  },
  {
    id: 'staff/audit-chain',
    title: 'Whether the audit trail can be altered',
    source: staff,
    text: 'Not unseen: its lines are chained by hash, and one command names the first broken line.',
  },
  {
    id: 'staff/reopen',
    title: 'Reopening a locked record, as staff',
    source: staff,
    text: 'On the record’s page, as every member of the staff can.',
  },
  {
    id: 'staff/fast',
    title: 'How fast the dashboard is',
    source: staff,
    text: 'Lists, search and figures answer within 50 ms for 95 of 100 calls, with a million records.',
  },
]
