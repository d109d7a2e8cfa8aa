/**
 * Compares the tests that failed against a database with the differences of that database that are known.
 *
 * @param results of a run, as `reports.mjs` gives them
 * @param known groups `{ reason, tests, isRace }`; a test stands there as `file: title`; whether one of a race differs depends on who
 *   comes first
 * @returns `explained`: the known ones that did differ, each `{ test, reason }`; `unexplained`: tests that failed and are not
 *   known; `outdated`: known ones that did not differ, races apart, or are no longer there. The list may only shrink, so the last two
 *   are failures.
 */
export function compareDifferences(results, known) {
  const reasons = new Map(known.flatMap(({ reason, tests }) => tests.map((test) => [test, reason])))
  const raced = new Set(known.flatMap(({ tests, isRace }) => (isRace ? tests : [])))
  const nameOf = ({ file, title }) => (title === file ? file : `${file}: ${title}`)
  const ran = new Set(results.map(nameOf))
  const failed = new Set(results.filter(({ status }) => status === 'failed').map(nameOf))
  return {
    explained: [...failed]
      .filter((test) => reasons.has(test))
      .map((test) => ({ test, reason: reasons.get(test) })),
    unexplained: [...failed].filter((test) => !reasons.has(test)),
    outdated: [...reasons.keys()].filter((test) => !failed.has(test) && !(raced.has(test) && ran.has(test))),
  }
}
