import { valueId, valuePassages } from './knowledge/value-passages'

const known: ReadonlySet<string> = new Set(valuePassages.map(({ id }) => id))

const asksMeaning =
  /\b(?:mean|means|meaning|meant|stands? for|symboli[sz]es?|signif(?:y|ies|icance)|represents?|personality|traits?|character|(?<!what )about|like(?! to| the| a)|say|interpret\w*)\b/
/** Who asks how it is found, or where it stands, is told that; and a name is a name. */
const asksElse =
  /\b(?:comput\w*|calculat\w*|work(?:ed|s)? out|how (?:is|are|do|does|can)|where|names?|called|spell\w*)\b/

const sign =
  '(?<sign>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)'
const planet = '(?<planet>sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)'
const number = '(?:number )?(?:of )?(?<number>33|22|11|[1-9])\\b'
const trump =
  '(?<card>fool|magician|high priestess|empress|emperor|hierophant|lovers|chariot|strength|hermit|wheel of fortune|justice|prudence|nameless card|temperance|pan|house of god|star|moon|sun|judgement|world)'
const ofCards = '(?:card|tarot|trump|arcan\\w+)'
const insightOf: Readonly<Record<string, string>> = { sun: 'sun-sign', moon: 'moon-sign' }
const articled = /^(?:strength|wheel of fortune|justice|prudence|temperance|pan|judgement)$/

type Groups = Readonly<Record<string, string | undefined>>
const ofSign =
  (insight: string) =>
  ({ sign: value = '' }: Groups) =>
    valueId(insight, value)
const ofNumber =
  (insight: string) =>
  ({ number: value = '' }: Groups) =>
    valueId(insight, value)
const ofPlanet = ({ planet: body = '', sign: value = '' }: Groups) => valueId(insightOf[body] ?? body, value)
const ofCard = ({ card = '' }: Groups) => valueId('card', articled.test(card) ? card : `the ${card}`)

/** How the values are called, the narrower ones first; each with the id of its passage. In folded letters. */
const ways: readonly (readonly [RegExp, (groups: Groups) => string])[] = (
  [
    [
      `\\b(?<pip>two|three|four|five|six|seven|eight|nine|ten) of (?<suit>wands|cups|swords|pentacles)\\b`,
      ({ pip, suit }) => valueId('card', `${pip} of ${suit}`),
    ],
    [`\\b(?:the )?${trump} (?:${ofCards}|as a birth card)\\b`, ofCard],
    [`\\b(?:${ofCards})(?: (?:of|is|called|the))* ${trump}\\b`, ofCard],
    ['\\bmaster numbers?\\b(?! \\d)', () => valueId('life-path', 'masters')],
    [`\\b(?:life path|lifepath|master number) ${number}`, ofNumber('life-path')],
    [`\\bpsychic ${number}`, ofNumber('psychic-number')],
    [`\\bsoul(?: urge)? ${number}`, ofNumber('soul-urge')],
    [`\\b(?:expression|destiny) ${number}`, ofNumber('expression')],
    [`\\b(?:outer self|outer|personality) ${number}`, ofNumber('outer-self')],
    [`\\b(?:rising|ascendant)(?: sign)?(?: is| in)? ${sign}\\b`, ofSign('rising')],
    [`\\b${sign} (?:rising|ascendant)\\b`, ofSign('rising')],
    [`\\b${planet} (?:sign )?(?:is |was )?in ${sign}\\b`, ofPlanet],
    [`\\b${sign} ${planet}\\b(?! sign)`, ofPlanet],
    [
      '\\b(?<phase>new moon|waxing crescent|first quarter|waxing gibbous|full moon|waning gibbous|last quarter|waning crescent)\\b',
      ({ phase = '' }) => valueId('moon-phase', phase),
    ],
    [
      '\\b(?<moon>wolf|snow|worm|pink|flower|strawberry|buck|sturgeon|corn|harvest|hunter.?s|beaver|cold) moon\\b',
      ({ moon }) => valueId('full-moon', `${moon} moon`),
    ],
    [
      '\\b(?:year of the|chinese(?: sign| zodiac| year)?(?: the| of the)?) (?<animal>rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig)\\b',
      ({ animal = '' }) => valueId('year-animal', animal),
    ],
    [
      '\\b(?<animal>rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig) (?:year|in (?:the )?chinese)\\b',
      ({ animal = '' }) => valueId('year-animal', animal),
    ],
    [
      '^(?=.*\\b(?:birth ?stone|gemstone|gem|stone)\\b).*\\b(?<gem>garnet|amethyst|aquamarine|diamond|emerald|pearl|ruby|peridot|sapphire|opal|topaz|turquoise|bloodstone|agate|onyx|carnelian|chrysolite|beryl)\\b',
      ({ gem = '' }) => valueId('gem', gem),
    ],
    [
      '\\b(?<flower>snowdrop|violet|daffodil|daisy|lily of the valley|rose|larkspur|poppy|aster|marigold|chrysanthemum|narcissus)(?: as)?(?: a| the)? (?:birth )?flower\\b',
      ({ flower = '' }) => valueId('flower', flower),
    ],
    [
      '\\b(?:born|child|baby|birth)\\b.{0,20}\\bon a (?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b',
      ({ day = '' }) => valueId('weekday', day),
    ],
    // ‘Leo’ and ‘Virgo’ are names as well: a sign is asked for as one.
    [`\\b(?:be|being|a|an|sign|zodiac|star sign) (?:a |an |of )?${sign}\\b`, ofSign('sun-sign')],
    [
      `\\b${sign}(?:s|ns|es)?(?= (?:sign|star sign|baby|babies|child|children|kid|kids|personality|traits|like)\\b)`,
      ofSign('sun-sign'),
    ],
    [`\\b(?:are|is|about) ${sign}(?:s|ns|es)\\b`, ofSign('sun-sign')],
  ] as const satisfies readonly (readonly [string, (groups: Groups) => string])[]
).map(([pattern, idOf]) => [new RegExp(pattern), idOf] as const)

/** The id of the passage on a value whose meaning is asked for: ‘what does life path 7 mean’; undefined for any other question. */
export const valueAskedIn = (folded: string): string | undefined => {
  if (!asksMeaning.test(folded) || asksElse.test(folded)) return undefined
  for (const [pattern, idOf] of ways) {
    const match = pattern.exec(folded)
    const id = match && idOf(match.groups ?? {})
    if (id !== null && known.has(id)) return id
  }
  return undefined
}
