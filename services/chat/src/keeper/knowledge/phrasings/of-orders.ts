import { phrasingsOf } from './phrasings'

/** Of ordering, paying and sending. */
export const ofOrders = phrasingsOf({
  'proof/order': `
    how can I buy it
    where do I get the printed book
    can I order more than one
    I would like copies for both grandmas
    where is the shop
    how do I place my order
    can I buy another copy later
    do you sell gift wrapping
    how do we get it in print
    I want to buy the book now
    is there a checkout
    can I reorder next year
    where do I purchase the book
    can I get three copies
    how do I get the printed version
    do you sell it in shops
    must I fill in the whole form again for a second copy
    grandma wants a copy as well
    one more book of the same record
    I am ready to buy, where do I go
    how does the ordering work
    grandma wants one too
    can I buy extra copies
    is there a shop
    can I order later on
    where is the basket
    I approved, how do I get the book
    can I order it for someone else
    can I order two of them`,
  'proof/payment': `
    which ways to pay are there
    do you take paypal
    can I pay with visa
    do I need my card now
    is there a discount code
    can I have my money back
    what is the refund policy
    where do I enter a voucher
    can I send the book back
    do I get an invoice
    when will I be charged
    is a deposit needed
    can I pay in instalments
    do you accept klarna or apple pay
    can I get a reimbursement
    do you offer a price reduction for several books
    why does nobody ask for my card number
    which currency do you use
    how do I pay
    will you take my card
    when is the money taken
    do you give discounts for twins
    is there a reduction for two
    can I return it
    what if I want my money back
    can I get a refund if something is wrong
    is paypal fine
    do I pay before or after I see it
    do I need a credit card to begin
    is there a coupon
    can I pay by bank transfer
    kann ich mit Rechnung zahlen
    comment puis-je payer`,
  'proof/paper': `
    what is it printed on
    what kind of paper do you use
    will it turn yellow with time
    is it good quality
    how long will the print last
    is the paper acid free
    which printing technique is used
    glossy or matt
    what does museum grade mean
    does the ink fade
    how thick is the paper
    how heavy is the paper
    is the paper recycled
    what material is it on
    is it proper paper
    will it last for my grandchildren
    does it turn yellow
    is it printed on card
    how good is the print
    is the paper strong enough to frame
    what quality is it
    will the colours fade`,
  'proof/delivery': `
    when will the book be here
    how many days until it arrives
    do you send it abroad
    which countries do you deliver to
    how much is shipping
    is the postage free
    where is my package
    can it be sent to a different address
    my book has not come yet
    can I have it before Christmas
    the book arrived damaged
    who delivers it
    how long does delivery take
    where is my parcel
    tracking number
    do you ship to Canada
    how many days until the parcel comes
    do you deliver by post
    is there express shipping
    I ordered three weeks ago and nothing has come
    do you send to Thailand
    my parents live in another country, can you send it there
    has my order been shipped
    how long until the book is at our door
    the book never arrived
    it came with a torn page
    when does the parcel come
    I ordered last week and it is not here
    how long does the post take
    do you send to ireland
    will it be here before his birthday
    not sure when it gets here
    can you send it to my mother's house
    what about shipping abroad
    how much is the postage
    did you send it already
    it came damaged
    versenden Sie nach Österreich
    livrez-vous en Belgique
    ¿enviáis a México?
    czy wysyłacie do Polski`,
  'proof/digital': `
    is there a digital version
    can I get it as a file
    do I also receive a pdf
    how do I download the finished book
    can I have it without the watermark
    will the final book be e-mailed
    can I keep it on my computer
    can I get an electronic copy to share
    when does the finished file arrive
    what is pdf/a
    will you send me a digital copy
    can I have the pdf
    can I get it on my phone
    I just want the pdf and no paper
    do I get a file as well
    can I download it without the watermark
    is there a pdf for the family
    I do not need paper, just the file
    can I have it on my phone
    will the final one be mailed to me
    can I forward the finished book to relatives
    where is my final pdf
    is there an ebook`,
  'proof/print-file': `
    can I print it myself
    I want to take it to a local printer
    can I have the high quality file
    can I print the certificate at home
    where do I download the print ready certificate
    our copy shop needs a file with bleed
    do you give out the original artwork
    which file does the printer get
    I am a designer, can I have the file with crop marks
    can the printer around the corner have the file
    can I print it in a shop near me
    I want to print it at home
    may I have the file for the printer
    can I get the high resolution version
    who can download the version for printing
    the copy shop wants a pdf with bleed
    can I take it to a print shop myself`,
  'proof/price': `
    what is the price
    how much do you charge
    how much would I have to spend
    is it free of charge
    what does one book cost
    what do I pay for a print
    how expensive is it
    is there a fee for filling in the form
    does an extra copy cost more
    do I have to pay anything before I see it
    what does it cost altogether
    does it cost anything to try
    is the pdf free
    how much for two copies
    how much money is this
    what do I have to pay in the end
    is there a hidden cost
    how much
    what does it cost
    how much money do you want for it
    what will I have to pay
    is it dear
    is the form free
    how much is one book with shipping
    do twins cost double
    how much for an extra copy
    was kostet das
    combien ça coûte
    cuánto cuesta
    ile to kosztuje
    what is the price of the printed one
    will she see the price
    is there a cheaper version
    do I pay anything to fill in the form`,
})
