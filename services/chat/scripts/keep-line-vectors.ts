// Works out the vector of every line of the knowledge base that the file does not have yet, and leaves out those that are lines no
// longer: npm run keeper:vectors, after a change of what the keeper says or is asked by. Some 30 ms of processor time a new line. All of
// them are made where the model itself was learnt anew.
import { writeFileSync } from 'node:fs'
import { sentencesCompared } from '../src/keeper/fact-first'
import { passagesOf } from '../src/keeper/knowledge/passages'
import { allPhrasings, ofNothingTold } from '../src/keeper/knowledge/phrasings'
import { nameQuestions } from '../src/keeper/names/name-intents'
import { followUps } from '../src/keeper/talk/follow-ups'
import { linesOf } from '../src/keeper/retrieval'
import { keyOf, writeVectors } from '../src/keeper/sentences/kept-vectors'
import { anyLanguage, english, lineOf } from '../src/keeper/sentences/encoders'
import { headsOf, isOfItsModel, linesNotKept, vectorsOf } from '../src/keeper/sentences/meanings'
import { writeTopicHeads } from '../src/keeper/sentences/topic-heads'

/** Writes the files of both encoders into a folder; returns how many lines there are, and how many of them are new. */
export const keepLineVectors = (folder: URL): { lines: number; made: number } => {
  const passages = passagesOf({})
  const lines = linesOf(passages, allPhrasings, ofNothingTold)
  const made = isOfItsModel(lines, english) ? linesNotKept(lines, english).length : lines.length
  const ofFollowUps = followUps.flatMap(({ questions }) => questions)
  for (const [encoder, vectors, heads, others] of [
    [
      english,
      'english-vectors.bin',
      'english-heads.bin',
      [...sentencesCompared(passages), ...nameQuestions, ...ofFollowUps],
    ],
    [anyLanguage, 'line-vectors.bin', 'topic-heads.bin', ofFollowUps],
  ] as const) {
    const texts = [...lines.map(({ text }) => text), ...others]
    const vectorOf = isOfItsModel(lines, encoder) ? encoder.vectorOf : encoder.encode
    const all = vectorsOf(texts, { ...encoder, vectorOf })
    const kept = (text: string) => all.get(keyOf(lineOf(text))) ?? vectorOf(text)
    writeFileSync(new URL(vectors, folder), writeVectors(all))
    writeFileSync(new URL(heads, folder), writeTopicHeads(headsOf(lines, { ...encoder, vectorOf: kept })))
  }
  return { lines: lines.length, made }
}
