import { phrasingsOf } from './phrasings'

/** Of the record: its Proof ID and code, for whom it is, brothers and sisters. */
export const ofTheRecord = phrasingsOf({
  'book/who': `
    my son is seven, is that a problem
    can grandparents make one as a present
    can I order one for my niece
    I want to give it to a friend who just became a mum
    may I do this for a grown up
    we adopted, can we have one
    the baby is due in March, can I fill it in already
    what is the oldest birth year you take
    can I make one before she arrives
    could I make one for my dad's birthday
    is my teenager too old for this
    does it work for a baby who is not born yet
    as a christening present
    my daughter was born years ago
    can my mother have one made for her own birthday
    we are expecting, can we start
    is it suitable as a gift
    stillborn baby, can we make one
    can I do this for my grandson
    can I do one for myself
    my son is already five, is it too late
    can a grandmother make one
    we expect in may, can I start already
    is it for newborns only
    I am not the parent, may I fill it in
    would it be a present for my sister's baby
    can I make it for my husband's birthday
    I was born in 1960, does it work
    she is not born yet
    can I do one for an adopted child
    can an aunt order one`,
  'book/sibling': `
    we have two children, how does that work
    how do I add a second baby
    do the parents' details have to be typed again for the next child
    can both twins be in one book
    I want to make one for my other daughter too
    how do I begin a new record for the brother
    what does create sibling record do
    which answers are taken over for the next child
    how do I clear the form and begin anew
    one book for triplets or three
    another baby is on the way, can I reuse what I typed
    we have twins
    I am pregnant again, can I keep the family's answers
    my second child was born
    make another record with the same parents
    we had another baby, do I type it all again
    do I need to enter the grandparents again for the second one
    do I have to type grandma and grandpa all over again
    now we have had another little girl
    must I write the same names again
    I made one for my oldest and now there is a little sister
    can I copy the family over
    is there a quick way for brothers and sisters
    how do I do it for twins
    two babies, two forms
    can both twins be in the same book
    does it remember mum and dad for the next child
    I want to begin again with an empty form`,
  'book/proof-id': `
    what are the letters and numbers on the certificate
    where does the number of my record come from
    what is my record number
    why does the code begin with 01
    is the id secret
    will the proof id change if I correct the name
    my proof id is different now
    what can somebody do with my proof id
    how is the identifier generated
    I cannot find my proof id
    is every proof id unique
    what is the ten character code under the seal
    where is the reference number of our record
    what does the number at the bottom mean
    what is the number that starts with 01
    what is the code starting with 01
    what are the ten characters
    why does the number change when I fix the name
    is the number secret
    do I need to keep the number
    what is the number on the certificate for
    somebody asked for my id number, where is it
    is there a reference I can quote
    where does that code come from`,
  'book/qr': `
    what is the square with the dots for
    where does the qr code lead
    can strangers scan the code and see my baby
    is it safe to post a picture of the certificate
    what opens when I point my phone at the code
    what information is inside the qr code
    why is there a barcode on it
    do guests see our data if they scan it
    can I leave the qr code off
    somebody photographed the code on the wall, is that bad
    what does a guest see who scans the code
    what is the square thing on the certificate
    can a visitor scan it and see everything
    where does the code lead
    what does it open when I hold my phone over it
    is the square code safe to show
    what do strangers learn from the code`,
  'book/two-children': `
    another baby has the same name and birthday as mine
    it says the record belongs to somebody else
    the form tells me that this child exists already
    what is this is a different child
    two babies with identical names
    what if someone else's child has the same details
    why does it think my daughter is already registered
    the system mixes us up with another family
    it says this child already exists
    another family has the same baby
    there is a child of the same name and hour
    it claims my baby belongs to somebody else
    what does different child mean
    we share name and birthday with someone`,
  'book/claim': `
    how many customers do you have
    are there reviews from other parents
    how many people have done this
    is it really used by 10,000 families
    is this a well known service
    do other parents trust you
    how many books have you made
    do many people use this
    how popular is it
    are there other customers
    can I read what others think
    ten thousand families, is that so`,
})
