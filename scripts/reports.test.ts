import { jestResults, playwrightResults, totalLine } from './reports.mjs'

describe('what the runners report', () => {
  const jest = (assertionResults: { fullName: string; status: string }[], status = 'passed') => ({
    testResults: [{ name: 'a.test.ts', status, assertionResults }],
  })

  it('counts a skipped or announced test as failed', () => {
    const results = jestResults(
      jest([
        { fullName: 'a', status: 'passed' },
        { fullName: 'b', status: 'pending' },
        { fullName: 'c', status: 'todo' },
        { fullName: 'd', status: 'failed' },
      ]),
    )
    expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed', 'failed'])
    expect(totalLine(results)).toBe('1 passed, 3 failed')
  })

  it('counts a file that could not be run, or failed after its tests, as one failed test', () => {
    expect(jestResults(jest([], 'failed'))).toEqual([{ title: 'a.test.ts', status: 'failed' }])
    expect(totalLine(jestResults(jest([{ fullName: 'a', status: 'passed' }], 'failed')))).toBe(
      '1 passed, 1 failed',
    )
  })

  it('reads each Playwright test once for each project, with the titles around it', () => {
    const test = (projectName: string, status: string) => ({ projectName, status })
    const report = {
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'one', tests: [test('desktop', 'expected'), test('phone', 'unexpected')] }],
          suites: [
            {
              title: 'group',
              specs: [{ title: 'two', tests: [test('desktop', 'flaky'), test('phone', 'skipped')] }],
            },
          ],
        },
      ],
    }
    expect(playwrightResults(report)).toEqual([
      { title: 'one (desktop)', status: 'passed' },
      { title: 'one (phone)', status: 'failed' },
      { title: 'group two (desktop)', status: 'failed' },
      { title: 'group two (phone)', status: 'failed' },
    ])
  })

  it('counts an error outside of any Playwright test', () => {
    expect(playwrightResults({ suites: [], errors: [{ message: 'no browser' }] })).toEqual([
      { title: 'no browser', status: 'failed' },
    ])
  })
})
