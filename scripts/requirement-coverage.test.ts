import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf, idsIn, readRequirements } from './requirement-coverage.mjs'

const areas = readRequirements(`
## VAL Validation

| id | requirement | source |
|---|---|---|
| VAL-001 | one | §1 |
| VAL-002 | two [VAL-001] | §1 |
| VAL-003 | Withdrawn: three | §1 |

## SHL Shell

| SHL-001 | four | §1 |

## Totals
| VAL | 3 |
`)

describe('conformance', () => {
  it('reads the requirements by area, without the withdrawn ones', () => {
    expect(areas).toEqual([
      { code: 'VAL', name: 'Validation', ids: ['VAL-001', 'VAL-002'] },
      { code: 'SHL', name: 'Shell', ids: ['SHL-001'] },
    ])
  })

  it("reads the product's own document: 536 ids in 22 areas", () => {
    const own = readRequirements(readFileSync(join(__dirname, '../docs/requirements.md'), 'utf8'))
    expect(own).toHaveLength(22)
    const ids = own.flatMap((area) => area.ids)
    expect(ids).toHaveLength(536)
    expect(new Set(ids).size).toBe(536)
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
      { title: '[VAL-001] here', status: 'passed' },
      { title: '[VAL-001] there', status: 'failed' },
      { title: '[SHL-001] works (desktop)', status: 'passed' },
    ])
    expect(covered.map(({ proved, unproved, failing }) => ({ proved, unproved, failing }))).toEqual([
      { proved: [], unproved: ['VAL-001', 'VAL-002'], failing: ['VAL-001'] },
      { proved: ['SHL-001'], unproved: [], failing: [] },
    ])
  })

  it('names ids that no requirement has', () => {
    const { unknown } = coverageOf(areas, [{ title: '[VAL-003] [VAL-999] x', status: 'passed' }])
    expect(unknown.map(({ id }) => id)).toEqual(['VAL-003', 'VAL-999'])
  })
})
