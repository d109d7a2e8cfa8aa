import { createHmac, createSecretKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { RecordKeys } from '@shared/node/record-keys'

/**
 * The keys of e-mails to staff that are kept where there is no mail server. They are of no family, so that nothing erases by them: they
 * are made of the secret of the installation, and this service asks nobody for keys of records.
 */
export function createKeptMailKeys(secret: string): Pick<RecordKeys, 'keyFor' | 'keysFor'> {
  const keyFor = (holder: string): KeyObject =>
    createSecretKey(createHmac('sha256', secret).update(`kept mail of ${holder}`).digest())
  return {
    keyFor: async (holder) => keyFor(holder),
    keysFor: async (holders) => new Map(holders.map((holder) => [holder, keyFor(holder)])),
  }
}
