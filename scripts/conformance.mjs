import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jestResults, playwrightResults, withSecondTry } from './reports.mjs'
import { coverageOf, readRequirements } from './requirement-coverage.mjs'
import { root } from './workspaces.mjs'

const read = (path, reader) => {
  const file = join(root, 'reports', path)
  if (!existsSync(file)) return null
  return reader(JSON.parse(readFileSync(file, 'utf8')))
}

const jestRun = read('jest.json', jestResults)
const runs = {
  Jest: jestRun && withSecondTry(jestRun, read('jest-again.json', jestResults) ?? []),
  Playwright: read('playwright.json', playwrightResults),
}
const missing = Object.keys(runs).filter((name) => runs[name] === null)
if (missing.length === Object.keys(runs).length) {
  console.error('There is no report of a test run yet: npm test')
  process.exit(1)
}

const areas = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const { areas: covered, unknown } = coverageOf(
  areas,
  Object.values(runs).flatMap((results) => results ?? []),
)

const widest = Math.max(...covered.map(({ name }) => name.length))
const count = (number) => String(number).padStart(4)
console.log(`Requirements with a passing test (docs/requirements.md)\n`)
for (const { code, name, total, proved, unproved, pageOnly, failing } of covered) {
  console.log(
    `${code}  ${name.padEnd(widest)} ${count(proved.length)} of${count(total)}, none for${count(unproved.length)}`,
  )
  if (failing.length > 0) console.log(`     a test fails: ${failing.join(' ')}`)
  if (pageOnly.length > 0)
    console.log(`     need a service, and only a page names them: ${pageOnly.join(' ')}`)
  if (unproved.length > 0 && process.argv.includes('--missing')) console.log(`     ${unproved.join(' ')}`)
}
const total = covered.reduce((sum, area) => sum + area.total, 0)
const proved = covered.reduce((sum, area) => sum + area.proved.length, 0)
console.log(
  `\n${'all'.padEnd(widest + 4)} ${count(proved)} of${count(total)}, none for${count(total - proved)}`,
)
if (missing.length > 0) console.log(`Not counted, for want of a report: ${missing.join(', ')}`)
if (!process.argv.includes('--missing')) console.log('The ids without one: npm run conformance -- --missing')

if (unknown.length > 0) {
  console.error('\nIds that no requirement has:')
  for (const { id, title } of unknown) console.error(`  ${id} in "${title}"`)
  process.exitCode = 1
}
