import type { RecordNames } from '@shared/contracts/admin'
import { auditLinesSchema } from '@shared/contracts/audit'
import type { AuditAct, AuditLines } from '@shared/contracts/audit'
import { partnerListSchema } from '@shared/contracts/partners'
import type { Partner } from '@shared/contracts/partners'
import { isAboutPartner, recordOfLine } from '../layout/audit-words'
import { readRecordNames } from './record-names'
import { withQuery } from './records-api'
import { staffApi } from './staff-api'

interface AuditChoice {
  act?: AuditAct | undefined
  subject?: string | undefined
  staffId?: string | undefined
  before?: number | undefined
}

/** Lines of the audit trail, which hold ids only, with the names of the records that are still there, and of the partners. */
export type NamedAudit = AuditLines & { records: RecordNames; partners: readonly Partner[] }

const auditApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<AuditLines, AuditChoice>({
      query: (choice) => withQuery('/api/admin/audit', { ...choice }),
      transformResponse: (answer: unknown) => auditLinesSchema.parse(answer),
    }),
    namedAudit: build.query<NamedAudit, AuditChoice>({
      async queryFn(choice, _asked, _options, ask) {
        const trail = await ask(withQuery('/api/admin/audit', { ...choice }))
        if (trail.error) return { error: trail.error }
        const read = auditLinesSchema.parse(trail.data)
        const ids = read.lines.flatMap((line) => recordOfLine(line) ?? [])
        const records = await readRecordNames(ask, ids)
        const listed = read.lines.some(isAboutPartner) ? await ask('/api/admin/partners') : null
        const partners = listed?.data ? partnerListSchema.parse(listed.data).partners : []
        return { data: { ...read, records, partners } }
      },
    }),
  }),
})

export const { useAuditQuery, useNamedAuditQuery } = auditApi
