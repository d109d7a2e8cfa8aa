import { programSettings, readConfigOrEnd } from '@shared/node/config'
import { verifyAudit } from './audit/verify-audit'

/** `npm run audit:verify`: names the first broken line of the audit trail, and then ends with 1. */
const { MONGODB_URI: uri } = readConfigOrEnd(programSettings.pick({ MONGODB_URI: true }))
const { isWhole, words } = await verifyAudit(uri)
;(isWhole ? process.stdout : process.stderr).write(`${words}\n`)
process.exitCode = isWhole ? 0 : 1
