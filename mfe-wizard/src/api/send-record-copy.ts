import { request } from '@shared/web/api/request'

/** POST /api/birth-records/upload-csv: asks for a copy of a record for the cloud drive. Throws ApiError. */
export const sendRecordCopy = (body: Readonly<Record<string, unknown>> & { recordId: string }) =>
  request('/api/birth-records/upload-csv', { method: 'POST', body })
