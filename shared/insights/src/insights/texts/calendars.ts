/** The twenty day signs of the Maya and what they are said to stand for. */
export const mayaDays: readonly { name: string; text: string }[] = [
  { name: 'Imix', text: 'the water lily, at the beginning of everything' },
  { name: 'Ikʼ', text: 'the wind and the breath, which carry the word' },
  { name: 'Akʼbal', text: 'the house of night, in which dreams are kept' },
  { name: 'Kʼan', text: 'the ripe maize, and all that is plenty' },
  { name: 'Chikchan', text: 'the feathered serpent, quick with life' },
  { name: 'Kimi', text: 'the ancestors, who are told everything' },
  { name: 'Manikʼ', text: 'the deer, and the open hand' },
  { name: 'Lamat', text: 'the star and the rabbit, which are both for abundance' },
  { name: 'Muluk', text: 'the drop of water, and the jade' },
  { name: 'Ok', text: 'the dog, the faithful guide on every road' },
  { name: 'Chuwen', text: 'the monkey, the artist and spinner of threads' },
  { name: 'Eb', text: 'the road, and the good steps upon it' },
  { name: 'Ben', text: 'the young corn and the green cane, growing straight' },
  { name: 'Ix', text: 'the jaguar, who belongs to the forest and the heart of the earth' },
  { name: 'Men', text: 'the eagle, who sees far' },
  { name: 'Kib', text: 'the beeswax, and the candle that is made of it' },
  { name: 'Kaban', text: 'the earth, which thinks and moves' },
  { name: 'Etzʼnab', text: 'the flint, which gives the spark' },
  { name: 'Kawak', text: 'the rainstorm, and the midwife' },
  { name: 'Ajaw', text: 'the Sun’s own day, flower and lord' },
]

export const haabMonths: readonly string[] = [
  'Pop',
  'Woʼ',
  'Sip',
  'Sotzʼ',
  'Sek',
  'Xul',
  'Yaxkʼin',
  'Mol',
  'Chʼen',
  'Yax',
  'Sakʼ',
  'Keh',
  'Mak',
  'Kʼankʼin',
  'Muwan',
  'Pax',
  'Kʼayab',
  'Kumkʼu',
  'Wayeb',
]

export const hebrewMonths: Record<string, string> = {
  Nisan: 'the month of spring and of Passover, in which the old story is told to the youngest at the table',
  Iyar: 'the month of counting days between one feast and the next, and of long evenings',
  Sivan: 'the month of first fruits, when the rooms are decked with green',
  Tammuz: 'the month of high summer, when the figs swell',
  Av: 'the month of the grapes, in whose full moon people danced in the vineyards in white',
  Elul: 'the month of return, when the ram’s horn is heard in the mornings',
  Tishri: 'the month of new years and of leafy huts, with apples dipped in honey',
  Heshvan: 'the quiet month after all the feasts, when one prays for rain',
  Kislev: 'the month of lights, one more on each evening',
  Tevet: 'the month of deep winter, which begins while the lights are still burning',
  Shevat: 'the month of the new year of the trees, when almonds blossom',
  Adar: 'the month of merriment: when Adar comes in, the saying goes, joy increases',
  'Adar I': 'the extra month of the leap year, which makes room for more of the merriment of Adar',
  'Adar II': 'the second Adar of a leap year, in which the merry feast is kept',
}

export const islamicMonths: readonly { name: string; text: string }[] = [
  { name: 'Muharram', text: 'the first of the year and one of the four sacred months' },
  { name: 'Safar', text: 'the month in which caravans used to set out and houses stood empty' },
  {
    name: 'Rabiʿ al-Awwal',
    text: 'by its name the first month of spring, in which the Prophet’s birthday is remembered',
  },
  { name: 'Rabiʿ al-Thani', text: 'by its name the second month of spring' },
  { name: 'Jumada al-Ula', text: 'by its name the first of the two months of dry ground' },
  { name: 'Jumada al-Akhira', text: 'by its name the second of the two months of dry ground' },
  { name: 'Rajab', text: 'a sacred month, in which arms were laid down' },
  { name: 'Shaʿban', text: 'the month in which people went out in all directions to look for water' },
  { name: 'Ramadan', text: 'the month of fasting, of lanterns, and of long tables at sunset' },
  { name: 'Shawwal', text: 'the month that opens with the feast and with new clothes for children' },
  { name: 'Dhu al-Qaʿda', text: 'a sacred month, in which people stayed at home in peace' },
  { name: 'Dhu al-Hijja', text: 'the month of pilgrimage, and of the great feast' },
]

export const ethiopianMonths: readonly { name: string; text: string }[] = [
  { name: 'Meskerem', text: 'when the rains have stopped and yellow daisies cover the hills' },
  { name: 'Tikimt', text: 'the month of flowers' },
  { name: 'Hidar', text: 'the month in which harvest begins' },
  { name: 'Tahsas', text: 'the month of Genna, the feast of Christmas' },
  { name: 'Tir', text: 'the month of Timkat, with its processions to the water' },
  { name: 'Yekatit', text: 'a dry, bright month of weddings' },
  { name: 'Megabit', text: 'the month in which the year is at its middle' },
  { name: 'Miyazya', text: 'the month in which spring flowers come with the first small rains' },
  { name: 'Ginbot', text: 'the month in which fields are made ready' },
  { name: 'Sene', text: 'the month in which the great rains begin' },
  { name: 'Hamle', text: 'the month of rain on every roof' },
  { name: 'Nehase', text: 'the last of the rainy months, when children sing from door to door' },
  {
    name: 'Pagumen',
    text: 'the short thirteenth month of five days or six, which belongs to nobody and is lucky for that',
  },
]

/** The months of the French Republican calendar; the complementary days come last. */
export const republicanMonths: readonly { name: string; text: string }[] = [
  { name: 'Vendémiaire', text: 'the month of the grape harvest' },
  { name: 'Brumaire', text: 'the month of mists' },
  { name: 'Frimaire', text: 'the month of hoar frost' },
  { name: 'Nivôse', text: 'the month of snow' },
  { name: 'Pluviôse', text: 'the month of rain' },
  { name: 'Ventôse', text: 'the month of wind' },
  { name: 'Germinal', text: 'the month of buds' },
  { name: 'Floréal', text: 'the month of flowers' },
  { name: 'Prairial', text: 'the month of meadows' },
  { name: 'Messidor', text: 'the month of the corn harvest' },
  { name: 'Thermidor', text: 'the month of warmth' },
  { name: 'Fructidor', text: 'the month of fruit' },
  { name: 'the complementary days', text: 'the holidays at the end of the year, which belong to no month' },
]

/** The ten days of the republican week: what each was named after, apart from its number. */
export const decadeDays: readonly string[] = [
  'a plant',
  'a plant',
  'a plant',
  'a plant',
  'an animal of the farm or the wild',
  'a plant',
  'a plant',
  'a plant',
  'a plant',
  'a tool, since the tenth day was for rest and the tool was resting too',
]

/** The thirteen months of trees: first day as month × 100 + day, from R. Graves, The White Goddess (1948). */
export const treeMonths: readonly { from: number; name: string; text: string }[] = [
  {
    from: 1224,
    name: 'Birch',
    text: 'the first tree to grow on bare ground, and white so that it can be seen at night',
  },
  { from: 121, name: 'Rowan', text: 'planted by the door for luck, with berries like small lamps' },
  { from: 218, name: 'Ash', text: 'whose keys are carried off by the wind and open new woods' },
  { from: 318, name: 'Alder', text: 'which stands with its feet in the river and does not mind' },
  {
    from: 415,
    name: 'Willow',
    text: 'which bends to the water, and from which baskets and cricket bats are made',
  },
  { from: 513, name: 'Hawthorn', text: 'the May tree, under which people met, sang and made up' },
  { from: 610, name: 'Oak', text: 'the doorpost of the year, home to three hundred kinds of creature' },
  { from: 708, name: 'Holly', text: 'which keeps its leaves when the others have given theirs away' },
  { from: 805, name: 'Hazel', text: 'whose nuts were said to hold all the wisdom of the stream' },
  { from: 902, name: 'Vine', text: 'which climbs by holding on, and is at its best in company' },
  { from: 930, name: 'Ivy', text: 'which goes up and round and feeds the bees when nothing else flowers' },
  { from: 1028, name: 'Reed', text: 'which becomes a roof, a pen or a flute' },
  { from: 1125, name: 'Elder', text: 'whose flowers make summer drinks and whose stems make whistles' },
]
