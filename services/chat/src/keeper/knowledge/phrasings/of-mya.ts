import { phrasingsOf } from './phrasings'

/** Of MYA herself, and of the systems as wholes. */
export const ofMya = phrasingsOf({
  'mya/who': `
    am I talking to a machine
    who is mya
    are you chatgpt
    what does keeper of the codex mean
    are you a person
    what kind of assistant are you
    is this an automatic chat
    introduce yourself
    do you make things up`,
  'mya/can': `
    what can I ask you
    what are you good for
    what do you know about
    which questions do you answer
    what topics can you help with
    how can you help me
    what are you able to do
    can you give advice
    what should I ask`,
  'mya/fields': `
    what does the ask mya switch do
    can mya write the origin of the name for me
    which fields does mya fill in
    the field is disabled because of mya
    how do I turn mya off
    why can't I type into name origin
    what is ask mya now
    when does mya research the name
    what does mya will research mean
    can you fill in the conception date for us
    the switch beside the field
    does mya fill in the origin by itself
    when does the research of the name happen`,
  'mya/conception': `
    how do you know when the baby was conceived
    how is the day of conception worked out
    is the conception date accurate
    why 280 days
    how do you get the conception date
    the conception date is wrong
    she came early, does the conception date fit
    does the date of conception change with the birthday
    what is the margin of the conception date
    can mya tell when we conceived
    how would you work out the conception`,
  'mya/names': `
    where do you look names up
    where does the meaning of a name come from
    which dictionary do you use for names
    how many names do you know
    why do you not know our name
    how do I find out what a name means
    do you guess the meaning of names
    can you tell me about a given name
    how reliable is the origin of a name
    can you look up my baby's name
    where do your name meanings come from
    do you make the meanings up`,
  'mya/guide': `
    what is the companion guide
    how do I open the guide
    which tabs does the guide have
    where do I find extended insights
    is the guide part of the book
    can I print the companion guide
    what do I need for the guide
    the guide says birth date is required
    what does the companion tell about compatibility
    what is the mystical tab`,
  'mya/trouble': `
    the chat is not working
    why do you not answer
    mya has trouble connecting
    the assistant is down
    I get an error in the chat
    mya does not respond
    the chat does not load`,
  'system/astrology': `
    how do you calculate the sky
    which zodiac does the book use
    is it tropical or vedic
    where do the positions of the planets come from
    how is the birth chart made
    how precise are your planet positions
    which house system is used
    how does the astrology work here
    what are the astronomical sources
    do you use nasa data
    which years can be computed
    how exact are the planets
    is there a page about the sky
    whole sign houses or placidus
    which ephemeris`,
  'system/numerology': `
    how does the numerology work
    which numerology system do you use
    how do letters become numbers
    how are the numbers worked out
    what is a master number
    what does reduce a number mean
    do you use pythagorean or chaldean numbers
    what numbers do you compute
    where does the numerology come from`,
  'system/tarot': `
    how do you pick the tarot cards
    are the cards drawn at random
    which tarot deck is used
    why is the death card in a baby book
    how does the tarot work here
    what if we get a scary card
    which cards does our child get
    are tarot cards part of it
    who chooses the cards
    what if my baby gets the death card`,
  'system/chinese': `
    how does the chinese astrology work
    when does the chinese year begin
    what are the four pillars
    how are the pillars found
    do you use the lunar calendar for the animal
    how is bazi done
    where does the chinese part come from
    how does the eastern zodiac work in the book`,
  'system/calendars': `
    which calendars are in the book
    what other calendars do you use
    does the book show the birthday in other cultures
    on what calendars is the date shown
    is the jewish and the muslim date in it
    what calendars of the world are there
    how is her birthday written in other calendars`,
  'system/stones': `
    why does she have two gemstones
    what is the difference between the two stones
    birth gem or spiritual stone
    the book names a second stone
    why is the stone of the sign not the birthstone
    which stones are in the book
    where do the stones come from`,
  'system/same-day': `
    will twins get the same book
    do all babies of one day get the same text
    what is individual about our book
    my friend's baby was born the same day
    is it unique to our child
    does every child get the same readings
    what differs between two children with one birthday
    is this generic text
    do two babies with the same birthday get the same book
    do twins get word for word the same
    nine minutes apart, is anything different`,
})
