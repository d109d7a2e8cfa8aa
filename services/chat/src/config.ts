import { readConfig, serviceSettings } from '@shared/node/config'

export const readChatConfig = () => readConfig(serviceSettings)
