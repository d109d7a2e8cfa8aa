import { proofImageExtensions } from '@shared/contracts/proofs'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express } from 'express'
import { z } from 'zod'
import { contentTypes } from '../files/proof-files'
import { sendFile } from '../files/send-file'
import type { ProofAccess } from '../proofs/proof-access'
import { findTypedVersion } from '../records/record-lookups'
import type { CertificatePictures } from './certificate-pictures'

export interface CertificateRouteDependencies {
  access: Pick<ProofAccess, 'openRecord'>
  records: Pick<ServiceClient, 'find'>
  pictures: CertificatePictures
}

const params = z.strictObject({
  id: z.string().regex(/^01[0-9A-Z]{8}$/, 'A Proof ID is expected'),
  versionId: z.string().min(1).max(64),
})
const missing = 'There is no such version.'

/** Pictures of what the certificate of a version would look like, for everybody who may read the record. */
export function mountCertificates(app: Express, dependencies: CertificateRouteDependencies): void {
  const { access, records, pictures } = dependencies
  for (const extension of proofImageExtensions)
    app.get(
      `/api/proofs/:id/versions/:versionId/certificate.${extension}`,
      route(
        {
          summary: `The watermarked certificate of a version as ${extension}, submitted or only synced`,
          params,
          sends: contentTypes[extension],
        },
        async ({ params: { id, versionId }, visitorId, request, response }) => {
          const { recordId } = await access.openRecord(id, visitorId)
          const version = await findTypedVersion(records, recordId, versionId)
          if (!version) throw new AppError({ code: 'not_found', publicMessage: missing })
          const headers = {
            'content-type': contentTypes[extension],
            // Asked for again each time: a grant may have ended.
            'cache-control': 'private, no-cache',
            'content-disposition': `inline; filename="birth-codex-${version.proofId}-${versionId.replace(/\W/g, '')}.${extension}"`,
          }
          await sendFile({ request, response }, await pictures.find(recordId, version, extension), {
            headers,
            missing,
          })
        },
      ),
    )
}
