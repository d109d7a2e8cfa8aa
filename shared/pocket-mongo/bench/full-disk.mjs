// A store whose file may not grow any more, as on a full disk: what it answers, and whether it heals. Usage: node … <directory>
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { bundleServer, startChild } from './child-server.mjs'

const folder = join(import.meta.dirname, 'dist', String(process.pid))
const directory = process.argv[2]
const blocks = 4096 // of 512 or 1024 bytes, as the shell has it
const blob = 'x'.repeat(100_000)

async function withServer(maxBlocks, work) {
  const server = await startChild(bundle, directory, maxBlocks)
  const client = await MongoClient.connect(server.uri('full'), { serverSelectionTimeoutMS: 5000 })
  try {
    return await work(client.db().collection('items'))
  } finally {
    await client.close()
    // Killed: the next one finds the lock of a dead owner.
    await server.kill()
  }
}

/** Inserts until it is refused. @returns how many went in, and the code of the refusal */
async function fill(items) {
  for (let n = 0; n < 1000; n++)
    try {
      await items.insertOne({ n, blob })
    } catch (error) {
      return { n, code: error.code }
    }
  return { n: 1000, code: undefined }
}

let bundle
try {
  bundle = bundleServer(folder)
  const { n, code, read, again } = await withServer(blocks, async (items) => ({
    ...(await fill(items)),
    read: await items.countDocuments(),
    again: await items.insertOne({ n: -1, blob }).catch((error) => error.code),
  }))
  const restarted = await withServer(blocks, async (items) => ({
    read: await items.countDocuments(),
    refused: await items.updateMany({}, { $set: { more: blob } }).catch((error) => error.code),
    removed: (await items.deleteMany({ n: { $lt: 5 } })).deletedCount,
  }))
  const healed = await withServer(undefined, (items) =>
    items.insertMany(Array.from({ length: 100 }, () => ({ blob }))).then(() => items.countDocuments()),
  )
  process.stdout.write(
    JSON.stringify({
      code,
      isReadWhole: read === n,
      again,
      restarted: { ...restarted, read: restarted.read === n },
      isHealed: healed === n - 5 + 100,
    }),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
