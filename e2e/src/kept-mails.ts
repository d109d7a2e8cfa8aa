import { databaseNameOf } from '@shared/node/database'
import { MongoClient } from 'mongodb'
import type { Platform } from './fixtures/product'

interface KeptMail {
  to: string
  subject: string
  text: string
}

/** The e-mails of one record that the product would have sent, oldest first: without a mail server it keeps them. */
export async function keptMails({ databaseUri }: Platform, recordId: string): Promise<KeptMail[]> {
  const client = await MongoClient.connect(databaseUri)
  try {
    const mails = client.db(databaseNameOf(databaseUri, 'proofs')).collection<KeptMail>('keptmails')
    return await mails.find({ recordId }).sort({ keptAt: 1 }).toArray()
  } finally {
    await client.close()
  }
}
