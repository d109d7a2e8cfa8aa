import { phrasingsOf } from './phrasings'

/** Of insights of the sky, the hour and the place, as parents type: short, with slips, doubting. */
export const ofTheSkyAsTyped = phrasingsOf({
  'insight/sun-sign': `
    starsign??
    wat zodiac sign is my little boy plz
    grandma says he is a scorpio but the book printed libra, how come
    sun sign from exact minute or only the date
    we dont have the time, can you still tell his star sign
    my baby came on 22 december is that sagittarius or capricorn
    what horoscope is baby of 3 august
    how do you decide the zodiac when two signs share the same day
    which of the twelve signs was the sun standing in`,
  'insight/sun-decan': `
    decan meaning pls
    first second or third decan how do you know
    what is a decanate of the sun sign
    one of 36 faces what is that about
    it says third face of virgo, huh
    why does the face of the sun start with mars
    my yoga teacher asked for her decan
    which planet rules the ten degree slice the sun was in`,
  'insight/sun-stars': `
    is she really an aries if the sun was in front of pisces
    ophiuchus baby??
    astronomer uncle says the zodiac is shifted, did you account for precession
    actual constellation on the day, not the sign
    which constellation would be behind the sun if you could see it
    iau boundaries sun constellation
    book says taurus but the stars say aries why two
    the signs have moved over 2000 years do you show that
    telescope nerd dad here, before what real stars was the sun`,
  'insight/sun-season': `
    spring or summer baby
    we are in new zealand so july is winter, does the book know that
    days since the equinox
    how far was it to the summer solstice
    is season taken from weather or from the sun
    born in cape town, season turned around?
    autumn baby according to you but it was still hot
    what season was he born in astronomicaly
    we live down under so is june winter in the book too`,
  'insight/sun-landlord': `
    landlord of the sun what a funny word
    who is the boss planet of cancer
    ruler planet of her star sign
    dispositor of the sun
    venus rules libra and where was venus then
    what is meant with the sun living in somebodys house as tenant
    planet that owns her sun sign
    why is mercury called the landlord`,
  'insight/sun-company': `
    sun conjunct mercury what does that say
    suns closest aspect
    which planet makes an angle with his sun
    the sun alone or in company, how do you tell
    who walked with the sun that day
    sun square saturn is in our book, where does it come from
    nearest angle from the sun to another planet`,
  'insight/moon-phase': `
    moonphase birthday
    was she born on a new moon or crescent one
    midwife swore it was full moon, book says gibbous
    which moon shape is drawn on the certificate and is it true
    waning or waxing when he came
    how do you calculate lunar phase at birth
    eight moon phases which one is ours
    first quarter moon baby what is that`,
  'insight/moon-light': `
    moon 83 percent lit how did you get it
    how much of the moon shone
    illumination percentage
    days since last new moon when baby was born
    moon was how many days old
    lit fraction of disk
    was the moon nearly dark or nearly whole in percent
    brightness of moon that evening in numbers
    i remember it was such a bright night, how many percent of the moon was lit then`,
  'insight/moon-sign': `
    moonsign pls
    moon in pisces meaning
    her moon sign shows two signs, why not one
    what zodiac sign did the moon sit in at 5am
    i know her sun but what about the moon one
    book says moon moved from leo to virgo that day
    do i need exact hour so that moon sign is right
    emotional sign the one with the moon`,
  'insight/sun-and-moon': `
    sun fire moon water do they match
    sun sign element next to moon sign element
    his sun is in earth and moon in air what now
    how do the two big lights fit together
    sun moon combo
    is same element for sun and moon something special
    pairing of the sun sign with the moon sign`,
  'insight/moon-name': `
    pink moon?
    what is the name of the full moon after he arrived
    buck moon sturgeon moon who gave these names
    harvest moon or hunters moon baby
    next fullmoon name after birth
    why is it the snow moon if we have no snow here
    native american moon names in the book
    which named moon came next in november
    romantic one: what do they call the full moon right after her birth`,
  'insight/two-moons': `
    moon phase appears twice in the book and they are not equal
    calendar on my wall shows another phase
    mean cycle 29.53 days vs true moon
    why do you print an almanac moon and a true moon
    average moon or actual moon
    one page says waxing crescent the other first quarter is it a bug
    old farmers almanac method for moon
    synodic month reckoning differs`,
  'insight/nakshatra': `
    naksatra
    my mother in law from chennai asks which nakshatra
    rohini or mrigashira how did u decide
    janma nakshatra of baby
    27 star mansions india
    which ayanamsa you are using lahiri or raman
    birth star for hindu naming ceremony
    is there any jyotish in it
    no nakshatra printed because time is missing?
    our priest needs the nakshatra for the naamkaran, how did you compute it`,
  'insight/moon-view': `
    could we have seen the moon out of the delivery room window
    moon altitude azimuth birth
    was moon above or below the horizon when he came
    which direction to look for the moon that night south or east
    how high did the moon hang over our town
    moon 12 degrees over the horizon what does it mean
    moon was under the earth at that minute?
    my husband says he saw the moon from the car park on the way in, was it really over the horizon`,
  'insight/mercury': `
    mercury in gemini what does it say about how he talks
    mercury sign for thinking and speaking
    where do you get mercury's sign
    merkury in aries??
    mercury virgo baby chatterbox
    which sign did mercury stand in`,
  'insight/venus': `
    venus in taurus
    what she will like according to venus
    sign of venus at birth how calculated
    venus sign for love and taste
    book says venus in leo what does it read there
    which zodiac sign was venus passing through
    sign of venus and what she finds pretty`,
  'insight/mars': `
    mars in capricorn baby
    how he goes at things, the mars part
    zodiac place of mars
    mars sign temper energy
    why is mars in cancer in our book
    the red planet's sign when she was born
    what sign was mars in on that day`,
  'insight/jupiter': `
    jupiter in cancer luck
    the luck planet sign
    which sign is jupiter in for babies of this year
    where the books see room, jupiter bit
    jupiter sign meaning for our son
    jupiter leo printed where from
    sign of the big planet jupiter`,
  'insight/saturn': `
    saturn in aries patience
    what is said about saturn's sign
    saturn sign strict teacher planet
    zodiac sign of saturn on her date
    saturn in pisces for my son is that hard
    the ringed planet in which sign
    which sign did saturn stand in`,
  'insight/uranus': `
    uranus in gemini whole generation
    do all kids in his class have the same uranus sign
    uranus sign how long does it stay
    what does uranus in taurus tell
    sign of uranus when she was born
    uranus generation planet`,
  'insight/neptune': `
    neptune in aries generation
    why is neptune the same for me and my cousin's baby
    neptune sign dreamy planet
    the blue planet neptune in which zodiac sign
    neptune entered aries, does our baby have it
    sign of neptune on birth day`,
  'insight/pluto': `
    pluto in aquarius generation
    isnt pluto no planet anymore why is it in
    pluto sign of babies now
    dwarf planet pluto's zodiac sign in the book
    what does pluto in aquarius mean for her generation
    pluto capricorn or aquarius`,
  'insight/north-node': `
    nothern node meaning
    dragons head in pisces
    rahu sign of baby
    north node aquarius karma purpose
    is node a planet
    mean node not true node why
    moons path crossing the suns path point
    lunar nodes page
    someone told me the north node is his mission, where does its sign come from`,
  'insight/mercury-star': `
    mercury lost in the light of the sun it says
    was mercury a morning star on her birthday
    mercury visible at dusk or dawn
    mercury east or west of the sun
    evening star mercury what is that
    why couldnt mercury be seen within eleven degrees`,
  'insight/venus-star': `
    venus morning star baby
    the bright star in the west after sunset when he was born was that venus
    venus hesperus or phosphorus
    evening star venus on our page
    venus too near the sun to be seen
    nine degrees from the sun venus invisible
    is venus before or after the sun in the sky`,
  'insight/jupiter-return': `
    when he is twelve jupiter comes home they say
    jupiter return date
    jupiter comes back to same spot which month
    11.86 years
    why is only a month given for jupiter and no day
    first jupiter homecoming age 11 or 12
    what happens with jupiter around her 12th birthday`,
  'insight/saturn-return': `
    saturn return age 29
    everybody talks about saturn return, when is hers
    29 and a half years saturn back home
    when does saturn come round to the birth place in the sky
    saturn homecoming month for our daughter
    why is saturn return only approx
    around thirty saturn returns
    i just turned 29 and my friend said saturn came home for me, when will it for the baby`,
  'insight/elements': `
    how many planets in water signs
    she has no earth at all is that right
    element balance fire 4 air 3
    which planets did you count for the elements
    is the moon counted for fire earth air water when no birth time
    lots of air in his chart
    western elements tally
    four elements how counted
    his cousin has all fire, how many fire planets has ours`,
  'insight/modalities': `
    cardinal fixed mutable count
    5 planets in mutable signs changeable child?
    what is a cardinal sign
    modality starter keeper changer
    is leo fixed
    starting keeping and changing signs numbers
    quadruplicities`,
  'insight/polarity': `
    bright signs 6 quiet signs 4 what is it
    yang and yin of the zodiac signs
    positive negative signs
    introvert or extrovert signs count
    every second sign from aries is bright says who
    is cancer a quiet sign
    masculine signs majority`,
  'insight/gathering': `
    stelium in capricorn
    four planets in pisces wow
    why so many planets crowd in one sign
    how many bodies make a stellium
    most crowded sign
    three or more in one sign gathering
    planets all hanging out in the same sign
    is it rare to have four planets sitting together in a single sign`,
  'insight/closest-aspect': `
    tightest aspect
    most exact aspect in the chart which
    strongest angle between two planets
    mars trine jupiter is the first aspect listed, why that one
    nearest to exact of all aspects
    what angle was almost perfect
    0.2 degrees off exact what is this line`,
  'insight/second-aspect': `
    runner up aspect
    number two aspect in the list how chosen
    the second tightest angle in her sky
    why is venus sextile mars only second
    aspect after the closest one
    2nd aspect`,
  'insight/third-aspect': `
    3rd aspect
    third tightest angle how chosen
    the aspect printed after the second one
    why three aspects and which is the last
    number three on the aspects list
    third angle between planets in her sky`,
  'insight/backwards': `
    retrogrades at birth list
    saturn R what means R
    can a planet really go backward
    three planets retrograde is that a lot
    mercury was in retrograde when she came, everyone jokes about it
    how many planets looked back
    planets in reverse gear
    no retrograde planets found at his birth, normal?`,
  'insight/threshold': `
    planet at 29 degrees
    on the doorstep between two signs
    planet about to leave its sign
    which body is closest to a sign border
    arriving or leaving at sign boundary
    jupiter just entered a new sign that day
    threshold what planet stands on it
    the book says mars was leaving gemini, what is this doorstep thing`,
  'insight/rising': `
    asendent
    rising sign calc
    why can two babies of same day have other ascendant
    ascendant changes every two hours right?
    i gave time but no city, rising sign gone
    sign coming up on the horizon when he popped out
    mein ascendant is printed as virgo how sure
    born 6.10 am what rises
    my sister reads charts and wants to know how you got virgo rising for him`,
  'insight/chart-ruler': `
    captain of chart??
    lord of the ascendant
    ruler of the rising sign and its house
    who is steering the chart
    mars is her chart ruler, why
    planet that governs the ascendant
    chart captain stands in 4th house what is it
    ruling planet but of the rising one not the sun`,
  'insight/midheaven': `
    MC in astrology
    medium coeli sign
    midheaven capricorn career point
    sign at the top of the sky at birth
    what is mid heaven
    highest point of the zodiac when she was born
    do you need minute for the mc`,
  'insight/sun-house': `
    sun in 8th house
    sun house number how did u get it
    which of the 12 houses has his sun
    placidus house for the sun
    suns room in the sky
    sun in the twelfth house hidden child
    no house for the sun, we gave no hour`,
  'insight/moon-house': `
    moon in 4th house
    house where the moon stood
    moon house number
    which of the twelve houses holds her moon
    moons room in the sky
    placidus house for the moon
    moon in first house of our daughter`,
  'insight/fullest-house': `
    busiest house
    5 planets in the seventh house
    house with the most planets in it
    fullest room of the sky
    most crowded house
    which house is most full and why
    stuffed house`,
  'insight/at-an-angle': `
    angular planet
    planet right on the ascendant
    saturn at the imum coeli
    closest body to asc mc dsc ic
    body at one of four corners of the sky
    which planet was just rising or culminating
    jupiter stood at the foot of the sky`,
  'insight/day-or-night': `
    day birth night birth
    sun was below horizon it says but it was already getting light
    born 5.50 in the morning was that still night
    how do you decide if day or night birth
    sunset was 20 minutes before, night chart then?
    nocturnal chart or diurnal
    was the sun up yet at her birth minute
    sunrise was just minutes after she came, which side did you count her on, day or night`,
  'insight/sundial': `
    sun dial time 11:42 but clock said 13:05
    true solar time of birth
    why is the sun clock more than one hour different
    local apparent time
    what would the shadow have shown
    garden sundial time for our baby
    equation of time in the book?`,
  'insight/daylight': `
    hours of light on birthday
    day length 16h 22m where from
    when did sun set that day in our city
    how long was it bright outside
    she was born in tromso in june, 24 hours day??
    does day length need the birth time
    sunrise and sunset times at the birth town
    shortest day of year baby
    it was the shortest day, how do you get 7 hours 48 of daylight`,
  'insight/turning-earth': `
    1670 km/h cosine latitude
    how quick was the cradle spinning with the earth
    how fast was she travelling without moving
    earth rotation at our latitude
    speed of the hospital around the axis of the earth lol
    cradle travels 900 km an hour what
    why is a baby at the equator faster
    my son loves that line about the cradle racing at so many km per hour, where is it from`,
  'insight/planetary-hour': `
    hour of mars?
    planetary hours chaldean
    which planet reigned at the hour she was born
    born in the hour of jupiter how worked out
    are planetary hours 60 minutes long
    unequal hours from sunrise
    ruler of that hour not of the day
    there is a line about an hour of saturn in ours, what kind of hour is this`,
  'insight/left-out': `
    why does our book say it leaves out the ascendant and houses
    no houses no mc in the book since we ticked unknown
    some readings dont appear because the hour is missing
    what would i lose in the readings without the city
    which insights disappear when minute isnt known
    you skipped the rising sign on ours
    sentence in book about missing hour
    will you guess the ascendant if i have no time`,
})
