import {
  mailSettings,
  platformSettings,
  readConfig,
  retentionDays,
  serviceSettings,
  yesOrNo,
} from '@shared/node/config'
import { z } from 'zod'

const accountsSettings = serviceSettings.extend({
  ...mailSettings.shape,
  PUBLIC_URL: platformSettings.shape.PUBLIC_URL,
  PROOFS_URL: platformSettings.shape.PROOFS_URL,
  /** Anybody may register. Without it only the first account may, and who has an access code. */
  REGISTRATION_OPEN: yesOrNo.default(false),
  /** A session that is not used for so long is over. */
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).default(480),
  /** After so long a session is over, used or not. */
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(2160).default(168),
  /** Days after which lines of the audit trail go; 0 keeps them for ever. */
  AUDIT_DAYS: retentionDays.default(3650),
})
export type AccountsConfig = z.output<typeof accountsSettings>

/** The settings of the accounts service, from its environment. */
export const readAccountsConfig = (
  environment?: Readonly<Record<string, string | undefined>>,
): AccountsConfig => readConfig(accountsSettings, environment)
