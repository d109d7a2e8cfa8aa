/**
 * What names are asked for by, in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Swedish, beside the English word under which
 * the dictionaries have it; in folded letters, an adjective in its forms.
 */
const table = `
light: licht lumiere luz luce swiatlo ljus
moon: mond lune luna lua maan ksiezyc mane
sun: sonne soleil sol sole zon slonce
star: stern etoile estrella stella estrela ster gwiazda gwiazde stjarna
sea: meer mer mar mare zee morze hav
sky: himmel ciel cielo ceu hemel niebo
dawn: morgenrote aube aurore amanecer alba amanhecer dageraad swit gryning
night: nacht nuit noche notte noite noc natt
fire: feuer feu fuego fuoco fogo vuur ogien eld
water: wasser eau agua acqua woda vatten
flower: blume fleur flor fiore bloem kwiat blomma
love: liebe amour amor amore liefde milosc karlek
joy: freude joie alegria gioia vreugde radosc gladje
happiness: gluck bonheur felicidad felicita felicidade geluk szczescie lycka
hope: hoffnung espoir esperance esperanza speranza esperanca hoop nadzieja nadzieje hopp
peace: frieden friede paix paz pace vrede pokoj fred
life: leben vie vida vita leven zycie liv
wisdom: weisheit sagesse sabiduria saggezza sabedoria wijsheid madrosc vishet
wise: weise sage sabio sabia saggio saggia wijs madry madra
strength: starke kraft force fuerza forza forca kracht sila sile styrka
strong: stark fort forte fuerte sterk silny silna
brave: mutig tapfer courageux courageuse valiente coraggioso coraggiosa corajoso corajosa dapper moedig odwazny odwazna modig
freedom: freiheit liberte libertad liberta liberdade vrijheid wolnosc frihet
victory: sieg victoire victoria vittoria vitoria overwinning zwyciestwo seger
gift: geschenk cadeau don regalo dono presente dar gava
gift of god: gottesgeschenk geschenk_gottes cadeau_de_dieu don_de_dieu regalo_de_dios don_de_dios dono_di_dio presente_de_deus dar_bozy
blessing: segen benediction bendicion benedizione bencao zegen blogoslawienstwo valsignelse
beautiful: schon schone beau belle hermoso hermosa bella bello bonita belo mooi piekny piekna vacker
grace: gnade anmut grace gracia grazia graca genade laska nad
lion: lowe lion leon leone leao leeuw lew lejon
wolf: wolf loup lobo lupo wilk varg
bear: bar ours oso orso urso beer niedzwiedz bjorn
queen: konigin reine reina regina rainha koningin krolowa drottning
king: konig roi rey re rei koning krol kung
`
const inEnglish: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', abroad = ''] = row.split(': ')
      return abroad.split(' ').map((word) => [word.replaceAll('_', ' '), english] as const)
    }),
)
const meant = [...inEnglish.keys()].sort((one, other) => other.length - one.length).join('|')

/** Names of which several may be meant: the name of somebody stands with ‘the’. */
const names =
  '(?:\\b(?:vor|madchen|jungen)?namen|\\b(?:ein|irgendein) (?:\\p{L}+ )?(?:vor|madchen|jungen)?name|\\bprenoms|\\b(?:un|quel) prenom|\\bnombres|\\b(?:un|algun) nombre|\\bnomi|\\bun nome|\\bnomes|\\b(?:um|algum) nome|\\b(?:voor)?namen|\\been (?:\\p{L}+ )?(?:voor)?naam|\\bimiona|\\bnamn|\\bett namn|(?<!\\b(?:el|le|il|o|du|del|der|de|het|mi|tu|su|mon|son|mein|ihr) )\\b(?:prenom|nombre|nome|imie|naam|(?:vor)?name) (?:de|da|di|per|para|pour|fur|voor|dla)(?! (?:mi|mon|ma|mein|minha|mia)\\p{L}*)|\\b(?:madchen|jungen)name)'
const means =
  '(?:bedeut\\p{L}+|hei(?:ss|ß)\\p{L}+|stehen fur|signifi\\p{L}+|veulent dire|veut dire|quiere[n]? decir|vuol dire|querem dizer|quer dizer|beteken\\p{L}*|betyder|oznacza\\p{L}*|znacz\\p{L}+|bedeutung|signification|significado|significato|betekenis|znaczenie|znaczeniu)'
const small =
  "(?:(?:,|[\"'„“«»”:]|\\b(?:die|das|der|den|qui|que|che|dat|die|ktore|som|mit|von|avec|de|du|con|di|do|da|com|met|van|o|so|etwas|wie|quelque chose|comme|la|le|l'|el|il|lo|a|het|un|une|una|uma|ein|eine)(?![\\p{L}])) ?){0,6}"
const forGirl =
  /\b(?:madchen\w*|tochter|filles?|ninas?|hija|bambin[ae]|figli[ae]|meninas?|filhas?|meisje|dochter|dziewczyn\w+|corki|flicka|dotter|femini\p{L}+|femeni\p{L}+|femminil\p{L}+|zensk\p{L}+|meisjes\w*)\b/u
const forBoy =
  /\b(?:jungen?\w*|sohn|garcons?|fils|ninos?|hijo|bambin[oi]|figlio|meninos?|filho|jongen|zoon|chlop\w+|syna|pojke|son|mascul\p{L}+|maschil\p{L}+|mesk\p{L}+|jongens\w*|jungs\w*)\b/u

/** For whom a question of another language asks for names, where it is not for both. In folded letters. */
export const sexAskedAbroad = (folded: string): 'feminine' | 'masculine' | undefined => {
  const [isOfGirl, isOfBoy] = [forGirl.test(folded), forBoy.test(folded)]
  return isOfGirl === isOfBoy ? undefined : isOfGirl ? 'feminine' : 'masculine'
}

/** Meaning first or verb first: ‘Namen, die Licht bedeuten’, ‘un prénom qui signifie lumière’. */
const ways = [
  `${names}[^?.!]{0,40}?(?<![\\p{L}])${means}\\b ?${small}(?<word>${meant})(?![\\p{L}])`,
  `${names}(?:[ ,][^?.!]{0,30}?)?[ ,]${small}(?<word>${meant})["'“”»]? ${means}`,
].map((way) => new RegExp(way, 'u'))

/** A question in another language for names of a meaning, with the English word for it: ‘welche Namen bedeuten Licht’; undefined for any other. In folded letters. */
export const meaningAskedAbroad = (
  folded: string,
): { word: string; sex: ReturnType<typeof sexAskedAbroad> } | undefined => {
  const word = ways.map((way) => way.exec(folded)?.groups?.['word']).find((one) => one !== undefined)
  const english = word === undefined ? undefined : inEnglish.get(word)
  return english === undefined ? undefined : { word: english, sex: sexAskedAbroad(folded) }
}
