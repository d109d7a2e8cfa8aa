import { maskedAddressesSchema } from '@shared/contracts/press-room'
import type { Logger } from './logger'
import type { ServiceClient } from './service-client'

/** The addresses of records by their ids, masked; those that are not known, or all while `records` is away, are missing. */
export type MaskedAddresses = (recordIds: readonly string[]) => Promise<Record<string, string>>

/** Asks `records` for the addresses of its records, each once. */
export const createMaskedAddresses =
  ({ records, logger }: { records: Pick<ServiceClient, 'call'>; logger: Logger }): MaskedAddresses =>
  async (recordIds) => {
    const ids = [...new Set(recordIds)]
    if (!ids.length) return {}
    try {
      const path = `/internal/press-room/addresses?records=${ids.map(encodeURIComponent).join(',')}`
      return (await records.call({ path, answer: maskedAddressesSchema })).addresses
    } catch (error) {
      logger.warn({ err: error }, 'the addresses of e-mails could not be asked for')
      return {}
    }
  }
