/** The life path, 1 to 9, 11, 22 and 33. `purpose` goes on from 'the path of …, it is said, leads'. */
export const pathWays: Readonly<
  Record<number, { strength: string; purpose: string; work: string; gift: string }>
> = {
  1: {
    strength: 'independence, and the will to try a thing before being told about it',
    purpose: 'out in front, to where nobody has trodden the grass yet',
    work: 'work with one’s own name on it',
    gift: 'trust in the first step',
  },
  2: {
    strength: 'tact, and a hand for the other end of the rope',
    purpose: 'into company, to hold together what would otherwise be two',
    work: 'work done side by side',
    gift: 'hearing what lies between two voices',
  },
  3: {
    strength: 'words, tunes and colours, and joy in all of them',
    purpose: 'to the telling of it, so that others may laugh and remember',
    work: 'work that is said, sung or drawn',
    gift: 'praise, which makes whatever it names a little brighter',
  },
  4: {
    strength: 'order, and hands that come back tomorrow',
    purpose: 'to something built, with a corner for every wall',
    work: 'work that holds when it is leant on',
    gift: 'finding peace in a thing done every day',
  },
  5: {
    strength: 'curiosity, which is at home wherever it arrives',
    purpose: 'along the open road, and back with the news',
    work: 'work with a suitcase somewhere in it',
    gift: 'wonder at what is different',
  },
  6: {
    strength: 'care, which notices the plant that wants water',
    purpose: 'home in the widest sense, to a table with many round it',
    work: 'work that looks after people, gardens or beauty',
    gift: 'making any place feel like a home',
  },
  7: {
    strength: 'thought, and a liking for questions that last',
    purpose: 'inwards, to a question that is worth a long walk',
    work: 'work that finds out why',
    gift: 'silence that is full of something',
  },
  8: {
    strength: 'strength, used to carry and to set down gently',
    purpose: 'to something large, taken hold of and put where it belongs',
    work: 'work with weight in it, and people who rely on it',
    gift: 'giving back as much as one is given',
  },
  9: {
    strength: 'generosity that thinks of the whole street',
    purpose: 'outwards, to what is good for many',
    work: 'work done for others’ sake',
    gift: 'a kindness with room in it for strangers',
  },
  11: {
    strength: 'a light touch with things that others only sense',
    purpose: 'to the lighting of lamps, by which others see their own way',
    work: 'work that inspires, on a stage or by a bedside lamp',
    gift: 'sensing a thing early and saying it kindly',
  },
  22: {
    strength: 'large dreams, and the hands to lay the first brick',
    purpose: 'to something that stands when its builder has gone home',
    work: 'work on the grand scale, one brick at a time',
    gift: 'seeing the finished house in the bare field',
  },
  33: {
    strength: 'kindness, which teaches without seeming to',
    purpose: 'to the teaching of others by being good company',
    work: 'work in which somebody grows',
    gift: 'comfort that asks for nothing back',
  },
}

/** The number of the day, 1 to 9, with the planet that Indian numerology gives it. `purse` goes on from 'the keeper of the savings box'. */
export const dayWays: Readonly<Record<number, { planet: string; purse: string; knowing: string }>> = {
  1: {
    planet: 'the Sun',
    purse: 'would rather earn one coin than be given two',
    knowing: 'knowing one’s own mind, first thing in the morning',
  },
  2: {
    planet: 'the Moon',
    purse: 'saves at full moon and gives presents at new',
    knowing: 'feeling the mood of a house from its doorstep',
  },
  3: {
    planet: 'Jupiter',
    purse: 'is open-handed and on good terms with luck',
    knowing: 'guessing high, and being right more often than not',
  },
  4: {
    planet: 'Rahu, the northern node',
    purse: 'has an unusual place for it',
    knowing: 'seeing the way round that nobody had thought of',
  },
  5: {
    planet: 'Mercury',
    purse: 'trades well, marbles for stamps and stamps for a kite',
    knowing: 'catching a meaning in flight',
  },
  6: {
    planet: 'Venus',
    purse: 'would sooner have one lovely thing than three useful ones',
    knowing: 'knowing what goes with what',
  },
  7: {
    planet: 'Ketu, the southern node',
    purse: 'forgets where it is, and is happy when it turns up',
    knowing: 'knowing a thing without knowing how',
  },
  8: {
    planet: 'Saturn',
    purse: 'counts slowly, keeps long and gives at the right time',
    knowing: 'a sense of how long a thing takes',
  },
  9: {
    planet: 'Mars',
    purse: 'spends on others and gives the larger half',
    knowing: 'knowing at once whom to stand beside',
  },
}

/** The personal year, 1 to 9: goes on from 'called'. */
export const personalYears: Readonly<Record<number, string>> = {
  1: 'a year of first pages, in which something is begun and the ink is still wet',
  2: 'a year for two: for being carried, for company and for the slow work of getting to know each other',
  3: 'a talkative year, in which sounds turn into words and words into laughter',
  4: 'a year of foundations, when days find their order and towers are built in order to be built again',
  5: 'a year of movement, in which everything that has legs, wheels or wings is looked into',
  6: 'a year of home, when the table is laid for many and the house seems to grow a room',
  7: 'a thoughtful year, given to watching, wondering and the study of small things',
  8: 'a year of strength, in which large things are taken hold of and some of them move',
  9: 'a year of harvest, when what was begun comes round, is admired and is given away',
}

/** What each of the four hills of numerology offers, by its number: goes on from 'the hill of … offers'. */
export const hillGifts: Readonly<Record<number, string>> = {
  1: 'room to stand alone and like the view',
  2: 'company on the path and somebody to share the bread with',
  3: 'an echo that gives back every song',
  4: 'good stone to build with',
  5: 'a crossing of many roads',
  6: 'a house with its door open',
  7: 'a quiet place to look at the stars from',
  8: 'something heavy worth bringing to the top',
  9: 'a view over the whole country',
  11: 'a beacon to be lit',
  22: 'the site of a large building',
  33: 'a school under a tree',
}
