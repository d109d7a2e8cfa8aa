import type { ProofJob } from '../jobs/job.repository'

/** Why the certificate of a record cannot be had yet, as who asks for it is told. */
export function processingWords(job: Pick<ProofJob, 'approvedAt' | 'status'>, isNewest: boolean): string {
  const why =
    !isNewest || !job.approvedAt
      ? 'its newest proof has not been approved yet.'
      : job.status === 'error'
        ? 'its final certificate could not be prepared, and can be tried again.'
        : 'its final certificate is being prepared.'
  return `This record is still being processed: ${why}`
}
