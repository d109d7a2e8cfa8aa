import { relative } from 'node:path'
import { root } from './workspaces.mjs'

/** How many tests may pass only at the second try before a run has failed: a machine has a bad moment, a product a bad habit. */
const maxFlaky = 2

/**
 * What the test runners wrote, in one form: a list of `{ title, status, file }`, with `steps` where a test has named ones, where the title is that of the test with those
 * of the groups around it, the status `passed` or `failed`, and the file that of the test, from the root of the repository. A
 * test that was skipped, or is only announced, has failed: it proved nothing.
 */

/** Reads Jest's report (`--json`). A file that could not be run at all is one failed test. */
export function jestResults(report, folder = root) {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(folder, name).replaceAll('\\', '/')
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      status: test.status === 'passed' ? 'passed' : 'failed',
      file,
    }))
    const failsAsAWhole = status === 'failed' && !tests.some((test) => test.status === 'failed')
    return failsAsAWhole ? [...tests, { title: file, status: 'failed', file }] : tests
  })
}

const specsOf = (suite, titles) => {
  // The outermost suite is the file; its title is no part of a test's.
  const inner = suite.suites ?? []
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, title: [...titles, spec.title].join(' ') })),
    ...inner.flatMap((child) => specsOf(child, [...titles, child.title])),
  ]
}

/** The files of the tests that failed, if they are few enough for a second try; none otherwise. */
export function filesToTryAgain(results) {
  const files = [...new Set(results.filter(({ status }) => status === 'failed').map(({ file }) => file))]
  return files.length <= maxFlaky ? files : []
}

/**
 * The results of a run in which some files were run a second time, `again`: what such a file says then is what counts, and those of its
 * tests that had failed and pass now are marked `isFlaky`. A file that says nothing then keeps its first results.
 */
export function withSecondTry(results, again) {
  const triedAgain = new Set(again.map(({ file }) => file))
  const failedBefore = results.filter(({ status, file }) => status === 'failed' && triedAgain.has(file))
  const failsBefore = ({ title, file }) =>
    failedBefore.some((before) => before.file === file && (before.title === title || before.title === file))
  return [
    ...results.filter(({ file }) => !triedAgain.has(file)),
    ...again.map((result) =>
      result.status === 'passed' && failsBefore(result) ? { ...result, isFlaky: true } : result,
    ),
  ]
}

/** The titles of the steps of a test, as its last try had them. */
const stepsOf = ({ results = [] }) => {
  const titles = (results.at(-1)?.steps ?? []).map(({ title }) => title)
  return titles.length > 0 ? { steps: titles } : {}
}

/**
 * Reads Playwright's report (reporter `json`): each test once for each project it ran in. One that passed only at the second try is
 * marked `isFlaky`; where there are more than two of them, all of them have failed.
 */
export function playwrightResults(report) {
  const tests = report.suites.flatMap((file) =>
    specsOf(file, []).flatMap(({ spec, title }) =>
      spec.tests.map((test) => ({
        title: `${title} (${test.projectName})`,
        status: test.status === 'expected' || test.status === 'flaky' ? 'passed' : 'failed',
        file: `e2e/specs/${file.title}`,
        ...(test.status === 'flaky' ? { isFlaky: true } : {}),
        ...stepsOf(test),
      })),
    ),
  )
  const tooMany = tests.filter(({ isFlaky }) => isFlaky).length > maxFlaky
  return [
    ...tests.map((test) => (tooMany && test.isFlaky ? { ...test, status: 'failed' } : test)),
    ...report.errors.map((error) => ({ title: error.message, status: 'failed', file: 'e2e' })),
  ]
}

/** The totals of several results, as the last line of a test run. */
export function totalLine(results) {
  const passed = results.filter((result) => result.status === 'passed').length
  return `${passed} passed, ${results.length - passed} failed`
}
