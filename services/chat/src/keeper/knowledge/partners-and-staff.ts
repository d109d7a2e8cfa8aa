import type { Passage } from '../passage'

const partners = 'Birth Codex: MYA on your pages'
const staff = 'How Birth Codex works: staff'

/** For partners who show MYA on their sites, and for staff: how their pages work, and nothing of any record. */
export const partnersAndStaff: readonly Passage[] = [
  {
    id: 'partner/widget',
    title: 'MYA on another site: the widget',
    source: partners,
    text: 'Two tags put MYA on a partner’s page: <script src="…/widget/mya.js" async data-partner="YOUR-ID"></script> and <mya-chat></mya-chat>. The id comes from the staff of Birth Codex, who enter the origins of your pages. A button then stands at the lower corner; the conversation is loaded when somebody opens it.',
    asks: 'embed chat on my website widget code snippet script tag custom element install integrate partner site blog shop',
  },
  {
    id: 'partner/register',
    title: 'Becoming a partner',
    source: partners,
    text: 'The id comes from the staff of Birth Codex, who enter you with the exact origins of your pages, such as https://www.example.com. MYA answers on those origins and nowhere else; an origin that is not entered is refused by the server. Of fees or contracts I know nothing.',
    asks: 'become a partner partner id sign up as partner register origin domain allowed wildcard subdomain',
  },
  {
    id: 'partner/privacy',
    title: 'What the widget sees and stores',
    source: partners,
    text: 'No cookie, no storage, no third party; the conversation ends with the page. In the widget MYA cannot see any record and is not told who asks.',
    asks: 'does the widget set cookies consent banner gdpr can the widget see records tracking on partner site',
  },
  {
    id: 'partner/look',
    title: 'The look and words of the widget',
    source: partners,
    text: 'Colours, type, corners and distances follow custom properties on mya-chat (such as --mya-accent), theme and position are attributes, every word can be replaced by JSON inside the element, also from right to left, and a button of your own can take the place of ours. Nothing else of your stylesheet reaches it.',
    asks: 'style the widget change colours brand dark theme translate widget words language rtl own button position corner css',
  },
  {
    id: 'partner/limits',
    title: 'The limits of the widget',
    source: partners,
    text: 'One network may ask 20 questions a minute and 300 a day, unless the installation is set otherwise; each partner has a daily limit too. Over it the widget says so; days are those of universal time.',
    asks: 'rate limit widget how many questions a day that was a lot of questions at once limit reached',
  },
  {
    id: 'partner/speed',
    title: 'Whether the widget slows a page down',
    source: partners,
    text: 'No: the script is about 2 kB and loads async, the conversation (5 kB) only when it is opened; nothing of the page moves or waits. It needs two entries in a Content-Security-Policy, script-src and connect-src for this address, and works with Trusted Types.',
    asks: 'does the widget slow my page size weight kb performance csp content security policy trusted types nonce layout shift',
  },
  {
    id: 'partner/trouble',
    title: 'When the widget does not answer',
    source: partners,
    text: '‘I cannot be reached from this page just now.’ means that the page’s origin is not entered, the partner is switched off, or there is no connection. The browser’s console names the request; the origin has to be entered letter by letter, without path or wildcard.',
    asks: 'widget not working cannot be reached from this page refused origin blocked console error',
  },
  {
    id: 'staff/register',
    title: 'Registering as staff',
    source: staff,
    text: 'The first account on a fresh installation registers freely; after that it needs an access code that staff made, or the setting that opens registration. Parents need no account.',
    asks: 'staff registration access code first account registration failed closed create a staff account new colleague administrator account',
  },
  {
    id: 'staff/password',
    title: 'Passwords and passkeys of staff',
    source: staff,
    text: 'A staff password has at least 12 characters, and no common ones are taken; a passkey can sign in instead. ‘Passwords do not match’ means that the confirmation differs. After several wrong tries one waits, up to 15 minutes. A forgotten password is replaced by a link to the e-mail address that is the username.',
    asks: 'staff password length characters passkey forgot staff password login failed too many attempts wait passwords do not match argon2',
  },
  {
    id: 'staff/session',
    title: 'Signing in and out as staff',
    source: staff,
    text: 'Staff sign in at /auth and are led to the dashboard at /admin; without signing in /admin leads back to /auth. A session ends by Logout, unused after 8 hours, and in any case after 7 days, unless the installation is set otherwise.',
    asks: 'admin login page sign in staff logout session expire signed out where do administrators log in',
  },
  {
    id: 'staff/find',
    title: 'How staff find records',
    source: staff,
    text: 'By name, e-mail or record ID in the search box, by period (All Records, This Week, This Month, Last 3 Months) and page by page, 20 rows a page. The cards show total records, this month, PDFs generated and storage used.',
    asks: 'search records dashboard filter date filter pagination rows a page stat cards total records storage used what does the dashboard show',
  },
  {
    id: 'staff/downloads',
    title: 'What staff can download',
    source: staff,
    text: 'Of one record the PDF, once the record is completed, and the CSV; of many a bulk CSV, after the second factor is asked again. While a record is processing its PDF is not to be had.',
    asks: 'staff pdf download disabled csv export bulk export processing record second factor why can i not download the pdf admin',
  },
  {
    id: 'staff/rights',
    title: 'The rights of staff',
    source: staff,
    text: 'All staff have the same rights: they view, download, export, reopen and, on request, erase records; erasing and bulk export ask for the second factor again. Each view and download is written to an audit trail.',
    asks: 'admin roles different admin levels audit trail who viewed what staff permissions can staff erase reopen',
  },
  {
    id: 'staff/press-room',
    title: 'Failed proofs and mails, for staff',
    source: staff,
    text: 'The press room shows what waits, what failed and what was sent: failed jobs can be tried again there, and the outbox and invitations looked at.',
    asks: 'failed job retry outbox press room queue admin proof failed what can staff do charts',
  },
]
