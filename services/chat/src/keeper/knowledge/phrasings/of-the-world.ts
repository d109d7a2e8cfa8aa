/** What any chat is asked, and this one has nothing to say to: the weather, cooking, sports, shopping, offices, homework. */
export const ofTheWorld: readonly string[] = `
how do I fix a flat bicycle
how do I change a light bulb
how do I repair a tap
teach me how to play chess
how can I learn the piano
what is the best way to learn french
how do I say good morning in italian
who invented the steam engine
who invented television
who discovered america
who was Isaac Newton
who was Cleopatra
who was Plato
tell me about Napoleon
tell me about the roman empire
when was the french revolution
when did the second world war end
history of ancient egypt
history of china
who is the father of Harry Potter
who plays the main part in that film
who sang that song
what film should we watch tonight
best series to watch
who is the richest man alive
who is the prime minister
who is the president of France
how many people live in India
what is the longest river
how deep is the sea
how fast is a cheetah
why is the sky blue
how do volcanoes work
how do stars form
what is gravity
what is photosynthesis
how do vaccines work
what is climate change
how do I prune roses
how do I iron a shirt
how do I get a stain out
how do I clean the oven
how do I paint a wall
how do I put up a shelf
how do I decorate the baby's room
how do I plan a baby shower
games for a birthday party
what present for a one year old
which toys are good for a baby
what should be in the hospital bag
how do I fold a sling
how do I install the car seat
how do I sterilise bottles
which nappies are best
how often do I wash baby clothes
when will he sleep through the night
how do I get my baby to sleep
what songs do babies like
what should I read to my child
what does a nanny cost
how much maternity leave do I get
how do I get a passport for my baby
how do I register the birth at the town hall
where do I get a copy of the birth certificate
how do I change my child's surname officially
how do I do my taxes
how do I open a savings account for the baby
should I buy shares
what is inflation
how do I write a will
how do I write a cover letter
write an email to my boss
translate this sentence for me
correct my essay
write me a speech for the christening
write a poem for my daughter
tell me a story
sing me a lullaby
are you in love
do you sleep
what do you look like
what did you do yesterday
who do you vote for
what do you think of politics
which religion is right
is there life after death
do ghosts exist
are aliens real
what number should I play in the lottery
will I get the job
will I get pregnant this year
will my marriage last
what does my palm say
read my coffee grounds
can you hypnotise me
my phone does not charge
how do I connect the printer
how do I reset my router
how do I delete my instagram
how do I make a backup of my laptop
how do I write a program
what is a blockchain
who won the match yesterday
when do the olympic games begin
how do I lose weight
how many steps a day are healthy
what time do the shops close
is the pharmacy open on sunday
where is the nearest petrol station
how much is a ticket to London
what is the weather like tomorrow
will it rain at the weekend
when is the next world cup
what is the capital of Australia
how high is mount everest
how tall is the tower in Paris
what is the largest planet
how many planets are there
what is the distance to the moon in kilometres
who invented the telephone
who painted the mona lisa
solve this equation for me
convert 10 miles to kilometres
how do I boil rice
give me a recipe for pancakes
what can I cook for dinner
make a shopping list
recommend a good restaurant
find me a hotel near the beach
book a flight for me
how do I get to the station
when does the next train leave
call me a taxi
which car is the safest
which pushchair should we buy
best pram for the city
which car seat fits a small car
recommend a baby monitor
what is the best nappy brand
where can I buy a cot
which baby carrier is good
where are nappies cheapest
where do I buy petrol
what is the price of gold
how much is a house here
is bitcoin going up
which shares should I buy
how do I save money for university
which bank is best for a savings account
open a bank account for the baby
what do I earn after tax
write my essay
write a poem
write a letter to my landlord
write a speech for the christening
write thank you cards for me
write a birth announcement for facebook
translate this sentence into italian
check my spelling in this email
tell me a joke
sing me a song
tell me a bedtime story
which lullaby should I sing
recommend a film
what is your favourite colour
which book should I read
what is the best series on netflix
play some music
set an alarm for seven
remind me to call my mother
what time is it in Tokyo
what day is it today
what is the date tomorrow
how do I reset my password for netflix
how do I unlock my phone
my computer is slow
fix my printer
how do I connect to the wifi
what is the password of my wifi
how do I take a screenshot
where is my amazon parcel
cancel my gym subscription
what is the best nursery near me
which school is good
how do I find a babysitter
how much does childcare cost
how do I get a passport for the baby
how do I get a national insurance number
where do I register the birth at the town hall
how do I get a birth certificate from the council
how do I apply for child benefit
how many days of leave does my partner get
how do I get a new driving licence
how do I renew my visa card
who do I vote for
is there a god
what is the meaning of life
do aliens exist
will my child be famous
what will the weather be on his wedding day
can you see the future
which lottery numbers will win
read my palm
which star sign fits mine in love
do you do horoscopes for this week
my own horoscope for today
how do I knit a hat
how do I remove a stain
how do I grow tomatoes
how do I paint the nursery
how does an engine work
what is a black hole
how does photosynthesis work
when did the war end
who wrote Hamlet
who is the father in star wars
which card game is fun
how do I play chess
how do I sell things on ebay
can I resell it on the internet
do other companies make baby books
is your competitor cheaper
who makes the best photo albums
can you book a photographer
find me a newborn photographer
where can I get a cake for the christening
which flowers should I send to the mother
what should I give as a present for a baby shower
what is a good age gap between children
when do babies start to walk
which toys are good for a newborn
how do I bath a baby
which clothes does a newborn need
how do I wrap a baby in a sling
my neighbour is too loud
my boss is unfair
I am bored
do you love me
are you married
how old are you
where do you live
what are you wearing
can you be my friend
how do I make friends with other mums
what are the most popular names this year
which name goes well with Oliver
list girls' names with a`
  .trim()
  .split('\n')
