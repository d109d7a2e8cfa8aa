import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { RecordsUnderTest } from './records-service'

/** Turns every record into one as they were stored before there were syncs: answers within, no chain, no revision. */
export async function makeOlder(service: RecordsUnderTest): Promise<void> {
  const model = service.store.connection.models['BirthRecord']
  const answers = service.store.connection.models['Answers']
  for (const record of await service.records()) {
    const versions = await Promise.all(
      record.versions.map(
        async ({ version, proofId, proofJobId, isCompleted, sha256, createdAt, createdBy }) => {
          const form: BirthFormDraft | undefined = await service.formOf(record._id, version)
          return { version, proofId, proofJobId, isCompleted, sha256, createdAt, createdBy, form }
        },
      ),
    )
    await model?.updateOne(
      { _id: record._id },
      { $set: { versions }, $unset: { revision: 1, submitted: 1, working: 1, syncs: 1 } },
    )
  }
  await answers?.deleteMany({})
}
