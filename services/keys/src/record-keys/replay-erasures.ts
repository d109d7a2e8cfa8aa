import type { Connection } from 'mongoose'
import { z } from 'zod'
import { compactKeys } from './compaction'
import { createErasureLedger } from './erasure-ledger'
import type { Erasure } from './erasure-ledger'
import { createRecordKeyRepository } from './record-key.repository'

const lineSchema = z.strictObject({ recordId: z.string().regex(/^[\w-]{1,64}$/), erasedAt: z.iso.datetime() })

/** The erasure ledger as lines of JSON. */
export async function* writtenErasures(connection: Connection): AsyncGenerator<string> {
  for await (const { recordId, erasedAt } of createErasureLedger(connection).all())
    yield `${JSON.stringify({ recordId, erasedAt: erasedAt.toISOString() })}\n`
}

/** What npm writes before the lines of a program that it runs, and so into the file where `-s` was left out. */
const isOfNpm = (line: string) => line.startsWith('> ')

/** @throws Error that names the line which is none */
export const readErasures = (text: string): Erasure[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => line !== '' && !isOfNpm(line))
    .map(({ line, at }) => {
      try {
        const { recordId, erasedAt } = lineSchema.parse(JSON.parse(line))
        return { recordId, erasedAt: new Date(erasedAt) }
      } catch {
        throw new Error(`Line ${at + 1} is no erasure`)
      }
    })

const atOnce = 500

/**
 * Erases again, after a backup was restored: destroys the keys of all records in the ledger, and in `erasures`, lines of a ledger that was
 * kept elsewhere. May be done again at any time.
 * @returns how many keys were there and are destroyed
 */
export async function replayErasures(connection: Connection, erasures: readonly Erasure[]): Promise<number> {
  const ledger = createErasureLedger(connection)
  const repository = createRecordKeyRepository(connection)
  for (let at = 0; at < erasures.length; at += atOnce) await ledger.add(erasures.slice(at, at + atOnce))
  let count = 0
  const destroy = async (recordIds: readonly string[]) => {
    count += (await repository.find(recordIds)).length
    await repository.remove(recordIds)
  }
  let waiting: string[] = []
  for await (const { recordId } of ledger.all()) {
    waiting.push(recordId)
    if (waiting.length < atOnce) continue
    await destroy(waiting)
    waiting = []
  }
  if (waiting.length > 0) await destroy(waiting)
  await compactKeys(connection)
  return count
}
