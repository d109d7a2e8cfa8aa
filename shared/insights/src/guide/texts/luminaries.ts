import type { MoonPhase } from '../../sky/moon-phase'
import type { SignName } from '../../sky/zodiac'

/** The Sun: what comes easily, what is still to be practised, and the kind of work that tradition gives it. */
export const sunWays: Record<SignName, { strength: string; practice: string; calling: string }> = {
  Aries: {
    strength: 'the courage to go first through an open gate',
    practice: 'waiting at the gate until everybody has a coat on',
    calling: 'whatever wants starting: the first boat out, the first page, the first brick',
  },
  Taurus: {
    strength: 'a calm that others can lean on, like a warm wall',
    practice: 'opening the hand again, once a thing has been held for long enough',
    calling: 'whatever grows or is made by hand: gardens, bread, wood, cloth, music',
  },
  Gemini: {
    strength: 'a quick mind with a window on every side',
    practice: 'staying with one question while the next is already at the door',
    calling: 'whatever is carried from one to another in words: letters, lessons, news, languages',
  },
  Cancer: {
    strength: 'a long memory for kindness, and a chair kept for everyone',
    practice: 'coming out of the shell as soon as the weather is fine again',
    calling: 'whatever gives others a roof: kitchens, houses, nurseries, the stories of a family',
  },
  Leo: {
    strength: 'a warmth that fills the room without being asked',
    practice: 'clapping for the others as gladly as for oneself',
    calling: 'whatever is done in front of people: stages, classrooms, the heads of long tables',
  },
  Virgo: {
    strength: 'a careful eye, which finds the one loose thread',
    practice: 'calling a thing finished when it is good',
    calling: 'whatever is the better for being exact: workshops, libraries, laboratories, orchards',
  },
  Libra: {
    strength: 'fairness, and the good manners that come of meaning it',
    practice: 'choosing, once both sides have been heard',
    calling: 'whatever wants balance: drawing, duets, the making of peace',
  },
  Scorpio: {
    strength: 'a loyalty that says little and holds',
    practice: 'telling a secret that was only ever one’s own',
    calling: 'whatever lies below the surface: riddles, archives, deep water, the insides of clocks',
  },
  Sagittarius: {
    strength: 'good spirits, which set off before breakfast',
    practice: 'reading the map to its edge before the arrow flies',
    calling: 'whatever has a horizon: travel, teaching, storytelling, the open air',
  },
  Capricorn: {
    strength: 'a patience with a summit in it',
    practice: 'playing while there is still something left to do',
    calling: 'whatever takes years and is worth them: bridges, towers, mountains, a village to look after',
  },
  Aquarius: {
    strength: 'a mind of its own, and a friendly one',
    practice: 'doing as everybody does, now and then, for the company',
    calling: 'whatever is not quite invented yet: machines, circles of friends, better ways',
  },
  Pisces: {
    strength: 'an imagination that feels with everybody',
    practice: 'coming back from the dream in time for supper',
    calling: 'whatever has no edges: music, painting, the sea, the comforting of others',
  },
}

interface MoonWay {
  strength: string
  /** A way of being still. */
  quiet: string
  /** A rhythm of waking and rest. */
  rest: string
  /** What calms. */
  comfort: string
  /** How affection is understood. */
  love: string
  home: string
  intuition: string
}

export const moonWays: Record<SignName, MoonWay> = {
  Aries: {
    strength: 'feelings that are honest at once and over by lunch',
    quiet: 'short and lively: ten breaths on a hilltop, then off down the other side',
    rest: 'a rhythm of bursts and pauses, in which rest comes all at once, like a lamp put out',
    comfort: 'a run to the end of the garden and back',
    love: 'a hug that arrives at full speed',
    home: 'a home whose door opens easily',
    intuition: 'the first thought, which is held to be the one to trust',
  },
  Taurus: {
    strength: 'a peace of mind in which others come to sit down',
    quiet: 'with something in the hands: wool, clay, a stone warm from the Sun',
    rest: 'a slow rhythm, with the same blanket and the same song at the end of it',
    comfort: 'the same song, sung once more',
    love: 'a lap, a blanket and no hurry',
    home: 'a home that smells of bread',
    intuition: 'a knowledge of things through the fingertips',
  },
  Gemini: {
    strength: 'a heart that finds its words',
    quiet: 'by way of words: a verse said over and over until it is only sound',
    rest: 'a light and changing rhythm, with a story between waking and sleep',
    comfort: 'being told what is going on',
    love: 'a conversation, and then the rest of the conversation',
    home: 'a home with many voices in it',
    intuition: 'two thoughts at once, of which the second listens',
  },
  Cancer: {
    strength: 'a deep well of feeling, with a bucket for everyone',
    quiet: 'near water, or with the curtains drawn and the lamp lit',
    rest: 'a rhythm that follows the tides of the house, and sleeps best among known voices',
    comfort: 'a known voice from the next room',
    love: 'being looked after, and looking after in return',
    home: 'a home where the lamps are lit early',
    intuition: 'knowing who is about to come in at the door',
  },
  Leo: {
    strength: 'a generous heart that feels in full colour',
    quiet: 'round a candle, with one or two to share it',
    rest: 'a sunny rhythm: late to bed in good company, and late up',
    comfort: 'somebody who watches the whole performance',
    love: 'praise that is said out loud and meant',
    home: 'a home in which there is something to celebrate',
    intuition: 'the sense of what would make the room happy',
  },
  Virgo: {
    strength: 'a practical sort of love, which remembers the mittens',
    quiet: 'in a small task done slowly: shelling peas, sharpening pencils',
    rest: 'a tidy rhythm, in which each hour knows its place',
    comfort: 'putting the spoons with the spoons',
    love: 'small things, done well and without a word',
    home: 'a home where things are where they were',
    intuition: 'an eye for the one detail that has changed since yesterday',
  },
  Libra: {
    strength: 'a gift for the soft word at the right moment',
    quiet: 'for two: side by side on a bench, looking the same way',
    rest: 'a balanced rhythm of company and quiet, in equal spoonfuls',
    comfort: 'a low voice, and something beautiful to look at',
    love: 'to be asked, and to be thanked',
    home: 'a home with flowers on the table',
    intuition: 'the sense of who in a room has been left out',
  },
  Scorpio: {
    strength: 'a heart that keeps what it is told',
    quiet: 'in the dark, with the eyes shut and the ears open',
    rest: 'a deep rhythm: wide awake, then wholly gone, and back again as new',
    comfort: 'a small place to be alone in, with somebody outside it',
    love: 'to be let in, and to let in',
    home: 'a home with a door that shuts',
    intuition: 'hearing what was meant by what was said',
  },
  Sagittarius: {
    strength: 'a cheerfulness that needs no reason',
    quiet: 'in motion: a long walk, until the thoughts fall into step',
    rest: 'a roaming rhythm, for which a day out of doors is the best lullaby',
    comfort: 'an open window and the promise of an outing',
    love: 'a joke, and a day out together',
    home: 'a home with a map on the wall',
    intuition: 'the lucky guess, made with the whole heart',
  },
  Capricorn: {
    strength: 'a steadiness that keeps its promises',
    quiet: 'at a fixed hour, on the same step of the stair',
    rest: 'an orderly rhythm of early evenings and early mornings',
    comfort: 'knowing what comes next',
    love: 'a promise, kept',
    home: 'a home with old things in it that still work',
    intuition: 'a feeling for what is going to last',
  },
  Aquarius: {
    strength: 'kindness to all comers',
    quiet: 'under a wide sky, counting the stars and losing count',
    rest: 'a rhythm of its own invention, which turns out to be a rhythm after all',
    comfort: 'a corner of one’s own, and after a while a friend in it',
    love: 'to be liked for one’s oddities',
    home: 'a home where anyone might drop in',
    intuition: 'the odd idea that turns out to fit',
  },
  Pisces: {
    strength: 'a sympathy that hears what was not said',
    quiet: 'with music, or with the sound of rain',
    rest: 'a tidal rhythm of dreams and naps, with music at both ends',
    comfort: 'to be held, and not asked anything',
    love: 'to be understood without explaining',
    home: 'a home near music',
    intuition: 'dreams that know a little more than the day does',
  },
}

/** What a life path of spirit is like under each phase, what it gives, and what it knows. */
export const phaseWays: Record<MoonPhase, { was: string; pathway: string; gift: string; knowing: string }> = {
  'New Moon': {
    was: 'was new',
    pathway: 'a path that begins in the dark, by feel, and is happiest at its own first step',
    gift: 'beginning again as though for the first time',
    knowing: 'feeling what is coming before there is anything to see',
  },
  'Waxing Crescent': {
    was: 'was a waxing crescent',
    pathway: 'a path that leans forward and reaches before it can name what it reaches for',
    gift: 'hope of the practical kind, with its sleeves rolled up',
    knowing: 'leaning towards what is about to grow',
  },
  'First Quarter': {
    was: 'stood at its first quarter',
    pathway: 'a builder’s path, on which a thing is believed once it stands',
    gift: 'making a place where others can be quiet',
    knowing: 'knowing which stone comes next',
  },
  'Waxing Gibbous': {
    was: 'was waxing and past its half',
    pathway: 'a polisher’s path, which goes back once more, and once more it is better',
    gift: 'devotion to the small thing done well',
    knowing: 'seeing what a thing is going to be when it is finished',
  },
  'Full Moon': {
    was: 'was full',
    pathway: 'a path by full light, on which one’s own face is found in other people’s',
    gift: 'seeing both sides of everyone, and liking them',
    knowing: 'reading faces as others read books',
  },
  'Waning Gibbous': {
    was: 'was past the full and still more than half',
    pathway: 'a teller’s path, on which what was understood is passed round the table',
    gift: 'giving away what one has learnt and having more of it',
    knowing: 'saying aloud what the others were just about to think',
  },
  'Last Quarter': {
    was: 'stood at its last quarter',
    pathway: 'a path that turns round to look, and finds the back of the picture worth seeing',
    gift: 'letting go of the half that is no longer needed',
    knowing: 'noticing what lies behind a thing',
  },
  'Waning Crescent': {
    was: 'was a waning crescent',
    pathway: 'a path that seems half remembered, and is fond of silence',
    gift: 'a quiet in which others hear themselves think',
    knowing: 'arriving with the answer and waiting politely for the question',
  },
}
