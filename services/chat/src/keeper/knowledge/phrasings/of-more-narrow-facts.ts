import { phrasingsOf } from './phrasings'

/** Of further single facts. */
export const ofMoreNarrowFacts = phrasingsOf({
  'form/units': `
    in which units are head and temperature
    which units can I use for the measures
    which unit is preset for the head circumference
    is the temperature preset to fahrenheit
    what units does the physical step use
    units for head circumference and birth temperature
    cm or inches, celsius or fahrenheit, what do you take
    default units?
    can I mix metric and imperial
    which units are possible on step 4`,
  'form/apgar': `
    which apgar values can I enter and at which minutes
    how many apgar scores do you ask for
    both apgar scores where
    apgar at one and at five minutes
    the midwife gave 9 and 10, where do these go
    what numbers are allowed for apgar
    is there a ten minute apgar
    apgar 1 and 5 min
    two apgar fields?
    can I enter unknown for the apgar`,
  'family/access-list': `
    where can I see who has access to our proof
    where is the list of people with access
    how do I find out who is on our record
    which people have I invited so far
    show me everyone who can see it
    overview of who has access
    who has access list where
    where do I see open invitations
    I forgot whom I invited
    I have lost track of who is allowed in
    list of co-contributors`,
  'family/withdraw': `
    can I withdraw an invitation that was not accepted yet
    how do I cancel an invite I sent
    take back an invitation
    I invited the wrong person, can I undo it
    can a pending invitation be revoked
    is the link dead when I revoke the invitation
    uninvite somebody who has not joined
    invited wrong aunt cancel
    I sent it to an old address and want to stop it
    I changed my mind about inviting my cousin`,
  'family/revoked-open': `
    I removed him but he still has the page open
    does taking access away work at once
    can she still see it after I revoked her access
    how quickly does revoking take effect
    removed person still sees record?
    he has it open on his screen while I remove him
    when does the ended access stop
    my ex still has the tab open after I threw him out
    does an open page keep working after access ends`,
  'family/resolve': `
    how do I close a comment
    how do I resolve a comment
    grandpa's remark is settled but still stands there
    can I get rid of an old comment
    we corrected it, but the comment is still there
    can a comment be marked as done
    how do I reopen a comment
    comment done how remove
    the remarks pile up although all is corrected
    who may resolve comments
    her note is outdated and I would like it gone`,
  'family/both-kept': `
    my brother changed the weight while I changed the name, whose change is kept
    are both our changes kept
    whose edit wins
    I typed while she typed something else, is mine lost
    are changes in different fields merged
    two edits at the same moment, which one survives
    both edited different fields ok?
    I wonder whether my change or hers survived
    does the last one win
    did my husband's edit throw mine away`,
  'family/history-shows': `
    what do I find under view history
    what does the version history show
    what is listed in view history
    does the history say who changed what
    can I see which fields a version changed
    view history what is in it
    what can I look up in the history
    does the history name the person who edited`,
  'form/parent-dates': `
    I typed this year for my husband's birthday and the form complains
    wrong year for the mother, now there is an error
    father's birth date must be before baby's birth date
    why does it refuse my date of birth
    it does not take my husband's birthday
    I entered 2025 instead of 1985 for myself
    the mother's birthday is marked red
    parent date of birth error
    it says I was born after my baby
    mothers birth date refused`,
  'mya/no-source': `
    what will you do if you have no source for an answer
    what do you do when you do not know something
    how reliable are your answers
    can I trust what you say
    do you invent answers
    what if nothing is written about my question
    do you always name a source
    where do your answers come from`,
  'privacy/ai': `
    is our data fed to an ai
    do you give our baby's details to an ai company
    is anything sent to openai
    will our data train a model
    I do not want our details to go to artificial intelligence
    does an ai read our record
    is chatgpt getting our baby's data
    data to ai company?
    is our record used for machine learning
    I would hate to see our baby's name end up in some ai`,
  'form/autosave': `
    autosave how often
    when exactly does it save
    how many seconds until my typing is saved
    does it save when I leave a field
    is it saved when I close the page right after typing
    how much typing is lost in a crash
    save interval
    does it save on every step change`,
  'form/drop-zone': `
    where do I put the scan of the footprint
    where do I upload the handprint
    where is the drop zone
    on which step do I add files
    footprint scan where
    where can I add our pictures
    I have a scan of her foot and do not know where it goes
    where are photos uploaded
    upload where`,
  'book/same-text': `
    does every baby get the same text
    I suspect all children get the same horoscope
    is the text copied for everyone
    are the readings generic
    is ours different from other children's
    is it really personal
    same for all babies?
    how individual are the insights
    is it just standard text with the name put in`,
  'form/stay': `
    stay here button what for
    what is the button stay here good for
    stay here meaning
    button to stay on the received screen`,
  'form/file-failed': `
    one picture failed, what about the others
    do the other files still upload when one fails
    one of three photos was refused
    1 file failed others ok?`,
  'partner/speed': `
    I run a blog and fear that your chat box slows my pages
    will the chat clash with my styles
    does MYA make our shop slower
    is the widget heavy
    our site must stay fast`,
  'partner/look': `
    does the widget clash with our stylesheet
    is the widget isolated from my page's css`,
  'book/official': `
    can I get a passport with it
    does the codex count as proof of birth`,
  'insight/year-animal': `
    which two parts does the chinese sign have
    what does the chinese zodiac sign in the record consist of
    the chinese zodiac, how is it named`,
  'insight/moon-phase': `
    how many moon phases do you distinguish
    which moon cycle do you use
    how long is the cycle you use for the moon phase`,
  'insight/two-moons': `
    what is 29.530588853 days
    which cycle does the almanac moon follow`,
  'proof/wait': `
    what does the button Run in background do
    run in background what happens
    what if I send the overlay to the background`,
})
