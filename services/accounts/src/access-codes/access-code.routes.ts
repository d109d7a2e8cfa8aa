import {
  accessCodeListSchema,
  accessCodeMadeSchema,
  accessCodeOrderSchema,
  accessCodeParamsSchema,
  accessCodeSchema,
} from '@shared/contracts/access-codes'
import type { Caller } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import { requireFreshSecondFactor } from '@shared/node/second-factor'
import type { Express } from 'express'
import type { AuditRepository } from '../audit/audit.repository'
import type { AccessCodeService } from './access-code.service'

const staffIdOf = ({ staffId }: Caller): string => {
  if (staffId === undefined) throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
  return staffId
}

interface AccessCodeRouteParts {
  codes: AccessCodeService
  audit: Pick<AuditRepository, 'append'>
  now: () => Date
}

export function mountAccessCodes(app: Express, { codes, audit, now }: AccessCodeRouteParts): void {
  app.get(
    '/api/admin/access-codes',
    route(
      { summary: 'The access codes, newest first', audience: 'staff', answer: accessCodeListSchema },
      async () => ({ codes: await codes.list() }),
    ),
  )
  app.post(
    '/api/admin/access-codes',
    route(
      {
        summary: 'Makes an access code; the answer tells it this once',
        audience: 'staff',
        body: accessCodeOrderSchema,
        answer: accessCodeMadeSchema,
        status: 201,
      },
      async ({ body, caller }) => {
        requireFreshSecondFactor(caller, now())
        const staffId = staffIdOf(caller)
        await audit.append({ staffId, act: 'code.made' })
        return codes.make(body, staffId)
      },
    ),
  )
  app.delete(
    '/api/admin/access-codes/:id',
    route(
      {
        summary: 'Revokes an access code',
        audience: 'staff',
        params: accessCodeParamsSchema,
        answer: accessCodeSchema,
      },
      async ({ params, caller }) => {
        const revoked = await codes.revoke(params.id)
        if (!revoked)
          throw new AppError({ code: 'not_found', publicMessage: 'This access code is not known.' })
        await audit.append({ staffId: staffIdOf(caller), act: 'code.revoked' })
        return revoked
      },
    ),
  )
}
