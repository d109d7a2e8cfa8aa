import type { AspectKind } from '../../sky/aspects'
import type { BodyId } from '../../sky/ephemeris'
import type { Element, Modality, SignName } from '../../sky/zodiac'

/** What two bodies are said to make together; the key names them in the order of the chart. */
export const pairThemes: Record<string, string> = {
  'sun moon': 'a day’s will and a night’s feeling that know each other by name',
  'sun mercury': 'a will that can explain itself',
  'sun venus': 'a love of what is bright, and a bright way of loving',
  'sun mars': 'courage, and the breath to use it',
  'sun jupiter': 'confidence, good humour and a taste for the large',
  'sun saturn': 'a serious streak that comes early, and patience that stays late',
  'sun uranus': 'a mind of one’s own and no embarrassment about it',
  'sun neptune': 'imagination that colours the whole day',
  'sun pluto': 'depth, and a will that does not let go',
  'moon mercury': 'feelings that find their words',
  'moon venus': 'tenderness, and pleasure in small comforts',
  'moon mars': 'feelings that get up and do something',
  'moon jupiter': 'a generous heart that sees the best in people',
  'moon saturn': 'loyalty, and feelings kept in good order',
  'moon uranus': 'sudden moods and original affections',
  'moon neptune': 'dreams, tides and quick sympathy',
  'moon pluto': 'feelings that go all the way down',
  'mercury venus': 'pleasant words and a good ear',
  'mercury mars': 'a quick answer, now and then quicker than the question',
  'mercury jupiter': 'large ideas and cheerful talk',
  'mercury saturn': 'careful thought and a long memory',
  'mercury uranus': 'flashes of invention',
  'mercury neptune': 'stories, rhymes and things half heard',
  'mercury pluto': 'the question behind the question',
  'venus mars': 'charm and appetite, in step',
  'venus jupiter': 'open hands and a love of feasts',
  'venus saturn': 'affection that lasts',
  'venus uranus': 'friendships nobody would have guessed',
  'venus neptune': 'music, poetry and rose-coloured glass',
  'venus pluto': 'a love that takes everything to heart',
  'mars jupiter': 'enthusiasm that moves furniture',
  'mars saturn': 'effort that is well spent',
  'mars uranus': 'a leap where others take the stairs',
  'mars neptune': 'action in the service of a dream',
  'mars pluto': 'stamina, and a second wind',
  'jupiter saturn': 'hope and good sense at the same table',
  'jupiter uranus': 'lucky inventions',
  'jupiter neptune': 'wonder, faith and wide horizons',
  'jupiter pluto': 'the wish to do one great thing',
  'saturn uranus': 'the old house with the new window',
  'saturn neptune': 'dreams with walls and a roof',
  'saturn pluto': 'endurance',
  'uranus neptune': 'the new dreams of a whole generation',
  'uranus pluto': 'the great changes of a whole generation',
  'neptune pluto': 'the slow tide that an entire age shares',
}

/** How an angle is told: where the two stood, and how the old books read it, in words that differ from page to page. */
export const aspectVoices: Record<AspectKind, { stood: string; meanings: readonly string[] }> = {
  conjunction: {
    stood: 'stood together',
    meanings: [
      'Of two that meet in the sky, near or not so near, the books say that each finishes what the other has begun.',
      'A conjunction is a household of two under one lamp: whatever one of them begins, the other is in it.',
      'A conjunction is a yoking, by its Latin name: the two are thought to draw one cart.',
      'Where two share a doorway like this, the books say, neither leaves the house alone.',
    ],
  },
  sextile: {
    stood: 'stood sixty degrees apart, two signs along',
    meanings: [
      'It is a friendly angle, a door left ajar: the gift is there for whoever gives it a push.',
      'The sextile is the angle of the honeycomb, and what it holds is said to be worth a little work.',
      'At such a distance two planets wave to each other, and sooner or later one of them comes over.',
      'Books call this an invitation rather than a present: it asks to be answered.',
    ],
  },
  square: {
    stood: 'stood at right angles',
    meanings: [
      'The right angle is the carpenter’s, which holds the roof up; it is in such corners that a character is said to learn its craft.',
      'A square is a crossroads, and those who grow up at a crossroads are said to become good at choosing.',
      'Where two pull at right angles something gets built: sails work so, and so do bridges.',
      'The books call it grit, of the kind round which a pearl is made.',
    ],
  },
  trine: {
    stood: 'stood a third of the circle apart',
    meanings: [
      'The trine is the easiest of the angles, like a song learnt in the cradle: its gifts are used before they are noticed.',
      'Between planets that stand so, a path is said to run downhill in both directions.',
      'Such a pair is pictured as two hands of one pianist, who never have to look for each other.',
      'Books write very little about the trine, as one writes little about good weather.',
    ],
  },
  opposition: {
    stood: 'faced each other across the sky',
    meanings: [
      'Opposite planets see each other best, and what lies between them is pictured as a seesaw, which takes two to be any fun.',
      'An opposition is a conversation across a long table, and it is said to be best when both sides get their turn.',
      'So stand the two ends of a rope bridge, and what crosses it goes both ways.',
      'Whoever has both ends of a thing in view, the books say, will be asked for an opinion.',
    ],
  },
}

/** The element that most bodies share. */
export const strongElement: Record<Element, string> = {
  fire: 'Much fire is read as warmth, appetite for life, and a habit of being already on the way.',
  earth:
    'Much earth is read as sense and steadiness: hands that know what to do, and a liking for what can be touched.',
  air: 'Much air is read as a light, friendly mind that lives on conversation and open windows.',
  water: 'Much water is read as feeling that runs deep and far, and hears what was not said.',
}

/** What a child is said to do where an element has none: tradition reads it as something to be found in others. */
export const absentElement: Record<Element, string> = {
  fire: 'finds its sparks in lively friends',
  earth: 'is happiest near people with gardens and good pockets',
  air: 'learns lightness from good talkers',
  water: 'looks for depth in music and in tender company',
}

/** The signs of a way of acting, and how the books read a sky in which it comes first. */
export const strongModality: Record<Modality, { signs: string; reading: string }> = {
  cardinal: {
    signs: 'cardinal signs, the four that open the seasons',
    reading: 'They are called the starters: an idea, a pair of boots, and off.',
  },
  fixed: {
    signs: 'fixed signs, the four that hold each season at its height',
    reading: 'They are called the keepers: what they begin they finish, and whom they like they keep.',
  },
  mutable: {
    signs: 'mutable signs, the four that hand one season on to the next',
    reading: 'They are called the go-betweens: quick to adapt, and at ease with everyone.',
  },
}

/** Two ways of acting that share the first place; the key names them in the order of the zodiac. */
export const modalityPairs: Record<string, string> = {
  'cardinal fixed':
    'The books call them the starters and the keepers, and give such a sky to those who dig the garden and are still there to pick the apples.',
  'cardinal mutable':
    'The books call them the starters and the go-betweens, and give such a sky to those who set out early and know three ways round.',
  'fixed mutable':
    'The books call them the keepers and the go-betweens, and give such a sky to those who hold on to what matters and let the rest go by.',
}

export const evenModality =
  'The three ways of acting, starting, keeping and changing, were so evenly shared out that none came first. The books call such a sky a good committee: one proposes, one holds on, and one finds the way round.'

/** Three bodies or more in one sign. */
export const gatheringIn: Record<SignName, string> = {
  Aries: 'a crowd at the starting line',
  Taurus: 'a long lunch in a garden',
  Gemini: 'everyone talking at once, and happily',
  Cancer: 'a full kitchen',
  Leo: 'a stage with nobody in the stalls',
  Virgo: 'a workshop where every bench is taken',
  Libra: 'a dance with all the partners present',
  Scorpio: 'a room that goes quiet because a story is being told',
  Sagittarius: 'a railway platform in summer',
  Capricorn: 'a rope party on a mountain',
  Aquarius: 'a meeting of inventors',
  Pisces: 'a choir at the water’s edge',
}

export const risingSign: Record<SignName, string> = {
  Aries:
    'comes in quickly and leaves the door open. Others are said to meet a frank look and somebody who has already begun.',
  Taurus:
    'comes in calmly and finds the good chair. Others are said to meet a pleasant voice and a presence one can rest against.',
  Gemini:
    'comes in talking. Others are said to meet bright eyes, quick hands and the feeling of having been asked something interesting.',
  Cancer:
    'comes in softly and looks first to see who is there. Others are said to meet a gentle face, and to find themselves telling it things.',
  Leo: 'comes in and the room is warmer. Others are said to meet fine manners, a ready smile and a sense of occasion.',
  Virgo:
    'comes in quietly and notices everything. Others are said to meet neatness, modesty and help that was not asked for.',
  Libra:
    'comes in smiling, at the right moment. Others are said to meet grace, and to behave a little better for it.',
  Scorpio:
    'comes in without a sound and is noticed at once. Others are said to meet a steady gaze, and to remember it.',
  Sagittarius:
    'comes in from outdoors with news. Others are said to meet a laugh, long strides and an invitation.',
  Capricorn:
    'comes in punctually. Others are said to meet a dignified small person, and to discover the joke a minute later.',
  Aquarius:
    'comes in by the window, for a reason. Others are said to meet someone friendly to all and like nobody else.',
  Pisces:
    'comes in like weather, and the mood changes. Others are said to meet soft eyes and somebody who was listening.',
}

export const midheavenSign: Record<SignName, string> = {
  Aries: 'being first somewhere, and on one’s own initiative',
  Taurus: 'something lasting, made well and with both hands',
  Gemini: 'words, news and the carrying of them from one to another',
  Cancer: 'looking after people, or places that feel like home',
  Leo: 'something done in the light, where it can be seen and enjoyed',
  Virgo: 'useful work of which every detail is right',
  Libra: 'beauty, or peace, or the meeting of two sides',
  Scorpio: 'finding out what nobody knew',
  Sagittarius: 'teaching, travelling, or laughing about both',
  Capricorn: 'a mountain of some kind, climbed all the way',
  Aquarius: 'an idea that makes things better for many',
  Pisces: 'music, kindness, or anything that has no edges',
}

/** What each of the twelve houses is about. */
export const houseThemes: readonly string[] = [
  'the house of the self, where one simply is',
  'the house of what one has and holds dear',
  'the house of brothers, sisters, neighbours and first words',
  'the house of home, family and where one comes from',
  'the house of play, invention and delight',
  'the house of daily work, skills and small animals',
  'the house of the other person: friends for life, partners, equals',
  'the house of what is shared, and of deep trust',
  'the house of long journeys and large ideas',
  'the house of one’s work in the world',
  'the house of friends and hopes',
  'the house of quiet, dreams and what is done unseen',
]

/** What a body standing near one of the four angles is said to bring to the door. */
export const angularBody: Partial<Record<BodyId, string>> = {
  sun: 'The Sun so placed is read as a presence: someone whose coming is noticed, and whose going is too.',
  moon: 'The Moon so placed is read as feeling that shows, and a face that others trust.',
  mercury: 'Mercury so placed is read as wit at the ready and a story for the door.',
  venus: 'Venus so placed is read as grace, and as being easily liked.',
  mars: 'Mars so placed is read as energy that enters first.',
  jupiter: 'Jupiter so placed is read as good cheer, and the old books are delighted to find it there.',
  saturn: 'Saturn so placed is read as dignity, and as being trusted with the keys.',
  uranus: 'Uranus so placed is read as originality, visible from the gate.',
  neptune: 'Neptune so placed is read as imagination, worn like a coat.',
  pluto: 'Pluto so placed is read as quiet strength, felt before it is seen.',
}

/** The seven planets as rulers of an hour or a day. */
export const rulerOfHour: Record<string, string> = {
  Sun: 'An hour of the Sun was kept for beginnings that want to be seen, and its children were thought to have a natural gift for being looked up to.',
  Moon: 'An hour of the Moon was kept for journeys by water and visits to friends; its children were said to be loved by the household.',
  Mercury:
    'An hour of Mercury was kept for letters and for learning; its children were said to speak early and well.',
  Venus:
    'An hour of Venus was kept for music and making up; its children were held to be born under a kind look.',
  Mars: 'An hour of Mars was kept for brave deeds and the forge; its children were thought to be up before anyone else.',
  Jupiter:
    'An hour of Jupiter was kept for asking favours, since they were granted; its children were called lucky.',
  Saturn:
    'An hour of Saturn was kept for laying foundations; its children were said to be wise before their time.',
}

/** The twenty-seven lunar stations of India: name and emblem. */
export const nakshatras: readonly { name: string; text: string }[] = [
  { name: 'Ashvini', text: 'the two horsemen, swift and helpful; its emblem is a horse’s head' },
  { name: 'Bharani', text: 'the bearer, who carries things through; its emblem is a vessel' },
  { name: 'Krittika', text: 'the six foster mothers, who are the Pleiades; its emblem is a flame' },
  { name: 'Rohini', text: 'the red one, the Moon’s favourite; its emblem is a cart on its way to market' },
  { name: 'Mrigashira', text: 'the deer’s head, gentle and searching' },
  { name: 'Ardra', text: 'the moist one, fresh as after rain; its emblem is a drop' },
  {
    name: 'Punarvasu',
    text: 'the return of the light; its emblem is a quiver to which the arrows come back',
  },
  { name: 'Pushya', text: 'the nourisher, which many call the kindest of all; its emblem is a flower' },
  { name: 'Ashlesha', text: 'the embrace; its emblem is a coiled serpent, the keeper of wisdom' },
  { name: 'Magha', text: 'the great one, which honours grandparents; its emblem is a throne' },
  {
    name: 'Purva Phalguni',
    text: 'the first of the two of leisure and delight; its emblem is a swinging couch',
  },
  {
    name: 'Uttara Phalguni',
    text: 'the second of the two of leisure and delight, which keeps its promises; its emblem is a bed with four good legs',
  },
  { name: 'Hasta', text: 'the hand, skilled in every craft' },
  { name: 'Chitra', text: 'the bright one, the jewel of the heavenly builder; its emblem is a pearl' },
  { name: 'Svati', text: 'the independent one; its emblem is a young shoot that bends in the wind' },
  {
    name: 'Vishakha',
    text: 'the forked branch, which knows where it wants to go; its emblem is a leafy arch',
  },
  { name: 'Anuradha', text: 'the star of friendship; its emblem is a lotus' },
  { name: 'Jyeshtha', text: 'the eldest, who looks after the others; its emblem is an umbrella' },
  { name: 'Mula', text: 'the root, which wants to know what lies beneath; its emblem is a bunch of roots' },
  { name: 'Purva Ashadha', text: 'the first of the unconquered, refreshing as water; its emblem is a fan' },
  {
    name: 'Uttara Ashadha',
    text: 'the second of the unconquered, whose victories last; its emblem is a tusk of ivory',
  },
  { name: 'Shravana', text: 'the listener; its emblem is an ear, or three footprints' },
  { name: 'Dhanishtha', text: 'the drummer, rich in rhythm; its emblem is a drum' },
  { name: 'Shatabhisha', text: 'the hundred stars; its emblem is an empty circle, which keeps its counsel' },
  {
    name: 'Purva Bhadrapada',
    text: 'the first of the blessed feet, ardent and upright; its emblem is a pair of legs of a couch',
  },
  {
    name: 'Uttara Bhadrapada',
    text: 'the second of the blessed feet, deep and calm; its emblem is a serpent of the still waters',
  },
  {
    name: 'Revati',
    text: 'the guide of travellers, the last and the gentlest; its emblem is a fish at play',
  },
]
