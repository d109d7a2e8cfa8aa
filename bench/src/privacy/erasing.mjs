import { besideTarget } from '../measure/figures.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { until } from './family.mjs'

const { signCaller } = await loadBundled('../privacy/family-entry.ts')

/**
 * From 'erase' to unreadable, in every service that holds something of a record.
 * @param submitted makes a record with its book
 */
export async function measureErasing(platform, submitted) {
  const seconds = { records: [], proofs: [], invites: [], keys: [] }
  for (let round = 0; round < 5; round += 1) {
    const { owner, recordId, proofId, jobId, imageUrl } = await submitted()
    const paths = {
      records: `/api/proofs/${proofId}/record`,
      proofs: imageUrl,
      invites: `/api/proofs/${proofId}/comments`,
    }
    for (const path of Object.values(paths)) await owner('GET', path)
    const since = performance.now()
    const after = (name) => seconds[name].push((performance.now() - since) / 1000)
    await owner('DELETE', `/api/proofs/${proofId}/record`, { recordId })
    const isRefused = (path) =>
      owner('GET', path).then(
        () => false,
        () => true,
      )
    const readKey = async () => {
      const path = '/internal/keys'
      const token = signCaller(
        { kind: 'service', service: 'proofs' },
        { service: 'keys', method: 'POST', path },
        platform.secret,
      )
      const headers = { 'x-caller-token': token, 'content-type': 'application/json' }
      const body = JSON.stringify({ recordIds: [recordId, jobId], make: false })
      const answer = await fetch(platform.serviceUrls.keys + path, { method: 'POST', headers, body })
      return (await answer.text()).includes(`"${recordId}":"`)
    }
    await Promise.all([
      ...Object.entries(paths).map(async ([name, path]) => {
        await until(() => isRefused(path), 5)
        after(name)
      }),
      (async () => {
        await until(async () => !(await readKey()), 5)
        after('keys')
      })(),
    ])
  }
  for (const [name, all] of Object.entries(seconds))
    console.log(
      `${name}: nothing of an erased record is given out after ${besideTarget(Math.max(...all), 60, 's', 2)}`,
    )
}
