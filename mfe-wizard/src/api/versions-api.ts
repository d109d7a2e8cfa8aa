import {
  comparisonSchema,
  historyCheckSchema,
  versionAnswersSchema,
  versionsSchema,
} from '@shared/contracts/versions'
import type { FieldChange, Version } from '@shared/contracts/versions'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { readValues } from '../form/stored-values'
import { parseRecord } from './record-calls'
import type { RecordState } from './record-calls'
import { wizardApi } from './wizard-api'

interface OfVersion {
  proofId: string
  versionId: string
}

/** The history of a record. Apart from the wizard's own calls: its schemas are loaded once somebody looks at it. */
export const versionsApi = wizardApi.enhanceEndpoints({ addTagTypes: ['Versions'] }).injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<Version[], string>({
      query: (proofId) => ['/api/proofs', proofId, 'versions'],
      transformResponse: (answer) => versionsSchema.parse(answer),
      providesTags: ['Versions'],
    }),
    historyCheck: build.query<{ brokenAt: number | null }, string>({
      query: (proofId) => ['/api/proofs', proofId, 'history-check'],
      transformResponse: (answer) => historyCheckSchema.parse(answer),
      providesTags: ['Versions'],
    }),
    version: build.query<BirthFormDraft, OfVersion>({
      query: ({ proofId, versionId }) => ['/api/proofs', proofId, 'versions', versionId],
      transformResponse: (answer) => readValues(versionAnswersSchema.parse(answer).data).values,
    }),
    comparison: build.query<FieldChange[], OfVersion & { since: string }>({
      query: ({ proofId, versionId, since }) =>
        `/api/proofs/${encodeURIComponent(proofId)}/versions/${encodeURIComponent(versionId)}/changes?since=${encodeURIComponent(since)}`,
      transformResponse: (answer) => comparisonSchema.parse(answer).changes,
    }),
    restore: build.mutation<RecordState, OfVersion>({
      query: ({ proofId, versionId }) => ({
        path: ['/api/proofs', proofId, 'versions', versionId, 'restore'],
        method: 'POST',
      }),
      transformResponse: parseRecord,
      invalidatesTags: ['Versions'],
    }),
  }),
})

export const {
  useVersionsQuery,
  useHistoryCheckQuery,
  useVersionQuery,
  useComparisonQuery,
  useRestoreMutation,
} = versionsApi
