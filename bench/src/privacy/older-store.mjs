// Has a product of before there were keys (a checkout of commit 247ce94, installed and built) keep a marked family's days, and writes
// what is in its databases and its object store into one file, which the tests of `npm run privacy:encrypt` begin with.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { BSON, MongoClient } from 'mongodb'
import { loadBundled } from '../insights/bundle.mjs'
import { openKept } from '../resilience/kept.mjs'
import { live } from './family.mjs'

const { values: options } = parseArgs({
  options: {
    /** The older checkout. */
    older: { type: 'string' },
    /** The file that is written. */
    out: { type: 'string', default: 'shared/node/src/testing/older-store.bson.gz' },
  },
})
const { createMarkedFamily } = await loadBundled('../privacy/family-entry.ts')
const { startPlatform } = await import(pathToFileURL(resolve(options.older, 'scripts/platform.mjs')).href)
const dataDirectory = mkdtempSync(join(tmpdir(), 'older-store-'))
const family = createMarkedFamily()

/** Files of the object store: [key, bytes]. */
const objectsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((path) => [relative(folder, path), readFileSync(path)])

/** Everything in the databases of the product: { service: { collection: documents } }. */
async function readDatabases(uri) {
  const client = await MongoClient.connect(uri)
  const databases = {}
  for (const service of ['records', 'proofs', 'invites']) {
    const database = client.db(`codex_${service}`)
    databases[service] = {}
    for (const { name } of await database.listCollections().toArray())
      if (!name.startsWith('system.'))
        databases[service][name] = await database.collection(name).find().toArray()
  }
  await client.close()
  return databases
}

/** Books are hundreds of kB each: the fixture has some marked bytes in their place, under the hash of those, as the older product named them. */
function withSmallFiles(databases, objects) {
  let text = BSON.EJSON.stringify(databases, { relaxed: false })
  const small = objects.map(([key, bytes]) => {
    const [, hash] = /^proofs\/([0-9a-f]{64})(?:\/codex)?\.(?:pdf|jpg)$/.exec(key) ?? []
    if (!hash) return [key, bytes.length < 20_000 ? bytes : bytes.subarray(0, 20_000)]
    const shorter = Buffer.concat([bytes.subarray(0, 1000), Buffer.from(`${family.texts.lastName} ${key}`)])
    const renamed = createHash('sha256').update(shorter).digest('hex')
    text = text.replaceAll(hash, renamed)
    return [key.replace(hash, renamed), shorter]
  })
  return { databases: BSON.EJSON.parse(text, { relaxed: false }), objects: small }
}

const platform = await startPlatform({
  port: 0,
  dataDirectory,
  env: { LOG_LEVEL: 'warn' },
  log: console.error,
})
try {
  const { kept, close } = await openKept(platform.databaseUri)
  const mailTo = async (to, subject) =>
    [...(await kept('proofs', 'keptmails')), ...(await kept('invites', 'keptmails'))].find(
      (mail) => mail.to === to && subject.test(mail.subject),
    )?.text
  const { recordId, fileURL } = await live(platform.url, family, mailTo)
  const [{ ownerVisitorId: ownerId }] = await kept('records', 'birthrecords')
  const [{ _id: jobId }] = await kept('proofs', 'proofjobs')
  await close()
  const { databases, objects } = withSmallFiles(
    await readDatabases(platform.databaseUri),
    objectsIn(join(dataDirectory, 'objects')),
  )
  const marks = [
    ...Object.values(family.texts),
    family.texts.firstName.toLowerCase(),
    '1962-07-23',
    '23 July 1962',
  ]
  const fileId = fileURL.split('/').at(-1)
  const lived = { recordId, jobId, fileId, ownerId, proofId: family.proofId, marks, picture: family.picture }
  const bytes = gzipSync(BSON.serialize({ lived, databases, objects: Object.fromEntries(objects) }), {
    level: 9,
  })
  writeFileSync(options.out, bytes)
  console.log(`${options.out}: ${bytes.length} bytes`)
} finally {
  await platform.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
