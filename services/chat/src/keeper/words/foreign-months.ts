import { monthName } from '@shared/insights/calendar/civil-date'
import { foldedText } from './plain-text'

/** How each month is called in the languages that questions come in, January first, in folded letters. */
const words = [
  'januar janvier enero gennaio janeiro januari stycznia styczen styczniu ocak januaria январь января जनवरी يناير ιανουαριου ιανουαριος ינואר',
  'februar fevrier febrero febbraio fevereiro februari lutego luty lutym subat февраль февраля फरवरी फ़रवरी فبراير φεβρουαριου φεβρουαριος פברואר',
  'marz maerz mars marzo marco maart marca marzec marcu mart март марта मार्च مارس μαρτιου μαρτιος מרץ מרס',
  'april avril abril aprile kwietnia kwiecien kwietniu nisan апрель апреля अप्रैल أبريل ابريل απριλιου απριλιος אפריל',
  'mai mayo maggio maio mei maja maj maju mayis май мая मई مايو μαιου μαιος מאי',
  'juni juin junio giugno junho czerwca czerwiec czerwcu haziran июнь июня जून يونيو ιουνιου ιουνιος יוני',
  'juli juillet julio luglio julho lipca lipiec lipcu temmuz июль июля जुलाई يوليو ιουλιου ιουλιος יולי',
  'august aout agosto augustus sierpnia sierpien sierpniu agustos augusti август августа अगस्त أغسطس اغسطس αυγουστου αυγουστος אוגוסט',
  'september septembre septiembre settembre setembro wrzesnia wrzesien wrzesniu eylul сентябрь сентября सितंबर सितम्बर سبتمبر σεπτεμβριου σεπτεμβριος ספטמבר',
  'oktober octobre octubre ottobre outubro pazdziernika pazdziernik pazdzierniku ekim октябрь октября अक्टूबर أكتوبر اكتوبر οκτωβριου οκτωβριος אוקטובר',
  'november novembre noviembre novembro listopada listopad listopadzie kasim ноябрь ноября नवंबर नवम्बर نوفمبر νοεμβριου νοεμβριος נובמבר',
  'dezember decembre diciembre dicembre dezembro december grudnia grudzien grudniu aralik декабрь декабря दिसंबर दिसम्बर ديسمبر δεκεμβριου δεκεμβριος דצמבר',
]
/** As English has them, in folded letters, January first. */
export const monthsInEnglish: readonly string[] = words.map((_, at) => monthName(at + 1).toLowerCase())
const monthOf: ReadonlyMap<string, string> = new Map(
  words.flatMap((line, at) =>
    line.split(' ').map((word) => [foldedText(word), monthsInEnglish[at] ?? ''] as const),
  ),
)

const dateAbroad = new RegExp(
  `(\\d)(?:er|e|o|\\.)?(?: (?:de|di|d'))? (${monthsInEnglish.join('|')})(?: (?:de|del|di))?(?= |$|[^\\p{L}])`,
  'gu',
)

/** Digits of Arabic (٠ to ٩), Persian (۰ to ۹) and Devanagari (० to ९). */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g
const zeros = [0x660, 0x6f0, 0x966]
const valueOfDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
}
/** ‘2025年5月3日’ and ‘2025년 5월 3일’. */
const inNumbers = /((?:19|20)\d\d) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/g

/** A date of another language, in folded letters, with its month as in English and nothing between: ‘3 de mayo de 2024’ is ‘3 may 2024’. */
export const withEnglishMonths = (folded: string): string =>
  folded
    .replace(otherDigits, valueOfDigit)
    .replace(inNumbers, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/[\p{L}\p{M}]+/gu, (word) => monthOf.get(word) ?? word)
    .replace(dateAbroad, '$1 $2')
