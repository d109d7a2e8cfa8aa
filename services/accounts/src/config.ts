import { readConfig, serviceSettings } from '@shared/node/config'

export const readAccountsConfig = () => readConfig(serviceSettings)
