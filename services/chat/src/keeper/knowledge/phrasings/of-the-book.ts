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
    what is this website for`,
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
    do I need any papers at hand to fill it in`,
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
    do I need to enter both parents`,
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
    some field is red and I can't move on`,
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
    can I leave a chapter out of the book`,
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
    how heavy is the book`,
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
    can I hang the certificate on the wall`,
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
    does the certificate prove the birth`,
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
    what does 64+ mean
    why do we have only ninety readings
    give me all the chapters of readings
    how many readings are in the book
    how many chapters
    can you list the insights
    how many did she get and about what`,
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
    will it come true`,
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
    do I agree to anything legally binding`,
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
    can I write the name in Japanese`,
})
