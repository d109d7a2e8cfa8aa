// What encryption costs: values and files of a record beside the same as JSON and as copies in memory. Processor time.
import { createSecretKey, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { loadBundled } from '../insights/bundle.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'

printMachine()
const { createEncryptedObjectStore, decryptValue, encryptValue, objectOfStream, wholeOf } =
  await loadBundled('../privacy/entry.ts')
const key = createSecretKey(randomBytes(32))
const place = { collection: 'answers', document: 'record-1', field: 'form' }

/** Microseconds of processor time for one of `count` turns, the least of five rounds. */
async function costOf(count, turn) {
  let least = Infinity
  for (let round = 0; round < 6; round += 1) {
    const begun = process.cpuUsage()
    for (let at = 0; at < count; at += 1) await turn()
    const { user, system } = process.cpuUsage(begun)
    if (round > 0) least = Math.min(least, (user + system) / count)
  }
  return least
}

const valueOf = (bytes) => ({ words: 'x'.repeat(bytes - 12) })
const valueRows = []
for (const bytes of [64, 2048, 16_384]) {
  const value = valueOf(bytes)
  const json = Buffer.from(JSON.stringify(value))
  const sealed = encryptValue(key, value, place)
  const write = await costOf(5000, () => encryptValue(key, value, place))
  const read = await costOf(5000, () => decryptValue(key, sealed, place))
  const plainWrite = await costOf(5000, () => Buffer.from(JSON.stringify(value)))
  const plainRead = await costOf(5000, () => JSON.parse(json.toString()))
  valueRows.push([bytes, ...[write, plainWrite, read, plainRead].map((figure) => figure.toFixed(1))])
}
printTable(['bytes of JSON', 'encrypt µs', 'JSON µs', 'decrypt µs', 'parse µs'], valueRows)

const objects = new Map()
const memory = {
  put: async (name, bytes) => void objects.set(name, Buffer.from(bytes)),
  get: async (name) => {
    const bytes = objects.get(name)
    const chunks = function* () {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
    }
    return objectOfStream(Readable.from(chunks(), { objectMode: false }), bytes.length)
  },
}
const encrypted = createEncryptedObjectStore(memory, () => key)
const fileRows = []
let perRecord = 0
for (const [what, bytes, count, files] of [
  ['first page', 250_000, 100, 1],
  ['proof', 1_000_000, 40, 1],
  ['photograph', 10_000_000, 5, 0],
]) {
  const content = randomBytes(bytes)
  const put = (store) => costOf(count, () => store.put('a', content, ''))
  const get = async (store) => {
    await store.put('a', content, '')
    return costOf(count, async () => wholeOf(await store.get('a')))
  }
  const [write, plainWrite] = [await put(encrypted), await put(memory)]
  const [read, plainRead] = [await get(encrypted), await get(memory)]
  perRecord += files * (write - plainWrite + (read - plainRead))
  const speed = (figure) => `${(bytes / figure).toFixed(0)} MB/s`
  fileRows.push([
    `${what}, ${bytes / 1e6} MB`,
    ...[write, plainWrite, read, plainRead].map((figure) => `${(figure / 1000).toFixed(2)} ms`),
    speed(write),
    speed(read),
  ])
}
printTable(['file', 'encrypt, put', 'put', 'get, decrypt', 'get', 'writing', 'reading'], fileRows)
console.log(
  `\nA record's proof and first page, written once and read once, cost ${(perRecord / 1000).toFixed(1)} ms of processor time more than in the clear.`,
)
