import { phrasingsOf } from './phrasings'

/** Of MYA herself, and of the systems as wholes. */
export const ofMya = phrasingsOf({
  'mya/who': `
    am I talking to a machine
    who is mya
    what does keeper of the codex mean
    are you a person
    what kind of assistant are you
    is this an automatic chat
    introduce yourself
    are you a bot
    am I talking to a person
    what does mya stand for
    are you alive or a machine
    who is behind you
    what is your job`,
  'mya/can': `
    what can I ask you
    what are you good for
    what do you know about
    which questions do you answer
    what topics can you help with
    how can you help me
    what are you able to do
    can you give advice
    what should I ask
    what can I ask
    help me
    which topics do you know
    can you answer anything
    what questions can you answer`,
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
    when does the research of the name happen
    what is the ask mya switch
    why can I not type in the origin
    mya will research, when
    can you fill in the name bit for me
    should I turn mya on
    the field is locked by mya
    when does mya fill it in`,
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
    how would you work out the conception
    how do you know when she was conceived
    how is it worked out when I let mya do it
    is the conception date exact
    she came early, is the date still right
    forty weeks back
    does it know my real due date`,
  'mya/names': `
    where do you look names up
    where does the meaning of a name come from
    which dictionary do you use for names
    why do you not know our name
    how do I find out what a name means
    do you guess the meaning of names
    can you tell me about a given name
    how reliable is the origin of a name
    can you look up my baby's name
    where do your name meanings come from
    do you make the meanings up
    do you know every name
    how do you know what names mean
    which books are the names from
    what if you do not know our name
    do you guess
    can you tell me about any name
    how sure are you of the meanings`,
  'mya/guide': `
    what is the companion guide
    how do I open the guide
    which tabs does the guide have
    where do I find extended insights
    is the guide part of the book
    what do I need for the guide
    what does the companion tell about compatibility
    what is the mystical tab
    what is the guide
    what is the companion
    what are the seven tabs
    what is in the extended insights
    what does the guide tell me`,
  'mya/trouble': `
    the chat is not working
    why do you not answer
    mya has trouble connecting
    the assistant is down
    I get an error in the chat
    mya does not respond
    the chat does not load
    you do not answer
    the chat is broken
    it says trouble connecting
    why do I get no reply
    mya is down
    the chat hangs`,
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
    which ephemeris
    how do you work out the sky
    is the astrology real astronomy
    is it western or vedic
    vedic, is that different from a normal horoscope
    where are the planets from
    how exact is it
    tropical or sidereal
    do you use software for the chart
    what do you need for a horoscope`,
  'system/numerology': `
    how does the numerology work
    which numerology system do you use
    how do letters become numbers
    how are the numbers worked out
    what is a master number
    what does reduce a number mean
    do you use pythagorean or chaldean numbers
    what numbers do you compute
    where does the numerology come from
    what is numerology
    how do the numbers work
    which letters have which value
    pythagorean or chaldean
    why are 11 and 22 not reduced
    where does numerology come from
    what are master numbers`,
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
    what if my baby gets the death card
    why is there tarot in a baby book
    how do you choose the cards
    is a card drawn
    which deck
    is the death card in it
    what is major arcana
    what are arcana
    are the cards random`,
  'system/chinese': `
    how does the chinese astrology work
    when does the chinese year begin
    what are the four pillars
    how are the pillars found
    do you use the lunar calendar for the animal
    how is bazi done
    where does the chinese part come from
    how does the eastern zodiac work in the book
    what is the chinese part
    what about the chinese one
    how do you do the chinese zodiac
    why is she not the animal of her year
    what is the eastern zodiac`,
  'system/calendars': `
    which calendars are in the book
    what other calendars do you use
    does the book show the birthday in other cultures
    on what calendars is the date shown
    is the jewish and the muslim date in it
    what calendars of the world are there
    how is her birthday written in other calendars
    which calendars are in it
    is there a jewish date in it
    is there a muslim calendar
    which old calendars do you use
    do you have the maya calendar`,
  'system/stones': `
    why does she have two gemstones
    what is the difference between the two stones
    birth gem or spiritual stone
    the book names a second stone
    why is the stone of the sign not the birthstone
    which stones are in the book
    where do the stones come from
    why are there two stones
    birth gem or spiritual stone, what is the difference
    which stone is which
    is the spiritual stone the same as the birthstone
    which stones does she get`,
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
    nine minutes apart, is anything different
    do twins get the same book
    his cousin has the same birthday, is it the same text
    is it the same for every baby of that day
    are two babies of one day alike
    what is different for twins`,
})
