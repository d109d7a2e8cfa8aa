import type { SignName } from '../../sky/zodiac'

type Ways<Way extends string> = Record<SignName, Record<Way, string>>

/** Mercury: `learns` and `speaks` go on from 'a mind that'. */
export const mercuryWays: Ways<'learns' | 'speaks' | 'craft' | 'friend'> = {
  Aries: {
    learns: 'learns by trying it at once and asking afterwards',
    speaks: 'speaks straight out, with a laugh at the end of it',
    craft: 'work that is settled by quick wits',
    friend: 'friends who answer before the question is over',
  },
  Taurus: {
    learns: 'learns with the hands, slowly, and keeps what it has learnt',
    speaks: 'speaks seldom and slowly, and is remembered',
    craft: 'work that can be held up to the light',
    friend: 'friends with whom nothing need be said',
  },
  Gemini: {
    learns: 'learns everything at once, and by telling it to somebody',
    speaks: 'speaks in two voices and does the gestures for both',
    craft: 'work among words, maps and messages',
    friend: 'friends who have read the other half of the book',
  },
  Cancer: {
    learns: 'learns what it has been told by somebody it loves',
    speaks: 'speaks in pictures of home, and more to one than to many',
    craft: 'work that remembers: collections, histories, recipes',
    friend: 'friends who know the names of the grandparents',
  },
  Leo: {
    learns: 'learns by performing it, with a small audience',
    speaks: 'speaks so that the back row can hear',
    craft: 'work in which something is told and acted out',
    friend: 'friends who ask for the story a second time',
  },
  Virgo: {
    learns: 'learns by taking it apart and laying the pieces out in order',
    speaks: 'speaks exactly, and corrects itself first',
    craft: 'work that sorts, mends and improves',
    friend: 'friends who notice the same small things',
  },
  Libra: {
    learns: 'learns in conversation, by weighing both sides aloud',
    speaks: 'speaks courteously, a little late for having looked for the word',
    craft: 'work that goes between two sides',
    friend: 'friends who like to think aloud in company',
  },
  Scorpio: {
    learns: 'learns by asking the second question',
    speaks: 'speaks after a silence, and to the point',
    craft: 'work that finds out',
    friend: 'friends who can keep a riddle to themselves',
  },
  Sagittarius: {
    learns: 'learns out of doors, in large strokes, with the details to follow',
    speaks: 'speaks frankly and generously, in whole continents',
    craft: 'work that explains the wide world',
    friend: 'friends from the other side of the hill',
  },
  Capricorn: {
    learns: 'learns step by step, and writes the steps down',
    speaks: 'speaks when it knows, with a perfectly straight face',
    craft: 'work that is planned in the morning and done by evening',
    friend: 'friends who come when they said they would',
  },
  Aquarius: {
    learns: 'learns around corners, from machines, strangers and the future',
    speaks: 'speaks as an equal to everyone, and surprises them',
    craft: 'work for which there is no name yet',
    friend: 'friends whom nobody else would have introduced',
  },
  Pisces: {
    learns: 'learns by ear and by heart, as one learns a tune',
    speaks: 'speaks in rhymes, hints and very good guesses',
    craft: 'work in sounds, colours and stories',
    friend: 'friends who dream aloud',
  },
}

/** Venus: `loves` goes on from 'affection'. */
export const venusWays: Ways<'loves' | 'romance' | 'soothes'> = {
  Aries: {
    loves: 'is said first and asked about later',
    romance: 'somebody who likes a race to the garden gate',
    soothes: 'something new to try',
  },
  Taurus: {
    loves: 'goes by way of what is soft, what smells of bread and what can be hummed',
    romance: 'somebody with whom supper may take all evening',
    soothes: 'something soft to hold',
  },
  Gemini: {
    loves: 'is a letter answered the same day',
    romance: 'somebody who is never out of stories',
    soothes: 'a joke, and another joke',
  },
  Cancer: {
    loves: 'is a way of looking after, and keeps the ticket and the dried flower',
    romance: 'somebody who remembers the day they met',
    soothes: 'a box of kept things to look through',
  },
  Leo: {
    loves: 'flies its flags, and stands by its friends in public',
    romance: 'somebody who takes a bow beautifully',
    soothes: 'a little splendour: the good cup, the paper crown',
  },
  Virgo: {
    loves: 'shows in small things: in mending, remembering, leaving the last good piece',
    romance: 'somebody who sees that the lamp has been mended',
    soothes: 'one small thing put right',
  },
  Libra: {
    loves: 'looks for the right word beside the right friend',
    romance: 'somebody who dances and lets the other lead in turn',
    soothes: 'a beautiful thing and a peaceful voice',
  },
  Scorpio: {
    loves: 'is given wholly, to few, and for good',
    romance: 'somebody with depths, and a lantern to show them by',
    soothes: 'the company of the one who knows',
  },
  Sagittarius: {
    loves: 'keeps its windows open and is found on journeys',
    romance: 'somebody who can also be quiet on a hill',
    soothes: 'a wide view',
  },
  Capricorn: {
    loves: 'comes slowly and stays, as old walls keep the warmth of the day',
    romance: 'somebody who is still there in the evening',
    soothes: 'an old custom, kept once more',
  },
  Aquarius: {
    loves: 'treats everyone as an equal and makes room for the one who stood outside',
    romance: 'a friend first, and for a long time',
    soothes: 'a change of scene and of hat',
  },
  Pisces: {
    loves: 'includes the animals, and asks for no account',
    romance: 'somebody who hears the same music',
    soothes: 'a tune hummed very low',
  },
}

/** Mars: `acts` goes on from 'it'. */
export const marsWays: Ways<'practice' | 'play' | 'acts' | 'venture'> = {
  Aries: {
    practice: 'finishing at a walk what was begun at a run',
    play: 'play in short, brave bursts, with a race in it',
    acts: 'jumps first and is usually found to have landed',
    venture: 'the one who opens the shop',
  },
  Taurus: {
    practice: 'getting up from a comfortable chair',
    play: 'unhurried play with weight in it: digging, carrying, climbing',
    acts: 'starts late and then does not turn aside',
    venture: 'the one who is still there at closing time',
  },
  Gemini: {
    practice: 'doing one of the two things first',
    play: 'play for nimble fingers and quick feet, with the rules changed halfway',
    acts: 'tries two ways at once and keeps the better',
    venture: 'the one who talks to everybody',
  },
  Cancer: {
    practice: 'walking straight up to what is wanted',
    play: 'play near home and near water, best of all with somebody small to look after',
    acts: 'goes sideways, as crabs do, and gets there',
    venture: 'the one who feeds the crew',
  },
  Leo: {
    practice: 'doing the brave deed when nobody is looking',
    play: 'play with a stage, a cause and if possible a cape',
    acts: 'picks the handsomest of the ways',
    venture: 'the one whose name is over the door',
  },
  Virgo: {
    practice: 'leaving one knot tied',
    play: 'play that needs skill: string, tools, balance, small parts',
    acts: 'looks at each part and then does the whole',
    venture: 'the one who checks the list',
  },
  Libra: {
    practice: 'saying the first word in an argument for oneself',
    play: 'play for two: see-saws, duets, catch',
    acts: 'asks what would be fair, and then is firm with a smile',
    venture: 'the one who finds the partner',
  },
  Scorpio: {
    practice: 'showing the cards a little sooner',
    play: 'play with a secret in it: dens, puzzles, hide and seek',
    acts: 'waits, and moves when it counts',
    venture: 'the one who sees it through',
  },
  Sagittarius: {
    practice: 'aiming before the arrow is loose',
    play: 'play out of doors and in motion, beyond the last tree',
    acts: 'follows its enthusiasm and trusts that there is a road',
    venture: 'the one who finds the next country',
  },
  Capricorn: {
    practice: 'resting on the way, and not only at the top',
    play: 'play that climbs: stairs, trees, towers of blocks',
    acts: 'decides once, like a mountaineer, with the summit in mind',
    venture: 'the one who carries the plan',
  },
  Aquarius: {
    practice: 'joining in a game that others have made up',
    play: 'play that has to be invented first, with friends',
    acts: 'does it differently, for a reason that is clear by evening',
    venture: 'the one with the odd idea that works',
  },
  Pisces: {
    practice: 'swimming against the stream for once',
    play: 'play that flows: water, dancing, make-believe',
    acts: 'goes around, beneath and in the end through',
    venture: 'the one who knows what the others feel',
  },
}

export const jupiterWays: Ways<'path' | 'purse' | 'gift'> = {
  Aries: {
    path: 'faith grows by daring, one open door after another',
    purse: 'fortune comes to whoever asks first, and goes out again by the same door',
    gift: 'making others brave',
  },
  Taurus: {
    path: 'faith grows as a garden does, in its own time and with muddy knees',
    purse: 'the savings box is stout, is filled slowly and is opened for something that lasts',
    gift: 'gratitude for simple things',
  },
  Gemini: {
    path: 'faith grows through words, and often through the book that was not the one looked for',
    purse: 'coins are changed into books, stamps and questions, and the change is counted twice',
    gift: 'finding the word that lets somebody in',
  },
  Cancer: {
    path: 'faith grows at the kitchen table and is handed down',
    purse: 'what comes in is for the house, and something is always kept in the teapot',
    gift: 'making a holy day of a family meal',
  },
  Leo: {
    path: 'faith grows through generosity, and sings rather loud',
    purse: 'presents come before purchases, and are splendidly wrapped',
    gift: 'blessing others by being glad of them',
  },
  Virgo: {
    path: 'faith grows through small services, faithfully done',
    purse: 'every penny has a line in the notebook, and the sum is right',
    gift: 'finding wonder in a detail',
  },
  Libra: {
    path: 'faith grows in company, and walks arm in arm',
    purse: 'the cake is cut so that any of the pieces could be one’s own',
    gift: 'bringing peace by good manners',
  },
  Scorpio: {
    path: 'faith grows downwards, like a well, until it reaches water',
    purse: 'the treasure is buried well, and only its owner has the map',
    gift: 'sitting with a mystery and not needing to solve it',
  },
  Sagittarius: {
    path: 'faith grows with the horizon, which moves on as one walks',
    purse: 'the purse is open on journeys and is somehow never quite empty',
    gift: 'laughter as a form of prayer',
  },
  Capricorn: {
    path: 'faith grows by steps, and each of them bears',
    purse: 'what has been worked for is put by, and the ladder is bought before the hat',
    gift: 'keeping a promise through all weathers',
  },
  Aquarius: {
    path: 'faith grows among friends, out of a new idea about everybody',
    purse: 'what one has is pooled, and buys the ball that the whole street plays with',
    gift: 'believing in people in general',
  },
  Pisces: {
    path: 'faith grows like the tide, without anybody seeing it move',
    purse: 'the hand opens by itself, and a friend with a notebook is a good thing to have',
    gift: 'kindness that keeps no accounts',
  },
}

/** Saturn: `lesson` goes on from 'to', `partner` names somebody to work with. */
export const saturnWays: Ways<'lesson' | 'partner' | 'support'> = {
  Aries: {
    lesson: 'begin, and then to go on',
    partner: 'a partner who has read the instructions',
    support: 'courage with a plan in its pocket',
  },
  Taurus: {
    lesson: 'tell the worth of a thing by how long it lasts',
    partner: 'a partner who builds in stone',
    support: 'a wage of patience, paid in full',
  },
  Gemini: {
    lesson: 'say it plainly, in the exact word',
    partner: 'a partner who listens to the end',
    support: 'a thing practised until it is easy',
  },
  Cancer: {
    lesson: 'take good care of one’s own roof and of the key under the stone',
    partner: 'a partner who is nearly family',
    support: 'a house rule that everybody likes',
  },
  Leo: {
    lesson: 'do the work that nobody has applauded yet',
    partner: 'a partner who leaves room on the stage',
    support: 'pride in what is well done',
  },
  Virgo: {
    lesson: 'do a thing carefully, and so only once',
    partner: 'a partner who keeps the tools clean',
    support: 'a bench with a good light over it',
  },
  Libra: {
    lesson: 'be fair when it takes time',
    partner: 'a partner who shares out the cake',
    support: 'an agreement that both have read',
  },
  Scorpio: {
    lesson: 'go to the bottom of it and know the way back',
    partner: 'a partner who can keep a secret',
    support: 'trust, which is given late and kept',
  },
  Sagittarius: {
    lesson: 'ask of every belief whether it can be walked on',
    partner: 'a partner who knows the road',
    support: 'a map that has been walked',
  },
  Capricorn: {
    lesson: 'climb at an even pace and joke on the way',
    partner: 'a partner with the long view',
    support: 'a good rope, and somebody at the other end',
  },
  Aquarius: {
    lesson: 'be free by a few good rules',
    partner: 'a partner with a workshop',
    support: 'an old rule in a new house',
  },
  Pisces: {
    lesson: 'give the dream a shape',
    partner: 'a partner who mends the net before the boat goes out',
    support: 'a timetable with a blank page in it',
  },
}

/** The Moon's nodes: where the northern one points, and the story told of the southern one. */
export const northNode: Record<SignName, string> = {
  Aries: 'towards the first step, taken on one’s own two feet',
  Taurus: 'towards peace, and all that grows slowly and stays',
  Gemini: 'towards the neighbourhood, with its questions and short visits',
  Cancer: 'home, to the table and the people round it',
  Leo: 'to the middle of the stage, where the light is better',
  Virgo: 'to the workbench, and the quiet happiness of being of use',
  Libra: 'to the other person, and the song in two parts',
  Scorpio: 'below the surface, where friends are true',
  Sagittarius: 'to the far hill, in the trust that there is a road',
  Capricorn: 'uphill, with something worth carrying to the top',
  Aquarius: 'to the circle of friends, where there is room for every kind of hat',
  Pisces: 'to the water’s edge, where one may stop counting and listen',
}
export const southNode: Record<SignName, string> = {
  Aries: 'a tale of scouts and first arrivals, who went ahead by themselves',
  Taurus: 'a tale of gardeners and keepers of barns, who knew what they had',
  Gemini: 'a tale of messengers and market criers, who knew all the news',
  Cancer: 'a tale of those who kept the fire in for a large family',
  Leo: 'a tale of players and small kings, who knew where the light fell',
  Virgo: 'a tale of scribes and herb gatherers, who labelled every jar',
  Libra: 'a tale of go-betweens and matchmakers, who were always two',
  Scorpio: 'a tale of keepers of keys, who knew what was in the vault',
  Sagittarius: 'a tale of pilgrims and pedlars, who had seen the far side',
  Capricorn: 'a tale of stewards and mountain people, who bore the load',
  Aquarius: 'a tale of stargazers and odd neighbours, who belonged to everyone',
  Pisces: 'a tale of islanders and singers, who lived by the tide',
}

/** The manner of a rising sign. */
export const risingWays: Record<SignName, { strength: string; manner: string }> = {
  Aries: { strength: 'a frank look and a quick hello', manner: 'with a question already asked' },
  Taurus: { strength: 'a presence one can rest against', manner: 'in a pleasant voice and in no hurry' },
  Gemini: { strength: 'bright eyes and a ready question', manner: 'with the hands as well' },
  Cancer: { strength: 'a gentle face that is told things', manner: 'softly, after a look round' },
  Leo: { strength: 'a sense of occasion', manner: 'with a smile that is meant for everybody' },
  Virgo: { strength: 'help that comes before it is asked for', manner: 'modestly, and in good order' },
  Libra: { strength: 'grace, which makes others a little kinder', manner: 'at the right moment, smiling' },
  Scorpio: { strength: 'a steady gaze that is remembered', manner: 'with the eyes first' },
  Sagittarius: { strength: 'a laugh that comes in from outdoors', manner: 'loudly, with news' },
  Capricorn: {
    strength: 'dignity, with a joke behind it',
    manner: 'drily, and a minute later everybody laughs',
  },
  Aquarius: { strength: 'friendliness to all, and likeness to none', manner: 'from an unexpected side' },
  Pisces: { strength: 'soft eyes that were listening', manner: 'as much by silence as by sound' },
}

/** How the years of a planet go in a sign: goes on from 'to be lived'. */
export const signManner: Record<SignName, string> = {
  Aries: 'at a run, and first through the gate',
  Taurus: 'slowly, and with something good to hold',
  Gemini: 'in twos, with many questions',
  Cancer: 'close to home, with the lamps lit',
  Leo: 'with a flourish, and somebody watching',
  Virgo: 'carefully, one thing after another',
  Libra: 'in company, and fairly shared',
  Scorpio: 'quietly, and all the way down',
  Sagittarius: 'out of doors, with the far hill in view',
  Capricorn: 'step by step, and uphill',
  Aquarius: 'in a way that nobody has tried yet',
  Pisces: 'by ear, and with the tide',
}
