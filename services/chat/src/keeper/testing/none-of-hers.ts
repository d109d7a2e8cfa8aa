/** Questions that are none of MYA's business: each is to be said unknown (or referred), however much its words sound like hers. */
export const noneOfHers: readonly string[] = `
how far is the moon from the earth
who was the first man on the moon
how hot is the sun
when is the next solar eclipse
how do I build a website
best books of 2025
who wrote Harry Potter
how do I print a boarding pass
where can I buy shoes
what size are my feet
how do I change a tyre
how do I invite people to a zoom meeting
recommend a good name for a cat
what should I cook for dinner
how do I reset my iphone
what is the exchange rate of the dollar
how to get rid of ants
how many calories in a banana
who is the queen of england
what is the largest planet
how old is the universe
what is the meaning of life
how do I learn spanish
what time is it
what day is it today
which phone should I buy
how do I train a puppy
tell me a bedtime story
sing a song
do you like me
are you married
where do you live
what is your favourite colour
how do I knit a blanket
good restaurants in Berlin
how do vaccines get approved by the government
who invented the calendar app
how do I paint a nursery
which pram is best
how do I change a nappy
how much does a house cost
what is bitcoin
how do I write a birthday card to my boss
give me a recipe for birthday cake
how do I convert miles to kilometres
what is the speed of light
who painted the mona lisa
can you help me with my homework
how do I delete my facebook account
what is the password of my wifi
how do I track my amazon parcel
is netflix free
when does school start
what is the population of China
who is the father of Luke Skywalker
what is the horoscope for tomorrow
will I be lucky in love this week
how do I become an astrologer
sell me a car
what is the best hospital in London
how long is the river Nile
what blood type does a dog have
how do I file a warranty for my washing machine
play music
book a taxi
how do I boil an egg
who won the world cup
what is the tallest mountain on earth
can you write my essay
how do I get rid of mould in the bathroom
which laptop is best for students
when do the clocks change in 2030
how long does it take to fly to Japan
what does a midwife earn
tell me about the history of Rome
who is the president of France
what is the best stroller
can you translate this letter for me
how do I change my windows password
where can I park in the city
what is the name of the tallest building
do you know a good baker for a birthday cake
how do I renew my passport
what is a good present for a wedding
how do I open a bank account for my baby
is there a page on wikipedia about elephants
who is the queen of denmark
how do I scan a document on my printer
what colour should I paint the wall
can I track a friend's phone
how do I delete my browser history
what is the price of gold
how many planets are there in the universe
which card game is the best
what is the most popular song this year
how do I get a refund from the airline
where do I register the birth of my child
when will my baby walk
what does the moon consist of
how does a microwave work
which stars can I see tonight
how big is a football field
where is the nearest hospital
how do I learn to read tarot
what do dragons eat
my printer is broken, what now
how do I cook rice
which film should we watch
who discovered America
how do I tie a tie
what is a good school for my son
can you recommend a photographer
how do I take good newborn photos
how do I make a family tree
what is the best day to marry
when is mother's day
how do I frame a picture
where is my amazon order
what is the capital of Thailand
how many people live in Ghana
who was Pythagoras
tell me about the Roman empire
how do I sell my house
what is a good password
how do I convert a word file to pdf
how many grams are in an ounce
what is two plus two
`
  .trim()
  .split('\n')
