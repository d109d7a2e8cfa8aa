import { phrasingsOf } from './phrasings'

/** Single facts that are asked for in passing. */
export const ofFactsAskedAside = phrasingsOf({
  'form/who-fills': `
    do I have to be the mother to do this or can the dad fill it in
    may grandma fill in the form
    who is allowed to fill it in
    can the father do it alone
    am I allowed to make one for my niece
    must both parents fill it in
    can a friend make the record`,
  'form/middle-name-none': `
    you asked for a middle name, she does not have one
    no middle name
    is the middle name a must
    we have no second name
    can I skip the middle name
    middle name blank`,
  'form/several-caretakers': `
    can the book have the names of three nannies
    we have three people who look after him
    more than two caretakers
    how many caretakers can I name
    a third caretaker
    grandma, nanny and aunt all look after her`,
  'form/met-online': `
    we met on the internet, what do I enter for the place we met
    met online
    we do not remember where we met
    first met on an app
    place where we met is not a town
    met on a ship`,
  'form/weight-kg-limit': `
    what is the highest weight in kg
    limit in kilograms
    how many cm at most
    maximum length in centimetres
    smallest weight in kg
    range in metric`,
  'form/file-tiff': `
    will the drop area take a TIFF
    tiff accepted?
    bmp
    raw photo from my camera
    psd file
    which image formats not`,
  'form/documents-printed': `
    is there any chance a scan of her passport ends up in the book
    are the pdfs I add printed
    will my doctor's letter be in the book
    are documents shown in the book
    which of my files are printed
    does the wristband scan get printed`,
  'form/cancel-late': `
    I hit cancel but I think it was too late
    cancel did not work, it went through
    cancelled too late
    it submitted although I cancelled
    can I still stop it after it is stored
    undo the submission`,
  'proof/preview-same': `
    is the preview exactly like the print
    will it look just like the proof
    does the printed book differ from the preview
    are all pages in the proof
    is that what I will get
    same layout in print`,
  'proof/change-until': `
    how late can I still fix the name
    until when may I correct it
    deadline for corrections
    what is the last moment for changes
    how long can I edit
    when is it too late`,
  'proof/say-ok': `
    how do I tell you the proof is okay
    the proof is fine, what do I press
    how do I approve
    everything is right, and now
    accept the proof
    confirm that it may be printed`,
  'proof/show-family': `
    I want to check the proof with my mum first, how
    let my husband look at the proof
    can my family see the proof before I approve
    show the preview to grandma
    my dad does not do email, can he see it
    send the proof to others`,
  'book/code-same': `
    someone else has the same code
    is the proof id unique
    can two children have one proof id
    same id twice
    what if our ids are equal
    does every child have another id`,
  'family/how-many': `
    up to how many people can I invite
    maximum of invitations
    can I invite the whole family
    limit of co-contributors
    how many editors can there be
    invite twenty people`,
  'family/accepted': `
    is there a way to see if grandpa accepted
    has my sister accepted the invitation
    did she join already
    who has not accepted yet
    see open invitations
    how do I know that they joined`,
  'family/leave': `
    can an invited person pull out again
    I do not want to be on it any more
    leave the shared record
    remove myself
    I accepted but want out
    how do I quit as a co-contributor`,
  'family/hand-over': `
    how do I make my sister owner instead of me
    transfer ownership
    can my husband become the owner
    give the record to somebody else
    change the owner
    two owners`,
  'family/seal-edit': `
    the seal went away when I fixed the nickname
    I changed one letter and the mark is gone
    does an edit clear the seal
    is ready to seal lost after a change
    must the approver seal again after an edit
    why does a correction remove the mark`,
  'family/seal-undo': `
    can the approver undo their mark
    take back ready to seal
    unmark ready to seal
    I marked it by mistake
    undo the seal
    remove the ready mark`,
  'privacy/erase-others': `
    if I erase, does grandma lose it too
    does erasing remove it for my sister as well
    what happens to the others when I delete
    is it deleted for all
    will invited people still have it after I erase
    erase for everyone`,
  'privacy/leaves': `
    which of my answers leave the house if I ask you something
    does my question go to another company
    is my message sent anywhere
    who gets what I write to you
    does the chat leave your servers
    is what I ask you passed on`,
  'mya/name-source': `
    where did you find that root
    how sure are you about the meaning
    which dictionary do you use
    source of the name's meaning
    what if scholars disagree about a name
    is the etymology reliable`,
  'mya/name-count': `
    how many names do you know
    size of your list of names
    do you know all names
    number of names
    are rare names in it
    do you know african names`,
  'system/gem-year': `
    does the stone depend on the year
    is the gem by month or by day
    what decides the gem
    same gem for all november babies
    does the gem change with the time
    is the stone the same every year`,
  'system/animal-differs': `
    why is the chinese animal different from the restaurant placemat
    my calendar says another animal
    other websites say rabbit and you say tiger
    different chinese sign elsewhere
    why do you give another animal
    the animal is wrong they say`,
  'system/sign-differs': `
    why do you say aries when my app says pisces
    other apps give another star sign
    my horoscope says something else
    is your sign wrong
    newspaper dates for signs differ
    different zodiac on another site`,
  'book/chapters': `
    how many chapters are there in the readings
    number of chapters
    chapters of the insights
    twelve chapters of what
    how is the book divided
    parts of the readings`,
  'book/parents-page': `
    is there a page on the parents
    are the grandparents in the book
    where in the book are we
    family page of the book
    does the book show our ancestors
    lineage page`,
  'guide/needs': `
    does the guide need her time of birth
    what do you need for the guide
    can I get the guide without the hour
    guide without the place
    is the date enough for the guide
    which answers does the guide use`,
  'guide/before-submit': `
    can I read the guide before I submit
    guide without sending the form
    is the guide there before the proof
    do I have to submit to see the guide
    open the guide on the last step
    can I look at the guide first`,
  'guide/promise': `
    can the guide be wrong about her job
    does the guide predict his career
    is the guide to be believed
    will it come true what the guide says
    should I follow the guide
    is the guide advice`,
  'partner/bubble': `
    what is the bubble at the bottom of this shop's page
    why are you on this website
    who are you on this shop page
    is the chat on this page from the shop
    the mya button on a blog
    what is this chat doing here`,
})
