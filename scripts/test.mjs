import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root } from './workspaces.mjs'

requireNode()
const { ensureInstalled } = await import('./install.mjs')
const { endToolsOnSignals, runTool } = await import('./owned-child.mjs')
const { buildStale } = await import('./build.mjs')
const { ensureBrowser } = await import('./browser.mjs')
const { filesToTryAgain, jestResults, playwrightResults, totalLine, withSecondTry } =
  await import('./reports.mjs')

endToolsOnSignals()
const reports = join(root, 'reports')
const results = []

/** One step that counts as a test of its own. */
async function step(title, run) {
  console.log(`── ${title} ──`)
  const started = performance.now()
  let isGood = false
  try {
    isGood = await run()
  } catch (error) {
    console.error(error.message)
  }
  console.log(
    `── ${title}: ${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  results.push({ title, status: isGood ? 'passed' : 'failed' })
  return isGood
}

const tool = (name, args) => runTool(join(root, 'node_modules/.bin', name), args, { cwd: root })

/** Runs a tool that writes a report; answers whether it ended well, and the results. */
async function reported(name, args, report, reader) {
  const file = join(reports, report)
  rmSync(file, { force: true })
  const endedWell = await tool(name, args)
  return { endedWell, own: existsSync(file) ? reader(JSON.parse(readFileSync(file, 'utf8'))) : [] }
}

/** A runner whose tests count one by one; one that fails without saying in which test counts as a failed test. */
async function runner(title, run) {
  console.log(`\n── ${title} ──`)
  const { endedWell, own } = await run()
  const saysWhy = own.some((result) => result.status === 'failed')
  results.push(...own)
  if (own.length === 0 || (!endedWell && !saysWhy)) {
    console.error(`${title}: the runner ended without a result`)
    results.push({ title, status: 'failed' })
  }
  console.log(`── ${title}: ${totalLine(own)}`)
}

const jestOnce = (report, args) =>
  reported('jest', ['--ci', '--json', '--outputFile', join(reports, report), ...args], report, jestResults)

/** The unit tests: one or two files that failed are run once more, with nothing beside them. */
async function runJest() {
  rmSync(join(reports, 'jest-again.json'), { force: true })
  const first = await jestOnce('jest.json', [])
  const files = filesToTryAgain(first.own)
  if (files.length === 0) return first
  console.log(`\nOnce more, with nothing beside them: ${files.join(' ')}`)
  const again = await jestOnce('jest-again.json', [
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    ...files,
  ])
  const own = withSecondTry(first.own, again.own)
  return { endedWell: again.endedWell, own }
}

mkdirSync(reports, { recursive: true })
try {
  await ensureInstalled(console.log)
  // Each keeps one core busy, and lint longer than all others: the unit tests begin beside it. They find built what they start.
  const linted = step('lint', () => tool('eslint', ['.']))
  const [isBuilt, hasBrowser] = await Promise.all([
    step('build', async () => {
      await buildStale({ say: console.log })
      return true
    }),
    step('browser', async () => {
      console.log(await ensureBrowser(console.log))
      return true
    }),
    step('types', () => runTool('npm', ['run', '--silent', 'typecheck'], { cwd: root })),
    step('format', () => tool('oxfmt', ['--check'])),
    step('workspace', () => runTool(process.execPath, ['scripts/check-workspace.mjs'], { cwd: root })),
  ])
  await runner('unit and integration tests', runJest)
  await linted
  if (isBuilt && hasBrowser) {
    const playwright = ['test', '-c', 'e2e/playwright.config.ts']
    await runner('end-to-end tests', () =>
      reported('playwright', playwright, 'playwright.json', playwrightResults),
    )
  } else {
    console.error('The end-to-end tests could not be run.')
    results.push({ title: 'end-to-end tests', status: 'failed' })
  }
} catch (error) {
  console.error(error.stack)
  results.push({ title: 'test run', status: 'failed' })
}

const flaky = results.filter((result) => result.isFlaky)
if (flaky.length > 0)
  console.log(`\nPassed only at the second try:\n${flaky.map(({ title }) => `  ${title}`).join('\n')}`)
const failed = results.filter((result) => result.status === 'failed')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ title }) => `  ${title}`).join('\n')}`)
console.log(`\n${totalLine(results)}`)
process.exitCode = failed.length > 0 ? 1 : 0
