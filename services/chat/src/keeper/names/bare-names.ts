import { languages } from './name-in-story'

const word = '(?<name>\\p{L}{3,40})'
const tongue = `${languages}(?: (?:or|and) ${languages})*`
const what = '(?:name )?(?:meaning|origin|origins|root|roots|root word|etymology)'

/** A word and that a name is asked for, in the order in which they are typed in haste: 'lucia where from', 'is freya norse'. */
const asked = [
  `${word} (?:where from|from where|where is (?:it|that) from|(?:what|which) language(?: is (?:it|that))?|${what}|name)`,
  `(?:the )?(?:${tongue} )?(?:name|${what})(?: of)? ${word}`,
  `${word}(?: (?:isminin|adinin|ismi|adi))? (?:ne demek|ne anlama gel\\p{L}*|anlami ne(?:dir)?)`,
  `(?:where is|where's|wheres) ${word} from`,
  `(?:is )?(?:the name )?${word} (?:really |originally )?(?:an? )?${tongue}(?: name)?`,
].map((pattern) => new RegExp(`^(?:so |ok |and )?${pattern}(?: please| pls)?[ ?.!]*$`, 'u'))
/** A word and nothing that says what is asked. */
const alone = new RegExp(`^(?:(?:what|who|what's|whats)(?: is)? )?${word}[ ?.!]*$`, 'u')

/** A word that is asked for and nothing else, in folded letters, which may be a name; and whether anything is asked of it as of a name. */
export const bareNameIn = (folded: string): { name: string; isAsked: boolean } | undefined => {
  if (folded.length > 100) return undefined
  const found = asked
    .map((pattern) => pattern.exec(folded)?.groups?.['name'])
    .find((name) => name !== undefined)
  const name = found ?? alone.exec(folded)?.groups?.['name']
  return name === undefined || name === 'mya' ? undefined : { name, isAsked: found !== undefined }
}
