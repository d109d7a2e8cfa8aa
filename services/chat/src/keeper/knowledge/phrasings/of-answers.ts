import { phrasingsOf } from './phrasings'

/** Of single answers: measures, dates, names, families of other shapes. */
export const ofAnswers = phrasingsOf({
  'form/time-unknown': `
    we have no idea at what hour she was born
    I don't remember the exact minute
    the birth time is missing from the hospital papers
    can I do it without a time
    is the time of birth needed
    I only know it was in the morning
    what if we are not sure about the time
    what does time unknown do
    what is missing from the book without the hour
    I can guess the time roughly
    adopted baby with unknown hour of birth
    do I lose anything if I don't give the time
    the hospital did not note the time
    nobody looked at the clock
    I forgot when exactly she was born
    we only know it was about noon
    born around midnight, not sure when
    what if there is no birth time
    the midwife only wrote a rough time
    the time in her papers is crossed out
    we have no idea when he was born
    nobody wrote down the hour
    he was adopted and we do not know the time
    can I leave the time blank
    do I need the birth time
    does it work without a birth time
    what do we lose without the hour
    the hospital did not note the minute
    what happens to the horoscope without the time
    must I know the exact minute
    no time on the papers`,
  'form/clock-change': `
    she was born the night the clocks went back
    summer time ended during the birth
    the hour happened twice that night
    what does before or after the change mean
    born at half past two when daylight saving began
    why am I asked about the clock change
    my time does not exist because of summer time
    she was born in the night the clocks went back
    it asks before or after the change
    which of the two half past twos
    daylight saving ended that night
    the hour that came twice`,
  'form/time-zone': `
    which time do I enter if the birth was abroad
    we live somewhere else than where she was born
    do I have to convert the time
    do you use local time or UTC
    how do you know the time zone
    should I enter the time of our home country
    is daylight saving taken into account
    he was born in another time zone
    am or pm
    born in Spain but we live in Sweden, whose clock do I use
    is it the time where the baby was born or where we are now
    is daylight saving of earlier years considered
    do I enter the clock time of the place
    which time do I put if we live elsewhere now
    born in australia but we are in europe
    is it local time
    do I have to convert the hour
    summer time or winter time
    do I take the clock in the delivery room
    do you think of daylight saving`,
  'form/place': `
    my town is not in the list
    I can't find our village
    the city search finds nothing
    how do I choose the place of birth
    which place do I pick if we live in the countryside
    born in the ambulance on the way
    born at home in a tiny village
    where do the places come from
    can I type a place that is not offered
    why do you need the city
    the list shows the wrong town of that name
    do I need coordinates
    the hamlet where she was born does not exist in your list
    our city is missing
    born on a ship
    we were between two towns on the motorway
    which city do I write if the hospital is in the next town
    my village does not come up
    it cannot find our town
    what if the place is not on the list
    how do I pick the city
    which place do I choose when we live in a small hamlet
    the list of towns is empty
    do I have to choose from the suggestions
    we live in the countryside
    why do you need the place
    why do you need the place of birth for a horoscope
    what is the location for`,
  'form/metric': `
    can I use kilos instead of pounds
    I only know grams
    how do I enter centimetres
    we use the metric system
    how do I convert the weight
    switch from inches to cm
    why does it show feet and inches
    where do I change the units
    is the weight rounded
    temperature in celsius possible
    I only know 3500 g
    she was 51 cm
    our hospital measures in kilos
    kilograms or pounds
    I don't understand ounces
    my scale shows kilograms
    can you show it in cm
    I only know kilos
    I have no clue what an ounce is
    can I use centimetres
    the hospital gave it in grams
    where do I change to metric
    we are not american
    feet and inches mean nothing to me
    is there a switch for kg
    how do I write 3450 grams
    how do I enter 51 cm`,
  'form/ranges': `
    what is the largest weight I can enter
    which values are allowed
    it says my number is out of range
    my baby weighed more than the form accepts
    what is the smallest height allowed
    what are the limits for weight and length
    the form does not accept my measurement
    how many pounds may I put
    weight must be between 1 and 20 pounds
    height feet must be between 0 and 5
    what numbers are allowed for the weight
    it refuses the weight
    she was very small and it will not take it
    what is the most it accepts
    which numbers are allowed
    it says must be between
    the height is not accepted
    he weighed more than the form lets me enter`,
  'form/connected': `
    what is sacred connection
    how long was the cord attached
    what do you mean by connected to the placenta
    when the cord was cut
    what are the days hours minutes and seconds for
    we had a lotus birth
    do I have to say when the umbilical cord was cut
    why do you ask about the placenta
    what does connected with days and seconds mean
    what is this about the placenta
    how long was she connected, what do I put
    is it about cutting the cord
    sacred connection, what is that
    what do I write for the cord`,
  'form/unwed': `
    we are not husband and wife
    what if there was no wedding
    mum and dad never got married
    how do I say that we are unmarried
    do we have to be married
    we live together without a marriage
    what does the unwed switch do
    does the book print that we are not married
    the parents split up
    we are only engaged
    we are divorced
    what do we enter if we never married
    it keeps asking for a wedding date
    we are not married, what now
    what do I do with the wedding date
    we never had a wedding
    we live together without marriage
    I do not want to put a marriage date
    it asks when we got married`,
  'form/family-shapes': `
    we are two mums
    we are two dads, what do I enter
    I am raising her alone
    the dad is not around
    there is no father to enter
    conceived with a donor
    the grandfather is dead, do I name him
    can I leave the dad's part out
    how do we enter a step parent
    we are foster parents
    my husband passed away
    what about patchwork families
    my partner died during the pregnancy
    we don't know the biological father
    our son is adopted, whom do I enter as parents
    what if there is only one parent
    the father does not want to be named
    lesbian couple
    surrogate mother
    father unknown, may I leave him out
    there is a box for a father but we are two women
    whose names go under mother and father after an adoption
    our baby has three parents
    egg donor
    there is no dad
    I had him on my own with a donor
    my wife and I are both mothers
    he is adopted, who do I enter
    two fathers with a surrogate
    what about his step dad
    her father died
    I do not know who the father is
    I was raised by my grandparents and so is she`,
  'form/date-order': `
    it says the date is wrong
    why is my date not accepted
    the date of the mother is after the child's
    can I enter a future date
    the form rejects the date of birth
    conception must be earlier than the birth
    what is the earliest date possible
    the dates don't match
    it says the date cannot be in the future
    my birthday is refused
    why is the date of the mother wrong
    it says before baby's birth
    which dates are allowed
    the conception date gives an error`,
  'form/characters': `
    which signs may a name contain
    is a hyphen allowed in the last name
    our name has an apostrophe
    she has only one name
    can a name be very long
    may I use an emoji in the name
    it says the name has a hidden character
    can I put two first names
    what if the child has no surname
    double barrelled surname
    may the name have a hyphen
    what if he has no surname
    can I put a heart in the name
    it does not like my name
    her name is very long
    is a single letter enough as a name
    are numbers allowed in the name
    can I use an apostrophe`,
})
