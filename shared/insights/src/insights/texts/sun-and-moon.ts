import type { MoonPhase } from '../../sky/moon-phase'
import type { Element, SignName } from '../../sky/zodiac'

export const sunInSign: Record<SignName, { title: string; text: string }> = {
  Aries: {
    title: 'The Sun in Aries',
    text: 'Aries opens the zodiac, and the old books give it to those who go first: through the gate, into the cold water, up the tree to see whether it can be climbed. Its gift is the beginning, and a temper that clears as fast as April weather.',
  },
  Taurus: {
    title: 'The Sun in Taurus',
    text: 'Taurus is the walled garden of the zodiac: slow to wake, hard to hurry, true to good bread, soft wool and the people it knows by their step. What it has once taken into its arms it likes to keep.',
  },
  Gemini: {
    title: 'The Sun in Gemini',
    text: 'Gemini is drawn as two, because one would have nobody to talk to. Tradition gives it quick hands, quick words and pockets full of questions, and says that it learns a room by running through it twice.',
  },
  Cancer: {
    title: 'The Sun in Cancer',
    text: 'Cancer carries its house with it and keeps a chair there for everyone it loves. The old books speak of a long memory, of feelings that come and go with the tide, and of a kindness that begins in the kitchen.',
  },
  Leo: {
    title: 'The Sun in Leo',
    text: 'Leo is the Sun’s own sign, and is said to come into a room as the morning does. Warm, loyal and fond of applause, it gives with both hands and asks only that somebody be looking.',
  },
  Virgo: {
    title: 'The Sun in Virgo',
    text: 'Virgo is painted with an ear of wheat in her hand, and knows how many grains are in it. Her gift in tradition is the careful eye: for the loose button, the missing comma, the friend who has gone quiet.',
  },
  Libra: {
    title: 'The Sun in Libra',
    text: 'Libra holds the scales and takes its time with them. Fairness is its oldest virtue in the books and charm its second; it is said to set a table beautifully, and to see no point in eating at it alone.',
  },
  Scorpio: {
    title: 'The Sun in Scorpio',
    text: 'Scorpio says little and means all of it. Tradition knows no stronger feeling and no better keeper of a secret: a sign that loves seldom and wholly, and turns over every stone to see what lives there.',
  },
  Sagittarius: {
    title: 'The Sun in Sagittarius',
    text: 'Sagittarius shoots the arrow first and then sets out to see where it fell. It is the sign of the road, the big laugh and the bigger question, and astrologers have always found its bags half packed.',
  },
  Capricorn: {
    title: 'The Sun in Capricorn',
    text: 'Capricorn is the goat on the high path, sure of foot and in no haste. It is said to be born old and to grow younger every year, with a dry wit that surprises everyone the first time.',
  },
  Aquarius: {
    title: 'The Sun in Aquarius',
    text: 'Aquarius pours water for whoever is thirsty and does not ask whose jug it is. Tradition gives it friends of every kind, ideas from the year after next, and a polite dislike of being told how things are usually done.',
  },
  Pisces: {
    title: 'The Sun in Pisces',
    text: 'Pisces swims both ways at once, which is why it understands everybody. The old books promise a dreamer with an open heart, at home in music and near water, and somebody whom stray cats follow to the door.',
  },
}

/** What the decan's planet lends, by the planet's name. */
export const decanRulers = {
  Mars: 'Mars, who lends it nerve: a liking for the first step, and for taking it alone',
  Sun: 'the Sun, who lends it warmth and the wish to be seen at what it does best',
  Venus: 'Venus, who lends it charm, an ear for music and a hand for flowers',
  Mercury: 'Mercury, who lends it wit, quick fingers and a long list of questions',
  Moon: 'the Moon, who lends it imagination, and moods that are worth waiting for',
  Saturn: 'Saturn, who lends it patience and a taste for things that are made to last',
  Jupiter: 'Jupiter, who lends it good humour, good luck and room for one more at the table',
} as const

/** The constellations on the Sun's road: where each begins on the ecliptic of J2000, in degrees (IAU boundaries). */
export const constellations: readonly { from: number; name: string; sign: SignName | null; text: string }[] =
  [
    {
      from: 28.69,
      name: 'Aries',
      sign: 'Aries',
      text: 'the Ram, three modest stars and a great deal of reputation',
    },
    {
      from: 53.42,
      name: 'Taurus',
      sign: 'Taurus',
      text: 'the Bull, with the Pleiades on his shoulder and red Aldebaran for an eye',
    },
    {
      from: 90.14,
      name: 'Gemini',
      sign: 'Gemini',
      text: 'the Twins, whose heads are the bright stars Castor and Pollux',
    },
    {
      from: 117.99,
      name: 'Cancer',
      sign: 'Cancer',
      text: 'the Crab, the faintest of the company, with a swarm of stars called the Beehive at its heart',
    },
    {
      from: 138.04,
      name: 'Leo',
      sign: 'Leo',
      text: 'the Lion, whose heart is the star Regulus, the little king',
    },
    {
      from: 173.85,
      name: 'Virgo',
      sign: 'Virgo',
      text: 'the Maiden, who takes up the longest stretch of the Sun’s road and holds Spica in her hand',
    },
    {
      from: 217.81,
      name: 'Libra',
      sign: 'Libra',
      text: 'the Scales, which older skies took for the claws of the Scorpion',
    },
    {
      from: 241.04,
      name: 'Scorpius',
      sign: 'Scorpio',
      text: 'the brow of the Scorpion, which the Sun crosses in a single week',
    },
    {
      from: 247.64,
      name: 'Ophiuchus',
      sign: null,
      text: 'the Serpent Bearer, the thirteenth on the Sun’s road, whom the twelve signs left out',
    },
    {
      from: 266.24,
      name: 'Sagittarius',
      sign: 'Sagittarius',
      text: 'the Archer, who aims at the middle of the Milky Way',
    },
    {
      from: 299.66,
      name: 'Capricornus',
      sign: 'Capricorn',
      text: 'the Sea Goat, a quiet triangle that ends in a fish’s tail',
    },
    {
      from: 327.49,
      name: 'Aquarius',
      sign: 'Aquarius',
      text: 'the Water Bearer, who pours out a thin line of stars',
    },
    {
      from: 351.65,
      name: 'Pisces',
      sign: 'Pisces',
      text: 'the Fishes, wide and faint, tied together by a ribbon',
    },
  ]

export const seasonLore = {
  Spring:
    'Spring children, farmers used to say, are given to beginnings: they wake early and expect something to be out.',
  Summer:
    'Summer children were held to be born with the door open: sociable, sunny, and hard to get to bed while there is light.',
  Autumn:
    'Autumn children came with the harvest, and tradition gives them full baskets, good sense and an eye for colour.',
  Winter:
    'Winter children were born to the fireside and are said to carry it with them: steady, warm, and fond of a long story.',
} as const

/** How a planet lodges in another's sign, by the number of signs between them. */
export const lodging: readonly string[] = [
  'at home in the very same sign, where the two of them speak with one accent',
  'in the sign next door, within call over the garden wall',
  'two signs along, at the distance of a friendly visit',
  'three signs away, where the road turns a corner: close enough to matter, far enough to argue',
  'four signs away in a sign of its own element, where it is understood without explaining',
  'five signs away, in a part of the sky with other habits, where it is said to learn a second language',
  'in the sign straight across, where it sees everything from the other side',
]

export const moonPhaseLore: Record<MoonPhase, string> = {
  'New Moon':
    'The Moon was new, or within two days of it. Children of the new moon are said to be beginners in the best sense: they act on what they feel coming, and are found at the start of things, wondering why nobody else is up.',
  'Waxing Crescent':
    'A bright bow was growing in the evening sky. Those born under it are said to lean forward: they reach first, and ask the name of the thing afterwards.',
  'First Quarter':
    'The Moon was near the half, and gaining. Tradition calls this the builder’s moon: it likes a task, a tool, and a place to put the wall.',
  'Waxing Gibbous':
    'The Moon was past its half, and rounder every night. The old books give its children a polisher’s patience: they go back to the drawing once more, and once more it is better.',
  'Full Moon':
    'The Moon was full, or within two days of it. Those born by its light are said to see both sides of everyone, to sleep when they please, and to be happiest in company.',
  'Waning Gibbous':
    'The Moon had been full and was giving its light away. Its children are called the tellers: what they have learnt they like to pass on, preferably to everyone at the table.',
  'Last Quarter':
    'The Moon was back near the half, the one that is still up at breakfast. Tradition finds here the ones who turn things over and look at the back of the picture before it is hung.',
  'Waning Crescent':
    'The last of the Moon rose ahead of the Sun. Its children are said to arrive knowing something, to be fond of quiet, and to finish other people’s sentences kindly.',
}

export const moonInSign: Record<SignName, { text: string; gift: string }> = {
  Aries: {
    gift: 'quick courage',
    text: 'A Moon in Aries feels at once and says so. The books give it brave moods that are over before they are understood, and a heart that runs to the door.',
  },
  Taurus: {
    gift: 'calm',
    text: 'The Moon is called exalted in Taurus, which is to say comfortable. It asks for the same song, the same blanket and enough to eat, and gives back a peace that others come to lean on.',
  },
  Gemini: {
    gift: 'lively talk',
    text: 'A Moon in Gemini feels with the help of words, and of the hands that go with words. It is said to be cheered by company, by stories, and by being told what is going on.',
  },
  Cancer: {
    gift: 'a long memory for kindness',
    text: 'In Cancer the Moon is at home with the lamps lit. Tradition gives this child a deep well of feeling, and the gift of making others feel that they have arrived.',
  },
  Leo: {
    gift: 'warmth',
    text: 'A Moon in Leo feels in full colour. It is said to want an audience of one or two at least, and to repay them with loyalty and very good parties.',
  },
  Virgo: {
    gift: 'a practical kind of love',
    text: 'A Moon in Virgo is soothed by order: the spoons with the spoons, the story told the right way. Its love is practical, say the books, and arrives with a clean handkerchief.',
  },
  Libra: {
    gift: 'good manners of the heart',
    text: 'A Moon in Libra feels best in twos. It notices who has been left out, prefers a low voice, and is thought to calm a room simply by being polite to it.',
  },
  Scorpio: {
    gift: 'loyalty',
    text: 'A Moon in Scorpio feels deeply and tells few. Tradition praises its loyalty above all others’, and says that nothing is harder than to hide a present from it.',
  },
  Sagittarius: {
    gift: 'good spirits',
    text: 'A Moon in Sagittarius wants a window open. It is comforted by distance, by jokes and by the promise of an outing, and is said to wake in a good mood for no reason at all.',
  },
  Capricorn: {
    gift: 'steadiness',
    text: 'A Moon in Capricorn keeps its feelings in good order, and its promises too. It is said to be quickly trusted and slowly known, with a sense of humour kept at the back like the best china.',
  },
  Aquarius: {
    gift: 'friendliness to all comers',
    text: 'A Moon in Aquarius feels kindly towards everyone and likes a corner of its own. The books call it the friend’s Moon: cool hands, warm thoughts, and an original idea of bedtime.',
  },
  Pisces: {
    gift: 'sympathy',
    text: 'A Moon in Pisces feels what the whole room feels. It is said to live near music and sleep, to forgive quickly, and to know when somebody wants holding.',
  },
}

/** Element of the Sun, then of the Moon. */
export const sunAndMoon: Record<Element, Record<Element, string>> = {
  fire: {
    fire: 'Day and night burn with one flame: what is wanted is felt, and what is felt is done before supper.',
    earth:
      'A fiery Sun over an earthy Moon: the sparks are struck out of doors, and there is always a hearth to bring them home to.',
    air: 'Fire by day and air by night: the one is fed by the other, and the talk in between can light up a street.',
    water:
      'Fire above and water below make steam, the books say, and steam moves trains: bold in the open, tender once the door is shut.',
  },
  earth: {
    fire: 'An earthy Sun keeps its feet down while a fiery Moon looks for the next hill: good sense on the outside, adventure within.',
    earth:
      'Earth by day and earth by night: tradition knows nothing steadier, nor anybody with whom it is better to plant a tree.',
    air: 'Earth gives the will and air the mood: somebody who likes to know how a thing is made, and then to tell everyone.',
    water:
      'Earth and water together make gardens. A practical Sun and a feeling Moon are held to be the kindest of neighbours.',
  },
  air: {
    fire: 'Air by day and fire by night: an idea is hardly out before the heart has run ahead with it.',
    earth:
      'An airy Sun thinks of ten things, and an earthy Moon picks one and finishes it: a good partnership, in one person.',
    air: 'Air and air: a mind with all its windows open, at its best in conversation and on top of a hill.',
    water:
      'Air over water makes weather, mostly fair: thoughts that can be explained, resting on feelings that need not be.',
  },
  water: {
    fire: 'A watery Sun feels its way while a fiery Moon leaps: the quiet child of the morning may be the dragon of the afternoon.',
    earth:
      'Water by day and earth by night: a gentle will in a firm bed, like a river that knows where it is going.',
    air: 'A feeling Sun and a thinking Moon: what is sensed by day becomes a story at night.',
    water:
      'Water to water: tradition gives these children the deepest feelings, and the surest sense of how others are.',
  },
}

/** Names of the full moons, January first, as North American almanacs have printed them since the 1930s. */
export const fullMoonNames: readonly { name: string; text: string }[] = [
  { name: 'Wolf Moon', text: 'named for the voices that were heard on clear winter nights' },
  { name: 'Snow Moon', text: 'named for the month when paths had to be dug to the door' },
  {
    name: 'Worm Moon',
    text: 'named for the first small trails in thawing ground, and for the robins that follow them',
  },
  { name: 'Pink Moon', text: 'named for the moss pink, which flowers early and low' },
  {
    name: 'Flower Moon',
    text: 'named for a month when nobody could say which flower was meant, there were so many',
  },
  { name: 'Strawberry Moon', text: 'named for the short weeks when the small wild berries are ripe' },
  { name: 'Buck Moon', text: 'named for the new antlers of the young deer, still in velvet' },
  { name: 'Sturgeon Moon', text: 'named for the great slow fish of the northern lakes' },
  {
    name: 'Corn Moon',
    text: 'named for the ears that were brought in by its light, and the Harvest Moon in years when no other is nearer to the equinox',
  },
  {
    name: 'Hunter’s Moon',
    text: 'which rises early several evenings running, so that the fields stay bright after supper, and the Harvest Moon in years when September’s is further from the equinox',
  },
  { name: 'Beaver Moon', text: 'named for the builders who finish their lodges before the ice' },
  {
    name: 'Cold Moon',
    text: 'which stands higher and longer in northern skies than any other of the year',
  },
]

/** What they call the second full moon of one month. */
export const blueMoon = {
  name: 'Blue Moon',
  text: 'named for nothing but its rarity: it is the second of one month',
} as const
