import type { Animal, FivePhase } from '../../calendar/sexagenary'
import type { Weekday } from '../../calendar/civil-date'
import type { Element, Modality } from '../../sky/zodiac'
import type { MajorArcanum } from '../../tarot/cards'

export const elementWays: Record<
  Element,
  {
    strength: string
    guide: string
    day: string
    calm: string
    learns: string
    love: string
    years: string
    place: string
  }
> = {
  fire: {
    strength: 'an appetite for life, and the habit of being already on the way',
    guide: 'Fire, which is read as the hearth one sets out from',
    day: 'morning hours, while the light is still climbing',
    calm: 'warmth: a hearth, a hug, a patch of sunlight on the floor',
    learns: 'a little applause is the best of teachers',
    years: 'lively company and a spark or two',
    place: 'near the stove, seldom sat on for long',
    love: 'the children of fire are said to warm to one another at sight',
  },
  earth: {
    strength: 'good sense, and hands that know what to do',
    guide: 'Earth, which is read as the ground that grows things',
    day: 'regular hours, the same from one day to the next',
    calm: 'earth underfoot: grass, sand, a flower bed',
    learns: 'a thing that can be touched explains itself',
    years: 'something to show for it at the end of the day',
    place: 'near the bread, always the same one',
    love: 'the children of earth are said to trust each other after one winter',
  },
  air: {
    strength: 'a light and friendly mind, which lives on conversation',
    guide: 'Air, which is read as the open window',
    day: 'hours with a breeze and a visitor in them',
    calm: 'fresh air and a voice that explains',
    learns: 'it is half learnt once it has been talked over',
    years: 'good talk along the way',
    place: 'from which one can talk to both ends',
    love: 'the children of air are said to have met before the second sentence',
  },
  water: {
    strength: 'feeling that runs deep, and hears what was not said',
    guide: 'Water, which is read as the stream that finds its way',
    day: 'evening hours, when the house grows quiet',
    calm: 'water: a bath, a brook, rain on the roof',
    learns: 'what touches the heart is kept',
    years: 'feelings, and time to have them',
    place: 'next to whoever is quietest that day',
    love: 'the children of water are said to understand each other in silence',
  },
}

/** Where no element, or way of acting, comes first. */
export const evenElements = {
  strength: 'a fair share of everything, with no gift left out of the basket',
  guide: 'All four elements together, which are read as a house with a window on each side',
  calm: 'a change: from indoors to outdoors, from company to quiet',
  learns: 'every kind of lesson finds a chair',
}

/** Where some share the first place, and another one is not there. */
export const sharingElements = {
  strength: 'gifts of more than one kind, and room for each',
  /** Goes on from their names: 'Fire and water'. */
  guide: 'together, which are read as a house with more than one door',
  calm: evenElements.calm,
  learns: 'more than one kind of lesson finds a chair',
}

/** `decides` goes on from 'a sky like that is said to make somebody who'. */
export const modalityWays: Record<Modality | 'even', { decides: string; practice: string }> = {
  cardinal: {
    decides: 'decides by beginning, and corrects the course on the way',
    practice: 'staying for the last page of what was begun',
  },
  fixed: {
    decides: 'decides late, and then for good',
    practice: 'changing one’s mind, and liking it',
  },
  mutable: {
    decides: 'decides as the path bends, and is at ease with a change of plan',
    practice: 'tying up the boat before the next one is boarded',
  },
  even: {
    decides: 'decides in committee with oneself: one part proposes, and another has a second thought',
    practice: 'letting one of the voices within finish its sentence',
  },
}

export const phaseGuides: Record<FivePhase, string> = {
  Wood: 'Wood, the green phase of spring, which pushes up and makes room',
  Fire: 'the Fire of the south, by which summer is known and stories are read',
  Earth: 'the Earth of the middle, which the four seasons take turns to visit',
  Metal: 'Metal, the clear phase of autumn, from which bells are cast',
  Water: 'the Water of the north, in which winter keeps its seeds',
}

export const weekdayGuides: Record<Weekday, { planet: string; text: string }> = {
  Sunday: { planet: 'the Sun', text: 'the Sun, which is said to lead those of its day by the light' },
  Monday: { planet: 'the Moon', text: 'the Moon, which is said to lead those of its day by the tides' },
  Tuesday: { planet: 'Mars', text: 'Mars, which is said to lead those of its day by the shortest road' },
  Wednesday: {
    planet: 'Mercury',
    text: 'Mercury, which is said to lead those of its day by way of a question',
  },
  Thursday: {
    planet: 'Jupiter',
    text: 'Jupiter, which is said to lead those of its day to the top of the hill',
  },
  Friday: { planet: 'Venus', text: 'Venus, which is said to lead those of its day through the garden' },
  Saturday: { planet: 'Saturn', text: 'Saturn, which is said to lead those of its day by the stairs' },
}

/** What friends of a year say of each other. */
export const animalCompany: Record<Animal, string> = {
  Rat: 'who finds the way in',
  Ox: 'who carries the heavy end',
  Tiger: 'who goes ahead',
  Rabbit: 'who knows the soft way down',
  Dragon: 'who brings the weather',
  Snake: 'who has thought of it already',
  Horse: 'who has room for one more on its back',
  Goat: 'who shares the raft',
  Monkey: 'who has an answer',
  Rooster: 'who says what is so',
  Dog: 'who waits for everybody',
  Pig: 'who brings the supper',
}

/** The trumps as a calling (goes on from 'whose call is') and as an old tale. */
export const trumpWays: Record<MajorArcanum, { call: string; tale: string; sign: string }> = {
  'The Fool': {
    call: 'to set off before the map is drawn',
    tale: 'a wanderer with a small bundle and a dog',
    sign: 'a small bundle and a wide sky',
  },
  'The Magician': {
    call: 'to use what is already on the table',
    tale: 'a juggler at a fair, to whom the children stood nearest',
    sign: 'a hand raised over a cup, a coin, a sword and a wand',
  },
  'The High Priestess': {
    call: 'to know quietly',
    tale: 'a keeper of books, who never had to raise her voice',
    sign: 'a book half hidden between two pillars',
  },
  'The Empress': {
    call: 'to let things grow, and to sit among them',
    tale: 'the mistress of a great garden',
    sign: 'ripe corn and a stream',
  },
  'The Emperor': {
    call: 'to keep the rain off others',
    tale: 'a builder of roads and of good walls',
    sign: 'a throne of stone and an apple',
  },
  'The Hierophant': {
    call: 'to hand on what was handed down',
    tale: 'a teacher who knew the old songs',
    sign: 'two keys, and two who listen',
  },
  'The Lovers': {
    call: 'to choose with the heart',
    tale: 'two who shared a garden',
    sign: 'a garden with an angel over it',
  },
  'The Chariot': {
    call: 'to bring opposites along in one direction',
    tale: 'a driver who needed no reins',
    sign: 'a car drawn by one dark sphinx and one pale',
  },
  Strength: {
    call: 'to be strong without force',
    tale: 'somebody to whom lions came for company',
    sign: 'a lion that does not mind',
  },
  'The Hermit': {
    call: 'to go ahead with a lantern, so that others see the path',
    tale: 'an old man on a hill whose light could be seen from the village',
    sign: 'a lantern with a star in it',
  },
  'Wheel of Fortune': {
    call: 'to meet each change in good humour',
    tale: 'a miller who was fond of the turning of the wheel',
    sign: 'a wheel among the clouds',
  },
  Justice: {
    call: 'to say what is so, and to say it fairly',
    tale: 'somebody to whom two neighbours brought one fence',
    sign: 'a pair of scales, quite level',
  },
  Prudence: {
    call: 'to see a thing the other way up',
    tale: 'somebody who looked at the world from the branch of a tree',
    sign: 'a light about the head',
  },
  'The Nameless Card': {
    call: 'to make room for next spring',
    tale: 'a gardener in November, who knew what was in the bulbs',
    sign: 'a bare field with a spring folded under it',
  },
  Temperance: {
    call: 'to mix well and to spill nothing',
    tale: 'a cellarer with a very steady hand',
    sign: 'two cups, and water between them',
  },
  Pan: {
    call: 'to laugh at solemn moments, kindly',
    tale: 'a piper in the hills',
    sign: 'a pipe of reeds',
  },
  'The House of God': {
    call: 'to let the light in from above',
    tale: 'an architect who liked to take off the roof',
    sign: 'a tower open to the sky',
  },
  'The Star': {
    call: 'to leave a lamp in the window',
    tale: 'a water carrier who sang at night',
    sign: 'eight stars over a stream',
  },
  'The Moon': {
    call: 'to find the roads that only show after dark',
    tale: 'a ferryman who worked by moonlight',
    sign: 'a path between two towers',
  },
  'The Sun': {
    call: 'to be glad for no reason, in front of others',
    tale: 'a child on a white horse',
    sign: 'a wall of sunflowers',
  },
  Judgement: {
    call: 'to look up when one’s own name is sounded',
    tale: 'a trumpeter on a city gate',
    sign: 'a trumpet with a flag on it',
  },
  'The World': {
    call: 'to dance with all the parts at once',
    tale: 'a dancer whom four towns claimed as theirs',
    sign: 'a wreath with a creature at each corner',
  },
}

/** The seven ages and the planets that Ptolemy gives them: what each is for. `theme` goes on from 'the years of …'. */
export const ageThemes = {
  moon: { theme: 'growing and being carried', gift: 'lullabies, laps and the first words' },
  mercury: { theme: 'letters, numbers and questions', gift: 'reading aloud, collecting and asking why' },
  venus: { theme: 'friendship and song', gift: 'friends, music and the first letters that matter' },
  sun: { theme: 'stepping into the light', gift: 'a craft, a place of one’s own and a name in it' },
  mars: { theme: 'work in hand', gift: 'the large task and the strength for it' },
  jupiter: { theme: 'passing it on', gift: 'a long table, good counsel and journeys at last' },
  saturn: { theme: 'the wide view', gift: 'time, stories and a bench in the evening light' },
} as const
