/**
 * Signs, animals, trumps and lights by their names in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish and Russian, in
 * folded letters, so that what is asked of one is told of that one and not of all. English is left out, and what is the same in English stands there too.
 */
const signs = `
aries: widder belier aries ariete ram baran koc овен carneiro
taurus: stier taureau tauro toro touro byk boga телец
gemini: zwillinge gemeaux geminis gemelli gemeos tweelingen bliznieta ikizler близнецы
cancer: krebs cancer cancro caranguejo kreeft rak yengec рак
leo: lowe lion leo leone leao leeuw lew aslan лев
virgo: jungfrau vierge virgo vergine virgem maagd panna basak дева
libra: waage balance libra bilancia weegschaal waga terazi весы
scorpio: skorpion scorpion escorpio escorpion scorpione escorpiao schorpioen akrep скорпион
sagittarius: schutze sagittaire sagitario sagittario boogschutter strzelec yay стрелец
capricorn: steinbock capricorne capricornio capricorno steenbok koziorozec oglak козерог
aquarius: wassermann verseau acuario acquario aquario waterman wodnik kova водолей
pisces: fische poissons piscis pesci peixes vissen ryby balik рыбы
`
const animals = `
rat: ratte rat rata ratto rato szczur sican крыса крысы
ox: buffel ochse buffle boeuf buey bue boi os bawol okuz бык быка
tiger: tiger tigre tijger tygrys tygrysa kaplan тигр тигра
rabbit: hase kaninchen lapin conejo coniglio coelho konijn krolik krolika tavsan кролик кролика
dragon: drache drachen dragon drago dragao draak smok smoka ejderha дракон дракона
snake: schlange serpent serpiente serpente slang waz weza yilan змея змеи
horse: pferd pferdes cheval caballo cavallo cavalo paard kon konia at лошадь лошади
goat: ziege schaf chevre cabra capra geit koza kozy keci коза козы
monkey: affe affen singe mono scimmia macaco aap malpa malpy maymun обезьяна обезьяны
rooster: hahn coq gallo galo haan kogut koguta horoz петух петуха
dog: hund hundes chien perro cane cao hond pies psa kopek собака собаки
pig: schwein schweins cochon cerdo maiale porco varken swinia swini domuz свинья свиньи
`
const trumps = `
fool: narr mat loco matto louco dwaas glupiec deli шут
magician: magier bateleur mago magicien magier mag buyucu маг
high priestess: hohepriesterin papesse sacerdotisa papessa hogepriesteres kaplanka жрица
empress: herrscherin kaiserin imperatrice emperatriz imperatriz keizerin cesarzowa imparatorice императрица
emperor: herrscher kaiser empereur emperador imperatore imperador keizer cesarz imparator император
hierophant: hierophant pape hierofante papa hierofant aziz иерофант
lovers: liebenden amoureux enamorados amanti enamorados geliefden kochankowie asiklar влюбленные
chariot: wagen chariot carro wagen zegewagen rydwan araba колесница
strength: kraft force fuerza forza forca kracht sila moc guc сила
hermit: eremit hermite ermite ermitano eremita kluizenaar pustelnik ermis отшельник
justice: gerechtigkeit justice justicia giustizia justica gerechtigheid sprawiedliwosc adalet справедливость
hanged man: gehangte gehenkte pendu colgado appeso enforcado gehangene wisielec asilan повешенный
death: tod mort muerte morte dood smierc olum смерть
temperance: massigkeit temperance templanza temperanza temperanca matigheid umiarkowanie denge умеренность
devil: teufel diable diablo diavolo diabo duivel diabel seytan дьявол
tower: turm maison-dieu tour torre toren wieza kule башня
star: stern etoile estrella stella estrela ster gwiazda yildiz звезда
moon: mond lune luna lua maan ksiezyc ay луна
sun: sonne soleil sol sole zon slonce gunes солнце
judgement: gericht jugement juicio giudizio julgamento oordeel sad mahkeme суд
world: welt monde mundo mondo wereld swiat dunya мир
`
/** The English name by that of the other language. */
const namesIn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [english = '', others = ''] = row.split(': ')
        return others.split(' ').map((other) => [other, english] as const)
      }),
  )

const asksMeaning =
  /bedeut|heisst|\bwofur\b|steht .*\bfur\b|signif|veut dire|quiere decir|quer dizer|vuol dire|beteken|znacz|ne demek|anlam|значит|означ|personnalit|personalid|personalit|eigenschaft|(?:wie|was|que|qu'est-ce que|cosa|co|wat|что) (?:ist|sind|es|e|is|to|такое) /
const ofCards =
  /\b(?:karten?|tarot\p{L}*|cartes?|cartas?|carta|kaart|karta|karti|arkan\p{L}*|arcan\p{L}*)\b|карт|аркан|таро/u
const ofChina =
  /chines|chinois|chin[oa]s?\b|cinese|chines|chinsk|\bcin\b|китай|\bano (?:del|do)\b|annee du|jahr de[rs]/
const ofMoon = /\b(?:mond|lune|luna|lua|maan|ksiezyc|ay)\b|луна/
const ofRising = /aszendent|ascendant|ascendente|ascendent|yukselen|асцендент/
/** ‘Krebs’ and ‘Waage’ are no signs unless they are called so; and Leo is a name. */
const ofSigns =
  /zeichen|tierkreis|zod[iy]a|\bsign[eo]\b|\bsegno\b|sterrenbeeld|\bznak\b|burc|знак|horos[kc]op|гороскоп|(?<!\p{L})(?:ist|est|es|e|is|jest) (?:eine? |une? )?(?:widder|stier|lowe|jungfrau|skorpion|schutze|steinbock|wassermann|fische|belier|taureau|gemeaux|lion|vierge|scorpion|sagittaire|capricorne|verseau|poissons)(?!\p{L})/u
const ofNames = /\bnom(?:bre|e)?\b|prenom|\bname|vorname|\bimie\b|\bisi?m\p{L}*|\bnaam\b|(?<!\p{L})имя/u
const wordsIn = (folded: string) => folded.match(/[\p{L}-]+/gu) ?? []

const named = (table: ReadonlyMap<string, string>, words: readonly string[]) =>
  words.flatMap((word) => table.get(word) ?? [])[0]

const signNames = namesIn(signs)
const animalNames = namesIn(animals)
const trumpNames = namesIn(trumps)

/** A question of another language after the meaning of a sign, an animal or a card, in English: ‘was bedeutet das Sternzeichen Widder’. In folded letters. */
export const valueQuestionInEnglish = (folded: string): string | undefined => {
  if (folded.length > 120 || !asksMeaning.test(folded) || ofNames.test(folded)) return undefined
  const words = wordsIn(folded)
  const card = ofCards.test(folded) ? named(trumpNames, words) : undefined
  if (card) return `what does the ${card} card mean`
  const animal = ofChina.test(folded) ? named(animalNames, words) : undefined
  if (animal) return `what does the year of the ${animal} mean`
  const sign = named(signNames, words)
  if (!sign) return undefined
  if (ofRising.test(folded)) return `what does rising ${sign} mean`
  if (ofMoon.test(folded)) return `what does moon in ${sign} mean`
  return ofSigns.test(folded) ? `what does the sign ${sign} mean` : undefined
}
