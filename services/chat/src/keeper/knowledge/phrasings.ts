import notTold from './written/not-told.json'
import inFurther from './written/questions-in-further-languages.json'
import inFrench from './written/questions-in-french.json'
import inGerman from './written/questions-in-german.json'
import inSpanish from './written/questions-in-spanish.json'
import ofFields from './written/questions-of-fields.json'
import ofInsights from './written/questions-of-insights.json'
import { writtenPassages } from './written-passages'

/** Questions as parents may ask them, by the id of the passage that answers them; they are searched and never shown. */
export type Phrasings = Readonly<Record<string, readonly string[]>>

const ofPassages: Phrasings = {
  ...Object.fromEntries(writtenPassages.map(({ id, questions }) => [id, questions])),
  ...ofFields,
  ...ofInsights,
}
/**
 * Each passage in German, French and Spanish, and what is asked most in Italian, Portuguese, Dutch, Polish, Turkish and Russian: a wording is
 * seldom the nearest one across languages.
 */
const inOtherLanguages: readonly Phrasings[] = [inGerman, inFrench, inSpanish, inFurther]

/** All the ways in which parents may ask for each passage. */
export const allPhrasings: Phrasings = Object.fromEntries(
  Object.entries(ofPassages).map(([id, questions]) => [
    id,
    [...questions, ...inOtherLanguages.flatMap((language) => language[id] ?? [])],
  ]),
)

/**
 * Questions that sound like ours and that no passage answers. They stand beside the phrasings, so that what is asked in their words is
 * said to be unknown, and not answered by a passage that shares a word with it.
 */
export const ofNothingTold: readonly string[] = notTold
