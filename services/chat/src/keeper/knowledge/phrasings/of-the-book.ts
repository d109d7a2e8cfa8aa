import { phrasingsOf } from './phrasings'

/** Of what the product is, its steps, and what is in the book. */
export const ofTheBook = phrasingsOf({
  'book/what': `
    what exactly is this product
    what will we end up with when we are finished
    can you give me a short introduction
    what do you produce for new parents
    what is a birth bio
    what is the idea behind the codex
    I have no clue what this is about
    what would I receive in the end
    is it a baby book or a certificate
    tell me about birth codex
    what is this keepsake
    how do I get one, from beginning to end
    what does your company do
    explain birth codex to me in plain words
    why would I want one
    what is this website for
    so what is it you make
    what am I signing up for here
    a friend sent me the link, what is it
    in plain words what do I end up with
    is it a website or a real book
    do I download something or do I fill it in here
    is this an app
    what will be in my hands at the end
    what exactly do I receive
    ¿qué es exactamente y qué recibo
    qu'est-ce que je reçois à la fin
    was bekomme ich am Ende
    co właściwie dostanę
    what is the purpose of the keepsake`,
  'book/steps': `
    how is the form divided
    what do you ask me in each part
    what will I be asked
    which questions are on page two
    how long does filling it in take
    how much time do I need for the form
    what comes after the names
    can I go back to an earlier page
    may I jump back to a previous step
    what is on the last page of the form
    where in the form do I put the parents
    what is asked in step four
    in which section are weight and height
    what are the stages I go through
    can I see all questions beforehand
    how many questions do you ask
    how long will this take me
    what information should I have ready before I begin
    do I need any papers at hand to fill it in
    how much is there to fill in
    what comes after the parents part
    is it a lot of typing
    how many screens do I have to go through
    what do you ask me on each page
    roughly how long will the form keep me busy
    which part comes first
    can I look at all the sections before I begin
    what is step three about
    where am I in the form
    what is asked in the last part
    do I do it all in one go or in parts`,
  'book/required': `
    what is the bare minimum I have to give
    which boxes must I complete
    which answers can I not skip
    what does the little star beside a question mean
    can I miss out questions I don't like
    do I have to tell you everything
    is it fine to leave some things empty
    what happens to questions I do not answer
    which information is absolutely necessary
    what can be left open
    are all the questions voluntary
    do I need to fill out the whole questionnaire
    can I send it without the grandparents
    is the middle name obligatory
    do I have to give the weight
    may I ignore the optional questions
    do you need all of this
    do I need to enter both parents
    which boxes are compulsory
    what can I leave out
    is it fine if I only fill in half of it
    what is the least you need from me
    may I leave the grandfathers empty
    can I leave the rest for later
    do I need to know everything about the family
    which ones have the asterisk
    I do not want to answer everything
    what happens with the questions I do not answer
    is everything mandatory
    which answers do you really need
    can I skip the bits about the parents`,
  'book/next-disabled': `
    I can't get to the next page
    the next button does nothing
    why is the button grey
    it won't let me proceed
    I am stuck on this page
    the form refuses to move forward
    how do I get past this step
    why can I not advance
    nothing happens when I click next
    continue is not clickable
    it says please complete all required fields
    the button to continue stays grey
    some field is red and I can't move on
    the button to go on is grey
    it will not let me past the first page
    I pressed next and nothing happened
    why is it complaining that something is missing
    it keeps me on the same step
    there is a red message and I cannot continue
    the form is blocked
    I filled it in and it still does not move on
    next does not react`,
  'book/content': `
    what can we read in the finished book
    which sections does the book contain
    what will be on the pages
    what is inside
    what information ends up in print
    which of my answers are printed
    show me the table of contents
    what comes first in the book and what last
    is there a page for the grandparents in the book
    what happens with pages I have no answers for
    are there empty pages in the book
    what is a colophon
    what do you print from what I type
    is the sky of the birth shown in the book
    does the book contain photos
    what is written in the book about our child
    can I choose which pages are printed
    can I leave a chapter out of the book
    what do I find when I open the book
    what pages are in there
    does it have a family page
    what is on the inside
    are the parents in it
    which chapters does it have
    will our names as parents be printed
    what does the book tell about my baby
    does the book explain how it was worked out
    what else is in it besides the certificate`,
  'book/pages': `
    how many sheets does it have
    is it a thick book
    what format does it come in
    how large is the finished thing
    is the book hardback or paperback
    can I get it in a bigger size
    will it fit in a standard frame
    is a picture frame included
    how tall and wide is the book
    letter size or a4
    what kind of cover does it have
    dimensions of the print
    is it a hardcover book or a booklet
    is it a poster or a book
    how many pages will we get
    how heavy is the book
    what are the measurements
    does it come in a larger format
    is it a hardback
    would it fit on a shelf
    can I get it as a poster
    will it fit into a picture frame
    is it good enough to frame
    how many sheets are there
    can we choose the size`,
  'book/certificate': `
    what can you see on the certificate
    which names stand on the certificate
    does the certificate show mom and dad
    is the design of each certificate unique
    how is the border made
    what is the pattern around the edge
    what is the seal on the front
    does everyone get the same artwork
    what does the first page look like
    are the weight and length on the certificate
    what decorates the certificate
    what is printed on the front page
    can I choose the colours or the design of the certificate
    is there a seal or a stamp on it
    can I hang the certificate on the wall
    what does the front sheet show
    is there a nice sheet to hang up
    what are the swirls and lines around the page
    does the certificate carry the parents' names
    what do I see on the first page
    is every certificate different
    are the rosettes special to my baby
    what is the seal for
    what is written on the certificate`,
  'book/official': `
    is this recognised by the government
    does it count as a real birth certificate
    may I show it at the airport
    does it have legal force
    is it a substitute for the official papers
    can I register my child with this
    will the bank take it as identification
    is the document certified by the state
    do authorities recognise the certificate
    do we still need the state's birth certificate
    can we use it to apply for a passport
    will the registry office or the hospital recognise it
    is it issued by the government
    can I use it for child benefit
    does the certificate prove the birth
    can I show it at the registry
    is it instead of the birth certificate
    does it count at the embassy
    will the authorities accept it
    can I use it as an id for the baby
    is it a legal paper
    does this register my baby
    do I still need to register her at the town hall
    is it recognised by the state
    can I travel with it`,
  'book/insights': `
    how much will the book tell about our child
    how many facts do we get
    do you promise a certain number of insights
    what is an insight
    which kinds of readings are there
    why did I get fewer insights than my friend
    can I get more insights
    what is the largest number of insights
    what topics do the readings cover
    why do we have only ninety readings
    give me all the chapters of readings
    how many readings are in the book
    how many chapters
    can you list the insights
    how many did she get and about what
    how many readings come with it
    is it always sixty four
    how many do we get if we fill in everything
    do you really have more than 60 facts about her
    what sorts of insights are there
    why did my friend get more of them
    do I get fewer if I skip the parents
    list what you work out from the birth
    how much will it say about my son`,
  'book/true': `
    how seriously should I take this
    is it all just made up
    do you guarantee that it is right
    is there any proof behind astrology
    will the predictions come true
    can you see what will become of my son
    will she be rich or famous
    is this based on facts
    how trustworthy are the readings
    I do not believe in this stuff
    is it for fun or meant seriously
    does it tell the fortune of my child
    do you really believe in astrology
    is there any science behind this
    is this nonsense
    can you tell the future of my child
    what is the scientific evidence
    will it come true
    I do not believe in stars, is this serious
    is any of it proven
    where do the numbers come from, does a computer make them up
    do you just make things up
    is it random text
    are they invented or worked out
    is it science or just fun
    my husband says it is nonsense
    will it tell his future
    is it like a horoscope in a magazine
    are these made by artificial intelligence
    how do I know it is correct
    is it the same text for everybody`,
  'book/disclaimer': `
    why must I agree before sending
    what am I agreeing to at the end
    what do I confirm with the tick
    what does the box on the last page say
    can I submit without accepting the disclaimer
    which terms do I accept
    what does the acknowledgement mean
    what if I don't tick the box
    is the checkbox at the end obligatory
    what do I sign when I attest
    why is there a disclaimer
    what is attest
    do I agree to anything legally binding
    why must I tick a box at the end
    what am I agreeing to
    what is the sentence about fun and inspiration
    it does not let me submit without the tick
    what does acknowledge mean here
    do I sign a contract
    is that tick binding
    can I submit without accepting`,
  'book/languages': `
    do you offer it in other languages
    I would like the book in my mother tongue
    can I switch the site to German
    we are a Spanish speaking family
    can it print Chinese characters
    our name is written with Cyrillic letters
    does it support Hindi or Korean
    what if a letter of our name cannot be printed
    which alphabets can you print
    are accents in names printed correctly
    is the text only in English
    does MYA speak French
    can I get the text translated
    is there a Polish version
    is the ñ in our surname printed
    will ü and ö come out right
    do you print Hebrew letters
    can I get it in my language
    do you support right to left script
    do you speak Spanish
    can you talk in another language
    will Thai letters print properly
    does the book print the name in our own script
    can I write the name in Japanese
    can the book be in another language
    her name has a letter with an accent
    his surname has a stroke through the l
    will the umlaut come out right
    do special letters print properly
    we write the name in arabic
    can I fill it in in spanish
    can you print chinese signs
    is there a french version
    grandma reads only polish
    does the ñ work
    can the name be in two alphabets`,
})
