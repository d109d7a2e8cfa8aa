/** 1 to 9, 11, 22 and 33, as the number of a whole life. */
export const lifePath: Record<number, { title: string; text: string }> = {
  1: {
    title: 'the one who goes ahead',
    text: 'One stands upright and alone, like a post at the start of a path. Old books give it to those who would rather try a thing than be told about it.',
  },
  2: {
    title: 'the one who joins',
    text: 'Two is the first number that has company. It is given to listeners and peacemakers, and to whoever holds the other end of the rope.',
  },
  3: {
    title: 'the one who tells',
    text: 'Three is the number of the story, which has a beginning, a middle and an end. It is given to talkers, singers and people who draw in the margins.',
  },
  4: {
    title: 'the one who builds',
    text: 'Four has a corner for every wall. It is given to those who like to know how a thing stands up, and who come back tomorrow to go on with it.',
  },
  5: {
    title: 'the one who sets out',
    text: 'Five is the hand and the open road. It is given to the quick and curious, who learn most where they have never been.',
  },
  6: {
    title: 'the one who looks after',
    text: 'Six is the hexagon of the bees. It is given to those who keep house in the widest sense: a table, a garden, a circle of people who are fed.',
  },
  7: {
    title: 'the one who wonders',
    text: 'Seven is what the week and the rainbow are made of, and nobody knows why. It is given to thinkers, who like a question better the longer it lasts.',
  },
  8: {
    title: 'the one who carries',
    text: 'Eight is written in one line that comes home to itself. It is given to those who take hold of something heavy and set it down where it belongs.',
  },
  9: {
    title: 'the one who gives',
    text: 'Nine is the last of the single figures and holds all the others. It is given to generous people, who think of the whole street.',
  },
  11: {
    title: 'the one who lights lamps',
    text: 'Eleven is left as it is, two ones side by side like a pair of candles. It is given to those who sense things early and make others see them.',
  },
  22: {
    title: 'the master builder',
    text: 'Twenty-two is left as it is: the dream of eleven with the hands of four. It is given to those who imagine something large, and then lay the first brick.',
  },
  33: {
    title: 'the kind teacher',
    text: 'Thirty-three is left as it is, the rarest of the master numbers. It is given to those who teach without seeming to, by being kind where it can be seen.',
  },
}

/** The number of the day of the month, 1 to 9: how one seems to oneself. */
export const psychic: readonly string[] = [
  'One belongs to the Sun: seen from within, life is something one does oneself.',
  'Two belongs to the Moon: seen from within, life is a matter of moods, tides and those one loves.',
  'Three belongs to Jupiter: seen from within, life is large, and tomorrow is said to be larger.',
  'Four belongs to Rahu, the northern node: seen from within, the usual way is only one of several.',
  'Five belongs to Mercury: seen from within, life is full of things to find out before bedtime.',
  'Six belongs to Venus: seen from within, life is meant to be beautiful, and somebody might make a start.',
  'Seven belongs to Ketu, the southern node: seen from within, life is a riddle, and rather a good one.',
  'Eight belongs to Saturn: seen from within, life is a long walk for which it is worth lacing one’s boots.',
  'Nine belongs to Mars: seen from within, life is waiting for somebody brave, and here they are.',
]

/** For each day of the month, 1 to 31. */
export const birthday: readonly string[] = [
  'The first is given to starters. Whoever is born on it is said to open the book at page one and to write the name in.',
  'The second is given to pairs. Its people are said to know without looking who is standing beside them.',
  'The third is given to merriment. Its people are said to have a word, a tune or a face for everything.',
  'The fourth is given to good order. Its people are said to build the tower before they knock it down.',
  'The fifth is given to the curious. Its people are said to have been in every room before breakfast.',
  'The sixth is given to kindness at home. Its people are said to notice the plant that wants water.',
  'The seventh is given to thought. Its people are said to look out of the window and come back with something.',
  'The eighth is given to strength well used. Its people are said to carry the heavy end without mentioning it.',
  'The ninth is given to the open hand. Its people are said to give away the larger half.',
  'The tenth is the one with a nought behind it for company: a starter with the whole circle to start in.',
  'The eleventh is given to quick feelings and bright ideas, which are said to arrive together.',
  'The twelfth is given to the charm of the three and the sense of the dozen: imagination with a box for everything.',
  'The thirteenth is given to steady makers, and bakers have always counted it as one loaf more.',
  'The fourteenth is given to movement: half a moon, said the old calendars, and the other half still to come.',
  'The fifteenth is the middle of the month and is given to those in whom warmth and freedom keep their balance.',
  'The sixteenth is given to those who think a thing through to the cellar, and are pleased with what is stored there.',
  'The seventeenth is given to quiet ambition: a seven that thinks and a one that gets up and does it.',
  'The eighteenth is given to large plans made for other people’s sake.',
  'The nineteenth is given to those who can stand alone and are glad, all the same, of a knock on the door.',
  'The twentieth is given to gentle people with a good ear, who are said to hear what the room wants.',
  'The twenty-first is given to the sociable: a two and a one that make a merry three.',
  'The twenty-second is a master’s day, given to those who draw the house before anyone needs it.',
  'The twenty-third is given to the quick and versatile, who are said to know someone everywhere.',
  'The twenty-fourth is given to those who keep the day’s last hour for the family.',
  'The twenty-fifth is given to quiet observers, who let the others speak and then say it in one sentence.',
  'The twenty-sixth is given to organisers with a soft heart.',
  'The twenty-seventh is given to wide sympathies: three times three times three, and a welcome for each.',
  'The twenty-eighth is given to warm leaders, who are said to begin by asking everyone’s name.',
  'The twenty-ninth is given to the imaginative, and once in four years it has a month nearly to itself.',
  'The thirtieth is given to easy talkers with a full heart: a three, with a whole circle to say it to.',
  'The thirty-first is given to builders who arrive at the end of the longest months, with their sleeves rolled up.',
]

/** A keyword for each reduced number, for texts that set several side by side. */
export const keyword: Record<number, string> = {
  1: 'beginning',
  2: 'company',
  3: 'expression',
  4: 'building',
  5: 'discovery',
  6: 'caring',
  7: 'wondering',
  8: 'accomplishing',
  9: 'giving',
  11: 'inspiring',
  22: 'building on the grand scale',
  33: 'teaching by kindness',
}

/** The number of day and month together: the first impression. */
export const attitude: Record<number, string> = {
  1: 'with a firm handshake and an idea of what to do next',
  2: 'with a question about how everybody is',
  3: 'with a joke, and often a second one',
  4: 'with both feet on the ground and a good look at the arrangements',
  5: 'with quick eyes, already halfway through the room',
  6: 'with warmth, and an offer of something to eat',
  7: 'with a thoughtful silence that turns out to be friendly',
  8: 'with quiet assurance, as if the matter were in good hands',
  9: 'with an open face and time for everyone',
  11: 'with a brightness that others notice before they know why',
  22: 'with the air of somebody who has brought the plans',
  33: 'with a kindness that makes the shyest person speak',
}

/** The number of the year, which a whole school class shares. */
export const yearNumber: Record<number, string> = {
  1: 'a year of first pages, in which cycles are said to begin',
  2: 'a year of patience and of pairs',
  3: 'a sociable year, given to words and colours',
  4: 'a year for laying foundations',
  5: 'a year of movement, in which things are said to change places',
  6: 'a year of home and of mending',
  7: 'a year for thinking, studying and looking at the stars',
  8: 'a year for finishing large things',
  9: 'a year of harvest, in which cycles are said to close',
  11: 'a year of bright ideas, one of the master years',
  22: 'a year of great works, one of the master years',
  33: 'a year of teaching, one of the master years',
}

/** Digits of the date in the magic square of three: what each square is said to hold. */
export const squares: Record<number, string> = {
  1: 'speech',
  2: 'feeling',
  3: 'imagination',
  4: 'handiness',
  5: 'freedom',
  6: 'homeliness',
  7: 'learning by doing',
  8: 'order',
  9: 'ideals',
}

/** The number of the whole name: what one brings into the world. */
export const expression: Record<number, string> = {
  1: 'independence, and the courage to sign one’s own work',
  2: 'tact, and the gift of making two sides one table',
  3: 'words, wit and colour',
  4: 'reliability, and hands that finish',
  5: 'versatility, and a foot in many doors',
  6: 'care, beauty and a sense of home',
  7: 'insight, and the love of a good question',
  8: 'strength, judgement and a grasp of large things',
  9: 'generosity, and a feeling for humanity at large',
  11: 'inspiration: the light is said to come in through this name',
  22: 'the power to make a dream stand up',
  33: 'the gift of teaching by example',
}

/** The number of the vowels: what the heart is after. */
export const soulUrge: Record<number, string> = {
  1: 'to try it alone first',
  2: 'to belong, and to be at peace with everyone',
  3: 'to say it, sing it or draw it',
  4: 'to know that things are in their place',
  5: 'to see what is round the corner',
  6: 'to love, and to set the table for many',
  7: 'to understand, and to be left alone with it for a while',
  8: 'to do something that counts',
  9: 'to make things better for everybody',
  11: 'to follow a light that others have not seen yet',
  22: 'to build something that outlasts its builder',
  33: 'to comfort, and to raise others up',
}

/** The number of the consonants: the coat a name wears outdoors. */
export const outerSelf: Record<number, string> = {
  1: 'decided and a little daring',
  2: 'gentle and easy to approach',
  3: 'bright, amusing and well dressed',
  4: 'solid, and to be relied on',
  5: 'lively, with news from elsewhere',
  6: 'kind and comfortable',
  7: 'calm, clever and slightly mysterious',
  8: 'capable and composed',
  9: 'warm, and interested in everyone',
  11: 'luminous, and not quite of this street',
  22: 'able, with a great deal in hand',
  33: 'good, as bread is good',
}

/** What the first letter of the first name, by its number, is said to lend to beginnings. */
export const cornerstone: readonly string[] = [
  'a plain push: it stands at the start like an open gate',
  'an ear to the ground before the first step is taken',
  'a flourish: things are begun with pleasure and out loud',
  'a level and a plumb line: things are begun properly',
  'a jump: things are begun to find out what they are',
  'a good reason, which is usually a person',
  'a pause for thought, and then a very good first move',
  'a long breath: things are begun with the end in view',
  'a wide welcome: whatever is begun, others may join in',
]

/** The number that comes most often in a name. */
export const passion: readonly string[] = [
  'doing things oneself',
  'harmony and company',
  'words, tunes and colours',
  'making things that hold',
  'variety, and the next thing',
  'home, and people in it',
  'finding out',
  'getting things done',
  'giving, and the wider world',
]

/** How many letters, by length of the whole name. */
export const nameLengths: readonly { upTo: number; text: string }[] = [
  { upTo: 6, text: 'Short names travel light: they fit on a coat hook, a boat and the inside of a ring.' },
  { upTo: 10, text: 'It is the length of a name that can be called across a garden in one breath.' },
  { upTo: 15, text: 'It is a comfortable length: long enough for a flourish, short enough for a postcard.' },
  { upTo: 22, text: 'It is a name with some room in it, in which each part can be called on its own day.' },
  {
    upTo: 400,
    text: 'Long names are houses with many rooms, and somebody who loved the child is said to live in each.',
  },
]

/** For the digit that comes most often in a written date. */
export const digitLore: Record<number, string> = {
  0: 'Nought is the open mouth of wonder, and holds a place for everything still to come.',
  1: 'One is a stroke of the pen, and repeated it looks like a row of fence posts with the view between them.',
  2: 'Two has a swan’s neck, and swans are seldom alone.',
  3: 'Three is two open arms, one above the other.',
  4: 'Four is a sailing boat seen from the shore.',
  5: 'Five wears a cap and faces the wind.',
  6: 'Six is a seed with the sprout already up.',
  7: 'Seven is a signpost, a sail or the corner of a roof, according to the child.',
  8: 'Eight is a snowman, and the only figure that can be skated.',
  9: 'Nine is a balloon on its string.',
}
