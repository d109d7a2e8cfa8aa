import { shellConfig, workerConfig } from '@shared/build/rspack-shell'

const context = import.meta.dirname

export default (env) => [shellConfig({ context })(env), workerConfig({ context })(env)]
