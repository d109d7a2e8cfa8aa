import { openPage, submissionOf } from '../../load/parent.mjs'

const bodies = 3000

/** The same numbers in every run (mulberry32), so that what is found is found again. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const oddValues = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000',
  '\u202e',
  '💥',
  '2026-02-30',
  '99:99',
  '$where',
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  { __proto__: null, constructor: { prototype: { admin: true } } },
  ['a', 1, null],
]
const addresses = [
  ['POST', '/api/birth-records'],
  ['POST', '/api/birth-records/upload-csv'],
  ['POST', '/api/objects/upload'],
  ['PUT', '/api/baby-files'],
  ['POST', '/api/proof/0000000000000000000000/approval'],
  ['POST', '/api/proofs/0100000000/sync'],
  ['PUT', '/api/proofs/0100000000/delivery'],
  ['POST', '/api/mya-chat'],
  ['POST', '/api/login'],
  ['POST', '/api/join/0000000000000000000000'],
]

/** Bodies with fields taken away, added and replaced by what does not belong there: none may break a service. */
export async function sendFuzzedBodies({ url }) {
  const random = createRandom(20260421)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const cookie = await openPage(url)
  const answers = new Map()
  const broken = []
  for (let count = 0; count < bodies; count += 1) {
    const [method, path] = pick(addresses)
    const body = {
      ...submissionOf(count),
      message: 'Hello',
      conversationHistory: [],
      note: '',
      fileURL: '/api/objects/x',
    }
    for (let change = 0; change < 1 + random() * 4; change += 1) {
      const field = pick([...Object.keys(body), '__proto__', 'constructor', '$set', 'a.b'])
      if (random() < 0.2) delete body[field]
      else body[field] = pick(oddValues)
    }
    const text =
      random() < 0.05 ? JSON.stringify(body).slice(0, Math.floor(random() * 400)) : JSON.stringify(body)
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: text,
    })
    await answer.arrayBuffer()
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    // 501 is the truthful answer of what is not built yet.
    if (answer.status >= 500 && answer.status !== 501)
      broken.push(`${answer.status} ${method} ${path} ${text.slice(0, 300)}`)
  }
  broken.slice(0, 5).forEach((line) => console.error(line))
  const counts = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  return {
    isGood: broken.length === 0,
    line: `${bodies} fuzzed bodies: ${broken.length} broke something (${counts.join(', ')})`,
  }
}
