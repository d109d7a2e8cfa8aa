import type { WantedLetters } from '../../names/name-letters'
import { sexAskedAbroad } from './meanings-abroad'

/** Names of which several may be meant in German, French, Spanish, Italian, Portuguese, Dutch and Polish; the name of somebody stands with ‘the’ or ‘my’. In folded letters. */
const asksForNames =
  /(?<!\b(?:el|le|il|o|du|del|der|de|den|dem|das|het|mi|tu|su|mon|ton|son|notre|votre|meu|seu|mijn|onze|mein|dein|sein|ihr|unser|nach|zweiter|zweite|second|deuxieme|segundo|secondo|tweede) )\b(?:(?:(?:vor|madchen|jungen|jungs|baby|jongens|meisjes|kinder)+)?name?n?|(?:jongens|meisjes|voor)?naam|prenoms?|nombres?|nom[ei]s?|imiona|imie)\b/
/** What is printed or typed of a name, or may be. */
const ofOther =
  /\b(?:formul\p{L}+|modulo|buch(?!stab)\p{L}*|livre|libro|livro|boek|druck\p{L}*|gedruckt|impri\p{L}+|impres\p{L}+|stamp\p{L}+|schreib\p{L}*|geschrieben|ecri\p{L}*|escri\p{L}*|scriv\p{L}*|scritt\p{L}*|escrev\p{L}*|tipp\p{L}*|eingeb\p{L}*|saisi\p{L}*|entrer|darf|durfen|kann|konnen|erlaubt|puis|peut|peux|puedo|puede|podemos|posso|posso|possiamo|mag|mogen|kan|kunnen|accept\p{L}*|acept\p{L}*|accett\p{L}*|zahl\p{L}*|numer\p{L}*|nummer|fehler|erreur|error|errore|erro|fout)\b/u

/** Before the letters: ‘mit dem Buchstaben’, ‘par la lettre’, ‘na literę’. */
const before =
  '(?:mit|par|por|con|com|met|per|pela|na|od|auf|en|em|in|op|avec|de|do)(?: (?:dem|den|einem|un|une|la|una|uma|as?|een|der?))?(?: (?:buchstaben?|lettre|letra|lettera|letter|litery?|litere))?'
const quote = `["'“‘„«]? ?`
/** Few letters, and behind them no more of a word. */
const letters = (name: string, most: number) =>
  `${quote}-?(?<${name}>(?!am\\b)\\p{L}{1,${most}})(?=["'”’»-]? ?(?:[?.!,;:)–]|$| (?:am anfang|an|beginn\\p{L}*|anfang\\p{L}*|end\\p{L}+|los\\p{L}*|aufhor\\p{L}*|und|oder|et|ou|y|o|e|en|of|i|fur|pour|para|per|voor|dla|bitte|svp|s'il|eindig\\p{L}*)\\b))`
const beginning =
  '(?:beginn\\p{L}*|fang\\p{L}*|anfang\\p{L}*|begin\\p{L}*|commenc\\p{L}+|debut\\p{L}+|empiez\\p{L}+|empiec\\p{L}+|empez\\p{L}+|comien\\p{L}+|comenz\\p{L}+|inici\\p{L}+|inizi\\p{L}+|comin\\p{L}+|comec\\p{L}+|zaczyn\\p{L}+(?: sie)?)'
const ending =
  '(?:end\\p{L}+|aufhor\\p{L}+|hor\\p{L}+|fini\\p{L}+|termin\\p{L}+|acab\\p{L}+|finisc\\p{L}+|eindig\\p{L}+|koncz\\p{L}+(?: sie)?)'
const waysOf = (verb: string) => [
  new RegExp(`(?<!\\p{L})${verb} ${before} ${letters('some', 3)}`, 'u'),
  // The verb of a German or a Dutch clause stands behind: ‘die mit S beginnen’.
  new RegExp(`(?<!\\p{L})${before} ${letters('some', 3)}["'”’]? (?:${verb})(?!\\p{L})`, 'u'),
]
const starts = waysOf(beginning)
const ends = waysOf(ending)
/** ‘Mädchennamen mit S’, ‘prénoms de fille en A’, ‘Namen auf -a’: one letter alone. */
const alone = new RegExp(
  `(?:name?n?|naam|\\b(?:prenoms?|nombres?|nom[ei]s?|imiona|imie))(?: (?:de|di|da|para|pour|per|fur|voor|dla) (?:un |une |una |uma |ein |eine |einen |een )?\\p{L}+| (?:masculins?|feminins?|masculinos?|femeninos?|femininos?|maschili|femminili|meskie|zenskie))? ${before} ${letters('some', 1)}`,
  'u',
)
const endsAlone = new RegExp(
  `name?n? auf ${quote}-?(?<some>\\p{L}{1,3})(?=["'”’]?(?: ?[?.!,]| fur\\b|$))`,
  'u',
)
const numbers: readonly string[] = [
  'zwei deux dos due duas dois twee dwie',
  'drei trois tres tre drie trzy',
  'vier quatre cuatro quattro quatro cztery czterech',
  'funf cinq cinco cinque vijf piec pieciu',
  'sechs six seis sei zes szesc',
  'sieben sept siete sette sete zeven siedem',
  'acht huit ocho otto oito osiem',
]
const counted = new RegExp(
  `(?<![\\p{L}\\d])(?<count>\\d{1,2}|${numbers.join(' ').replaceAll(' ', '|')}) (?:buchstaben|lettres|letras|lettere|letters|liter\\p{L}*)\\b`,
  'u',
)
const mostLetters = 120

/** The letters by which a question of another language asks for names, and for whom: ‘prénoms de fille qui commencent par L’; undefined for any other. In folded letters. */
export const lettersAskedAbroad = (
  folded: string,
): { letters: WantedLetters; sex: ReturnType<typeof sexAskedAbroad> } | undefined => {
  if (folded.length > mostLetters || !asksForNames.test(folded) || ofOther.test(folded)) return undefined
  const someOf = (ways: readonly RegExp[]) =>
    ways.map((way) => way.exec(folded)?.groups?.['some']).find((some) => some !== undefined)
  const end = someOf([...ends, endsAlone])
  const start = someOf(starts) ?? (end === undefined ? someOf([alone]) : undefined)
  const said = counted.exec(folded)?.groups?.['count']
  const at = numbers.findIndex((words) => words.split(' ').includes(said ?? ''))
  const count = said === undefined ? undefined : at < 0 ? Number(said) : at + 2
  const wanted = { start, end, count }
  return Object.values(wanted).every((one) => one === undefined)
    ? undefined
    : { letters: wanted, sex: sexAskedAbroad(folded) }
}
