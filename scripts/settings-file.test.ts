import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const moduleUrl = pathToFileURL(`${__dirname}/settings-file.mjs`).href
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-file-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a process finds in its environment when it has read the file of `folder`. */
const settingsIn = (given: Record<string, string>): Record<string, string> => {
  const program = `const { readSettingsFile } = await import(${JSON.stringify(moduleUrl)})
    readSettingsFile(${JSON.stringify(folder)})
    console.log(JSON.stringify(process.env))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env: given })
  return JSON.parse(String(printed))
}

it('what stands in .env is a setting, unless the environment says otherwise; an empty one is none in both', () => {
  writeFileSync(join(folder, '.env'), 'MASTER_KEYS=first:1\nPORT=9000\nHOST=\nLOG_LEVEL=warn\n')
  const settings = settingsIn({ PORT: '9100', DATA_DIR: '', LOG_LEVEL: '' })
  expect(settings).toMatchObject({ MASTER_KEYS: 'first:1', PORT: '9100', LOG_LEVEL: 'warn' })
  for (const name of ['HOST', 'DATA_DIR']) expect(settings).not.toHaveProperty(name)
})

it('no file is none to read', () => {
  expect(settingsIn({ PORT: '9100' })).toMatchObject({ PORT: '9100' })
})
