import {
  auditEntrySchema,
  auditLinesAPage,
  auditLinesSchema,
  auditQuerySchema,
} from '@shared/contracts/audit'
import { recordAuditSchema } from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { AuditRepository } from './audit.repository'

/** So many lines a family is told, the newest ones. */
const maxToldLines = 200

export interface AuditRouteDependencies {
  audit: AuditRepository
  /** Days that a line is kept; 0 for ever. */
  keptDays: number
  /** Names of accounts by their ids. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export function mountAudit(app: Express, { audit, keptDays, namesOf }: AuditRouteDependencies): void {
  app.post(
    '/internal/audit-lines',
    route(
      { summary: 'Writes down what staff is about to do', audience: 'service', body: auditEntrySchema },
      ({ body }) => audit.append(body),
    ),
  )
  app.get(
    '/internal/audit-lines/:subject',
    route(
      {
        summary: 'What staff did with one record, for its family',
        audience: 'service',
        params: z.strictObject({ subject: z.string().min(1).max(64) }),
        answer: recordAuditSchema,
      },
      async ({ params }) => {
        const lines = await audit.list(params, maxToldLines)
        return { lines: lines.map(({ at, act }) => ({ at: at.toISOString(), act })), keptDays }
      },
    ),
  )
  app.get(
    '/api/admin/audit',
    route(
      {
        summary: 'Who saw or downloaded which record, the newest first',
        audience: 'staff',
        query: auditQuerySchema,
        answer: auditLinesSchema,
      },
      async ({ query }) => {
        const found = await audit.list(query, auditLinesAPage + 1)
        const lines = found.slice(0, auditLinesAPage)
        const names = await namesOf([
          ...new Set(lines.flatMap(({ staffId, subject }) => [staffId, subject ?? ''])),
        ])
        return {
          lines: lines.map(({ _id, at, staffId, act, subject }) => ({
            number: _id,
            at: at.toISOString(),
            staffId,
            username: names.get(staffId) ?? null,
            act,
            subject,
            subjectUsername: names.get(subject ?? '') ?? null,
          })),
          before: found.length > lines.length ? (lines.at(-1)?._id ?? null) : null,
        }
      },
    ),
  )
}
