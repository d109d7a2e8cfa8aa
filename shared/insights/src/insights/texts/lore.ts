import type { BirthGem, SpiritualStone } from '../../stones'

/** The seven days, Sunday first. */
export const weekdayLore: readonly {
  planet: string
  text: string
  metal: string
  colour: string
  colourText: string
  akan: { male: string; female: string; text: string }
}[] = [
  {
    planet: 'the Sun',
    text: 'Sunday is the Sun’s own day in English, German and Norse, and the day of rest in half the world. Children of a Sunday were said to be able to see what others only hear about.',
    metal: 'gold, the metal of the Sun, because it never tarnishes',
    colour: 'red',
    colourText: 'red, the colour in which the Sun comes up',
    akan: {
      male: 'Kwasi',
      female: 'Akosua',
      text: 'born under the sky itself, and thought to be bold and free',
    },
  },
  {
    planet: 'the Moon',
    text: 'Monday is the Moon’s day, in lundi and lunes as in English. Its children were said to have feelings for others, and to sleep with their faces to the window.',
    metal: 'silver, the metal of the Moon, because it takes a gentle light',
    colour: 'yellow',
    colourText: 'yellow, after the old god of the Moon',
    akan: { male: 'Kojo', female: 'Adwoa', text: 'born to peace, and thought to be calm in any storm' },
  },
  {
    planet: 'Mars',
    text: 'Tuesday belongs to Tiw, who kept his word, and to Mars. In Spain one is told not to set out on a Tuesday; whoever was born on one has shown that it can be done.',
    metal: 'iron, the metal of Mars, of which hinges, anchors and good spades are made',
    colour: 'pink',
    colourText: 'pink, a softer red for the day of Mars',
    akan: {
      male: 'Kwabena',
      female: 'Abena',
      text: 'born to the ocean, and thought to be fiery and kind by turns',
    },
  },
  {
    planet: 'Mercury',
    text: 'Wednesday is Woden’s, who paid dearly for wisdom and thought it cheap, and Mercury’s, who invented the alphabet. It stands in the middle of the week and talks to both ends.',
    metal: 'quicksilver, the metal of Mercury, because it cannot be picked up',
    colour: 'green',
    colourText: 'green, the colour of the rice fields',
    akan: {
      male: 'Kwaku',
      female: 'Akua',
      text: 'born on the day of Anansi the spider, and thought to be full of stories',
    },
  },
  {
    planet: 'Jupiter',
    text: 'Thursday is Thor’s and Jupiter’s, both of whom made thunder and were fond of supper. Its children were said to go far, and to come home in time for it.',
    metal: 'tin, the metal of Jupiter, which is bright, sociable and joins others',
    colour: 'orange',
    colourText: 'orange, the colour of the teacher’s robe',
    akan: { male: 'Yaw', female: 'Yaa', text: 'born to the earth, and thought to be brave' },
  },
  {
    planet: 'Venus',
    text: 'Friday is Frigg’s and Venus’s, and a day of prayer from Morocco to Malaysia. Its children were said to be loving and giving, and the rhyme has never been contradicted.',
    metal: 'copper, the metal of Venus, which shines like an evening window',
    colour: 'blue',
    colourText: 'blue, the colour of a clear morning',
    akan: { male: 'Kofi', female: 'Afua', text: 'born to wander, and thought to have ideas of growth' },
  },
  {
    planet: 'Saturn',
    text: 'Saturday is Saturn’s day, and the Sabbath, on which the world was looked at and found good. Its children were said to take their time, and to have plenty of it.',
    metal: 'lead, the metal of Saturn, which holds cathedral windows together',
    colour: 'purple',
    colourText: 'purple, a patient and royal colour',
    akan: {
      male: 'Kwame',
      female: 'Ama',
      text: 'born on the Creator’s own day, and thought to have an old soul',
    },
  },
]

/** The months, January first. */
export const monthLore: readonly { name: string; flower: string; flowerText: string }[] = [
  {
    name: 'January is named after Janus, the doorkeeper, who has one face for the old year and one for the new',
    flower: 'the snowdrop',
    flowerText: 'which comes up through snow, and stands in the language of flowers for hope',
  },
  {
    name: 'February is named after the Roman spring cleaning, in which every house was swept',
    flower: 'the violet',
    flowerText: 'which is smelt before it is seen, and stands for modesty and faithfulness',
  },
  {
    name: 'March is named after Mars, and was for centuries the first month of the year',
    flower: 'the daffodil',
    flowerText: 'which looks as if it were about to announce something, and stands for new beginnings',
  },
  {
    name: 'April may come from the Latin for opening, as buds do',
    flower: 'the daisy',
    flowerText: 'which opens its eye in the morning, and stands for innocence',
  },
  {
    name: 'May is named after Maia, the eldest of the Pleiades, who made things grow',
    flower: 'the lily of the valley',
    flowerText: 'whose small bells stand for the return of happiness',
  },
  {
    name: 'June is named after Juno, who looked after households and young families',
    flower: 'the rose',
    flowerText: 'of which nobody needs to be told that it stands for love',
  },
  {
    name: 'July is named after Julius Caesar, who mended the calendar',
    flower: 'the larkspur',
    flowerText: 'which stands in tall blue companies, and for an open heart',
  },
  {
    name: 'August is named after the emperor Augustus, who wanted a month as long as Caesar’s',
    flower: 'the poppy',
    flowerText: 'which throws its petals about like silk, and stands for imagination',
  },
  {
    name: 'September still calls itself the seventh, from the days when the year began in March',
    flower: 'the aster',
    flowerText: 'whose name means star, and which stands for patience',
  },
  {
    name: 'October still calls itself the eighth, and does not seem to mind being the tenth',
    flower: 'the marigold',
    flowerText: 'which turns with the Sun, and stands for warmth of feeling',
  },
  {
    name: 'November still calls itself the ninth, out of a habit two thousand years old',
    flower: 'the chrysanthemum',
    flowerText: 'which flowers when the others have stopped, and stands for cheerfulness',
  },
  {
    name: 'December still calls itself the tenth, and closes the year all the same',
    flower: 'the narcissus',
    flowerText: 'which can be brought to flower in a bowl of pebbles indoors, and stands for good wishes',
  },
]

export const gemLore: Record<BirthGem, string> = {
  Garnet:
    'The garnet is named after the seeds of the pomegranate. Travellers carried it to be sure of coming home, and it was thought to shine by itself in the dark.',
  Amethyst:
    'The amethyst is a violet quartz, worn by bishops and loved by queens. It was thought to keep the head clear and the temper sweet.',
  Aquamarine:
    'The aquamarine has the colour of shallow sea over sand. Sailors kept it in their pockets, and it was called the mermaids’ stone.',
  Diamond:
    'The diamond is made of what the pencil writes with, after a very long stay under the mountain. The Greeks called it unconquerable, and it was thought to make its wearer brave and true.',
  Emerald:
    'The emerald was said to rest the eyes that looked at it. It was the stone of spring and of good memory.',
  Pearl:
    'The pearl is the only gem that is made by a living creature and needs no cutting. It was held to be moonlight that a shell had kept.',
  Ruby: 'The ruby was called the lord of gems in Sanskrit. It was thought to hold an inner flame, and to bring its wearer a warm welcome.',
  Peridot:
    'The peridot is the green of young leaves and has been found in stones that fell from the sky. It was set in gold and worn for cheerfulness.',
  Sapphire:
    'The sapphire was thought to be a splinter of the sky itself. It was worn for wisdom, and for keeping one’s word.',
  Opal: 'The opal holds the colours of all the other stones at once. The Romans called it the cupid stone and thought it the loveliest of them.',
  Topaz:
    'The topaz was thought to hold sunlight, and to grow paler or brighter with the Moon. It was worn for kindness and good spirits.',
  Turquoise:
    'The turquoise came west along the roads from Persia and took its name from the traders. It was given by friends, and was thought to be lucky only if given.',
}

export const stoneLore: Record<SpiritualStone, string> = {
  Bloodstone:
    'a dark green jasper with bright specks, which old lapidaries called the heliotrope, turner to the Sun. It was worn by those who went first',
  Sapphire: 'which the old lapidaries held to be the throne of heaven. It was worn for constancy',
  Agate: 'in whose bands one can see landscapes. It was worn by speakers, and by farmers for a good harvest',
  Emerald: 'the green that rests the eye. It was worn by those who loved their homes',
  Onyx: 'cut in layers of light and dark, from which the finest portraits were carved. It was worn by those who had to stand before a crowd',
  Carnelian:
    'warm as the inside of a hand, used for seals because nothing sticks to it. It was worn by the careful',
  Chrysolite: 'the golden stone of the Greeks. It was worn to keep the spirits light and the judgement fair',
  Beryl:
    'of which the first eyeglasses were ground. It was worn by those who wanted to see to the bottom of things',
  Topaz: 'which travellers wore on the left arm. It was thought to be at its brightest on the road',
  Ruby: 'the red that glows like an ember which has been kept in overnight. It was worn by those who meant to arrive',
  Garnet:
    'which goldsmiths of the early Middle Ages set side by side in gold, like the panes of a window. It was given by one friend to another, and kept for life',
  Amethyst: 'the violet of evening. It was worn by dreamers, and by those who listened to them',
}

/** What number a child is in the family. */
export const birthOrderLore: readonly string[] = [
  'First children are explorers: nobody has trodden down the grass before them, and their parents are new as well.',
  'Second children are born diplomats, who find somebody already in the house and make friends.',
  'Third children bring the music: by now everyone knows where the spoons are, and there is time to laugh.',
  'Fourth children find the table laid: there is always somebody to ask.',
  'Fifth children are said to be free spirits, brought up by six people at the least.',
  'Sixth children are said to be good listeners, with five stories to hear before their own.',
  'Seventh children have always been thought lucky, and in many countries musical.',
  'Eighth children are said to be born into a choir, and given a part at once.',
  'Ninth children are said to be beloved by a whole street.',
  'Tenth children are said to be the ones who make the round number, and the cake.',
  'Children who arrive after ten others are called the queens and kings of a small republic.',
]
