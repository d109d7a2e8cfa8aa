// Real deaths (SIGKILL) at random moments: of the command that brings an older store over, of the one that rotates the master key, and
// of services while records are erased. Each ends whole.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { BSON, MongoClient } from 'mongodb'
import { root } from '../../../scripts/workspaces.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { submissionOf } from '../load/parent.mjs'
import { runProduct } from '../resilience/run-product.mjs'
import { browserAt, until } from './family.mjs'

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    only: { type: 'string', default: 'migration,rotate,erase' },
  },
})
const kills = Number(options.kills)
const { createScan, needlesOfBytes, needlesOfText, readFolders } = await loadBundled(
  '../privacy/family-entry.ts',
)
const older = BSON.deserialize(
  gunzipSync(
    readFileSync(
      fileURLToPath(new URL('../../../shared/node/src/testing/older-store.bson.gz', import.meta.url)),
    ),
  ),
  { promoteBuffers: true },
)
const fail = (words) => {
  throw new Error(words)
}

/** Runs a command of the product's, and kills it and its children after so many milliseconds; false where it was killed. */
async function run(platform, command, killAfterMs) {
  const child = spawn(command, {
    shell: true,
    detached: true,
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: platform.dataDirectory, LOG_LEVEL: 'warn' },
  })
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has come to its end.
    }
  }
  const timer = killAfterMs === undefined ? undefined : setTimeout(kill, killAfterMs)
  const isWhole = await ended
  clearTimeout(timer)
  return isWhole
}
/** Lets a command end once, then kills it at moments of the time that it takes, and lets it end whenever it does and at last. */
async function dieAndEnd(platform, command, onWhole) {
  const since = performance.now()
  const end = async () => {
    if (!(await run(platform, command))) fail('The command does not come to its end')
    await onWhole()
  }
  await end()
  const takesMs = performance.now() - since
  for (let count = 0; count < kills;) {
    if (await run(platform, command, Math.random() * takesMs)) await onWhole()
    else count += 1
  }
  await end()
}

const script = (name) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name]
const works = {
  async migration(platform) {
    const client = await MongoClient.connect(platform.databaseUri)
    const prefix = new URL(platform.databaseUri).pathname.slice(1) || 'codex'
    const putBack = async () => {
      for (const [service, collections] of Object.entries(older.databases))
        for (const [name, documents] of Object.entries(collections)) {
          const collection = client.db(`${prefix}_${service}`).collection(name)
          await collection.deleteMany({})
          if (documents.length) await collection.insertMany(documents)
        }
      rmSync(join(platform.dataDirectory, 'objects'), { recursive: true, force: true })
      for (const [key, bytes] of Object.entries(older.objects)) {
        const path = join(platform.dataDirectory, 'objects', key)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, bytes)
      }
    }
    const { marks, picture } = older.lived
    const scan = createScan([
      ...marks.flatMap((mark) => needlesOfText(mark, mark)),
      ...needlesOfBytes('the picture', Buffer.from(picture).subarray(3000, 3024)),
    ])
    const findings = async () =>
      (
        await readFolders(
          ['objects', 'database'].map((name) => join(platform.dataDirectory, name)).filter(existsSync),
        )
      ).flatMap(([path, bytes]) => [...scan(bytes)].map((what) => `${what} in ${path}`))
    await putBack()
    let whole = 0
    if ((await findings()).length < 20) fail('The scan does not find what is there')
    await dieAndEnd(platform, script('privacy:encrypt'), async () => {
      const found = await findings()
      if (found.length) fail(`In the clear after the command: ${found.join('\n')}`)
      whole += 1
      await putBack()
    })
    await client.close()
    return `${kills} deaths of privacy:encrypt, brought over ${whole} times: no byte in the clear`
  },
  async rotate(platform) {
    const owners = await Promise.all(Array.from({ length: 4 }, (_, at) => submit(platform, 1000 + at)))
    await dieAndEnd(platform, script('keys:rotate'), async () => undefined)
    await sleep(61_000)
    for (const { owner, proofId } of owners) await owner('GET', `/api/proofs/${proofId}/record`)
    return `${kills} deaths of keys:rotate: every record is read`
  },
  async erase(platform) {
    const victims = ['keys', 'records', 'proofs', 'invites', 'database']
    const client = await MongoClient.connect(platform.databaseUri)
    const keysClient = await MongoClient.connect(platform.keysDatabaseUri)
    const prefix = new URL(platform.databaseUri).pathname.slice(1) || 'codex'
    for (let at = 0; at < kills; at += 1) {
      const { owner, recordId, proofId } = await submit(platform, 2000 + at)
      const asked = owner('DELETE', `/api/proofs/${proofId}/record`, { recordId }).catch(() => undefined)
      await sleep(Math.random() * 120)
      await platform.kill(victims[Math.floor(Math.random() * victims.length)])
      await asked
      await platform.waitUntilReady()
      // As a person does who was not told that it is gone.
      await until(() =>
        owner('DELETE', `/api/proofs/${proofId}/record`, { recordId }).then(
          () => true,
          (error) => / answers 404/.test(error.message),
        ),
      )
      await until(async () => {
        const left = []
        for (const service of ['records', 'proofs', 'invites'])
          for (const { name } of await client.db(`${prefix}_${service}`).listCollections().toArray())
            left.push(
              ...(await client
                .db(`${prefix}_${service}`)
                .collection(name)
                .find({ $or: [{ _id: recordId }, { recordId }], erasure: { $exists: false } })
                .toArray()),
            )
        return left.length === 0
      }, 200)
      // The record's own document stays for a minute, with what is still to be done: its key goes with that.
      const keys = keysClient.db(`${prefix}_keys`)
      const isDestroyed = async () =>
        !(await keys.collection('recordkeys').findOne({ _id: recordId })) &&
        (await keys.collection('erasures').findOne({ _id: recordId }))
      await until(isDestroyed, 200)
    }
    await client.close()
    await keysClient.close()
    return `${kills} deaths while erasing: nothing of any record is left, and no key`
  },
}

async function submit(platform, child) {
  const owner = browserAt(platform.url)
  await owner('GET', '/')
  const { id, proofId } = await owner('POST', '/api/birth-records', submissionOf(child))
  return { owner, recordId: id, proofId }
}

for (const name of options.only.split(','))
  await runProduct(async (platform) => console.log(await works[name](platform)))
