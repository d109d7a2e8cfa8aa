import { platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings.shape,
  RECORDS_URL: platformSettings.shape.RECORDS_URL,
})
export type ChatConfig = z.output<typeof settings>

/** The settings of the chat service, from its environment. */
export const readChatConfig = (environment?: Readonly<Record<string, string | undefined>>): ChatConfig =>
  readConfig(settings, environment)
