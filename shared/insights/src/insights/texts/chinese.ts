import type { Animal, FivePhase } from '../../calendar/sexagenary'

export const yearAnimal: Record<Animal, string> = {
  Rat: 'The Rat came first to the Emperor’s gate, by riding on the Ox and jumping off at the end. It is given quick wits, good humour and a larder that is never empty.',
  Ox: 'The Ox carried the Rat across the river and did not complain. It is given patience, strength and a word that holds.',
  Tiger:
    'The Tiger swam the river against the current and arrived third, magnificent. It is given courage, warmth and very good entrances.',
  Rabbit:
    'The Rabbit crossed the river by hopping from stone to stone. It is given tact, taste and the art of landing softly.',
  Dragon:
    'The Dragon could have been first, but had stopped to make rain for a village. It is given splendour, generosity and large weather.',
  Snake:
    'The Snake came coiled round the Horse’s hoof and slipped in just ahead. It is given wisdom, elegance and a liking for its own counsel.',
  Horse:
    'The Horse was startled at the gate and laughed about it. It is given speed, freedom and an open face.',
  Goat: 'The Goat found a raft and shared it. It is given gentleness, an artist’s eye and friends who look after it.',
  Monkey:
    'The Monkey cleared the weeds so that the raft could pass. It is given invention, mischief and an answer to everything.',
  Rooster:
    'The Rooster had spotted the raft and told everyone where it was. It is given sharp eyes, honest words and handsome feathers.',
  Dog: 'The Dog was late because the water was lovely. It is given loyalty, a sense of justice and joy in simple things.',
  Pig: 'The Pig stopped for a meal and a nap, and arrived content. It is given kindness, good appetite and a trusting heart.',
}

export const yearPhase: Record<FivePhase, { bright: string; soft: string }> = {
  Wood: {
    bright: 'Bright wood is the tall tree: it grows straight up and shelters what is below.',
    soft: 'Soft wood is the vine and the grass, which bend and come back.',
  },
  Fire: {
    bright: 'Bright fire is the Sun at noon, warm to all without asking who they are.',
    soft: 'Soft fire is the lamp and the candle, by which stories are read.',
  },
  Earth: {
    bright: 'Bright earth is the mountain, which everyone can find again.',
    soft: 'Soft earth is the garden bed, which makes something of whatever it is given.',
  },
  Metal: {
    bright: 'Bright metal is the bell and the good tool: clear, firm and to the point.',
    soft: 'Soft metal is the ring and the jewel, worked until it shines.',
  },
  Water: {
    bright: 'Bright water is the great river, always arriving.',
    soft: 'Soft water is the mist and the dew, which reach every leaf.',
  },
}

/** The three animals four years apart, who are said to be friends at first sight. */
export const trios: readonly string[] = [
  'Rat, Dragon and Monkey are the three who get things done, preferably today.',
  'Ox, Snake and Rooster are the three who think first and are then right.',
  'Tiger, Horse and Dog are the three who follow their hearts and bring everybody along.',
  'Rabbit, Goat and Pig are the three who make a place lovely to be in.',
]

/** The thirty melodies of the cycle of sixty, each for two years or two days. */
export const melodies: readonly { name: string; text: string }[] = [
  { name: 'Gold in the Sea', text: 'something precious, lying deep and quite safe' },
  { name: 'Fire in the Furnace', text: 'a warmth that is useful to the whole house' },
  { name: 'Wood of the Great Forest', text: 'one among many, and taller together' },
  { name: 'Earth by the Roadside', text: 'the good ground on which everybody walks' },
  { name: 'Metal of the Bright Edge', text: 'a mind well sharpened, and kept in its sheath' },
  { name: 'Fire on the Mountain Top', text: 'a light that can be seen from far away' },
  { name: 'Water of the Ravine', text: 'a clear stream that finds its way between stones' },
  { name: 'Earth of the City Wall', text: 'something built to keep others safe' },
  { name: 'Metal of White Wax', text: 'metal that is being cast, and may still take any shape' },
  { name: 'Wood of the Willow', text: 'what bends kindly and roots anywhere' },
  { name: 'Water of the Spring', text: 'a source that does not run dry' },
  { name: 'Earth on the Roof', text: 'clay that was baked in order to shelter' },
  { name: 'Fire of the Thunder', text: 'a sudden brightness that everyone talks about' },
  { name: 'Wood of Pine and Cypress', text: 'green all the year' },
  { name: 'Water of the Long River', text: 'a journey with time in it' },
  { name: 'Gold in the Sand', text: 'a glint that rewards the patient' },
  { name: 'Fire at the Foot of the Hill', text: 'the evening fire that travellers look for' },
  { name: 'Wood of the Plain', text: 'a tree with room around it, for shade and swings' },
  { name: 'Earth on the Wall', text: 'the white plaster that makes a house a home' },
  { name: 'Gold Leaf', text: 'a thin brightness that makes plain things festive' },
  { name: 'Fire of the Lamp', text: 'a light that is meant for one table' },
  { name: 'Water of the Milky Way', text: 'rain, as it is before anyone has named it' },
  { name: 'Earth of the Great Post Road', text: 'the road that brings the letters' },
  { name: 'Gold of the Hairpin', text: 'something small, fine and worn on holidays' },
  { name: 'Wood of the Mulberry', text: 'leaves that will be silk' },
  { name: 'Water of the Great Brook', text: 'water that sings because it is going somewhere' },
  { name: 'Earth in the Sand', text: 'quiet ground where things are found after the tide' },
  { name: 'Fire in the Sky', text: 'daylight itself' },
  { name: 'Wood of the Pomegranate', text: 'a small tree that is full of seeds' },
  { name: 'Water of the Great Ocean', text: 'the place to which all the others flow' },
]

export const monthAnimal: Record<Animal, string> = {
  Tiger: 'the first month of spring, when the year gets to its feet',
  Rabbit: 'the middle of spring, when everything is quick and green',
  Dragon: 'the end of spring, when the rains come and fields are set',
  Snake: 'the first month of summer, when the warmth begins to hold',
  Horse: 'the height of summer, the brightest station of the year',
  Goat: 'the end of summer, ripe and slow',
  Monkey: 'the first month of autumn, when the air is suddenly clear',
  Rooster: 'the middle of autumn, the month of the harvest moon',
  Dog: 'the end of autumn, when the barn door is closed on plenty',
  Pig: 'the first month of winter, when things grow quiet',
  Rat: 'the depth of winter, in which the light turns round',
  Ox: 'the end of winter, when the ground sleeps and gathers strength',
}

/** The ten heavenly stems as masters of the day. */
export const dayMaster: readonly { name: string; text: string }[] = [
  { name: 'Jia, bright wood', text: 'a great tree: upright, and glad of other trees' },
  {
    name: 'Yi, soft wood',
    text: 'a climbing plant: graceful, stubborn and always a little further up than yesterday',
  },
  { name: 'Bing, bright fire', text: 'the Sun: warm to everybody and hard to overlook' },
  { name: 'Ding, soft fire', text: 'a candle: it gathers people round it and is brightest in the evening' },
  { name: 'Wu, bright earth', text: 'a mountain: calm, dependable, and with a view' },
  { name: 'Ji, soft earth', text: 'a garden: it receives, it feeds, and it is never finished' },
  { name: 'Geng, bright metal', text: 'unworked ore: frank, strong and loyal' },
  { name: 'Xin, soft metal', text: 'a jewel: fine, exact and fond of being looked at in good light' },
  { name: 'Ren, bright water', text: 'a river: resourceful, generous and always in touch with the sea' },
  { name: 'Gui, soft water', text: 'the rain and the dew: gentle, thoughtful, and everywhere at once' },
]

export const dayAnimal: Record<Animal, string> = {
  Rat: 'in the house it finds the warm corner and the clever way out',
  Ox: 'among its own people it is the one who can be leaned on',
  Tiger: 'at home it rules, and everyone is rather proud of it',
  Rabbit: 'close up it is gentle, and likes the curtains drawn and the lamp lit',
  Dragon: 'in private it has plans of some size',
  Snake: 'those who know it well know how much it notices',
  Horse: 'even indoors it would like a little more room',
  Goat: 'among its own it is soft-hearted, and hums',
  Monkey: 'in the family it is the one who makes them laugh at table',
  Rooster: 'with its own it says what it thinks, and is usually up first',
  Dog: 'for those it loves it would walk any distance',
  Pig: 'near its own it is happy, and shows it',
}

/** What the strongest of the five phases gives, over the pillars; the scene is left out where several are level. */
export const phaseBalance: Record<FivePhase, { gift: string; scene: string }> = {
  Wood: { gift: 'growth and kindness', scene: 'things are begun, and tended' },
  Fire: { gift: 'warmth and good manners', scene: 'a room is lit, and people come in' },
  Earth: { gift: 'trust', scene: 'others put their things down here' },
  Metal: { gift: 'clarity and a sense of what is right', scene: 'the bell is struck once, and is heard' },
  Water: { gift: 'wisdom that moves', scene: 'it finds the way round' },
}

/** The twenty-four stations of the solar year, from the March equinox on, fifteen degrees each. */
export const solarTerms: readonly { name: string; text: string }[] = [
  { name: 'Spring Equinox', text: 'day and night were being weighed, and eggs were stood on end for luck' },
  { name: 'Clear and Bright', text: 'families were out on the hills with kites and sweet green dumplings' },
  { name: 'Grain Rain', text: 'the rain that the seed was waiting for fell, and the best tea was picked' },
  {
    name: 'Start of Summer',
    text: 'children were weighed for luck and coloured eggs were hung round their necks',
  },
  {
    name: 'Grain Fills',
    text: 'the kernels were filling, not yet full, which Chinese sages thought the best condition of all',
  },
  { name: 'Grain in Ear', text: 'everyone was in the fields, sowing and reaping in the same week' },
  { name: 'Summer Solstice', text: 'noodles were eaten on the longest day of the north' },
  { name: 'Slight Heat', text: 'the warm wind came and the crickets moved under the eaves' },
  { name: 'Great Heat', text: 'fireflies were out and the melons were ripe' },
  {
    name: 'Start of Autumn',
    text: 'a first leaf came down and the melon was shared to bid the heat goodbye',
  },
  { name: 'End of Heat', text: 'the evenings grew cool and lanterns were set on the water' },
  { name: 'White Dew', text: 'drops stood on the grass at dawn and the swallows talked of leaving' },
  { name: 'Autumn Equinox', text: 'day and night were even again and the harvest was counted' },
  { name: 'Cold Dew', text: 'chrysanthemums opened and the wild geese came over as guests' },
  { name: 'Frost Descends', text: 'persimmons were sweet on the bare branch' },
  { name: 'Start of Winter', text: 'dumplings were made, and the ground began to rest' },
  { name: 'Slight Snow', text: 'the first flakes were spoken of, and good things were put up in jars' },
  { name: 'Great Snow', text: 'the saying promised that snow now is bread next year' },
  {
    name: 'Winter Solstice',
    text: 'families came together over round sweet dumplings while the light turned back',
  },
  { name: 'Slight Cold', text: 'the magpies were already building' },
  { name: 'Great Cold', text: 'houses were swept and the new year was almost at the door' },
  { name: 'Start of Spring', text: 'the spring ox was made of clay, and spring rolls were bitten into' },
  { name: 'Rain Water', text: 'snow turned to rain and the otters, it was said, laid out their fish' },
  { name: 'Insects Awaken', text: 'thunder woke whatever slept in the ground, and the peach flowered' },
]

/** The twenty-eight lodges of the Moon, which count the days without a break; Jiao, the Horn, first. */
export const lodges: readonly { name: string; text: string }[] = [
  { name: 'the Horn', text: 'the Dragon’s horn, first of all the lodges and a good one for new things' },
  { name: 'the Neck', text: 'the Dragon’s neck, held high' },
  { name: 'the Root', text: 'the Dragon’s chest, from which things grow' },
  { name: 'the Room', text: 'the Dragon’s belly, a house with four good posts' },
  { name: 'the Heart', text: 'the Dragon’s heart, marked by a red star' },
  { name: 'the Tail', text: 'the Dragon’s tail, which steers' },
  { name: 'the Winnowing Basket', text: 'which lets the chaff fly and keeps the grain' },
  { name: 'the Southern Dipper', text: 'which ladles out long life' },
  { name: 'the Ox', text: 'the herd boy of the star tale, on his side of the heavenly river' },
  { name: 'the Girl', text: 'the weaver’s companion, clever with her hands' },
  { name: 'the Open Sky', text: 'the wide and quiet middle of the north' },
  { name: 'the Rooftop', text: 'from which one sees who is coming' },
  { name: 'the House', text: 'a room with its fire lit' },
  { name: 'the Wall', text: 'the library wall of heaven, where the books are kept' },
  { name: 'the Stride', text: 'the Tiger’s long step' },
  { name: 'the Bond', text: 'where flocks are gathered in' },
  { name: 'the Stomach', text: 'the full granary' },
  { name: 'the Hairy Head', text: 'the Pleiades, a handful of sparks' },
  { name: 'the Net', text: 'which catches rain, and whatever is quick' },
  { name: 'the Beak', text: 'small, bright and to the point' },
  { name: 'the Three Stars', text: 'Orion’s belt, the three good brothers' },
  { name: 'the Well', text: 'from which the whole village drinks' },
  { name: 'the Lantern', text: 'the pale cloud of stars that the old charts keep for the grandparents' },
  { name: 'the Willow', text: 'the Bird’s beak among the leaves' },
  { name: 'the Star', text: 'the Bird’s throat, where the song is' },
  { name: 'the Bow', text: 'the Bird’s crop, stretched and ready' },
  { name: 'the Wings', text: 'the Bird’s wings, open' },
  { name: 'the Chariot', text: 'last of the lodges, made for arriving' },
]

/** The nine stars of Japanese tradition, 1 to 9. */
export const nineStars: readonly { name: string; text: string }[] = [
  { name: 'One White Water', text: 'a stream under snow: calm to look at, and getting where it wants to go' },
  { name: 'Two Black Earth', text: 'the ploughed field: patient, motherly and of use to everybody' },
  { name: 'Three Jade Wood', text: 'spring thunder: young, quick and full of new songs' },
  { name: 'Four Green Wood', text: 'the wind in the leaves: friendly, gentle and hard to hold' },
  { name: 'Five Yellow Earth', text: 'the centre, round which the other eight dance: strong and sought out' },
  { name: 'Six White Metal', text: 'the clear sky: upright, and at ease with being looked up to' },
  { name: 'Seven Red Metal', text: 'the lake in the evening: charming, talkative and fond of good things' },
  { name: 'Eight White Earth', text: 'the mountain: quiet, persistent and full of hidden paths' },
  { name: 'Nine Purple Fire', text: 'the flame: bright, perceptive and the first to be noticed' },
]

/** The twelve double hours of the day, each with its animal: what the world was doing. */
export const doubleHour: Record<Animal, string> = {
  Rat: 'around midnight, when small feet are busy and nobody sees them',
  Ox: 'in the deep of the night, when the cattle chew and think',
  Tiger: 'before dawn, when the tiger is said to be on its way home',
  Rabbit: 'at daybreak, while the jade rabbit was still at its mortar in the moon',
  Dragon: 'in the early morning, when the dragons make the clouds',
  Snake: 'in the middle of the morning, when stones are warm',
  Horse: 'at noon, when the Sun stands highest and horses run',
  Goat: 'in the early afternoon, when the grass is sweetest',
  Monkey: 'in the late afternoon, when the monkeys are noisiest',
  Rooster: 'at dusk, when the hens come home',
  Dog: 'in the evening, when the dog goes round the yard once more',
  Pig: 'in the late evening, when everything well fed is asleep',
}
