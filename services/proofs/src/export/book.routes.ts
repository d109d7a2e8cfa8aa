import { recordBooksSchema } from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { ProofFiles } from '../files/proof-files'
import type { JobRepository, ProofJob } from '../jobs/job.repository'

export interface RecordBooksDependencies {
  repository: Pick<JobRepository, 'allOf'>
  files: Pick<ProofFiles, 'book'>
}

/** Where the object store has the proofs and books of a record, for its owner's export. */
export function mountRecordBooks(app: Express, { repository, files }: RecordBooksDependencies): void {
  const booksOf = ({ recordId, version, files: proof, final }: ProofJob) => [
    ...(proof ? [{ version, kind: 'proof' as const, key: files.book(recordId, proof).key }] : []),
    ...(final
      ? [
          { version, kind: 'keepsake' as const, key: files.book(recordId, final.archive).key },
          { version, kind: 'print' as const, key: files.book(recordId, final.print).key },
        ]
      : []),
  ]
  app.get(
    '/internal/records/:recordId/books',
    route(
      {
        summary: 'The proofs and finished books of a record',
        audience: 'service',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
        answer: recordBooksSchema,
      },
      async ({ params }) => ({ books: (await repository.allOf(params.recordId)).flatMap(booksOf) }),
    ),
  )
}
