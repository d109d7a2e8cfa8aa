import { compareDifferences } from './known-differences.mjs'

const results = [
  { file: 'a.test.ts', title: 'holds', status: 'passed' },
  { file: 'a.test.ts', title: 'differs', status: 'failed' },
  { file: 'a.test.ts', title: 'is new', status: 'failed' },
  { file: 'b.test.ts', title: 'b.test.ts', status: 'failed' },
]

describe('the known differences of a database', () => {
  it('are told from those that nobody has explained and those that are gone', () => {
    const known = [
      { reason: 'its own order', tests: ['a.test.ts: differs', 'a.test.ts: holds'] },
      { reason: 'it went away', tests: ['a.test.ts: was renamed'] },
    ]
    expect(compareDifferences(results, known)).toEqual({
      explained: [{ test: 'a.test.ts: differs', reason: 'its own order' }],
      unexplained: ['a.test.ts: is new', 'b.test.ts'],
      outdated: ['a.test.ts: holds', 'a.test.ts: was renamed'],
    })
  })
  it('may go either way in a race, as long as the test is there', () => {
    const tests = ['a.test.ts: differs', 'a.test.ts: holds', 'a.test.ts: was renamed']
    expect(compareDifferences(results, [{ reason: 'who comes first', tests, isRace: true }])).toMatchObject({
      explained: [{ test: 'a.test.ts: differs', reason: 'who comes first' }],
      outdated: ['a.test.ts: was renamed'],
    })
  })
})
