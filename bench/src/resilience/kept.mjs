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

/**
 * What became of acknowledged records (`[{ id, jobId, child }]`): how many are lost, how many children, proofs or e-mails are
 * there twice, and how many proofs are not done; and how many first pages and e-mails there are.
 */
export async function findHarm(databaseUri, acknowledged) {
  const { kept, close } = await openKept(databaseUri)
  try {
    const records = await kept('records', 'birthrecords')
    const jobs = await kept('proofs', 'proofjobs')
    const mails = await kept('proofs', 'keptmails')
    const twice = (values) => values.length - new Set(values).size
    const known = new Set(records.map(({ _id }) => _id))
    const done = new Set(jobs.filter(({ status }) => status === 'done').map(({ _id }) => _id))
    return {
      lost: acknowledged.filter(({ id }) => !known.has(id)).length,
      doubled:
        // Each child of these runs has a name of its own, and so a Proof ID.
        twice(records.map(({ proofIds }) => proofIds[0])) +
        twice(jobs.map(({ recordId, version }) => `${recordId} ${version}`)) +
        // 'proof-ready:{job}:{message}': what it says is under the record's key.
        twice(mails.map(({ _id, recordId }) => `${recordId} ${_id.split(':')[0]}`)),
      stuck: acknowledged.filter(({ jobId }) => !done.has(jobId)).length,
      pages: jobs.filter(({ image }) => image).length,
      mails: mails.length,
    }
  } finally {
    await close()
  }
}
