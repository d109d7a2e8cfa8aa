import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import type { RecordKeyRepository } from '../record-keys/record-key.repository'
import type { KeyWrapper } from '../master-keys/wrapping'

export interface MasterKeyCheck extends BackgroundWork {
  /** In words, for `/readyz`. */
  fault(): string | undefined
}

const retryMs = 5000

/**
 * Looks once, at the start, whether the master keys are those that wrap what is stored: with a data folder that was lost, or settings of
 * another installation, records would be unreadable, and that is told at once.
 */
export function createMasterKeyCheck(options: {
  repository: Pick<RecordKeyRepository, 'masterKeys'>
  wrapper: Pick<KeyWrapper, 'has' | 'fault'>
  logger: Logger
}): MasterKeyCheck {
  const { repository, wrapper, logger } = options
  let fault: string | undefined
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  const look = async () => {
    fault = await wrapper.fault()
    if (fault !== undefined) return logger.error({ fault }, 'the settings of the master key are wrong')
    const missing = (await repository.masterKeys()).filter((id) => !wrapper.has(id))
    if (missing.length === 0) return
    fault = `Keys of records are wrapped by master keys that are not there: ${missing.join(', ')}`
    logger.error({ missing }, 'master keys are missing')
  }
  const start = () => {
    underWay = look().catch((error: unknown) => {
      logger.warn({ err: error }, 'master keys could not be checked yet')
      timer = setTimeout(start, retryMs).unref()
    })
  }
  return {
    fault: () => fault,
    start,
    async stop() {
      await underWay
      clearTimeout(timer)
    },
  }
}
