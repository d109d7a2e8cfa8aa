// What the keeper makes of wordings that it was not taught: every phrasing is held back once, with an eighth of the others, and asked. The English encoder
// learnt from all of them (train-english-model.py), which flatters.
import { loadBundled } from '../insights/bundle.mjs'
import { printTable } from '../measure/figures.mjs'

const folds = 8
/** The same in every run. */
const foldOf = (text) =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7) % folds

const {
  allPhrasings,
  anyLanguage,
  createKeeper,
  english,
  names,
  headsOf,
  linesOf,
  madeOf,
  noneOfHers,
  ofNothingTold,
  passagesOf,
} = await loadBundled('../chat/keeper-entry.ts')
const groupOf = (id) => (/^(?:field|insight)\//.exec(id)?.[0] ?? 'all others').replace('/', 's')
const tally = new Map()
const count = (group, isRight, isUnknown) => {
  const row = tally.get(group) ?? { asked: 0, right: 0, unknown: 0 }
  tally.set(group, {
    asked: row.asked + 1,
    right: row.right + Number(isRight),
    unknown: row.unknown + Number(isUnknown),
  })
}

/** Fewer of the eight parts are asked where a number is given: the heads of each are learnt anew, some ten seconds each. */
const asked = Math.min(folds, Number(process.argv[2] ?? folds))
for (let fold = 0; fold < asked; fold += 1) {
  const isKept = (line) => foldOf(line) !== fold
  const phrasings = Object.fromEntries(
    Object.entries(allPhrasings).map(([id, lines]) => [id, lines.filter(isKept)]),
  )
  const nothingTold = ofNothingTold.filter(isKept)
  // What was learnt from all of them knows those that are held back.
  const lines = linesOf(passagesOf({}), phrasings, nothingTold)
  const heads = new Map([english, anyLanguage].map((encoder) => [encoder, headsOf(lines, encoder)]))
  const keeper = createKeeper({
    names,
    phrasings,
    nothingTold,
    headsFrom: (encoder) => heads.get(encoder),
  })
  const made = (message) => madeOf(keeper.ask({ message, history: [] })).split(' ')
  for (const [id, lines] of Object.entries(allPhrasings))
    for (const line of lines.filter((one) => !isKept(one))) {
      const told = made(line)
      count(groupOf(id), told.includes(id), told[0]?.startsWith('unknown'))
    }
  for (const line of ofNothingTold.filter((one) => !isKept(one))) {
    const [kind] = made(line)
    count('without an answer', kind === 'unknown' || kind === 'referral', kind === 'unknown')
  }
}
const whole = createKeeper({ names })
const answered = noneOfHers.filter((message) => whole.ask({ message, history: [] }).kind === 'answer')

printTable(
  ['phrasings of', 'asked', 'right', 'of 100', 'said unknown'],
  [...tally].map(([group, { asked, right, unknown }]) => [
    group,
    asked,
    right,
    ((100 * right) / asked).toFixed(1),
    unknown,
  ]),
)
printTable(['questions that are none of hers', 'answered'], [[noneOfHers.length, answered.length]])
