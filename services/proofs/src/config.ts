import {
  httpAddress,
  mailLimitSettings,
  mailSettings,
  neededWith,
  objectStoreRules,
  objectStoreSettings,
  platformSettings,
  readConfig,
  recordDataSettings,
  serviceSettings,
} from '@shared/node/config'
import { z } from 'zod'

const proofsSettings = z.object({
  ...serviceSettings.shape,
  ...objectStoreSettings.shape,
  ...mailSettings.shape,
  ...mailLimitSettings.shape,
  ACCOUNTS_URL: platformSettings.shape.ACCOUNTS_URL,
  ...recordDataSettings.shape,
  RECORDS_URL: platformSettings.shape.RECORDS_URL,
  INVITES_URL: platformSettings.shape.INVITES_URL,
  PUBLIC_URL: platformSettings.shape.PUBLIC_URL,
  /** The store's collection page; without it an approval leads to /success. */
  STORE_URL: httpAddress.optional(),
  /** How the store wants the Proof ID besides the plain Proof_ID: 'attributes[Proof_ID]'. */
  STORE_PROOF_PARAMETER: z.string().max(100).optional(),
  /** The store's parameter for the address to come back to: 'return_to'. */
  STORE_RETURN_PARAMETER: z.string().max(100).optional(),
  /** Books set at the same time; one for each core unless given. */
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** Milliseconds after which a proof whose runner is not heard of is taken over. */
  RENDER_LEASE_MS: z.coerce.number().int().min(500).default(15_000),
})
export type ProofsConfig = z.output<typeof proofsSettings>

/** The settings of the proofs service, from its environment. */
export const readProofsConfig = (environment = process.env): ProofsConfig =>
  readConfig(proofsSettings, environment, [
    ...objectStoreRules,
    neededWith('STORE_URL', 'STORE_PROOF_PARAMETER', 'STORE_RETURN_PARAMETER'),
  ])
