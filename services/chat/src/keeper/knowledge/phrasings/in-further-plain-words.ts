import { phrasingsOf } from './phrasings'

/** Plain and hinted questions for which a neighbouring passage, or none, was told before. */
export const inFurtherPlainWords = phrasingsOf({
  'book/required': `
    which fields do I absolutely have to fill in before I can submit the Birth Bio
    which fields must be filled in before I submit
    what has to be filled in before I can send it off
    what must be filled in before the form can be submitted
    which answers do you need before I may submit the record
    what do I have to fill in at the very least to submit
    which parts of the Birth Bio are mandatory
    what can I not leave out when I submit
    which entries are needed to attest and submit
    tell me every field I must complete`,
  'book/proof-id': `
    what is the proof id that is printed on the certificate
    what is the proof id printed on our certificate
    explain the proof id on the certificate
    there is a proof id on the certificate, what is it
    what does the proof id on the certificate stand for
    what is the proof id on the first page of the book
    the certificate names a proof id, what is that`,
  'form/wed-date': `
    what happens to the marriage date if I turn on the unwed toggle
    what happens to the date of the marriage when I tick unwed
    what becomes of the wedding date when unwed is switched on
    does turning on unwed erase the marriage date
    effect of the unwed toggle on the marriage date
    when I switch on unwed, where does the wedding date go
    if unwed is on, can I still type the marriage date
    does the wedding date vanish when I switch unwed on
    what happens if I turn unwed off again`,
  'family/read-only-level': `
    my mother-in-law is lovely but I am afraid she will start rewriting everything
    if I let her in she will rewrite everything
    I am afraid that he starts changing our answers once he is in
    my aunt means well but she would correct every line
    my mother would rewrite half of it
    I want my dad to look but he would meddle with every answer
    I worry that grandma changes things when she gets in
    they should see it, but I do not trust them with the answers
    how do I stop relatives from rewriting our record
    can I let her in without her changing anything
    my sister always has to improve everything, can I let her in safely`,
  'guide/print': `
    can I print the companion guide on paper
    may I put the guide on paper
    is it possible to print the guide at home
    can the companion guide be printed out
    guide on paper
    printing out the companion guide`,
  'guide/open': `
    from where can I open the companion guide
    from which pages can I open the guide
    where is the guide opened
    from which screens does the companion guide open
    where do I press to open the companion guide`,
  'book/paper-kind': `
    on what paper is the certificate printed
    on what paper is it printed
    on which paper do you print the final certificate
    what sort of paper is the certificate on
    what is the final certificate printed on
    on what kind of paper does the certificate come`,
  'proof/watermark': `
    does the final certificate still have the watermark
    does the final printed certificate still have the watermark
    is the watermark gone on the final certificate
    will the certificate we get carry the watermark
    does the watermark stay on the printed certificate`,
  'form/file-kinds': `
    what kinds of files can we add to our record
    which sorts of files may we attach to our record
    what kinds of files go with our record
    which file types can be put to our record
    what sort of documents can I add to the record
    which kinds of pictures and documents does our record take`,
  'family/who-invites': `
    can an editor let other people in
    may an editor let others in
    may an editor invite further people
    is an editor allowed to let somebody else in
    can the editors share it on with somebody else
    does an editor have the right to invite others
    can my brother as editor bring in more people`,
  'family/account': `
    do I need an account to fill in the form
    must I register before I fill in the form
    is an account needed to fill in the form
    can I fill in the form without an account
    do parents have to sign up before the form
    do I have to log in to fill in the Birth Bio
    can we begin the form without registering`,
})
