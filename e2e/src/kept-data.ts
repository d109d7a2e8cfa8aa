import { databaseNameOf } from '@shared/node/database'
import { readKeptRecords } from '@shared/node/testing/kept-records'
import type { ReadRecord } from '@shared/node/testing/kept-records'
import { readValue } from '@shared/node/record-cipher'
import { recordKeysOf } from '@shared/node/record-keys'
import { MongoClient } from 'mongodb'
import type { Db } from 'mongodb'
import type { Platform } from './fixtures/product'

/** Looks into the database of one service, past the product. */
export async function inDatabase<T>(
  { databaseUri }: Platform,
  service: string,
  look: (database: Db) => Promise<T>,
): Promise<T> {
  const client = await MongoClient.connect(databaseUri)
  try {
    return await look(client.db(databaseNameOf(databaseUri, service)))
  } finally {
    await client.close()
  }
}

/** Every record of a child of this first name, each version with its answers, which are kept under the record's key. */
export const keptRecords = (platform: Platform, babyFirstName: string): Promise<ReadRecord[]> =>
  inDatabase(platform, 'records', async (database) => {
    type Parameters = globalThis.Parameters<typeof readKeptRecords>
    const [records, answers] = await Promise.all([
      database.collection<Parameters[0][number]>('birthrecords').find().toArray(),
      database.collection<Parameters[1][number]>('answers').find().toArray(),
    ])
    const keys = recordKeysOf({
      from: 'records',
      baseUrl: platform.serviceUrls['keys'] ?? '',
      secret: platform.secret,
    })
    const read = await readKeptRecords(records, answers, keys)
    return read.filter(({ versions }) => versions.some(({ form }) => form['babyFirstName'] === babyFirstName))
  })

interface KeptJob {
  _id: string
  status: string
}

/** Every proof that was asked for a record. */
export const keptJobs = (platform: Platform, recordId: string): Promise<KeptJob[]> =>
  inDatabase(platform, 'proofs', (database) =>
    database.collection<KeptJob>('proofjobs').find({ recordId }).toArray(),
  )

interface KeptMail {
  to: string
  subject: string
  text: string
}

interface StoredMail {
  _id: string
  recordId: string
  content: unknown
}

/** The e-mails that a service would have sent, oldest first: without a mail server it keeps them, under the keys of their records. */
const mailsOf = (
  platform: Platform,
  service: 'proofs' | 'invites',
  filter: Partial<StoredMail>,
): Promise<KeptMail[]> =>
  inDatabase(platform, service, async (database) => {
    const { serviceUrls, secret } = platform
    const keys = recordKeysOf({ from: service, baseUrl: serviceUrls['keys'] ?? '', secret })
    const stored = await database
      .collection<StoredMail>('keptmails')
      .find(filter)
      .sort({ keptAt: 1 })
      .toArray()
    return Promise.all(
      stored.map(async ({ _id, recordId, content }) => {
        const place = { collection: 'keptmails', document: _id, field: 'content' }
        return readValue(await keys.keyFor(recordId), content, place) as KeptMail
      }),
    )
  })

/** The e-mails of one record. */
export const keptMails = (platform: Platform, recordId: string): Promise<KeptMail[]> =>
  mailsOf(platform, 'proofs', { recordId })

/** The address to which the newest e-mail about a record's proof leads, with what its fragment carries. */
export async function mailedProofAddress(platform: Platform, recordId: string): Promise<string> {
  const mails = await keptMails(platform, recordId)
  const found = mails.flatMap(({ text }) => /\/proof-review\/[\w-]+#m=[\w.=&-]+/.exec(text) ?? [])
  const address = found.at(-1)
  if (!address) throw new Error('No e-mail about the proof of this record has been kept')
  return address
}

/** The link in the newest e-mail that invited an address. */
export async function invitationLink(platform: Platform, email: string): Promise<string> {
  const mails = await mailsOf(platform, 'invites', {})
  const own = mails.filter(({ to }) => to === email)
  const link = own.flatMap(({ text }) => /https?:\/\/\S+\/join\/[\w.~-]+/.exec(text) ?? []).at(-1)
  if (!link) throw new Error(`No invitation of ${email} has been kept`)
  return link
}
