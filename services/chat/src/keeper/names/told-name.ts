import { insightsOf } from '@shared/insights/insights'
import { mayBeName } from './name-in-story'

/** The insights that a name alone decides. */
const ofNameAlone: ReadonlySet<string> = new Set(['expression', 'soul-urge', 'outer-self'])
const token = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu

/**
 * What the passage of an insight says of a listed name by itself, as a sentence with a blank after it: ‘For the name Anna alone: The whole
 * name: three. ’; '' where a message has none, or several.
 */
export const numberOfName = (
  passageId: string,
  message: string,
  isName: (word: string) => boolean,
): string => {
  const id = passageId.replace('insight/', '')
  if (!ofNameAlone.has(id) || message.length > 200) return ''
  const names = [
    ...new Set(
      [...message.matchAll(token)].flatMap(({ 0: word, index }) => {
        const name = word.replace(/(?:'s|’s)$/u, '')
        return mayBeName(name, index === 0) && isName(name) ? [name] : []
      }),
    ),
  ]
  const [name] = names
  if (name === undefined || names.length > 1) return ''
  // The date has no part in it.
  const birth = { date: '2000-01-01' }
  const number = insightsOf({ firstName: name, middleName: '', lastName: '', gender: '', birth }).find(
    (insight) => insight.id === id,
  )
  return number === undefined ? '' : `For the name ${name} alone: ${number.title}. `
}
