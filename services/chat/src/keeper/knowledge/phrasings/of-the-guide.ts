import { phrasingsOf } from './phrasings'

/** Of the companion guide, of MYA's own switches, and of what is derived. */
export const ofTheGuide = phrasingsOf({
  'guide/personality': `
    what is in the personality tab
    where do I read about her strengths
    which challenges does the guide name
    does the guide tell the soul mission
    where is the life purpose
    strengths and weaknesses in the companion guide
    what does the guide say about character
    personality profile of the guide`,
  'guide/spiritual': `
    what is in the spiritual tab
    what are the guiding elements
    what are sacred symbols in the guide
    which meditation style does the guide suggest
    where is the spiritual path
    what does the spiritual chapter hold
    pathway in the companion guide`,
  'guide/guidance': `
    what is in the guidance tab
    does the guide say which jobs suit my child
    where are the career paths
    does the guide have health advice
    what is financial wisdom in the guide
    is there relationship guidance
    what does the guide say about money
    life guidance chapter
    which career fits my son according to the guide`,
  'guide/timing': `
    what is in the timing tab
    what are favorable months
    where do I see the personal year
    which months are lucky for her
    what are the life stages in the guide
    what are timing cycles
    of which year is the personal year
    why does the guide name certain months
    ages and stages in the companion guide`,
  'guide/compatibility': `
    what is in the compatibility tab
    who does my child get along with
    which signs fit my baby
    does the guide tell romantic compatibility
    what is family dynamics in the guide
    how do we as parents fit with our child's sign
    friendship synergy
    business partnership in the guide
    is she compatible with her brother`,
  'guide/development': `
    what is in the development tab
    what is the learning style in the guide
    how will my child communicate according to the guide
    stress management in the guide
    does the guide say how she makes decisions
    how does my kid learn best says the guide
    decision making style`,
  'guide/mystical': `
    what is in the mystical tab
    what are past life themes
    what are karma lessons
    spiritual gifts in the guide
    what does intuitive powers mean
    does it tell about past lives
    is there anything about karma
    mystical insights chapter`,
  'guide/open': `
    where do I open the companion guide
    how do I get the companion guide
    can I see the guide before submitting
    where is the generate companion guide button
    how do I generate the guide
    can I open the guide from the proof page
    I cannot find the companion guide
    what does the guide need to start
    do I need to submit first for the guide
    can i get the guide without ordering
    what information does the guide need`,
  'guide/error': `
    birth date is required to generate companion guide
    the guide says birth date is required
    why will the guide not start
    the companion guide shows an error
    guide does not generate
    I pressed generate and it wants a birth date
    what is missing for the guide`,
  'guide/made': `
    is the companion guide written by ai
    how is the companion guide made
    does chatgpt write the guide
    is the guide the same for every child
    will the guide say something else next time
    is the guide personal or generic
    where does the guide get its sentences from
    how does the guide know my child
    does the guide need an openai key`,
  'guide/print': `
    can I print the companion guide
    can I save the guide as pdf
    is the guide part of the printed book
    does the guide come with the book
    how do I download the guide
    can I send the guide to my mother
    is the guide extra
    save companion guide`,
  'guide/kept': `
    is the guide saved
    can I open the guide again later
    where is my guide stored
    I closed the guide, is it gone
    do you keep the companion guide
    does the guide disappear`,
  'mya/drawer': `
    how do I open the chat
    where do I find MYA
    does enter send the message
    how do I stop your answer
    where is the help card
    what is need help
    shift enter does what
    can I try again when your answer failed
    the chat covers the whole screen on my phone
    how do I close the chat
    how do I ask a question here
    where can i get help while filling it in`,
  'mya/turn-off': `
    how do I turn Ask MYA off
    I want to write the origin myself, the field is locked
    why can I not type into name origin
    the etymology field is disabled
    what happens when I switch MYA off
    does turning the switch off delete the text
    can I override what MYA says
    I disagree with the origin MYA found
    the field with the placeholder cannot be edited
    how do I get my own text into the origin field
    i dont want mya to do the conception date
    can we write our own conception date instead`,
  'mya/when': `
    when does MYA fill in the origin
    the field still says MYA will research your baby's name origin
    when will the placeholder be replaced
    where does MYA's answer appear
    is the researched origin printed in the book
    do I see the result before I submit
    how long does the research take
    i turned on the mya toggle but only see a placeholder
    will the etymology be in the book
    does the book name the source of the origin`,
  'mya/name-unknown': `
    what if you do not know our baby's name
    we invented the name, what will MYA write
    our name is very rare, can you research it
    what happens if the name is not in your list
    do you make up meanings for names
    what if MYA cannot find the name
    the name is a family invention
    will you guess the origin if you do not know it
    made-up name what then
    unusual name not known`,
  'mya/consent': `
    how do I let you read my record
    can you see my baby's chart if I allow it
    what happens when I allow you to read my record
    how do I stop you from reading our record
    which parts of my record do you read
    do you need permission to see our data
    is my record read without asking
    can you look up my own child's figures
    why can you not tell me my baby's sign
    where is the switch to let MYA see our record
    does the permission last
    can you tell me about my own baby`,
  'system/derived': `
    what is computed from the date of birth
    which values do you derive from the birth date
    what do you calculate about my baby
    list everything that comes from the birthday
    what figures follow from the date
    which things are worked out automatically
    what can you tell from just the birthday
    what are the derived values
    which systems do you use
    what kinds of readings are there
    astrology numerology tarot what else`,
  'system/needs': `
    which insights need the time of birth
    what do we miss without the birth time
    what do I get if I only know the date
    which readings need the place
    what can you not compute without the hour
    does the moon sign need the exact time
    do I lose much if I do not know the time
    is the exact minute important
    does it matter if the time is a few minutes off
    I do not have the exact minute he was born, does that ruin it
    we only know it was in the morning, what goes missing
    what is left out without a birth place
    how many insights are lost without the time
    i only know roughly when, is that enough`,
})
