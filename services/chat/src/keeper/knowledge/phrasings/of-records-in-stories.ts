import { phrasingsOf } from './phrasings'

/** Of proofs, orders, e-mails and the book, as told by tired parents. */
export const ofRecordsInStories = phrasingsOf({
  'proof/proof': `
    there is grey writing over everything, is that how it comes
    big word across every page, did i do something wrong
    hope the stripes are not on the real one
    can i have a look before i commit to anything
    where do i check the spelling
    can i zoom in on the pages
    is what i see now what gets printed
    how do i get the stamp off the picture
    my mum thinks the watermark is ugly
    it says proof on all the pages`,
  'proof/correct': `
    spotted a typo in the proof
    i put grandpa's name wrong and only saw it now
    the surname has one letter too many on the proof
    we changed our minds about the middle name
    sent it off and then saw i had the wrong year for my husband
    baby was screaming and i typed the wrong weight
    hospital told us the right time only today, i submitted already
    want to swap the picture after submitting
    forgot to put the nickname in, already sent
    how do i get back into the form after submitting
    is there a way to fix something before it goes to print
    do i have to start all over because of one wrong letter
    does it cost extra to correct something
    how many times can i correct it
    the accent on the e is missing in the proof
    which proof counts, the old or the new one`,
  'proof/approve': `
    is it final once i approve
    my husband has the other phone, can he press approve
    where do i say that it is all good
    the approve button is not there on my phone
    i see no button to approve
    am i sure about everything if i approve, what then
    can granny approve it for us
    how do i give the go ahead
    why can i not approve on my laptop
    how do i release it for printing`,
  'proof/undo': `
    the book is ordered and a name in it is spelt wrong
    ordered, but grandad's name has a letter too many
    saw the typo only after i approved
    found a mistake after approving, is it too late
    approved last night and this morning i saw grandma's name is wrong
    it is locked and i need to change one letter
    the record is locked
    record says locked
    one letter wrong and it is locked
    why can i not edit it any more
    ordered already and now i see a mistake
    found a spelling mistake after ordering
    there is a typo in the book that we ordered
    noticed the wrong date two days after approval
    we approved it a week ago and need to change the surname
    my husband approved without asking me
    is there any way back once it is approved
    how long can i still take it back
    can you unlock the record
    i want to reopen the record
    oops, approved the wrong one
    hit approve with my elbow while feeding him`,
  'proof/order': `
    how do we get the actual book
    approved it, where is the shop
    where is the checkout
    i want three of them, one for each grandma
    can grandma order her own copy later
    the baby is one now, can i still order the book
    do i order first or approve first
    what do i click to get it printed
    is there an order number
    it never asked me to order anything
    can i order just the certificate
    i lost the book, can i order it again
    how do i get another one for my parents`,
  'proof/payment': `
    where do i put my card number
    where do i enter the details of my credit card
    where is the field for the credit card
    do you take amex
    i do not want to type my card in here
    when will you take the money
    will there be a charge if i only look
    why was i not asked to pay
    can i pay when it comes
    is it paid already
    we want our money back
    where is my receipt
    can my parents pay for it
    is there a code for a discount
    was i charged twice`,
  'proof/price': `
    what is this going to cost me
    ballpark figure?
    is it free or what
    what is the catch, does it cost
    i cannot find any price on here
    how much for two
    how many euros is the book
    what is the damage
    is it pricey
    how much do you want for the printed one
    does fixing a typo cost anything
    we do not have much money, what does it cost`,
  'proof/delivery': `
    when is it at our door
    when will it be at my door
    when do we get the thing in the post
    how soon is the book at our place
    when will the postman bring it
    ordered three weeks ago and still no book
    will it come in time for the baptism on sunday
    we are moving next week, where is it sent
    do you deliver to canada
    can it be a surprise sent to my mum's
    how long till we hold it in our hands
    does it come in a tube or flat
    the package arrived bent
    do i have to pay customs
    how do i track it
    where do i type the postal address
    is there express post`,
  'proof/digital': `
    do i get something on the computer as well
    is there a pdf without the stripes
    approved it, where is my pdf
    i would like to send it to my sister in brazil as a file
    i only want it on my phone
    can i have it as a picture
    lost the mail with the finished book
    will the file come by mail
    how do i get the clean version`,
  'proof/print-file': `
    can i take the file to the copy shop round the corner
    my uncle is a printer, may he print it
    i want the file in print quality
    can i print the certificate myself at home
    download for my own printer without the watermark
    do i get the print ready certificate`,
  'proof/email-missing': `
    no e-mail yet and it has been hours
    the mail went to my work address that i do not have any more
    i wrote gmial instead of gmail
    think i mistyped my e-mail
    my husband's mail is in there, i want mine
    you said you would send a mail
    looked in junk, nothing from you
    i deleted your e-mail by accident
    the mail with the link never turned up
    hotmail seems to block you
    which address do your mails come to
    how do i change where the mails go
    got the first mail but not the second
    where do i correct my e-mail after submitting`,
  'book/official': `
    can i use the certificate to get her a passport
    would the airline take it as id
    is it an id for the baby
    will passport control accept it
    do they take it at the registry
    can i register him at nursery with it
    will the bank accept it for opening her account
    does it count as a birth certificate
    is it enough for the embassy
    we lost her birth certificate, can i use yours
    do i hand it in at the town hall
    does the hospital know about it
    can i prove with it that i am the mother
    is the seal a real seal
    does the state recognise it
    is it worth anything officially
    can he get an id with this`,
  'book/qr': `
    how does somebody check that the certificate is genuine
    what does verify do
    can anybody verify our certificate
    what is the verify label under the square
    is there a way to see that it is not a fake
    i posted a photo of the certificate on facebook, can people get in with the code
    the guests scanned the code at the party
    does scanning show our address
    grandpa scanned it and does not see the record
    what is behind the square with the black dots
    does the qr code ever stop working`,
  'book/proof-id': `
    what is my record called
    it shows 01 and then gibberish
    do i have to remember the number
    where do i find the number again
    lost the number, is that bad
    the number on the paper differs from the one on the screen
    changed his time of birth and now the id is another one
    can someone with our number get in
    what do i say when staff ask for the number`,
  'book/sibling': `
    is there a shortcut for the second one
    had number two last week
    number two is here, do i start from scratch
    twins, a boy and a girl, one book or two
    second baby due soon, will you still know us
    his sister is coming in march, do i type all the family in again
    we had triplets
    can i copy everything from her brother
    i did one for my son, how do i start one for my daughter
    where do i start for the next one
    same parents new baby
    the form still shows the first baby, how do i empty it
    how do i clear everything and begin from zero
    it keeps showing my older son's data
    will the first record be overwritten by the second child
    identical twins born five minutes apart
    can i make the second one from the first`,
  'book/two-children': `
    it says this child already has a record but i never made one
    did my husband already make one, it says it exists
    there is another baby just like ours
    someone already used our details
    twins with the same minute of birth and it complains
    it says owned by another family`,
  'book/pages': `
    is it a big book or a leaflet
    will it fit on the shelf
    does it come framed
    can we hang it on the wall
    how large is the certificate
    roughly how many pages is it
    can i have it bigger`,
  'book/certificate': `
    what is the first page for
    who signs the certificate
    what are the swirls round the edge
    does every child get another pattern
    whose names are on the certificate
    are both parents on the certificate
    can i have the certificate without the time`,
  'book/content': `
    what actually ends up in the print
    do they print the blood type
    which of my answers get printed
    does everything i type go in
    will the doctor be mentioned
    is grandma in it
    what if i leave a lot empty, does it look silly
    are there empty pages if we skip the family bit
    what is on the other pages
    is there a family tree`,
  'book/languages': `
    can grandma in poland read it in her language
    we write our name in arabic
    does it do ñ
    can you do japanese characters for her name
    the book for my spanish in-laws
    his name has a ł in it
    our surname is in cyrillic
    my english is bad, is there another language`,
  'book/who': `
    he is three already, are we too late
    can i do it for my dad's seventieth
    is it ok if i am the godmother and fill it in
    due next week, may i start
    the baby died, can we still have one
    she came to us through adoption, may we make one
    want to give it to my best friend who is due in june
    i am pregnant, can i fill in some of it now
    could i do mine as well`,
  'book/what': `
    no clue what this is, my mother in law sent the link
    got an email about a birth codex, what is it
    is it a website or a book
    what do i end up with at the end
    what happens with all that i type in
    tell me in two words what you do
    is this like a baby book
    so it is a horoscope or what`,
  'book/true': `
    i am a scientist and this is nonsense, convince me
    do people really believe that
    does it mean anything if the stars say so
    should i be worried about what the reading says
    is her future written there
    it says something sad about my baby, is it true
    my church does not like astrology
    is it for fun or for real
    who made up those texts`,
})
