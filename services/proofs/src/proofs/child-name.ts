import { wholeNameOf } from '@shared/contracts/whole-name'
import type { Logger } from '@shared/node/logger'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofJob } from '../jobs/job.repository'
import { findVersion } from '../records/record-lookups'

/** The name that a proof's certificate bears; null while records cannot be asked: looking at a proof does not wait for it. */
export const createChildNames =
  (records: Pick<ServiceClient, 'find'>, logger: Logger) =>
  async (job: Pick<ProofJob, 'recordId' | 'version'>): Promise<string | null> => {
    try {
      const version = await findVersion(records, job)
      return version ? wholeNameOf(version.form) : null
    } catch (error) {
      logger.warn({ err: error }, 'name not known')
      return null
    }
  }
