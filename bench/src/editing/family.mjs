import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '../../../scripts/platform.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { expectOk, submissionOf } from '../load/parent.mjs'

export const { readEvents } = await loadBundled('../../../shared/contracts/src/event-stream.ts')
const { isCompleted: _done, provenance, ...answers } = submissionOf(1)
/** The answers of the record that the family works on. */
export const form = answers
/** The address of that record. */
export const record = `/api/proofs/${provenance.proofId}`

/** The built product on a data folder of its own, with no limit of calls; `stop` removes both. */
export async function startProduct() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-editing-'))
  const many = '100000000'
  const platform = await startPlatform({
    port: 0,
    dataDirectory,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: many, RATE_LIMIT_ADDRESS_PER_MINUTE: many },
    log: (name, line) => console.error(name, line),
  })
  return {
    platform,
    url: `http://127.0.0.1:${platform.port}`,
    async stop() {
      await platform.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** A browser of its own. */
export async function openBrowser(url) {
  const answer = await fetch(`${url}/api/places/autocomplete?input=lund`)
  await answer.text()
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? ''
  const call = async (method, path, body, headers = {}) =>
    expectOk(
      await fetch(url + path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  return { cookie, call, json: async (...args) => (await call(...args)).json() }
}
