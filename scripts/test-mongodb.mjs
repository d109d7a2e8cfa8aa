import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadedBy, readImportGraph } from './import-graph.mjs'
import { compareDifferences } from './known-differences.mjs'
import { requireNode } from './node-version.mjs'
import { endToolsOnSignals, runTool } from './owned-child.mjs'
import { PlatformError } from './platform-error.mjs'
import { jestResults, totalLine } from './reports.mjs'
import { root } from './workspaces.mjs'

/**
 * `MONGODB_URI=mongodb://… npm run test:mongodb [files]`: the tests of the services and of the node kit that open a database, and
 * those of the language that the embedded store speaks, against another one. What differs has to stand, explained, in mongodb-differences.json;
 * an entry that no longer differs fails the run too.
 */

const sources = ['services', 'shared/node', 'shared/pocket-mongo/src']
const isTest = (path) => path.endsWith('.test.ts')
const sourcesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => path.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(path))

/**
 * Tests that open the database of MONGODB_URI: whoever does it for them stands in a folder of test helpers. The others test parts
 * without a database, or of the embedded store itself.
 */
function databaseTests() {
  const files = sources.flatMap(sourcesBelow)
  const graph = readImportGraph(root, files)
  const namesDatabase = (path) => readFileSync(join(root, path), 'utf8').includes('MONGODB_URI')
  const openers = new Set(
    files.filter((path) => /testing/.test(path) && !isTest(path) && namesDatabase(path)),
  )
  return files
    .filter(isTest)
    .filter((path) => [...loadedBy(graph, path)].some((loaded) => openers.has(loaded)))
}

/** What the database calls itself: 'MongoDB 7.0.14', or the name of what stands in for it. */
async function identify(uri) {
  const require = createRequire(join(root, 'shared/pocket-mongo/package.json'))
  const { MongoClient } = require('mongodb')
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const info = await client.db('admin').command({ buildInfo: 1 })
    const [engine, version] =
      'ferretdb' in info ? ['DocumentDB', info.ferretdb.version] : ['MongoDB', info.version]
    return { engine, label: `${engine} (${version}) at MONGODB_URI` }
  } catch (error) {
    throw new PlatformError(`MONGODB_URI does not answer: ${error.message}`)
  } finally {
    await client.close()
  }
}

async function runTests(files) {
  const reports = join(root, 'reports')
  mkdirSync(reports, { recursive: true })
  const report = join(reports, 'mongodb.json')
  rmSync(report, { force: true })
  await runTool(
    join(root, 'node_modules/.bin/jest'),
    [
      '--ci',
      // A test file whose preparation fails leaves its connections open; the others have been heard by then.
      '--forceExit',
      // Another database may be slower than the embedded store; what differs is its answers.
      '--testTimeout=60000',
      ...['--selectProjects', 'node', '--json', '--outputFile', report],
      ...files,
    ],
    { cwd: root, env: process.env },
  )
  if (!existsSync(report)) throw new PlatformError('The tests ended without a result.')
  return jestResults(JSON.parse(readFileSync(report, 'utf8')))
}

async function main() {
  requireNode()
  endToolsOnSignals()
  const uri = process.env.MONGODB_URI
  if (!uri) throw new PlatformError('MONGODB_URI has to name the database to test against.')
  const { engine, label } = await identify(uri)
  const chosen = process.argv.slice(2)
  console.log(`── the tests against ${label} ──`)
  const results = await runTests(chosen.length > 0 ? chosen : databaseTests())
  const path = join(root, 'scripts/mongodb-differences.json')
  const known = JSON.parse(readFileSync(path, 'utf8'))[engine] ?? []
  const ran = new Set(results.map(({ file }) => file))
  const within = known.map(({ tests, ...group }) => ({
    ...group,
    tests: chosen.length > 0 ? tests.filter((test) => ran.has(test.split(': ')[0])) : tests,
  }))
  const { explained, unexplained, outdated } = compareDifferences(results, within)
  const list = (title, lines) => {
    if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  list(
    'Differs, and is explained:',
    explained.map(({ test, reason }) => `${test}\n    ${reason}`),
  )
  list('Differs, and nobody has explained it:', unexplained)
  list('Stands in mongodb-differences.json and does not differ any more (take it out):', outdated)
  console.log(
    `\n${label}: ${totalLine(results)}; ${explained.length} explained, ${unexplained.length} not, ${outdated.length} outdated`,
  )
  process.exitCode = unexplained.length > 0 || outdated.length > 0 ? 1 : 0
}

main().catch((error) => {
  console.error(error instanceof PlatformError ? error.message : error.stack)
  process.exitCode = 1
})
