import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf, idsIn, readRequirements } from './requirement-coverage.mjs'

const areas = readRequirements(`
## VAL Validation

| id | requirement | source | needs |
|---|---|---|---|
| VAL-001 | one, service | §1 | |
| VAL-002 | two [VAL-001] | §1 | service |
| VAL-003 | Withdrawn: three | §1 | service |

## SHL Shell

| SHL-001 | four | §1 | |

## Totals
| VAL | 3 |
`)

describe('conformance', () => {
  it('reads the requirements by area, without the withdrawn ones', () => {
    expect(areas).toEqual([
      { code: 'VAL', name: 'Validation', ids: ['VAL-001', 'VAL-002'], service: ['VAL-002'] },
      { code: 'SHL', name: 'Shell', ids: ['SHL-001'], service: [] },
    ])
  })

  describe("the product's own document", () => {
    const document = readFileSync(join(__dirname, '../docs/requirements.md'), 'utf8')
    const own = readRequirements(document)

    it('holds 580 ids in 22 areas, each once', () => {
      expect(own).toHaveLength(22)
      const ids = own.flatMap((area) => area.ids)
      expect(ids).toHaveLength(580)
      expect(new Set(ids).size).toBe(580)
    })

    it('counts them rightly in its totals', () => {
      const totals = [...document.matchAll(/^\| ([A-Z]{3}) (.+) \| (\d+) \|$/gm)]
      expect(totals.map(([, code, name, rows]) => ({ code, name, rows: Number(rows) }))).toEqual(
        own.map(({ code, name, ids }) => ({ code, name, rows: ids.length })),
      )
      expect(document).toContain('| total | 580 |')
    })

    it('says of every call that it needs a service', () => {
      const calls = own.find(({ code }) => code === 'API')
      expect(calls?.ids.filter((id) => !calls.service.includes(id))).toEqual([
        // What the page does before and after a call.
        'API-001',
        'API-003',
        'API-004',
        'API-005',
      ])
    })
  })

  it('finds the ids in brackets of a title, and no other text', () => {
    expect(idsIn('[VAL-001] says so')).toEqual(['VAL-001'])
    expect(idsIn('group [VAL-001] [SHL-001] test')).toEqual(['VAL-001', 'SHL-001'])
    expect(idsIn('[VAL-001, VAL-002] both')).toEqual(['VAL-001', 'VAL-002'])
    expect(idsIn('VAL-001 without brackets')).toEqual([])
    expect(idsIn('a list [1] of [things]')).toEqual([])
  })

  it('counts an id with a passing test, unless one of its tests fails', () => {
    const { areas: covered } = coverageOf(areas, [
      { title: '[VAL-001] here', status: 'passed', file: 'shell/a.test.ts' },
      { title: '[VAL-001] there', status: 'failed', file: 'shell/a.test.ts' },
      { title: '[SHL-001] works (desktop)', status: 'passed', file: 'shell/a.test.ts' },
    ])
    expect(covered.map(({ proved, unproved, failing }) => ({ proved, unproved, failing }))).toEqual([
      { proved: [], unproved: ['VAL-001', 'VAL-002'], failing: ['VAL-001'] },
      { proved: ['SHL-001'], unproved: [], failing: [] },
    ])
  })

  it.each([
    ['mfe-wizard/src/app/wizard.test.tsx', false],
    ['shared/web/src/services/toast.test.ts', false],
    ['shared/contracts/src/birth-form.test.ts', false],
    ['services/records/src/app.test.ts', true],
    ['shared/node/src/http.test.ts', true],
    ['shared/pocket-mongo/src/server.test.ts', true],
    ['e2e/specs/main-job.spec.ts', true],
  ])('%s proves a fact that needs a service: %p', (file, isProof) => {
    const results = [
      { title: '[VAL-001] shows', status: 'passed', file },
      { title: '[VAL-002] stores', status: 'passed', file },
    ]
    const [covered] = coverageOf(areas, results).areas
    expect(covered?.proved).toEqual(isProof ? ['VAL-001', 'VAL-002'] : ['VAL-001'])
    expect(covered?.pageOnly).toEqual(isProof ? [] : ['VAL-002'])
  })

  it('reads the titles of a test’s steps too', () => {
    const steps = ['[VAL-002] and so on', 'without an id']
    const file = 'e2e/specs/a.spec.ts'
    const ofStatus = (status: string) => coverageOf(areas, [{ title: 'x', steps, status, file }]).areas[0]
    expect(ofStatus('passed')?.proved).toEqual(['VAL-002'])
    expect(ofStatus('failed')?.proved).toEqual([])
  })

  it('names ids that no requirement has', () => {
    const { unknown } = coverageOf(areas, [
      { title: '[VAL-003] [VAL-999] x', status: 'passed', file: 'e2e/specs/a.spec.ts' },
    ])
    expect(unknown.map(({ id }) => id)).toEqual(['VAL-003', 'VAL-999'])
  })
})
