// Measures start-up, memory and speed. Usage: node bench/speed.mjs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { bundleServer, startChild } from './child-server.mjs'

const folder = join(import.meta.dirname, 'dist', String(process.pid))
const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-speed-'))
const report = (what, value) => process.stdout.write(`${what.padEnd(52)} ${value}\n`)

/** Runs work on several connections at once and reports how often it ended in a second. */
async function rate(what, workers, times, work) {
  const start = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let step = 0; step < times; step++) await work(worker * times + step)
    }),
  )
  report(what, `${Math.round((workers * times * 1000) / (performance.now() - start))}/s`)
}

try {
  const bundle = bundleServer(folder)
  const begin = performance.now()
  const server = await startChild(bundle, directory)
  report('start-up until it listens', `${Math.round(performance.now() - begin)} ms`)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  report('memory, idle', `${server.memory().toFixed(0)} MB`)
  const client = await MongoClient.connect(server.uri('speed'), { maxPoolSize: 32 })
  const notes = client.db().collection('notes')
  await notes.createIndex({ email: 1 }, { unique: true })
  const note = (n) => ({
    email: `${n}@example.org`,
    n,
    status: 'new',
    at: new Date(n * 1000),
    text: 'x'.repeat(300),
  })
  await rate('inserts, one connection, each flushed', 1, 1_000, (n) => notes.insertOne(note(n)))
  await rate('inserts, 32 connections', 32, 200, (n) => notes.insertOne(note(10_000 + n)))
  const start = performance.now()
  await notes.insertMany(Array.from({ length: 20_000 }, (_, n) => note(100_000 + n)))
  report('insertMany of 20,000', `${Math.round(20_000_000 / (performance.now() - start))}/s`)
  await rate('findOne by a unique index, one connection', 1, 2_000, (n) =>
    notes.findOne({ email: `${n % 1_000}@example.org` }),
  )
  await rate('findOne by a unique index, 32 connections', 32, 300, (n) =>
    notes.findOne({ email: `${n % 1_000}@example.org` }),
  )
  await rate('updateOne by a unique index, 32 connections', 32, 100, (n) =>
    notes.updateOne({ email: `${n % 1_000}@example.org` }, { $inc: { n: 1 } }),
  )
  const scan = performance.now()
  await notes.countDocuments({ text: { $ne: 'y' } })
  report('a count over 27,400 documents without an index', `${Math.round(performance.now() - scan)} ms`)
  const jobs = client.db().collection('jobs')
  await jobs.createIndex({ status: 1, runAt: 1 })
  await jobs.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ status: 'queued', runAt: new Date(n) })))
  await rate('queue claims (findOneAndUpdate with sort), 8 workers', 8, 250, () =>
    jobs.findOneAndUpdate(
      { status: 'queued', runAt: { $lte: new Date() } },
      { $set: { status: 'taken' } },
      { sort: { runAt: 1 } },
    ),
  )
  report('memory after the load', `${server.memory().toFixed(0)} MB`)
  await client.close()
  await server.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(directory, { recursive: true, force: true })
}
