/**
 * What a day decides, as it is asked for in other languages (German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Hindi,
 * Arabic, Greek, Hebrew, Chinese, Japanese, Korean), the narrower ones first. In folded letters.
 */
const table: readonly (readonly [string, string])[] = [
  [
    'year-animal',
    'chinesisch\\p{L}* (?:stern|tierkreis)?(?:zeichen|tier|horoskop|jahr)|signe chinois|(?:animal|signo|horoscopo) chin(?:o|es)|segno (?:zodiacale )?cinese|chines\\p{L}* (?:sterrenbeeld|dierenriem\\p{L}*)|chinski\\p{L}* znak|znak chinski|cin (?:burcu|takvimi)|китайск\\p{L}+ (?:знак|зодиак|гороскоп|календар)\\p{L}*|生肖|属什么|屬什麼|属相|屬相|干支|何年生まれ|무슨 띠|띠가|띠는|चीनी राशि|البرج الصيني|κινεζικο ζωδιο',
  ],
  [
    'life-path',
    'lebens(?:pfad)?zahl|livstal\\p{L}*|(?:numero|nombre) del destin[o]?|numero do destino|lebensweg(?:zahl)?|chemin de vie|(?:numero|camino) de (?:la )?vida|caminho d[ae] vida|numero d[ae] vida|numero della vita|cammino (?:di|della) vita|levens(?:pad)?getal|levenspad|liczb\\p{L}+ (?:drogi )?zycia|drog\\p{L}+ zycia|yasam yolu|числ\\p{L}+ (?:жизненного пути|жизни|судьбы)|लाइफ ?पाथ|जीवन ?पथ|भाग्यांक|(?:رقم )?مسار الحياة|رقم الحياة|αριθμος (?:της )?ζωης|μονοπατι (?:της )?ζωης|生命(?:灵数|靈數|数字|數字)|ライフパス|라이프 ?패스|מספר (?:ה)?(?:חיים|גורל)',
  ],
  [
    'moon-sign',
    'mondzeichen|signe lunaire|signe de (?:la|sa) lune|signo lunar|segno lunare|(?:que|cual|qual|quel|quale|che) sign[oe]\\b.{0,12}\\b(?:la luna|a lua|la lune)\\b|(?:la luna|a lua|la lune)\\b.{0,20}\\b(?:que|cual|qual|quel|quale|che) sign[oe]\\b|maanteken|znak ksiezyca|ay burcu',
  ],
  [
    'moon-phase',
    'mondphase|welcher mond|phase d(?:e la |e )?lune|fase (?:lunar|de la luna|da lua|della luna)|fase lunare|maanfase|faz\\p{L}+ ksiezyca|ay(?:in)? evresi|фаз\\p{L}+ луны|चंद्रमा की (?:कला|अवस्था)|(?:طور|مرحلة) القمر|φαση (?:της σεληνης|του φεγγαριου)|月相|달의 (?:위상|모양)|מופע הירח',
  ],
  [
    'weekday',
    'wochentag|jour de la semaine|dia d(?:e l)?a semana|giorno della settimana|dag van de week|dzien tygodnia|haftanin (?:hangi )?gunu|день недели|कौन सा दिन|أي يوم من|ημερα της εβδομαδας|星期几|星期幾|何曜日|무슨 요일|יום בשבוע',
  ],
  [
    'birth-gem',
    'geburtsstein|(?:welcher|welchen) (?:edel)?stein|pierre de naissance|quelle pierre|(?:que|cual) piedra|(?:che|quale) pietra|(?:que|qual) pedra|welke (?:edel|geboorte)?steen|pedra de nascimento|pietra (?:natale|di nascita)|geboortesteen|kamien urodzenia|dogum tasi|камень рождения|जन्म ?रत्न|حجر (?:الميلاد|المولد)|誕生石|탄생석',
  ],
  [
    'rising',
    "aszendent\\p{L}*|ascendente|ascendent\\p{L}*|(?:l'|mon |son |ton |quel )ascendant|yukselen|асцендент\\p{L}*|लग्न|الطالع|ωροσκοπ\\p{L}+|上昇星座|上升星座|アセンダント|상승궁|אופק עולה",
  ],
  [
    'sun-sign',
    'sternzeichen|tierkreiszeichen|signe (?:astrologique|du zodiaque|astro|solaire)|quel (?:est (?:son|le) )?signe|signo (?:zodiacal|del zodiaco|solar|do zodiaco)|(?:que|cual|qual)(?: e| es)?(?: o| el| su)? signo|segno (?:zodiacale|solare)|(?:che|quale|di che) segno|sterrenbeeld|znak (?:zodiaku)|jaki (?:to )?znak|burcu|hangi burc|знак\\p{L}* зодиака|какой знак|राशि|(?:ال)?برج|ζωδιο|星座|何座|별자리|מזל',
  ],
]
/** Chinese, Japanese and Korean have no blank before a word. */
const start =
  '(?:(?<![\\p{L}\\p{M}])|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]))'
const subjects = table.map(([id, words]) => [id, new RegExp(`${start}(?:${words})`, 'u')] as const)

/** The insight that a question of another language asks of a day; undefined for any other. In folded letters. */
export const foreignSubjectIn = (folded: string): string | undefined =>
  subjects.find(([, words]) => words.test(folded))?.[0]
