import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

it.each([
  ['DATA_DIR', '/dev/null/data', /^DATA_DIR: [^\n]*\/dev\/null\/data[^\n]*$/],
  ['PORT', 'eighty', /^PORT must be a number from 1 to 65535\.$/],
])('npm start ends with one line for a bad %s, before it builds anything', (name, value, words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'start.mjs')], {
    env: { ...process.env, PORT: '0', [name]: value },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toMatch(words)
})
