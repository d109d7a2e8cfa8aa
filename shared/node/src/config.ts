import type { Fault } from '@shared/contracts/errors'
import { z } from 'zod'
import { faultsOf } from './faults'
import { oneLine } from './one-line'

/** The environment does not say what the process needs; the message lists every fault. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(`The settings are not complete:\n${faults.map((f) => `  ${f.path}: ${f.message}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** What settings have to be beside each other, of those that are given. */
export type SettingsRule = (given: Environment) => Fault[]

/** `name` has to be given where one of `others` is: without it they would be ignored, and nobody told. */
export const neededWith =
  (name: string, ...others: string[]): SettingsRule =>
  (given) => {
    const there = others.filter((other) => given[other] !== undefined)
    if (given[name] !== undefined || there.length === 0) return []
    return [{ path: name, message: `is needed with ${there.join(', ')}` }]
  }

/** A setting that can be read, and leads to what cannot be used: `error` says why, on the fault's one line. */
export function unusableSetting(path: string, words: string, error: unknown): ConfigError {
  const reason = oneLine(error instanceof Error ? error.message : String(error))
  return new ConfigError([{ path, message: `${words}: ${reason}` }])
}

/** A fault in an operator's words, where the schema has none of its own. */
function wordsOfFault({ code, expected, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined
  if (expected === 'number') return 'a number is needed'
  return input === undefined ? 'is missing' : undefined
}

/**
 * Reads settings from `environment` (a process's own unless given) and checks all of them at once, each by the schema and beside each
 * other by `rules`. An empty variable counts as absent.
 *
 * @throws ConfigError listing every fault
 */
export function readConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment = process.env,
  rules: readonly SettingsRule[] = [],
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = schema.safeParse(given, { error: wordsOfFault })
  const faults = rules.flatMap((rule) => rule(given))
  if (!read.success) throw new ConfigError([...faultsOf(read.error), ...faults])
  if (faults.length > 0) throw new ConfigError(faults)
  return read.data
}

/** Ends the process for settings that are not right; its last words are their names: no stack leads there. */
export function endForSettings(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** The settings that `read` reads. Where some are not right the process ends. */
export function settingsOrEnd<Config>(read: () => Config): Config {
  try {
    return read()
  } catch (error) {
    return endForSettings(error)
  }
}

/** The settings of `schema` from the process's own environment, by `rules`. Where some are not right the process ends. */
export const readConfigOrEnd = <Schema extends z.ZodType>(
  schema: Schema,
  rules?: readonly SettingsRule[],
): z.output<Schema> => settingsOrEnd(() => readConfig(schema, undefined, rules))

const port = z.coerce.number('a port number is needed').int().min(0).max(65_535)
/** An address of HTTP, encrypted or not. */
export const httpAddress = z.url({ protocol: /^https?$/, message: 'an http address is needed' })

/** 'true' and '1' are yes, 'false' and '0' are no. */
export const yesOrNo = z
  .enum(['true', '1', 'false', '0'])
  .transform((text) => text === 'true' || text === '1')

/** A list written with commas. */
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** What every process of the platform reads; a service picks what it needs with `.pick` and adds its own. */
export const platformSettings = z.object({
  PORT: port,
  /** Interface to listen on; services stay on loopback unless containers need otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Each service appends its own name to the database it names, or to 'codex'. */
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'a mongodb:// address is needed'),
  /** Key of the tokens by which processes tell each other who asks. */
  INTERNAL_SECRET: z.string().min(32, 'at least 32 characters are needed'),
  RECORDS_URL: httpAddress,
  PROOFS_URL: httpAddress,
  INVITES_URL: httpAddress,
  ACCOUNTS_URL: httpAddress,
  CHAT_URL: httpAddress,
  KEYS_URL: httpAddress,
  /** Folder of the local object store. */
  DATA_DIR: z.string().min(1),
  /** The address that browsers and e-mails use. */
  PUBLIC_URL: httpAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** Every service with a database needs these. */
export const serviceSettings = platformSettings.pick({
  PORT: true,
  HOST: true,
  MONGODB_URI: true,
  INTERNAL_SECRET: true,
  LOG_LEVEL: true,
})
export type ServiceSettings = z.output<typeof serviceSettings>

/** A program beside a service needs these: the database, and the service that has the keys of records. */
export const programSettings = platformSettings.pick({
  MONGODB_URI: true,
  INTERNAL_SECRET: true,
  KEYS_URL: true,
  LOG_LEVEL: true,
})

/** Whoever keeps something under the keys of records needs these. */
export const recordDataSettings = z.object({
  KEYS_URL: platformSettings.shape.KEYS_URL,
  /** Refuses values and files in the clear, which are read otherwise, since they may be from before there were keys. */
  REFUSE_CLEAR_DATA: yesOrNo.default(false),
  /** Seconds for which a key that was asked for stays in memory. A family is promised no more than 60. */
  RECORD_KEY_SECONDS: z.coerce.number().int().min(1).max(60).default(60),
})

/** Settings of the S3 adapter; without S3_BUCKET the object store is a local folder. */
export const objectStoreSettings = z.object({
  DATA_DIR: platformSettings.shape.DATA_DIR,
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Most stores beside Amazon's own want the bucket in the path. */
  S3_FORCE_PATH_STYLE: yesOrNo.default(true),
})
export type ObjectStoreSettings = z.output<typeof objectStoreSettings>

/** Without the bucket, what parents send would go to a local folder. */
export const objectStoreRules: readonly SettingsRule[] = [
  neededWith('S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
  neededWith('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
  neededWith('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
]

/** Days after which something goes; 0 keeps it. */
export const retentionDays = z.coerce.number().int().min(0).max(36_500)

const namesServer = (address: string) =>
  /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== ''

/** Settings of the mailer; without SMTP_URL messages are kept in an outbox collection. */
export const mailSettings = z.object({
  SMTP_URL: z
    .string()
    .refine(namesServer, 'an smtp:// address with the name of a server is needed')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\s]+@[^<>@\s]+|[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>)$/,
      "an address is needed, alone or as in 'Birth Codex <codex@example.org>'",
    )
    .default('Birth Codex <codex@localhost>'),
  /** Days after which an e-mail goes that was kept for want of a mail server; 0 keeps it as long as its record. */
  KEPT_MAIL_DAYS: retentionDays.default(90),
})
/** What a mailer is made with. */
export type MailSettings = Omit<z.output<typeof mailSettings>, 'KEPT_MAIL_DAYS'>

/** Settings of the service that counts the e-mails of all. */
export const mailLimitSettings = z.object({
  /** E-mails that one address gets between two midnights (UTC), whatever causes them. */
  MAILS_PER_ADDRESS_A_DAY: z.coerce.number().int().min(1).default(10),
  /** Days after which it is forgotten that a link at an address was opened, unless one was opened since; 0 never forgets it. */
  CONFIRMED_ADDRESS_DAYS: retentionDays.default(730),
})
