import { MongoClient } from 'mongodb'

/** Reads what the product has kept, past the product: `kept(service, collection, filter)` resolves with the documents. */
export async function openKept(databaseUri) {
  const client = await MongoClient.connect(databaseUri)
  const prefix = new URL(databaseUri).pathname.slice(1) || 'codex'
  const nameOf = (service) => `${prefix}_${service}`
  return {
    kept: (service, collection, filter = {}) =>
      client.db(nameOf(service)).collection(collection).find(filter).toArray(),
    close: () => client.close(),
  }
}

/** How many of these values stand there before. */
export const twice = (values) => values.length - new Set(values).size

/** How many e-mails were kept because no server takes them, and how many of them are there twice. */
export async function countKeptMails(kept) {
  const mails = await kept('proofs', 'keptmails')
  // 'proof-ready:{job}:{message}': what it says is under the record's key.
  const kinds = mails.map(({ _id, recordId }) => `${recordId} ${_id.split(':')[0]}`)
  return { mails: kinds.length, doubled: twice(kinds) }
}

/**
 * What became of acknowledged records (`[{ id, jobId, child }]`): how many are lost, how many children, proofs or e-mails are
 * there twice, and how many proofs are not done; and how many first pages and e-mails there are.
 * @param countMails counts the e-mails where they went: those that were kept, unless it says otherwise
 */
export async function findHarm(databaseUri, acknowledged, countMails) {
  const { kept, close } = await openKept(databaseUri)
  try {
    const records = await kept('records', 'birthrecords')
    const jobs = await kept('proofs', 'proofjobs')
    const { mails, doubled } = await (countMails ?? (() => countKeptMails(kept)))()
    const known = new Set(records.map(({ _id }) => _id))
    const done = new Set(jobs.filter(({ status }) => status === 'done').map(({ _id }) => _id))
    return {
      lost: acknowledged.filter(({ id }) => !known.has(id)).length,
      doubled:
        // Each child of these runs has a name of its own, and so a Proof ID.
        twice(records.map(({ proofIds }) => proofIds[0])) +
        twice(jobs.map(({ recordId, version }) => `${recordId} ${version}`)) +
        doubled,
      stuck: acknowledged.filter(({ jobId }) => !done.has(jobId)).length,
      pages: jobs.filter(({ image }) => image).length,
      mails,
    }
  } finally {
    await close()
  }
}
