import { statSync } from 'node:fs'
import { join } from 'node:path'
import { commaList, httpAddress, platformSettings, readConfig, yesOrNo } from '@shared/node/config'
import { z } from 'zod'

const perMinute = z.coerce.number().int().min(1)

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
const origins = commaList.pipe(z.array(httpAddress)).default([])

const settings = platformSettings.omit({ MONGODB_URI: true, KEYS_URL: true }).extend({
  /** Folder that holds `shell/dist` and each remote's `<name>/dist`. */
  WEB_ROOT: z
    .string()
    .refine((root) => isFolder(join(root, 'shell/dist')), 'a folder with shell/dist in it is needed'),
  /** The platform's list of remotes; made on the first start. */
  REMOTES_FILE: z.string().optional(),
  /** Folder of further published builds of remotes, each named `<remote>@<build>`. */
  REMOTES_DIR: z.string().refine(isFolder, 'a folder that is there is needed').optional(),
  /** How many proxies stand before the gateway; their X-Forwarded-* headers are then believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Calls of one visitor; a family with several open pages that poll needs about 100. */
  RATE_LIMIT_PER_MINUTE: perMinute.default(600),
  /** Calls from one network address: a hospital's guests may share one. */
  RATE_LIMIT_ADDRESS_PER_MINUTE: perMinute.default(6000),
  /** Origins that pages which are open already may load a remote from, beside those of the list when they were opened. */
  REMOTE_ORIGINS: origins,
  /** Origins beside the gateway's own that the page may send files to and show images from (an S3 store). */
  UPLOAD_ORIGINS: origins,
  /** Lets /metrics be read by who sends it as a bearer token; without it, only from the machine itself. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Shows 'Load Test Data' in the wizard. */
  TEST_MODE: yesOrNo.default(false),
  /** Shows e-mails that no mail server takes at /dev/mails, to this machine alone; `npm start` sets it where there is none. */
  SHOW_KEPT_MAILS: yesOrNo.default(false),
  /** Lets devices keep the form for visits without a line; 'false' takes back what they keep. */
  OFFLINE_FORM: yesOrNo.default(true),
  /** How many families the success page speaks of; 'none' hides the sentence. */
  FAMILIES_CLAIM: z.string().default('10,000+'),
})

export const readGatewayConfig = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
) => {
  const config = readConfig(settings, environment)
  return {
    port: config.PORT,
    host: config.HOST,
    logLevel: config.LOG_LEVEL,
    secret: config.INTERNAL_SECRET,
    publicUrl: config.PUBLIC_URL,
    services: {
      accounts: config.ACCOUNTS_URL,
      records: config.RECORDS_URL,
      proofs: config.PROOFS_URL,
      invites: config.INVITES_URL,
      chat: config.CHAT_URL,
    },
    webRoot: config.WEB_ROOT,
    remotesFile: config.REMOTES_FILE ?? join(config.DATA_DIR, 'remotes.json'),
    remotesFolder: config.REMOTES_DIR ?? join(config.DATA_DIR, 'remotes'),
    trustedProxies: config.TRUSTED_PROXIES,
    limits: {
      visitorPerMinute: config.RATE_LIMIT_PER_MINUTE,
      addressPerMinute: config.RATE_LIMIT_ADDRESS_PER_MINUTE,
    },
    remoteOrigins: config.REMOTE_ORIGINS.map((address) => new URL(address).origin),
    uploadOrigins: config.UPLOAD_ORIGINS.map((address) => new URL(address).origin),
    showKeptMails: config.SHOW_KEPT_MAILS,
    offersOfflineForm: config.OFFLINE_FORM,
    metricsToken: config.METRICS_TOKEN,
    publicSettings: {
      testMode: config.TEST_MODE,
      familiesClaim: config.FAMILIES_CLAIM === 'none' ? '' : config.FAMILIES_CLAIM,
    },
  }
}
export type GatewayConfig = ReturnType<typeof readGatewayConfig>
