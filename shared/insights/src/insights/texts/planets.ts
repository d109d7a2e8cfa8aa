import type { BodyId } from '../../sky/ephemeris'
import type { SignName } from '../../sky/zodiac'

type Texts = Record<SignName, string>

const mercury: Texts = {
  Aries:
    'Mercury in Aries thinks as one runs downhill: fast, straight and laughing. It is said to have the answer first and to hear the rest of the question afterwards.',
  Taurus:
    'Mercury in Taurus thinks with the hands. It is slow to be persuaded and slower to forget, and likes a fact it can hold up to the light.',
  Gemini:
    'In Gemini Mercury is on its own street and knows every door. Words, jokes, maps and languages are said to come to such a child like birds to crumbs.',
  Cancer:
    'Mercury in Cancer thinks in pictures of home. It remembers the tune rather than the words, and understands a thing once it knows whom it belongs to.',
  Leo: 'Mercury in Leo speaks so that the back row can hear. Tradition gives it the gift of telling: a small errand comes home as a great adventure.',
  Virgo:
    'In Virgo Mercury is both at home and at work. The books praise a mind that notices, sorts and mends, and knows where the scissors are.',
  Libra:
    'Mercury in Libra thinks in conversation and weighs both sides aloud. It is said to find the courteous word and to be a little late for having looked for it.',
  Scorpio:
    'Mercury in Scorpio asks the second question. It is given to riddles, to long silences, and to finding what everyone else had stopped looking for.',
  Sagittarius:
    'Mercury in Sagittarius thinks in large strokes and tells the truth while laughing. Its maps show whole continents, and some of them exist.',
  Capricorn:
    'Mercury in Capricorn thinks in steps and writes them down. It speaks when it knows, and its jokes are delivered with a perfectly straight face.',
  Aquarius:
    'Mercury in Aquarius thinks around corners. It is said to understand machines, strangers and the future, and to be puzzled now and then by Tuesday.',
  Pisces:
    'Mercury in Pisces thinks as one remembers a dream. It learns by ear and by heart, and tradition gives it rhymes, tunes and very good guesses.',
}

const venus: Texts = {
  Aries:
    'Venus in Aries loves at first sight and says it first. Affection is a race to the garden gate, and is won by both.',
  Taurus:
    'In Taurus Venus is at home among the apple trees. It loves through the senses: what is soft, what smells of bread, what can be hummed.',
  Gemini:
    'Venus in Gemini loves whoever makes it laugh. Friendship is a letter answered the same day, and there are many letters.',
  Cancer:
    'Venus in Cancer loves by looking after. It keeps the drawing, the ticket and the dried flower, and knows how everyone takes their tea.',
  Leo: 'Venus in Leo loves with flags out. It gives splendid presents, takes praise gracefully, and stands by its friends in public.',
  Virgo:
    'Venus in Virgo loves in small things done well. It shows affection by mending, by remembering, and by leaving the last good piece.',
  Libra:
    'In Libra Venus is at home in the drawing room. It is said to give a sense for proportion and for company: the right colour beside the right friend.',
  Scorpio:
    'Venus in Scorpio loves with the whole heart or not at all. Few are let in, and those few are kept for good.',
  Sagittarius:
    'Venus in Sagittarius loves with the windows open. Its friends are found on journeys, and it is fondest of the ones who can also be quiet on a hill.',
  Capricorn:
    'Venus in Capricorn loves slowly and keeps its word. The books compare it to old walls in the evening, which give back the warmth of the day.',
  Aquarius:
    'Venus in Aquarius loves its friends as equals and for their oddities. It makes room in the circle for the one who stood outside.',
  Pisces:
    'Venus is exalted in Pisces, like music played over water. Tradition gives such a child a gentle, boundless kind of love that includes the animals.',
}

const mars: Texts = {
  Aries:
    'In Aries Mars is at home with its boots on. Energy comes in bursts, courage without being called, and the quarrel is over by lunch.',
  Taurus:
    'Mars in Taurus starts late and then does not stop. It is the strength of the ox and of the root: unhurried, and hard to turn aside.',
  Gemini:
    'Mars in Gemini acts with quick hands and quicker words. It does two things at once, and a third while talking about them.',
  Cancer:
    'Mars in Cancer defends what it loves. It goes forward sideways, as crabs do, and is bravest on behalf of somebody small.',
  Leo: 'Mars in Leo does things handsomely. It wants a brave deed, a good cause, and if possible a cape.',
  Virgo:
    'Mars in Virgo puts its strength into getting things right. Give it a knot, say the books, and come back when it is undone.',
  Libra:
    'Mars in Libra acts best for two. It will argue any afternoon for fairness, and is most determined when it smiles.',
  Scorpio:
    'In Scorpio Mars keeps its strength for when it counts. Tradition gives it patience, nerve and a will like deep water.',
  Sagittarius:
    'Mars in Sagittarius acts on enthusiasm. It is happiest out of doors and in motion, and believes that the other side of the hill is the better one.',
  Capricorn:
    'Mars is exalted in Capricorn, where energy learns to climb. It spends its strength like a mountaineer: steadily, with the summit in mind.',
  Aquarius:
    'Mars in Aquarius does it differently. It puts its energy into inventions and into friends, and goes on strike against anything pointless.',
  Pisces:
    'Mars in Pisces moves as water does: around, beneath, and in the end through. It is strongest when there is music, or someone to help.',
}

const jupiter: Texts = {
  Aries:
    'Jupiter in Aries brings luck to those who begin. Its children are said to grow by daring, and to find the door unlocked because they tried it.',
  Taurus:
    'Jupiter in Taurus brings plenty of the simple kind: full shelves, long tables, gardens that take. Its luck ripens, and is shared.',
  Gemini:
    'Jupiter in Gemini grows through words. Luck comes by letter, by chance remark and by the book taken down instead of the one that was wanted.',
  Cancer:
    'Jupiter is exalted in Cancer, and the old astrologers were glad to see it there. It is said to bless the house, the cradle and the cooking pot.',
  Leo: 'Jupiter in Leo grows through generosity. Its year is held to bring forth large hearts and people who cannot help making an occasion of things.',
  Virgo:
    'Jupiter in Virgo finds its fortune in detail. Small skills, well kept, are said to open large doors.',
  Libra:
    'Jupiter in Libra grows in company. Its luck comes hand in hand with somebody else, and it knows how to be grateful for it.',
  Scorpio:
    'Jupiter in Scorpio grows downwards, like a well. What is found at the bottom is said to have been worth the rope.',
  Sagittarius:
    'In Sagittarius Jupiter is at home, with the atlas open. Its children are promised appetite for the world, and a laugh that carries.',
  Capricorn:
    'Jupiter in Capricorn grows by steps. Its good fortune is the kind that was worked for, and so it stays.',
  Aquarius:
    'Jupiter in Aquarius grows through friends and new ideas. It believes in people in general, and then makes the acquaintance of each.',
  Pisces:
    'In Pisces Jupiter is at home by the sea. The tradition gives its children faith, kindness without accounts, and help that comes from nowhere in particular.',
}

const saturn: Texts = {
  Aries:
    'Saturn in Aries learns to begin and then to go on. Its lesson, the books say, is courage that has read the instructions.',
  Taurus:
    'Saturn in Taurus builds in stone. It teaches the worth of a thing by how long it lasts, and is in no doubt about bread.',
  Gemini:
    'Saturn in Gemini teaches the exact word. Its children are said to become good at what they had to practise: reading, listening, saying it plainly.',
  Cancer:
    'Saturn in Cancer takes the roof seriously. It teaches the care of one’s own: grandparents’ stories, the key under the stone.',
  Leo: 'Saturn in Leo teaches the dignity of work that nobody has applauded yet. The applause, say the books, comes later and lasts longer.',
  Virgo:
    'Saturn in Virgo is the craftsman at the bench. It teaches that a thing done carefully is done once.',
  Libra:
    'Saturn is exalted in Libra, where patience becomes justice. Its children are held to be the ones asked to share out the cake.',
  Scorpio:
    'Saturn in Scorpio teaches by depth. It does not mind how long the tunnel is, and it knows the way back.',
  Sagittarius:
    'Saturn in Sagittarius asks of every belief whether it can be walked on. What it has once thought through, it stands by.',
  Capricorn:
    'In Capricorn Saturn is at home on the mountain. It is said to give backbone, humour in all weathers, and the long view.',
  Aquarius:
    'In Aquarius Saturn keeps its second house, the one with the workshop. It teaches that freedom wants a few good rules and belongs to everyone.',
  Pisces: 'Saturn in Pisces gives the dream a shape. It is the net that is mended before the boat goes out.',
}

const uranus: Texts = {
  Aries:
    'For about seven years Uranus wakes up Aries, and a whole school class arrives with new ideas of how to start. Theirs, tradition says, is the invention that nobody had asked for and everyone then uses.',
  Taurus:
    'For about seven years Uranus turns over the soil of Taurus. The children of those years are said to find new ways with very old things: earth, seed, bread and coin.',
  Gemini:
    'For about seven years Uranus electrifies Gemini, and the children of those years change how people talk to one another. They are expected to finish their parents’ sentences in a new language.',
  Cancer:
    'For about seven years Uranus rearranges the furniture of Cancer. Its children are said to give the word home a second meaning and to be fond of both.',
  Leo: 'For about seven years Uranus puts on a play in Leo. A generation of originals, say the books, each with a different hat.',
  Virgo:
    'For about seven years Uranus tinkers in Virgo. Its children are given credit for the clever improvement: smaller, simpler and it mends itself.',
  Libra:
    'For about seven years Uranus redraws the dance of Libra. The children of those years are said to invent fresher ways of being fair, and of being two.',
  Scorpio:
    'For about seven years Uranus opens the cellars of Scorpio and lets the light in. Its children are thought to be unafraid of hard questions.',
  Sagittarius:
    'For about seven years Uranus travels with Sagittarius. A generation for whom the map has new edges, and who go to see.',
  Capricorn:
    'For about seven years Uranus rebuilds the tower of Capricorn with bigger windows. Its children are said to respect the old rules that work.',
  Aquarius:
    'For about seven years Uranus is at home in Aquarius, where every shelf holds an experiment. Its children are given to the future as others are to the sea.',
  Pisces:
    'For about seven years Uranus sends lightning over the waters of Pisces. Its children are said to dream in inventions.',
}

const neptune: Texts = {
  Aries:
    'Neptune stays in Aries for some fourteen years, and gives a whole generation dreams that want to be acted on. Tradition expects pioneers with songs.',
  Taurus:
    'Neptune stays in Taurus for some fourteen years, and teaches a generation to dream of fields, forests and things well made.',
  Gemini:
    'Neptune stays in Gemini for some fourteen years, and pours poetry into the daily paper. Its children are said to hear voices in all languages.',
  Cancer:
    'Neptune stays in Cancer for some fourteen years, and a generation dreams of home: of having one, of leaving it, of coming back.',
  Leo: 'Neptune stays in Leo for some fourteen years, and fills the sky with stages and screens. Its children are thought to know that glamour is a kind of hope.',
  Virgo:
    'Neptune stays in Virgo for some fourteen years, and lends a halo to useful work. A generation that dreams in details.',
  Libra:
    'Neptune stays in Libra for some fourteen years, and a generation falls in love with harmony. They are said to believe that it can be arranged.',
  Scorpio:
    'Neptune stays in Scorpio for some fourteen years, and gives a generation a liking for mysteries and the patience to sit with them.',
  Sagittarius:
    'Neptune stays in Sagittarius for some fourteen years, and the horizon itself begins to sing. A generation of seekers, with good shoes.',
  Capricorn:
    'Neptune stays in Capricorn for some fourteen years, and puts mist around the mountain. Its children are said to wish for what can be built.',
  Aquarius:
    'Neptune stays in Aquarius for some fourteen years, and a generation dreams together, over great distances, of everyone.',
  Pisces:
    'Neptune stays in Pisces for some fourteen years, at home in its own sea. Its children are thought to be born listening.',
}

const pluto: Texts = {
  Aries:
    'Pluto spends many years in Aries, and those born in them are said to belong to an age that starts again from the beginning, with nerve.',
  Taurus:
    'Pluto spends many years in Taurus, and those born in them belong to an age that asks what is truly worth keeping.',
  Gemini:
    'Pluto spends many years in Gemini, and those born in them belong to an age that was changed by messages.',
  Cancer:
    'Pluto spends many years in Cancer, and those born in them belong to an age that held on to home and rebuilt it.',
  Leo: 'Pluto spends many years in Leo, and those born in them belong to an age that discovered itself and said so.',
  Virgo:
    'Pluto spends many years in Virgo, and those born in them belong to an age that took work, care and tools apart to put them together better.',
  Libra:
    'Pluto spends many years in Libra, and those born in them belong to an age that thought again about fairness and about pairs.',
  Scorpio:
    'Pluto spends some twelve years in Scorpio, at home and in depth. Those born in them are said to prefer the whole truth.',
  Sagittarius:
    'Pluto spends some thirteen years in Sagittarius, and those born in them belong to an age of open borders and large beliefs.',
  Capricorn:
    'Pluto spends some sixteen years in Capricorn, and those born in them belong to an age that looked at the foundations.',
  Aquarius:
    'Pluto spends some twenty years in Aquarius, and those born in them are said to belong to an age that asks what people can do when they are many and connected.',
  Pisces:
    'Pluto spends many years in Pisces, and those born in them belong to an age that is said to find its strength in tenderness.',
}

const node: Texts = {
  Aries:
    'The Moon’s northern node is read as a signpost. In Aries it points to the first step, taken on one’s own two feet, and away from waiting to be asked.',
  Taurus:
    'The Moon’s northern node is read as a signpost. In Taurus it points to peace: to what grows slowly, tastes good and stays.',
  Gemini:
    'The Moon’s northern node is read as a signpost. In Gemini it points to the neighbourhood: to questions, short visits and the joy of not being sure.',
  Cancer:
    'The Moon’s northern node is read as a signpost. In Cancer it points home, to the table with the people round it.',
  Leo: 'The Moon’s northern node is read as a signpost. In Leo it points to the middle of the stage, which is only a place like any other, with better light.',
  Virgo:
    'The Moon’s northern node is read as a signpost. In Virgo it points to the workbench and to the quiet happiness of being of use.',
  Libra:
    'The Moon’s northern node is read as a signpost. In Libra it points to the other person: to the hand held out and the song in two parts.',
  Scorpio:
    'The Moon’s northern node is read as a signpost. In Scorpio it points below the surface, where feelings are deep and friends are true.',
  Sagittarius:
    'The Moon’s northern node is read as a signpost. In Sagittarius it points to the far hill, and trusts that there is a road.',
  Capricorn:
    'The Moon’s northern node is read as a signpost. In Capricorn it points uphill, to the satisfaction of having carried something to the top.',
  Aquarius:
    'The Moon’s northern node is read as a signpost. In Aquarius it points to the circle of friends, where there is room for every kind of hat.',
  Pisces:
    'The Moon’s northern node is read as a signpost. In Pisces it points to the water’s edge, where one may stop counting and listen.',
}

export const planetInSign: Partial<Record<BodyId, Texts>> = {
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  'north-node': node,
}

/** What is added when the planet was moving backwards against the stars. */
export const whileRetrograde: Partial<Record<BodyId, string>> = {
  mercury:
    'It was travelling backwards against the stars, as it does three times a year, and a Mercury in reverse is said to think twice and to enjoy it.',
  venus:
    'It was travelling backwards against the stars, which happens for six weeks in nineteen months, and such a Venus is said to love old songs and old friends best.',
  mars: 'It was travelling backwards against the stars, as it does for ten weeks every other year, and such a Mars is said to keep its strength folded, like a good knife.',
  jupiter:
    'It was travelling backwards against the stars, as it does for four months of each year, and its luck is then said to be found at home first.',
  saturn:
    'It was travelling backwards against the stars, as it does for four and a half months of each year, and then it is held to teach from within.',
  uranus:
    'It was travelling backwards against the stars, as it does for five months of each year: the revolution is then said to begin in one’s own room.',
  neptune:
    'It was travelling backwards against the stars, as it does for five months of each year, when its dreams are said to be dreamt in private.',
  pluto:
    'It was travelling backwards against the stars, as it does for five months of each year, when its strength is said to gather out of sight.',
}

/** A short word for each sign, where a text has room for two of them. */
export const signGifts: Record<SignName, string> = {
  Aries: 'boldness',
  Taurus: 'patience',
  Gemini: 'curiosity',
  Cancer: 'care',
  Leo: 'warmth',
  Virgo: 'exactness',
  Libra: 'fairness',
  Scorpio: 'depth',
  Sagittarius: 'high spirits',
  Capricorn: 'steadiness',
  Aquarius: 'originality',
  Pisces: 'dreaminess',
}
