import type { WantedLetters } from '../../names/name-letters'

const quote = `["'“‘]?`
/** What may stand behind the letters: else they are a word. */
const behind = `(?=["'”’]?(?:[ ]*(?:[?.!,;:)(–-]|$)| (?:for|and|or|that|which|please|pls|in|from|but|with|like|as)\\b))`
/** So few letters are those with which a name begins or ends: more are a word. */
const some = `${quote}-?(?<some>\\p{L}{1,4})${behind}`
const starts = new RegExp(
  `\\b(?:begin|start)(?:s|ning|ing)?(?: (?:with|in|by|on))?(?: (?:an?|the))?(?: (?:capital|first))?(?: letters?)? ${some}`,
  'u',
)
/** ‘Girl names with S’, and ‘S names for girls’. */
const startsAlone = new RegExp(
  `\\bnames? with (?:an? )?${quote}(?<some>\\p{L})${behind}|^(?:(?:give|me|some|any|list|more|good|nice) )*(?:letter )?(?<first>[b-hj-z]) names\\b`,
  'u',
)
const ends = new RegExp(`\\bend(?:s|ing)?(?: (?:with|in|by|on))?(?: (?:an?|the))?(?: letters?)? ${some}`, 'u')
const has = new RegExp(
  `\\bnames? (?:with|that have|having|containing|that contain)(?: (?:an?|the))?(?: letters?)? ${quote}(?<some>\\p{L}{1,4})["'”’]? in (?:it|them)\\b|\\bnames? (?:with|that have|having|containing|that contain) (?:an?|the) letters? ${some.replace('some', 'other')}`,
  'u',
)
/** Behind these what follows is no letter of a name. */
const noLetters = /^(?:the|a?n|and|or|it|is|my|her|his|our|with|that|of|soon|in|up|on|to|as|at|name|full)$/

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const counted = new RegExp(
  `(?<![\\p{L}\\d])(?<count>\\d{1,2}|${numbers.join('|')})[- ](?:letters?|lettered|characters?)\\b`,
  'u',
)

/** What asks for names, and not for what is printed or typed of one. */
const asksForNames =
  /\bnames\b|\b(?:an?|any|some|short|letters?|(?:boy|girl)'?s?'?) (?:(?!the|my|our|her|his)[\p{L}']+ ){0,2}(?<!\b(?:middle|last|family|second|sur|nick) )name\b/u
const ofOther =
  /\b(?:fields?|forms?|books?|prints?|printed|proofs?|allow\w*|accept\w*|numbers?|numerolog\w*|certificates?|files?|typed?|cards?|wrong|mistakes?|typos?)\b/

/** The letters by which a message asks for names: ‘Irish girl names beginning with S’; undefined where it asks for none. In folded letters. */
export const lettersAskedIn = (folded: string): WantedLetters | undefined => {
  if (!asksForNames.test(folded) || ofOther.test(folded)) return undefined
  const lettersOf = (found: RegExpExecArray | null) =>
    Object.values(found?.groups ?? {}).find((one) => one !== undefined && !noLetters.test(one))
  const within = lettersOf(has.exec(folded))
  const start =
    lettersOf(starts.exec(folded)) ?? (within === undefined ? lettersOf(startsAlone.exec(folded)) : undefined)
  const end = lettersOf(ends.exec(folded))
  const said = counted.exec(folded)?.groups?.['count']
  const count = said === undefined ? undefined : numbers.indexOf(said) + 1 || Number(said)
  const wanted = { start, end, within, count }
  return Object.values(wanted).every((one) => one === undefined) ? undefined : wanted
}
