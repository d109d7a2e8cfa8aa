import { filesToTryAgain, jestResults, playwrightResults, totalLine, withSecondTry } from './reports.mjs'

describe('what the runners report', () => {
  const jest = (assertionResults: { fullName: string; status: string }[], status = 'passed') => ({
    testResults: [{ name: '/clone/services/a.test.ts', status, assertionResults }],
  })
  const file = 'services/a.test.ts'

  it('counts a skipped or announced test as failed', () => {
    const results = jestResults(
      jest([
        { fullName: 'a', status: 'passed' },
        { fullName: 'b', status: 'pending' },
        { fullName: 'c', status: 'todo' },
        { fullName: 'd', status: 'failed' },
      ]),
      '/clone',
    )
    expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed', 'failed'])
    expect(results[0]).toEqual({ title: 'a', status: 'passed', file })
    expect(totalLine(results)).toBe('1 passed, 3 failed')
  })

  it('counts a file that could not be run, or failed after its tests, as one failed test', () => {
    expect(jestResults(jest([], 'failed'), '/clone')).toEqual([{ title: file, status: 'failed', file }])
    expect(totalLine(jestResults(jest([{ fullName: 'a', status: 'passed' }], 'failed')))).toBe(
      '1 passed, 1 failed',
    )
  })

  it('reads each Playwright test once for each project, with the titles around it', () => {
    const test = (projectName: string, status: string) => ({ projectName, status })
    const stepped = {
      ...test('phone', 'unexpected'),
      results: [{ steps: [{ title: 'of a first try' }] }, { steps: [{ title: 'it opens' }] }],
    }
    const report = {
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'one', tests: [test('desktop', 'expected'), stepped] }],
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
      { title: 'one (desktop)', status: 'passed', file: 'e2e/specs/a.spec.ts' },
      { title: 'one (phone)', status: 'failed', file: 'e2e/specs/a.spec.ts', steps: ['it opens'] },
      { title: 'group two (desktop)', status: 'passed', file: 'e2e/specs/a.spec.ts', isFlaky: true },
      { title: 'group two (phone)', status: 'failed', file: 'e2e/specs/a.spec.ts' },
    ])
  })

  it('fails every test that passed only at the second try where there are more than two', () => {
    const flaky = (count: number) => ({
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: Array.from({ length: count }, (_, index) => ({
            title: `test ${index}`,
            tests: [{ projectName: 'desktop', status: 'flaky' }],
          })),
        },
      ],
    })
    expect(totalLine(playwrightResults(flaky(2)))).toBe('2 passed, 0 failed')
    expect(totalLine(playwrightResults(flaky(3)))).toBe('0 passed, 3 failed')
  })

  it('counts an error outside of any Playwright test', () => {
    expect(playwrightResults({ suites: [], errors: [{ message: 'no browser' }] })).toEqual([
      { title: 'no browser', status: 'failed', file: 'e2e' },
    ])
  })

  it('takes one or two files for a second try, and none where more failed: that is no bad moment', () => {
    const failed = (...files: string[]) => files.map((file) => ({ title: 'a', status: 'failed', file }))
    const passed = { title: 'b', status: 'passed', file: 'good' }
    expect(filesToTryAgain([passed])).toEqual([])
    expect(filesToTryAgain([...failed('a', 'b', 'a'), passed])).toEqual(['a', 'b'])
    expect(filesToTryAgain(failed('a', 'b', 'c'))).toEqual([])
  })

  it('names what passed only at the second try, and what failed twice has failed', () => {
    const result = (title: string, status: string, inFile: string) => ({ title, status, file: inFile })
    const first = [
      result('one', 'passed', 'a'),
      result('two', 'failed', 'a'),
      result('three', 'failed', 'a'),
      result('b', 'failed', 'b'),
      result('four', 'passed', 'c'),
    ]
    const again = [
      result('one', 'passed', 'a'),
      result('two', 'passed', 'a'),
      result('three', 'failed', 'a'),
      result('five', 'passed', 'b'),
    ]
    expect(withSecondTry(first, again)).toEqual([
      result('four', 'passed', 'c'),
      result('one', 'passed', 'a'),
      { ...result('two', 'passed', 'a'), isFlaky: true },
      result('three', 'failed', 'a'),
      { ...result('five', 'passed', 'b'), isFlaky: true },
    ])
    // A runner that died at the second try takes nothing back.
    expect(withSecondTry(first, [])).toEqual(first)
  })
})
