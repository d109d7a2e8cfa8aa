import { insightsOf } from '@shared/insights/insights'
import { mayBeName } from './name-in-story'
import { withoutPossessive } from './names-in-message'

/** The insights that a name alone decides. */
const ofNameAlone: ReadonlySet<string> = new Set(['expression', 'soul-urge', 'outer-self', 'name-length'])
const byNumerology: ReadonlySet<string> = new Set(['soul-urge', 'outer-self'])
/** With these words a question begins, though some are names besides: ‘Can Anna …’. */
const beginsQuestion =
  /^(?:can|will|may|is|are|do|does|did|has|have|was|an?|the|see|so|what|how|my|our|and|or|for)$/i
const ofTable = / by the Pythagorean table \([^)]*\)/
/** Words with a capital behind one another: ‘Mia Rose Taylor’. */
const capitals = /\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*/gu

/**
 * What the passage of an insight says of a name with a listed one in it by itself, as a sentence with a blank after it: ‘For the name Anna
 * alone: The whole name: three. ’; '' where a message has none, or several that are not asked
 * for one by one, or asks how many letters of a kind there are.
 */
export const numberOfName = (
  passageId: string,
  message: string,
  isName: (word: string) => boolean,
): string => {
  const id = passageId.replace('insight/', '')
  // ‘The numerology of Emma’ is told by all its numbers.
  const isAsked = (one: string) =>
    one === id || (id === 'expression' && /\bnumerolog/i.test(message) && byNumerology.has(one))
  const asksHowMany = /\bhow many\b/i.test(message) && id !== 'name-length'
  if (!ofNameAlone.has(id) || message.length > 200 || asksHowMany) return ''
  // ‘Of Zara’ is asked of that name, listed or not.
  const isGiven = /^of \p{Lu}/u.test(message)
  const names = [
    ...new Set(
      [...message.matchAll(capitals)].flatMap(({ 0: run, index }) => {
        const words = withoutPossessive(run).split(' ')
        const first = words.findIndex((word, at) =>
          at === 0 && words.length > 1
            ? isGiven || (!beginsQuestion.test(word) && isName(word))
            : mayBeName(word, index + at === 0) && (isGiven || isName(word)),
        )
        return first < 0 ? [] : [words.slice(first).join(' ')]
      }),
    ),
  ]
  // Of several that were not asked for one by one, none is meant.
  if (names.length > 1 && !isGiven) return ''
  return names
    .map((name) => {
      const [firstName = '', ...others] = name.split(' ')
      // The date has no part in it.
      const birth = { date: '2000-01-01' }
      const numbers = insightsOf({
        firstName,
        middleName: '',
        lastName: others.join(' '),
        gender: '',
        birth,
      }).filter((insight) => isAsked(insight.id))
      // The table is named once, and how letters are counted not at all.
      const told = numbers.flatMap(({ title, rule }, at) => [
        `${title}.`,
        ...(id === 'name-length' ? [] : [at === 0 ? rule : rule.replace(ofTable, '')]),
      ])
      return told.length === 0 ? '' : `For the name ${name} alone: ${told.join(' ')} `
    })
    .join('')
}
