import { typedVersionSchema } from '@shared/contracts/internal'
import type { TypedVersion } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { withZone } from '../places/placed-form'
import { sha256OfJson } from '../records/canonical-json'
import type { RecordRepository } from '../records/record.repository'
import { versionIdOf } from './shared-record'
import { formAtWork } from '../records/current-form'

type Versions = Pick<RecordRepository, 'findById' | 'answersOf'>

/** What was typed in a version: one that is stored, or the one that changes since the newest are about to become. */
async function typedVersion(
  repository: Versions,
  recordId: string,
  versionId: string,
): Promise<TypedVersion | null> {
  const record = await repository.findById(recordId)
  if (!record) return null
  const { versions, working } = record
  const isNext = working !== undefined && versionId === versionIdOf(versions.length + 1)
  const stored = isNext ? versions.at(-1) : versions.find(({ version }) => versionIdOf(version) === versionId)
  const answers =
    stored && (await repository.answersOf({ _id: recordId, versions: [stored] })).get(stored.sha256)
  if (!answers) return null
  if (!isNext) return { proofId: stored.proofId, sha256: stored.sha256, data: withZone(answers) }
  const data = formAtWork(answers, record)
  return { proofId: record.proofIds[0] ?? '', sha256: sha256OfJson(data), data: withZone(data) }
}

/** For the picture of what the certificate of a version would look like. */
export function mountTypedVersions(app: Express, repository: Versions): void {
  const id = z.string().min(1).max(64)
  app.get(
    '/internal/records/:recordId/versions/:versionId/answers',
    route(
      {
        summary: 'What was typed in a version, submitted or not',
        audience: 'service',
        params: z.strictObject({ recordId: id, versionId: id }),
        answer: typedVersionSchema,
      },
      async ({ params: { recordId, versionId } }) => {
        const version = await typedVersion(repository, recordId, versionId)
        if (!version) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
        return version
      },
    ),
  )
}
