// Letters lost by somebody who types before the scripts are here, on a line of 50 kB/s with the scripts held back. Run on a built tree:
// node bench/src/wizard/early-typing.mjs [--rounds 200] [--pages 4] [--held 10] [--url …]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { besideTarget, printMachine } from '../measure/figures.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    pages: { type: 'string', default: '4' },
    held: { type: 'string', default: '10' },
    url: { type: 'string' },
  },
})
const { typeWhileScriptsCome } = await loadBundled('../../../e2e/src/typist.ts')

const directory = mkdtempSync(join(tmpdir(), 'birth-codex-early-typing-'))
const platform = options.url
  ? null
  : await startPlatform({
      port: 0,
      dataDirectory: directory,
      env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000' },
      log: (name, line) => console.error(name, line),
    })
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })
let next = 1
let lost = 0
let letters = 0

const lettersOf = (fields) => Object.values(fields).join('').length

async function round(seed) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await session.send('Network.emulateNetworkConditions', line)
  const { typed, found } = await typeWhileScriptsCome(page, {
    seed,
    keys: 60,
    address: options.url ?? platform.url,
    heldFor: Number(options.held) * 1000,
  })
  letters += lettersOf(typed)
  for (const [name, text] of Object.entries(typed)) {
    if (found[name] === text) continue
    lost += 1
    console.log(`seed ${seed}, ${name}: typed ‘${text}’, found ‘${found[name]}’`)
  }
  await context.close()
}

try {
  printMachine()
  const worker = async () => {
    while (next <= Number(options.rounds)) await round(next++)
  }
  await Promise.all(Array.from({ length: Number(options.pages) }, worker))
  console.log(
    `${options.rounds} visits, ${letters} letters. Fields that lost any: ${besideTarget(lost, 0, '', 0)}`,
  )
} finally {
  await browser.close()
  await platform?.stop()
  rmSync(directory, { recursive: true, force: true })
}
