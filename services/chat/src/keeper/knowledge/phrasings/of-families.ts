import { phrasingsOf } from './phrasings'

/** Of several people on one record. */
export const ofFamilies = phrasingsOf({
  'family/invite': `
    how do I add my husband
    can my wife fill in her part
    how do I let grandma take part
    I want to share it with my family
    can other people help with the form
    how can my mother look at it
    how do I send someone an invitation
    where do I invite people
    can several people work on one record
    how many people may I add
    may anyone invite further people
    how do I give my partner access
    can I invite somebody without an email address
    how do I invite my sister
    how do I invite my mother in law
    can grandma help to fill it in
    can my brother and I both work on the record
    I want my parents to see it
    how do I give my mother access
    send an invite to my aunt
    I would like my father to add his details
    how do I share the record with relatives
    how do I let my mum fill in the grandparents herself
    how do I let somebody else fill in their part
    can I get help from my parents with the form
    the other parent should be able to write as well
    how do I get granny into this
    can my mum see it too
    I want my husband to fill in his part
    can we do it as a couple
    how do I share it with the family
    can my sister help
    she is not good with computers, how does she get in
    how do I let somebody look at it
    where do I add people
    can I send it to both grandmothers
    how many can I invite
    can grandma edit it
    can I invite my dad
    how do I add my partner`,
  'family/expiry': `
    how long is an invitation valid
    does the invite link run out
    until when can they accept
    my invitation has expired
    can an invitation last forever
    how many days do they have to join
    what is the default time of an invitation
    can I make the link valid for longer
    when does the invitation end
    how long can the invitation be used
    how long does the link last
    how long does that last
    is the link good for a week
    does it run out
    she will only look next month, is that ok
    can it stay open for ever
    how many days do they have`,
  'family/link': `
    the invitation link is broken
    it says the invitation is invalid
    my link has already been used
    grandma cannot open the invitation
    the invite does not work
    can the same link be used by two people
    can I click the invitation a second time
    error message when she opens the invite
    can I forward my invitation to someone else
    why does the link no longer work
    she clicked on the link twice
    the link is dead
    link not valid
    it says the link was used
    I clicked it once and now it is invalid
    the invite does not open
    they lost the link
    what if they lose the link
    my link is dead
    can the link be used twice
    invitation says expired
    why does my invite not work`,
  'family/join': `
    how do I accept an invitation
    somebody invited me, what must I do
    I received an invite from my sister
    does my mum have to sign up to look
    can I decline the invitation
    how does my husband join
    what do invited people have to do
    I was sent a link to a record
    where do I accept
    do guests need a password
    my aunt was invited, does she have to register
    how can I enter a record that I was invited to
    I got a mail from my daughter, what do I do
    how do I accept
    do I need an app to join
    my son invited me
    I was asked to help with the baby book
    where do I click to join
    do I have to register to help`,
  'family/passcode': `
    what is the passcode
    how long must the code be
    they ask me for a code when joining
    the passcode is not accepted
    how do I tell grandma the passcode
    is it safer with a passcode
    too many wrong codes
    it asks for a passcode but nobody sent me one
    where is the passcode of my invitation
    it wants a passcode, where is that
    what is the passcode for
    who knows the code
    I do not have the code
    the mail has no code in it
    she asks me for a code
    can I invite without a code
    the code is not accepted`,
  'family/revoke': `
    how do I remove somebody
    I want to take away her access
    how do I stop sharing
    can I cancel an invitation
    how do I change someone's role afterwards
    who has joined so far
    where do I see the list of people with access
    throw someone out of the record
    my ex should not see it any more
    how do I resend an invite
    make my brother an editor instead of a viewer
    how do I see who joined
    take away the rights of an invited person
    promote my mum from viewer to editor
    stop my ex from seeing the record
    I want to block someone
    we separated and he should lose his access
    I want to take my ex off the record
    can I throw someone out
    we separated, he should not see it any more
    undo an invitation
    she should not be able to change it any longer
    how do I make her an editor instead
    can I see who has access
    block my mother in law`,
  'family/invite-mail': `
    my mother did not receive the invitation
    the invitation email has not come
    can I send the invite by whatsapp
    how do I copy the invitation link
    the invite is in nobody's inbox
    invitation stuck on its way
    why was the invitation mail refused
    can I share the link myself
    the invitation went to the wrong inbox
    the invitation never arrived
    she did not get the invitation
    where did the invite go
    it never reached my mother
    can I give her the link by whatsapp
    the invitation bounced
    can I copy the link`,
  'family/sync': `
    what does sync mean
    why do I have to sync
    how do I put my draft in the cloud
    how do I store it online
    the sync fails
    I can't sync yet
    is my form in the cloud
    what does local only mean
    when does it save to the server
    I saved but nobody else sees it
    what does sync do
    it says synced to cloud
    is it on the internet now
    it says local only
    why should I sync
    how do I put it in the cloud`,
  'family/history': `
    can I go back to how it was before
    who changed the name
    where do I see earlier versions
    my sister deleted something, can I get it back
    how do I undo somebody's changes
    can I restore an old state
    is there a log of edits
    see what was changed and when
    who altered the weight yesterday
    somebody overwrote our answers
    bring back last week's version
    the version history is empty
    why are there no versions
    can we have it like it was yesterday
    which version is the newest
    can I see what was changed
    who changed the weight
    my sister overwrote something
    can I go back to yesterday's version
    are old versions kept
    someone deleted my text
    put it back to how it was`,
  'family/together': `
    can two of us type at the same time
    we both edit it, does it get messed up
    will I see what my wife types
    who wins if both change the same answer
    can we fill it in together from two houses
    do changes of others show up straight away
    my husband and I are both in the form right now
    do we overwrite each other
    my sister and I edit it simultaneously
    we both typed in the weight, whose stays
    can we both type at the same time
    what if we both change the same thing
    will we overwrite each other
    my husband and I are in it at once
    do I see what she types
    what if two people edit the same box`,
  'family/comments': `
    how do I leave a note for my partner
    where can I write a remark
    how do I mention someone
    does she get a message when I tag her
    can I reply to a comment
    how do I close a discussion
    can we discuss an answer
    what is the at sign for
    how do I mark a comment as done
    how do I leave a note
    can I ask my mum something in there
    what is the @ for
    can I tag my sister
    where do I read the comments
    can I answer a comment
    does she get told when I mention her`,
})
