import { insightsOf } from '@shared/insights/insights'
import { mayBeName } from './name-in-story'

/** The insights that a name alone decides. */
const ofNameAlone: ReadonlySet<string> = new Set(['expression', 'soul-urge', 'outer-self', 'name-length'])
/** With these words a question begins, though some are names besides: ‘Can Anna …’. */
const beginsQuestion =
  /^(?:can|will|may|is|are|do|does|did|has|have|was|an?|the|see|so|what|how|my|our|and|or|for)$/i
/** Words with a capital behind one another: ‘Mia Rose Taylor’. */
const capitals = /\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*/gu

/**
 * What the passage of an insight says of a name with a listed one in it by itself, as a sentence with a blank after it: ‘For the name Anna
 * alone: The whole name: three. ’; '' where a message has none, or several, or asks how many letters of a kind there are.
 */
export const numberOfName = (
  passageId: string,
  message: string,
  isName: (word: string) => boolean,
): string => {
  const id = passageId.replace('insight/', '')
  const asksHowMany = /\bhow many\b/i.test(message) && id !== 'name-length'
  if (!ofNameAlone.has(id) || message.length > 200 || asksHowMany) return ''
  const names = [
    ...new Set(
      [...message.matchAll(capitals)].flatMap(({ 0: run, index }) => {
        const words = run.replace(/(?:'s|’s|(?<!['’-])['’-]+)$/u, '').split(' ')
        const first = words.findIndex((word, at) =>
          at === 0 && words.length > 1
            ? !beginsQuestion.test(word) && isName(word)
            : mayBeName(word, index + at === 0) && isName(word),
        )
        return first < 0 ? [] : [words.slice(first).join(' ')]
      }),
    ),
  ]
  const [name] = names
  if (name === undefined || names.length > 1) return ''
  const [firstName = '', ...others] = name.split(' ')
  // The date has no part in it.
  const birth = { date: '2000-01-01' }
  const number = insightsOf({
    firstName,
    middleName: '',
    lastName: others.join(' '),
    gender: '',
    birth,
  }).find((insight) => insight.id === id)
  return number === undefined ? '' : `For the name ${name} alone: ${number.title}. `
}
