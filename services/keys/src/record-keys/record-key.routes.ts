import {
  erasuresQuerySchema,
  erasuresSchema,
  maxRecordKeys,
  recordKeyParamsSchema,
  recordKeysRequestSchema,
  recordKeysSchema,
} from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { ErasureLedger } from './erasure-ledger'
import type { RecordKeyService } from './record-key.service'

/** Services that keep what families wrote, and the one that erases records. */
const readers = ['records', 'proofs', 'invites']
const erasers = ['records']

const admit = ({ service = '' }: Caller, allowed: readonly string[]) => {
  if (!allowed.includes(service))
    throw new AppError({ code: 'forbidden', publicMessage: 'This service has nothing to do with keys.' })
}

export function mountRecordKeys(
  app: Express,
  keys: RecordKeyService,
  ledger: Pick<ErasureLedger, 'idsAfter'>,
  now: () => Date,
): void {
  app.post(
    '/internal/keys',
    route(
      {
        summary: 'The keys of records, made on request for those that have none',
        audience: 'service',
        body: recordKeysRequestSchema,
        answer: recordKeysSchema,
      },
      async ({ body: { recordIds, make }, caller }) => {
        admit(caller, readers)
        const wanted = [...new Set(recordIds)]
        const found = await (make ? keys.findOrMake(wanted) : keys.find(wanted))
        return {
          keys: Object.fromEntries(
            [...found].map(([recordId, key]) => [recordId, key.export().toString('base64url')]),
          ),
        }
      },
    ),
  )
  app.get(
    '/internal/erasures',
    route(
      {
        summary: 'The ids of erased records and files, some at a time',
        audience: 'service',
        query: erasuresQuerySchema,
        answer: erasuresSchema,
      },
      async ({ query: { after }, caller }) => {
        admit(caller, readers)
        return { ids: await ledger.idsAfter(after, maxRecordKeys) }
      },
    ),
  )
  app.delete(
    '/internal/keys/:recordId',
    route(
      {
        summary: 'Destroys the key of a record for ever',
        audience: 'service',
        params: recordKeyParamsSchema,
      },
      async ({ params: { recordId }, caller }) => {
        admit(caller, erasers)
        await keys.destroy([{ recordId, erasedAt: now() }])
      },
    ),
  )
}
