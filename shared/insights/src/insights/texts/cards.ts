import type { MajorArcanum, Suit } from '../../tarot/cards'
import type { SignName } from '../../sky/zodiac'

/** The trumps: what the picture shows, this book’s as well as those of the old packs, and how readers tell it. */
export const trumpLore: Record<MajorArcanum, string> = {
  'The Fool':
    'A small bundle leans on its stick at the edge of a cliff, a rose beside it and the sun over all. Readers take the card for trust: the sort that sets off before the map is drawn.',
  'The Magician':
    'On the table are a coin, a cup, a sword and a wand, and above them floats the figure of eight that has no end. Readers take the card for skill: everything needed is already there.',
  'The High Priestess':
    'Between two pillars, one dark and one pale, there is a veil of pomegranates, and with it goes a scroll. Readers take the card for quiet knowledge, which does not have to say that it knows.',
  'The Empress':
    'Twelve stars make a crown over a field of ripe corn with a stream running through it. Readers take the card for plenty: gardens, songs, and a lap to sit in.',
  'The Emperor':
    'A throne of stone has rams’ heads on its arms, and to it belong a crown and the globe of the world. Readers take the card for good order, and for the arm that keeps the rain off.',
  'The Hierophant':
    'Under a triple crown lie two crossed keys, between the pillars of a hall. Readers take the card for learning handed down, and for the pleasure of doing as it has always been done.',
  'The Lovers':
    'Two trees stand under one sun, with a mountain between them. Readers take the card for the choice of the heart, and for all that is better in twos.',
  'The Chariot':
    'A car rolls under a canopy of stars, and of the two that go before it one is dark and one pale. Readers take it for a will that brings opposites along in the same direction.',
  Strength:
    'A lion wears a garland of roses, and does not mind; above it is the figure of eight that has no end. Readers take the card for the strength that needs no force.',
  'The Hermit':
    'On the top of a mountain burns a lantern with a star in it. Readers take the card for the one who goes ahead quietly so that others can see the path.',
  'Wheel of Fortune':
    'A wheel turns in the sky, and each of the four corners has its cloud. Readers take it for change in good humour: what goes round comes round.',
  Justice:
    'An upright sword and a pair of scales stand between two pillars, and the scales are level. Readers take the card for fairness, and for saying what is so.',
  Prudence:
    'Upside down beneath a beam still in leaf, quite at ease and with a light about it: so the card is drawn, and Court de Gébelin named it Prudence. Readers take it for the gift of seeing a thing the other way up.',
  'The Nameless Card':
    'In the Marseille pack the thirteenth card bears no name at all. Readers take it for the turn of the year: leaves come down, and under them next spring is already folded.',
  Temperance:
    'Before a pair of wings water runs from cup to cup, and nothing is spilt. Readers take the card for the art of mixing, and for good temper.',
  Pan: 'Horns and a pipe of reeds: the fifteenth place belongs to the musician of the hills, and Crowley gave him back his Greek name. Readers take the card for high spirits, appetite and laughter at solemn moments.',
  'The House of God':
    'The Marseille pack calls the sixteenth card the House of God: a tower whose roof is lifted off so that light comes in. Readers take it for the sudden idea after which the whole view is new.',
  'The Star':
    'Under eight stars, one of them large, two streams come down. Readers take the card for hope of the practical kind: a lamp in the window, left on.',
  'The Moon':
    'A path runs up from the pool between two towers, and the Moon shines on it, but not so that all of it is seen. Readers take the card for dreams, tides and the roads one finds in the dark.',
  'The Sun':
    'Sunflowers look over a wall, and above them stands the Sun with all its rays. Readers take the card for joy that needs no reason.',
  Judgement:
    'Out of the clouds sounds a trumpet with a flag on it, and what was asleep comes up. Readers take the card for the call that one knows at once for one’s own.',
  'The World':
    'A wreath goes all the way round, and none of the four corners is left empty. Readers take the card for completion: all the parts are there, and they move.',
}

/** The numbered cards 2 to 10, as the decans have them: a line for each. */
export const pipLore: Record<Suit, readonly string[]> = {
  Wands: [
    'the first look over the wall, with the whole world in one hand',
    'ships seen from a hill, all of them going somewhere',
    'four poles with a garland, and dancing underneath',
    'a merry scuffle, in which everyone has a stick and nobody minds',
    'a rider with a wreath, and people who are glad to see him',
    'one against six on higher ground, and holding it with a grin',
    'eight staves in flight, like good news',
    'the watchman who has kept the fire in all night',
    'arms full of everything, and the town already in sight',
  ],
  Cups: [
    'two cups raised to each other, and a promise',
    'three friends dancing with the harvest in',
    'somebody under a tree to whom a cloud offers one cup more',
    'cups that have spilt, two that stand, and a bridge to the house beyond',
    'children in an old garden, one giving the other a flower',
    'seven cups full of daydreams: a castle, a jewel, a dragon',
    'somebody walking up by moonlight to see what is behind the mountain',
    'nine cups in a row and a very satisfied smile',
    'a rainbow of cups, two children dancing and a house with a river',
  ],
  Swords: [
    'two swords crossed in perfect balance, and the tide coming in behind',
    'clouds, rain and a heart that feels all of it, and is the truer for it',
    'a rest in a quiet chapel, with the window lit',
    'a clever win, and the thought of how to win more kindly next time',
    'a boat crossing to the smoother water on the far side',
    'somebody tiptoeing off with five swords and a plan',
    'eight swords set like a fence, with a gap that only wants looking for',
    'a night when thoughts were loud, and a quilt sewn all over with roses',
    'the last of the clouds, and behind them a yellow morning',
  ],
  Pentacles: [
    'a juggler with two coins, and a sea with two ships',
    'a mason, a monk and a drawing: three who build one arch',
    'somebody holding on to four coins with hands and feet',
    'two travellers in the snow below a bright window, on the way to its door',
    'scales in one hand, and the other hand giving',
    'a gardener leaning on the hoe to see how it grows',
    'a craftsman at the eighth coin, which is the best so far',
    'a lady in her vineyard with a tame falcon and all the time in the world',
    'three generations and two dogs in one gateway',
  ],
}

/** The Golden Dawn's trump of each sign. */
export const trumpOfSign: Record<SignName, MajorArcanum> = {
  Aries: 'The Emperor',
  Taurus: 'The Hierophant',
  Gemini: 'The Lovers',
  Cancer: 'The Chariot',
  Leo: 'Strength',
  Virgo: 'The Hermit',
  Libra: 'Justice',
  Scorpio: 'The Nameless Card',
  Sagittarius: 'Temperance',
  Capricorn: 'Pan',
  Aquarius: 'The Star',
  Pisces: 'The Moon',
}

/** The court cards of the zodiac, each from the twentieth degree of one sign to the twentieth of the next. */
export const courts: readonly { name: string; text: string }[] = [
  {
    name: 'Queen of Wands',
    text: 'with a sunflower in her hand and a black cat at her feet: warm, sure of herself and very good company',
  },
  {
    name: 'King of Pentacles',
    text: 'among his vines, with a bull carved on the chair: generous, calm and proud of what has grown',
  },
  { name: 'Knight of Swords', text: 'at full gallop into the wind: quick, clever and already there' },
  { name: 'Queen of Cups', text: 'who looks into the most beautiful of cups and sees what others feel' },
  {
    name: 'King of Wands',
    text: 'leaning forward on a throne of lions: bold, open-handed and easily amused',
  },
  {
    name: 'Knight of Pentacles',
    text: 'whose horse stands still in a ploughed field: thorough, kind and never in a hurry',
  },
  { name: 'Queen of Swords', text: 'with one hand raised to greet whoever has something true to say' },
  {
    name: 'King of Cups',
    text: 'on a throne in the middle of the sea, quite dry: deep feeling and a steady hand',
  },
  {
    name: 'Knight of Wands',
    text: 'on a rearing chestnut horse with salamanders on his coat: all plumes and enthusiasm',
  },
  {
    name: 'Queen of Pentacles',
    text: 'in a rose garden with a rabbit at the edge: practical, warm and fond of animals',
  },
  { name: 'King of Swords', text: 'who sits upright among butterflies: a clear mind that likes to be fair' },
  { name: 'Knight of Cups', text: 'who rides slowly, holding out a cup: the poet, with an invitation' },
]

/** Why a sign received its trump. The picture is told with the card of the day: one book may hold the same trump twice. */
export const trumpFitsSign: Record<SignName, string> = {
  Aries: 'The sign that goes first was given the card of the one who decides.',
  Taurus: 'The sign that likes to keep was given the card of all that is handed down.',
  Gemini: 'The sign that is drawn as two was given the card on which there are two.',
  Cancer: 'The sign that carries its house along was given the card that travels in one.',
  Leo: 'The sign of the Lion was given the card on which the lion is a friend.',
  Virgo: 'The sign of the careful eye was given the card with the lantern.',
  Libra: 'The scales of the sign, readers say, are the scales of the card.',
  Scorpio: 'The sign that tells little was given the card that does not tell its name.',
  Sagittarius: 'The sign of the long shot was given the card of the right measure.',
  Capricorn: 'The sign of the Goat was given the piper of the hills, who has the feet for it.',
  Aquarius: 'The sign that pours out water was given the card on which it reaches the ground.',
  Pisces: 'The sign of the Fishes was given the light that moves the tides.',
}

/** The planet of each weekday, Sunday first, the trump that carries it, and what the two have in common. */
export const trumpOfWeekday: readonly { planet: string; trump: MajorArcanum; likeness: string }[] = [
  {
    planet: 'the Sun',
    trump: 'The Sun',
    likeness:
      'It is the only one of the seven whose card goes by its own name, and readers take that for plain dealing: one sees what there is.',
  },
  {
    planet: 'the Moon',
    trump: 'The High Priestess',
    likeness: 'Both are said to know more than they show, and to be best asked in the evening.',
  },
  {
    planet: 'Mars',
    trump: 'The House of God',
    likeness: 'Both are said to come in without knocking, and to let in fresh air.',
  },
  {
    planet: 'Mercury',
    trump: 'The Magician',
    likeness:
      'Both are said to have quick hands, and something up the sleeve that turns out to be a present.',
  },
  {
    planet: 'Jupiter',
    trump: 'Wheel of Fortune',
    likeness: 'Both are said to turn in good humour, and to think kindly of those who wait.',
  },
  {
    planet: 'Venus',
    trump: 'The Empress',
    likeness: 'Both are said to make a garden of wherever they sit down.',
  },
  {
    planet: 'Saturn',
    trump: 'The World',
    likeness: 'Both are said to hold the frame, so that everything inside it can dance.',
  },
]

export const playingRanks: readonly { name: string; text: string }[] = [
  { name: 'Ace', text: 'Aces begin things and like to do so by themselves.' },
  { name: 'Two', text: 'Twos look for the other half of everything, and generally find it.' },
  { name: 'Three', text: 'Threes have more ideas than pockets.' },
  { name: 'Four', text: 'Fours make sure of the corners.' },
  { name: 'Five', text: 'Fives would like to see the other side of it first.' },
  { name: 'Six', text: 'Sixes keep the peace and the balance.' },
  { name: 'Seven', text: 'Sevens trust what cannot be proved, and are often right.' },
  { name: 'Eight', text: 'Eights have more strength than they show.' },
  { name: 'Nine', text: 'Nines give, and do not count.' },
  { name: 'Ten', text: 'Tens like the whole of a thing and nothing missing.' },
  { name: 'Jack', text: 'Jacks are forever young and slightly up to something.' },
  { name: 'Queen', text: 'Queens look after their people.' },
  { name: 'King', text: 'Kings are told where to sit by nobody.' },
]

export const playingSuits: readonly { name: string; text: string }[] = [
  { name: 'Hearts', text: 'Hearts are the suit of the spring of life: family, play and affection.' },
  { name: 'Clubs', text: 'Clubs are the suit of the mind: learning, talk and ideas.' },
  { name: 'Diamonds', text: 'Diamonds are the suit of what is valued, and of knowing why.' },
  { name: 'Spades', text: 'Spades are the suit of work well done and of wisdom.' },
]

export const joker =
  'The last day of the year has no card in the pack but the Joker, who may be any of the others. Those who read the little book of cards have always envied it.'
