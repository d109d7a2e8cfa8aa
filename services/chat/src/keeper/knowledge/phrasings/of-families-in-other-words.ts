import { phrasingsOf } from './phrasings'

/** Further ways to ask of proofs, the people invited and privacy, as they are typed on a phone. */
export const ofFamiliesInOtherWords = phrasingsOf({
  'family/read-only-level': `
    where can my mum see what I have written without being able to break it
    let somebody look without touching
    only for looking, which level
    I want my dad to see it but not change a thing
    can grandad just look and not touch anything`,
  'family/comment-level': `
    can my brother write remarks but not touch the answers
    she should only comment
    a level for remarks without editing
    let my friend comment but not change`,
  'proof/who-approves': `
    who gets to press the final okay
    whose approval counts
    can my wife press approve on her phone
    who has the last word before printing
    does my mother's approval order it`,
  'family/resend': `
    my aunt deleted the email with the invite
    send grandma's invite once more
    she lost the invitation
    invitation mail deleted
    can I send the same invite again`,
  'family/remove-now': `
    how do I stop my mother in law from having access
    I fell out with my brother, how do I throw him off
    she should not see it any more
    get my ex off the record
    remove somebody right away
    shut my sister out`,
  'family/invited-device': `
    what if grandma uses the link on her phone and then wants it on her tablet
    I joined on my phone, how do I see it on my computer as an invited person
    invited me on one device, need it on another
    aunt changed her phone and lost access`,
  'family/expiry': `
    I do not want the link to be valid for a month, what are the choices
    can the invite be for a day only
    which periods can I pick for the invitation
    a week's invitation possible?
    can it last for ever`,
  'family/restore': `
    someone changed his birth weight and I would like the old one back
    put it back to how it was before my aunt's changes
    undo all that my brother did yesterday
    recover an earlier version
    how do I bring the old answers back`,
  'family/history': `
    who did what in the record, is that visible
    see what was altered and by whom
    can I find out who changed the weight
    is there a log of edits for us
    granny overwrote the meaning of the name, i want my words again
    somebody overwrote what I wrote`,
  'family/mention': `
    is there a way to tell my husband to look at one answer
    ping somebody in a comment
    point my sister to a field
    how do I call somebody's attention`,
  'family/seal': `
    approver said it is all fine, what does that trigger
    what happens when grandma marks it as ready
    is the seal binding
    what is the mark of the approver good for`,
  'proof/page-where': `
    I cannot find where the proof is any more
    where is my proof
    how do I get back to the proof page
    lost the link to the proof
    open my proof again
    where do I see my preview later`,
  'proof/pdf': `
    the preview is blurry on my phone
    cannot read the small letters in the preview
    look at all pages
    download the proof
    I want to zoom in`,
  'proof/undo': `
    I said yes to the proof but now I see the date is wrong
    approved and then saw a mistake
    take back my yes
    I want to revoke the approval
    approved too quickly`,
  'proof/locked': `
    two days after approving, spelling mistake, help
    it says locked
    I cannot edit any more after ordering
    order is placed but I need to change something
    change after a week
    after all is approved and ordered I find a mistake, who can help
    ordered, and now a mistake
    mistake found after the order`,
  'proof/payment': `
    when I hit approve do you charge my card
    do you need my card
    can I pay in three parts
    do you take credit cards`,
  'proof/all-pages-deliver': `
    where will the parcel go
    to which address is it sent
    is it posted to us
    do we get it on paper`,
  'proof/digital': `
    do I get a file as well as the paper one
    pdf of the finished book
    electronic copy
    can I have it on my computer`,
  'proof/how-long': `
    how long before I hear from you
    when will the proof be there
    is it a matter of hours
    does it take days
    submitted just now, when do I see it
    ile trwa przygotowanie
    quando arriva la mail
    combien de temps faut-il
    wie lange dauert der Probedruck`,
  'proof/email-missing': `
    no mail has come and it has been an hour
    mail did not arrive
    where is your email
    the e-mail with the finished thing never arrived
    finished record not received`,
  'proof/mail-wrong': `
    it went to my old address
    I used an address I no longer have
    the proof was sent to the wrong mailbox
    I typed gmial instead of gmail
    need another address for the record`,
  'privacy/mya': `
    what do you know about my child
    what can you see of us
    can you look into our form
    can you open our record yourself`,
  'privacy/chat-kept': `
    do you keep what I type here
    is this conversation stored
    will you remember me
    are my questions saved somewhere`,
  'privacy/ai': `
    is my data used to train ai
    does an ai company get our names
    will you feed our baby to a robot
    is anything given to openai`,
  'privacy/where-stored': `
    where on earth are the photos kept
    on whose computers is it
    where is our record physically`,
  'privacy/staff-see': `
    how can I be sure nobody at your company peeks
    can your employees see my record, and would I know
    do workers read our answers
    who at your place can open it
    is staff looking at it logged
    could staff look at our record
    can people of your company read it`,
  'privacy/erase': `
    I would like everything about us destroyed
    get rid of it all
    how do I remove my son from your system
    we changed our mind, delete us
    close and delete
    I want to be forgotten`,
  'privacy/backups': `
    and if you have a backup of it
    does the backup still have us
    old copies of our data after deleting
    could you restore it after I erased it
    if I erase it, is it not still in your backups`,
  'privacy/export': `
    can I get my stuff out as a file
    give me everything you hold on us
    GDPR, I want my data
    can I have all our answers as a file
    take my data away with me`,
  'privacy/cookie': `
    what cookies are on this site
    is there a tracking cookie
    which cookie do you set and why`,
  'privacy/borrowed': `
    I used the computer at the birth centre, how do I leave no trace
    shared tablet in the ward
    borrowed my mum's laptop
    remove it from a computer that is not mine
    done on the hotel computer, now what`,
  'privacy/retention': `
    how long until you throw it away if we forget about it
    we synced it and forgot, is it kept
    does an old record expire`,
  'privacy/encryption': `
    what if someone steals your hard disk
    is our data stored in plain text`,
  'proof/success': `
    what does the page for the successful order say
    what is on that last page
    the page with the four steps after approval`,
  'privacy/photos': `
    I took them at home with gps on
    do photos give away our address
    is the place in the picture removed
    metadata of my pictures`,
  'proof/submit': `
    what comes after I send it
    submitted, and then
    what do you do with it once I pressed submit`,
  'proof/correct': `
    grandma's name is spelt wrong in the proof, do I have to begin again
    wrong letter in the proof
    the date in the preview is wrong
    fix the preview
    change something before approving`,
  'proof/edit-button': `
    does edit provenance delete my answers
    edit provenance, and then`,
  'proof/watermark': `
    will the finished one have that writing too
    is PROOF printed across the final
    does the paper have a watermark`,
  'proof/print-file': `
    can I download the clean version and print it at home
    I want to print it at a copy shop
    file without watermark for me
    print-ready file for parents`,
  'proof/paper': `
    what kind of paper
    does the paper last
    is it thick paper
    which quality is it`,
  'proof/delivery': `
    do you ship to new zealand and before christmas
    how long is delivery
    what does shipping cost
    packstation
    do you send abroad`,
  'proof/price': `
    what will it cost me
    how much is one book
    price list`,
  'proof/order': `
    I would like grandma to get her own copy
    order several copies
    when can I order
    where do I get the printed thing
    and where do I get the paper one`,
  'family/invite': `
    let my parents see it
    how do I share it
    I want grandma involved
    several of us want to write in it
    send it to my sister so she can help`,
  'family/join': `
    my daughter invited me, what do I do
    I got a mail to join as co-contributor
    how does an invited person get in
    do I need to sign up to join`,
  'family/link': `
    link does not open
    it says invalid, expired or already used
    the link u sent her is invalid
    invite does not work any more`,
  'family/once': `
    can we share one invitation link
    how many times does the link work
    forward the link to my brother`,
  'family/passcode': `
    what is the passcode for in the invite
    why is there a code
    do I need a passcode`,
  'family/cannot-edit': `
    I was invited but the boxes are grey
    she accepted but cannot type
    no editing for my mother
    he can only read`,
  'family/owner-device': `
    got a new phone and my baby's record is not there
    my record is gone from the computer
    how do I log in on another device
    phone stolen
    the browser forgot me`,
  'family/owned': `
    my wife began already, I cannot sync
    it says it belongs to somebody else
    second parent, how do I get in
    already exists, ask the owner
    it tells me this proof id belongs to someone else, but it is my child
    says our record is somebody else's
    it is my own child but it says owned`,
  'family/sync': `
    what is the cloud for
    is syncing the same as submitting
    put it on the server`,
  'family/together': `
    both of us in the form at the same moment
    what if we edit at once
    will my changes be overwritten by my husband
    we type at the same time`,
  'family/roles': `
    explain viewer commenter editor approver
    what are the levels
    who may do what
    differences between the roles`,
  'family/last-opened': `
    has grandma opened it lately
    when was she last in our record
    has my mother seen it yet`,
  'proof/slow': `
    my proof has been on running since lunch
    running for hours
    still codifying after an hour`,
  'book/content': `
    which things will be on paper at the end
    what exactly is printed`,
  'book/proof-id-changes': `
    what changes the code
    when does the 01 code change`,
  'family/passcode-forgotten': `
    the passcode I gave my aunt does not work
    passcode is not accepted`,
  'family/passcode-wrong': `
    how many tries does she have for the passcode
    number of passcode tries`,
  'family/history-empty': `
    why does View History say nothing
    history is empty
    nothing in view history`,
  'privacy/export-format': `
    what does the export contain`,
  'family/account': `
    how does the site know it is me without login
    no login, how do you recognise me`,
  'family/who-edits': `
    kann meine Schwester das Gewicht ändern
    may an editor change the birth weight`,
  'privacy/who-sees': `
    who has access to our record
    who is able to see our record`,
  'family/who-invites': `
    could I, as the father with editor rights, invite my own parents
    I am an editor, may I invite somebody
    may an editor add people`,
})
