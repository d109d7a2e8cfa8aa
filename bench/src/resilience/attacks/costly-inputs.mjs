import { openPage, submissionOf } from '../../load/parent.mjs'
import { timeCalls } from './time-calls.mjs'

/** A HEIC whose location box announces 65,535 extents of no size for each of as many items as fit into `bytes`. */
function costlyHeic(bytes) {
  const box = (type, ...parts) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const items = Math.min(0xffff, Math.floor((bytes - 200) / 6))
  const item = Buffer.alloc(6)
  item.writeUInt16BE(0xffff, 4)
  const count = Buffer.alloc(8)
  count.writeUInt16BE(items, 6)
  const iloc = box('iloc', count, Buffer.concat(Array.from({ length: items }, () => item)))
  const iinf = box('iinf', Buffer.from([0, 0, 0, 0, 0, 0]))
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.alloc(4), iinf, iloc),
    box('mdat', Buffer.alloc(64)),
  ])
}

/** Inputs that are cheap to send and would be dear to read: how long each takes, and how long others wait meanwhile. */
export async function sendCostlyInputs({ url }) {
  const cookie = await openPage(url)
  const send = (path, method, body, type = 'application/json') =>
    fetch(url + path, {
      method,
      headers: { cookie, 'content-type': type },
      body,
      signal: AbortSignal.timeout(60_000),
    }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
  const upload = async (bytes) => {
    const asked = await fetch(`${url}/api/objects/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ size: bytes.length, contentType: 'image/heic' }),
    })
    const { uploadURL } = await asked.json()
    return send(uploadURL, 'PUT', bytes, 'image/heic')
  }
  const inputs = {
    'HEIC of 8 kB': () => upload(costlyHeic(8_000)),
    'HEIC of 512 kB': () => upload(costlyHeic(512_000)),
    'a weight of 120,000 spaces': () =>
      send(
        '/api/birth-records',
        'POST',
        JSON.stringify({ ...submissionOf(1), weight: `1${' '.repeat(120_000)}x` }),
      ),
    '15,500 dots': () => send(`/${'.'.repeat(15_500)}`, 'GET'),
    'an e-mail of 90,000 letters': () =>
      send(
        '/api/birth-records',
        'POST',
        JSON.stringify({ ...submissionOf(1), email: `${'a'.repeat(90_000)}@` }),
      ),
    '90,000 dashes of a name': () =>
      send(
        '/api/birth-records',
        'POST',
        JSON.stringify({ ...submissionOf(1), babyFirstName: '- '.repeat(45_000) }),
      ),
  }
  const lines = []
  let isGood = true
  for (const [name, run] of Object.entries(inputs)) {
    const others = timeCalls(`${url}/api/places/autocomplete?input=portl`, 1500, { cookie })
    const since = performance.now()
    const status = await run().catch((error) => error.name)
    const took = performance.now() - since
    const { ms, failures } = await others
    if (took > 1000 || ms > 1000 || failures > 0 || !(status < 500)) isGood = false
    lines.push(`${name}: ${status} after ${took.toFixed(0)} ms, others waited at most ${ms.toFixed(0)} ms`)
  }
  return { isGood, line: `costly inputs\n  ${lines.join('\n  ')}` }
}
