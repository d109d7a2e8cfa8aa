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
`
  .trim()
  .split('\n')
