import { ofTheWorld } from './of-the-world'

/**
 * Questions that sound like ours and that no passage answers. They stand beside the phrasings, so that what is asked in their words is
 * said to be unknown, and not answered by a passage that shares a word with it.
 */
const thatSoundLikeOurs: readonly string[] = `
asdkjhaskjdh
qwertzuiop
sdfjkh skdjfh
how do I make a family tree
when will the next full moon be
what is the phone number of the printer
how heavy is the book in grams
what is the moon today
how do I learn spanish
who invented the calendar
will I be lucky in love this week
where is the nearest hospital
what do dragons eat
is mars retrograde now
what's the temperature outside
suggest a middle name
which name goes with Emma
is he cute
show me another family's book
example book of somebody else
who prints it
can I choose the colour of the cover
which colour is the cover
will my boy be rich
who is your printer
gift wrapping?
can I add a text of my own to the book
may I write a letter to my child into the book
who prints the book
do you have a shop in my city
how do I rotate a picture
is the certificate signed by somebody
which bank do you use
can I dictate my answers by voice
can I speak instead of typing
what do the lines of the palm say
can you read the palm from the handprint
do you do human design charts
do you compute biorhythms
what is his biorhythm today
which company prints the books
who is your printing company
where is the printing house
in which country are your servers
where is the data center
which cloud provider do you use
can we add a dedication on the first page
can I write a few words of my own into the book
can I put a personal message in the book
can I change the font of the book
can I put my own drawing on the cover
do you have an affiliate program
when was your company founded
who founded birth codex
who is the ceo of your company
how many employees do you have
are you hiring
do you offer an internship
is there a subscription
can I add music or sound
can I record our voices
can I add a video to the book
where can I follow you on instagram
do you have an open api
which programming language is the site made with
is the site open source
who will win the election
what is the most popular baby name this year
suggest a name for my baby
which name should we choose
find me a name for a girl
what names go well with our surname
how do I renew my passport
how do I apply for a passport
where do I register the birth of my child
how do I get the official birth certificate from the registry
how do I claim child benefit
when will my baby walk
when will my baby sleep through the night
how do I change a diaper
what toys are good for a baby
what is a good present for a wedding
what should I cook today
how does the weather look
when do the clocks change next year
how do I change my windows password
how do I delete my browser history
how do I open a bank account
what is the best hospital to give birth
how much does a midwife earn
can you translate a letter for me
what is my own horoscope for today
what does my dream mean
do you read coffee grounds
what does my aura look like
who was I in a past life
what is the chakra of my child
can I talk to my dead grandmother
what are this week's lottery numbers
which stars can I see in the sky tonight
what does the moon consist of
how far away is the moon
how old is the sun
who is the queen or king of a country
how do I learn to read tarot cards
what animals live in China
do you make books for pets
do you also make wedding books
can I make one for my dog
how long does a flight take
how long does it take to fly there
how do I take good photos of a newborn
can you recommend a photographer
how do I draw a family tree
how do I frame a picture
what is a good day to marry
when is mother's day this year
what is a good password
how do I sell my house
how do I convert a file to pdf
how many grams are in an ounce
how much is two plus two
how do I boil an egg
what do animals eat
where can I park the car
how do I get money back from the airline
tell me about the history of a country
who was a famous person in history
how do I build a website
how do I learn a language
which nappies are the best
what is a number times a number
what is the capital of a country
how many people live in a city
which film or game is good
how do I clean the carpet
can you recommend a pushchair
which buggy is better
which car seat do you recommend
write me a poem
tell me a lullaby
do you know the words of a song
who won the match last night
what time does the shop close
when does the supermarket open
what is the capital of mongolia
what is 17 times 23
how much is a hundred divided by four
can you track my parcel from another shop
are other companies cheaper than you
are you better than another photo book company
which photo book is best
how do I pay off my mortgage
should I invest my money
how do I save for my child's education
where do I send the form for child benefit
how do I book a holiday
find me a babysitter
how do I find a nursery place
which school is best
how do I get a passport for a newborn
how do I apply for a visa
what should I pack for the hospital
when do babies start to talk
how do I wash baby clothes
what colour should the nursery be
how do I plan a christening
how do I throw a baby shower
can you write a speech for the party
help me write an email to my boss
translate this sentence into french
how do I lose the baby weight
which camera should I buy
how do I reset my phone
how do I set up a printer
what is the exchange rate
when do the clocks change
when is the next full moon
what is my horoscope for this week
are my husband and I a good match
what will the weather be like
who is the president
who was a philosopher
how many people live in a country
how far is it to the next hospital
what is on television tonight
recommend a film for tonight
how do I cook rice
what do you think about politics
tell me something funny
do you believe in god
what is the best day to get married
how do I hang a picture on the wall
what is a good first name
give me names that begin with a
which name is more popular
do you have twins names
when will my baby smile
what is a good middle name
how much does a nanny earn
how do I get a birth certificate from the registry
when did somebody last look at my record
how often did my mother open the record
`
  .trim()
  .split('\n')

/** All that is known to have no answer. */
export const ofNothingTold: readonly string[] = [...thatSoundLikeOurs, ...ofTheWorld]
