// Kills the server under load, again and again, and counts what was acknowledged and is gone.
import { MongoClient } from 'mongodb'
import { startChild } from './child-server.mjs'

const options = { retryWrites: false, serverSelectionTimeoutMS: 1_000, maxPoolSize: 16 }
const writers = 12

/**
 * @returns how many writes were acknowledged over all rounds, and what was found wrong afterwards
 */
export async function killRounds(bundle, directory, rounds) {
  const acknowledged = new Map()
  let increments = 0
  let attempts = 0
  const faults = []
  for (let round = 0; round < rounds; round++) {
    const server = await startChild(bundle, directory)
    const client = await MongoClient.connect(server.uri('kill'), options)
    const notes = client.db().collection('notes')
    await notes.createIndex({ key: 1 }, { unique: true })
    await notes.createIndex({ writer: 1, size: -1 })
    let running = true
    const write = async (writer) => {
      for (let step = 0; running; step++) {
        const key = `${round}/${writer}/${step}`
        const size = Math.floor(Math.random() * 2_000)
        try {
          await notes.insertOne({ key, writer, size, text: 'x'.repeat(size) })
          acknowledged.set(key, size)
          if (step % 3 === 0) {
            await notes.updateOne({ key }, { $set: { size: size + 1, text: 'y'.repeat(size + 1) } })
            acknowledged.set(key, size + 1)
          }
          attempts += 1
          await client
            .db()
            .collection('counters')
            .updateOne({ _id: 'all' }, { $inc: { n: 1 } }, { upsert: true })
          increments += 1
        } catch {
          return
        }
      }
    }
    const load = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    await new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 500))
    await server.kill()
    running = false
    await load
    await client.close(true)
    faults.push(...(await check(bundle, directory, acknowledged, increments, attempts)))
  }
  return { acknowledged: acknowledged.size + increments, faults }
}

/** Reads everything back from a server that was started anew. */
async function check(bundle, directory, acknowledged, increments, attempts) {
  const faults = []
  const server = await startChild(bundle, directory)
  const client = await MongoClient.connect(server.uri('kill'), options)
  const notes = client.db().collection('notes')
  const stored = new Map()
  for await (const { key, size, text } of notes.find()) {
    stored.set(key, size)
    if (text.length !== size) faults.push(`${key} is half written`)
  }
  // An update that was not acknowledged may be there all the same, so one more is no fault.
  for (const [key, size] of acknowledged)
    if (stored.get(key) !== size && stored.get(key) !== size + 1) faults.push(`${key} is lost`)
  const byIndex = await notes
    .find({ writer: { $gte: 0 } })
    .sort({ writer: 1, size: -1 })
    .toArray()
  if (byIndex.length !== stored.size) faults.push(`the index has ${byIndex.length} of ${stored.size}`)
  for (const key of [...stored.keys()].slice(-50))
    if ((await notes.countDocuments({ key })) !== 1) faults.push(`${key} is not in the unique index`)
  const counter = await client.db().collection('counters').findOne({ _id: 'all' })
  if ((counter?.n ?? 0) < increments || (counter?.n ?? 0) > attempts)
    faults.push(`counted ${counter?.n}, acknowledged ${increments}, tried ${attempts}`)
  await client.close()
  await server.stop()
  return faults
}
