import { monthName } from '@shared/insights/calendar/civil-date'

/** How each month is called in the languages that questions come in, January first, in folded letters. */
const words = [
  'januar janvier enero gennaio janeiro januari stycznia styczen styczniu ocak januaria',
  'februar fevrier febrero febbraio fevereiro februari lutego luty lutym subat',
  'marz maerz mars marzo marco maart marca marzec marcu mart',
  'april avril abril aprile kwietnia kwiecien kwietniu nisan',
  'mai mayo maggio maio mei maja maj maju mayis',
  'juni juin junio giugno junho czerwca czerwiec czerwcu haziran',
  'juli juillet julio luglio julho lipca lipiec lipcu temmuz',
  'august aout agosto augustus sierpnia sierpien sierpniu agustos augusti',
  'september septembre septiembre settembre setembro wrzesnia wrzesien wrzesniu eylul',
  'oktober octobre octubre ottobre outubro pazdziernika pazdziernik pazdzierniku ekim',
  'november novembre noviembre novembro listopada listopad listopadzie kasim',
  'dezember decembre diciembre dicembre dezembro december grudnia grudzien grudniu aralik',
]
/** As English has them, in folded letters, January first. */
export const monthsInEnglish: readonly string[] = words.map((_, at) => monthName(at + 1).toLowerCase())
const monthOf: ReadonlyMap<string, string> = new Map(
  words.flatMap((line, at) => line.split(' ').map((word) => [word, monthsInEnglish[at] ?? ''] as const)),
)

const dateAbroad = new RegExp(
  `(\\d)(?:er|e|o|\\.)?(?: (?:de|di|d'))? (${monthsInEnglish.join('|')})(?: (?:de|del|di))?(?= |$|[^\\p{L}])`,
  'gu',
)

/** A date of another language, in folded letters, with its month as in English and nothing between: ‘3 de mayo de 2024’ is ‘3 may 2024’. */
export const withEnglishMonths = (folded: string): string =>
  folded.replace(/\p{L}+/gu, (word) => monthOf.get(word) ?? word).replace(dateAbroad, '$1 $2')
