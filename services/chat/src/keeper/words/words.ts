import { stemmer } from 'stemmer'
import { commonWords } from './common-words'
import { foreignWords } from './foreign-words'
import { withJoined } from './joined-words'
import { foldedText } from './plain-text'
import { wordOf } from './same-words'

/** Words that every question has, and words that every passage has: they tell nothing of what is asked. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an the and or but so if then than of to in on at for from by with about into as is are was were be been being am it its it's this that these those there here
  i me my mine we us our ours you your yours he him his she her hers they them their theirs who whom whose what which when where why how whats what's hows
  do does did done doing has have had having can could will would shall should may might must not no yes dont don't doesnt doesn't cant can't isn't isnt didnt wont
  please tell say said know want wanted like need needed get got give just also too very really some any all more most much many still ever even only again
  explain describe question ask asking wonder wondering hello hi hey thanks thank ok okay well um hmm
  mean means meaning meant happen happens thing things something anything way ways kind sort put go going goes make makes made use used using
  baby babys babies child childs children newborn kid kids infant son daughter little one codex bio exactly actually possible able let lets im ive id ill youre theyre
  based says gone still ever everything nothing different sense idea come comes came take takes took taken taking start starts started starting begin begins already out off up down over back too late today tomorrow now soon later instead else help helps
  enter entered entering type typed choose chosen add adds look looks try tried tries thing source sources month months year years day days really true right actually whole else come stand stands
  wie was wer wo wann warum welche welcher welches ist sind das der die den dem ein eine einen mein meine meinen meiner mir mich ich wir uns unser unsere sie ihr es ich kann konnen wird werden hat haben und oder nicht kein keine fur mit von zu im in auf an bei wenn dass bitte dauert gibt viel man muss soll
  je tu il elle on nous vous mon ma mes notre nos votre vos son sa ses le la les un une des du de et ou est sont que quel quelle quelles quels quoi qui comment combien pourquoi quand peut puis pouvez dois faut avec pour dans sur pas ca cela ce cette
  cest quest juste exactement svp alors donc aussi bien genau denn eigentlich mal noch doch aber exactamente dokladnie wlasciwie
  yo el ella los las una unos del al como cual cuales cuanto cuanta cuando donde por para que mi mis tu su sus nuestro nuestra puedo puede puedes se esta estan hay con sin no es son tengo debo
  jak czy jest sa co kto kiedy gdzie ile moje moj moja mojego mojej nasz nasze dla nie mozna moge na po do od za to ten ta te sie jaki jaka jakie trzeba musze
  find found see show shown tells told work works working have own there's etc per via vs because since while during after before between`.split(
    /\s+/,
  ),
)

const stems = new Map<string, string>()
/** Words repeat: so many are remembered, which is more than the passages have, and none that is longer than words are. */
const maxKept = 20_000
const longestKept = 24
export const stemOf = (word: string): string => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  if (stems.size < maxKept && word.length <= longestKept) stems.set(word, stem)
  return stem
}

/** A word as it is indexed and looked for; '' for one that tells nothing. */
const termOf = (word: string): string => {
  if (word.length < 2 || emptyWords.has(word)) return ''
  const english = foreignWords.get(word) ?? word
  return stemOf(wordOf.get(english) ?? english)
}

/** The terms of words that may stand in any question. */
export const commonTerms: ReadonlySet<string> = new Set([...commonWords].map(termOf))

/** What a text is looked for by, in its order, each once: at most `most` terms. */
export const termsOf = (text: string, most = 40): string[] =>
  termsOfJoined(withJoined(foldedText(text)), most)

/** The terms of each line, as `termsOf` has them; far faster for many short lines. */
export const termsOfLines = (lines: readonly string[]): string[][] =>
  withJoined(foldedText(lines.join('\n')))
    .split('\n')
    .map((line) => termsOfJoined(line, Infinity))

/** The words and numbers of a text as they stand in it. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? []

/** By word, its terms: most words of a text are not its own. */
const termsOfWords = new Map<string, readonly string[]>()
const termsOfWord = (word: string): readonly string[] => {
  const known = termsOfWords.get(word)
  if (known) return known
  const whole = word.replace(/'s$|'$/, '').replaceAll("'", '')
  const parts = wordOf.has(whole) || !whole.includes('-') ? [whole] : [whole, ...whole.split('-')]
  const terms = parts.map(termOf).filter((term) => term !== '')
  if (termsOfWords.size < maxKept && word.length <= longestKept) termsOfWords.set(word, terms)
  return terms
}

const termsOfJoined = (joinedText: string, most: number): string[] => {
  const terms = new Set<string>()
  for (const word of wordsOf(joinedText)) {
    for (const term of termsOfWord(word)) terms.add(term)
    if (terms.size >= most) break
  }
  return [...terms]
}
