import type { Passage } from '../passage'

const source = 'Birth Codex: privacy and security, as built'

/** Only what the product does today; `privacy-truth.test.ts` fails when its documents say otherwise. */
export const privacy: readonly Passage[] = [
  {
    id: 'privacy/promise',
    title: 'Privacy: what happens to your data',
    source,
    text: 'It is never resold and never used for advertising: what you submit is kept for the record only, and stands in no log and no figure. Drafts stay on your device until you sync or submit. The page loads nothing from trackers or other sites.',
    asks: 'is our data sold sell do you hand data to third parties partners datenschutz passing our information on to advertisers third party companies spam newsletter marketing use our data train ai privacy data protection what do you do with my data gdpr sell share advertising ads third parties personal information tracking safe confidential collect datenschutz vie privée privacidad prywatność rodo analytics google',
  },
  {
    id: 'privacy/who-sees',
    title: 'Who can see a record',
    source,
    text: 'You see it in the browser that made it; the people you invited see it as their access level allows; whoever has the secret address of a proof can look at that proof; and staff can see records, which is written to an audit trail. A Proof ID alone opens nothing.',
    asks: 'qui peut voir who can see my data could staff employees look at our record can others find us googled secret who can see my record public visible search engine google strangers staff access who has access to my baby information can anyone see private link secret address proof page shared',
  },
  {
    id: 'privacy/encryption',
    title: 'Encryption',
    source,
    text: 'What you write, the files that you add, proofs, books, comments and kept e-mails are encrypted where they are stored, each record under a key of its own; ids, times, states and sizes are not. Erasing a record destroys its key. Passcodes, access keys and staff passwords are kept as hashes only. Whether the connection is encrypted you see by https in the address.',
    asks: 'files encrypted on the server stored in plain text leak stolen data encrypted encryption secure security stored safely https ssl tls hacked hacker breach is it safe database at rest aes encrypt verschlüsselt chiffré cifrado szyfrowane',
  },
  {
    id: 'privacy/erase',
    title: 'Deleting data',
    source,
    text: 'You do it yourself, on the page ‘Your privacy’ of your record: it shows what is held, gives you a copy of everything as one ZIP file, and erases the record after asking twice. Erasing takes away what was written, files, proofs, books, comments and invitations, for everybody and for good; what is printed or was downloaded stays where it is. ‘Forget this device’ on the same page, or Start Fresh after submitting, removes what lies in this browser. An archivist, that is whoever runs this site, can erase it at your request too.',
    asks: 'please forget my child forget us erase everything about my son remove our record completely get rid of our data take my data out copy of all my data delete erase remove my data record account right to be forgotten deletion wipe löschen supprimer borrar eliminar usunąć export download my data json forget this device',
  },
  {
    id: 'privacy/retention',
    title: 'How long things are kept',
    source,
    text: 'A draft on your device 14 days after its last change; a record that was synced and never submitted a year, one that was never approved two years after its last change, with an e-mail a month before; an approved one until you erase it. Uploaded files that no record names go after 30 days. Whoever runs this site can set other times.',
    asks: 'how long do you keep retention kept stored forever storage period archive years how long is data stored after order',
  },
  {
    id: 'privacy/cookie',
    title: 'Cookies',
    source,
    text: 'One cookie, with a random value that says nothing about you, lets the browser open its own records. Staff have another one for their session. There are no cookies for advertising or measuring.',
    asks: 'cookie cookies consent banner tracking local storage',
  },
  {
    id: 'privacy/photos',
    title: 'Where a photograph was taken',
    source,
    text: 'Images lose the place where they were taken, and what else the camera wrote, before they are kept; the picture itself is not changed. Pictures inside PDF and Word files keep what they say.',
    asks: 'do photos reveal where we live exif gps location metadata photo location removed geotag where picture was taken stripped',
  },
  {
    id: 'privacy/mya',
    title: 'What MYA gets to see',
    source,
    text: 'I see what you write to me here and nothing of your record, unless you allow me in this conversation to read your own. I never see another family’s record. Without an outside language model set up by whoever runs this site, nothing you write to me leaves it; with one, only what the question needs is sent to it.',
    asks: 'can you look into my record do you remember what i told you last time earlier conversations history of the chat saved what does mya know can you see my data read my record chat saved is this chat private conversation stored do you remember openai chatgpt sent to consent allow you to read',
  },
  {
    id: 'privacy/draft-shared-computer',
    title: 'On a shared computer',
    source,
    text: 'A draft lies in the browser, and whoever uses that browser next can open it. ‘Forget this device’, under ‘Your privacy’, leaves nothing of you in it; Start Fresh, after submitting, removes the draft with its files.',
    asks: 'shared computer public computer library hospital computer someone else uses browser draft visible sister can see',
  },
]

/** Staff's own matters, told only as far as a stranger may know them. */
export const staff: readonly Passage[] = [
  {
    id: 'staff/only',
    title: 'The staff’s pages',
    source: 'How Birth Codex works: staff',
    text: 'The pages under /auth and /admin are for staff: finding records, downloads and exports. Parents have no use for them, and I say nothing about records there. Staff can see records; who looked at which is written to an audit trail. Staff find their help in the dashboard itself.',
    asks: 'admin dashboard staff administrator login auth records list csv download export all records statistics access code registration closed passkey backend',
  },
  {
    id: 'staff/contact',
    title: 'Reaching a person',
    source: 'How Birth Codex works',
    text: 'I cannot pass a message on, and know no telephone number or address of whoever runs this site. Please contact an archivist by the way the site or your e-mails name.',
    asks: 'is there somebody i can call whom do i write to hotline live agent feedback bug report speak to someone contact human support person talk to someone help desk phone number customer service email address complain complaint archivist agent representative call you reach kontakt contacto',
  },
]
