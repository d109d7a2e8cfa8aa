import type { Passage } from '../passage'
import type { Found } from '../retrieval'

const died =
  '(?:(?:has|have|had|had just|just|sadly|suddenly|also|recently|then|unfortunately) )*(?:died|dies|dead|passed(?: away| on)?|passes away|is (?:dead|gone|no longer)|was killed|gone)'
const those = (who: string) =>
  new RegExp(
    `\\b${who} (?:(?:is|was|who) )?${died}\\b|\\b(?:lost|buried|death of|loss of|funeral of) ${who}\\b`,
  )
const ofSpeaker = "(?:my|our)(?: (?:own|late|dear|beloved|poor|husband'?s|wife'?s|partner'?s))*"
const parents = '(?:mother|father|mum|mom|mam|mummy|mommy|dad|daddy|parents?)'
const grandparents =
  '(?:great[- ])?grand?(?:mother|father|parents?|ma|pa|mum|mom|dad|pop)s?|nan|nana|nanna|granny|gran|grandpapa|oma|opa|(?:mother|father)[- ]in[- ]law'
const ofChild = "(?:(?:his|her|their)|(?:the |my |our )?(?:baby|child|son|daughter|girl|boy|newborn)'?s)"

/**
 * Of whose death a message tells, as the passage that is on it: of the speaker's own parents, who are grandparents of the child; of a parent of
 * the child; or of a child. In folded letters.
 */
const ways: readonly (readonly [string, RegExp])[] = [
  [
    'form/grandparent-died',
    those(`(?:(?:${ofSpeaker}|${ofChild}|the) (?:${grandparents})|${ofSpeaker} ${parents})`),
  ],
  [
    'form/parent-died',
    those(`(?:${ofSpeaker} (?:husband|wife|partner|spouse|fiancee?)|(?:${ofChild}|the) ${parents})`),
  ],
]
const onLosses: ReadonlySet<string> = new Set(['book/lost-child', ...ways.map(([id]) => id)])

/** Whose death a message tells of, as the passage on it; undefined where it tells of none, or of a child's. In folded letters. */
const deathIn = (folded: string): string | undefined => ways.find(([, tells]) => tells.test(folded))?.[0]

const asks =
  /\?|\b(?:what|which|how|who|whom|where|when|why|can|could|may|must|should|do|does|did|will|would)\b/
/**
 * What was found for a message that tells of a death, with the passage on whose death it is in the place of that on another's: ‘my mother died
 * the day my son was born’ tells of no lost child. Where it asks for nothing, that is told alone.
 */
export const withOneLoss = (found: Found[], folded: string, passages: readonly Passage[]): Found[] => {
  const id = deathIn(folded)
  const passage = id === undefined ? undefined : passages.find((one) => one.id === id)
  if (!passage) return found
  const fitting = found.map((one) => (onLosses.has(one.passage.id) ? { ...one, passage } : one))
  const told = fitting.find((one) => one.passage === passage)
  if (told && !asks.test(folded)) return [told]
  return fitting.filter((one) => one.passage !== passage || one === told)
}

/** Said first to who lost somebody, where the passage does not say it itself. */
export const condolence = 'I am sorry for your loss. '
/** The same, or nothing, before the text of a passage. */
export const condolenceFor = ({ id, text }: Pick<Passage, 'id' | 'text'>, folded: string): string =>
  onLosses.has(id) && deathIn(folded) !== undefined && !/\bsorry for your loss\b/.test(text) ? condolence : ''
