/** Settings of the server as a process of its own, from the environment. */
export interface Config {
  directory: string
  port: number
}

/** @throws Error that lists every fault */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const directory = environment.POCKET_MONGO_DIR ?? ''
  const port = Number(environment.POCKET_MONGO_PORT ?? 0)
  const faults = [
    directory === '' && 'POCKET_MONGO_DIR has to name a folder',
    !(Number.isInteger(port) && port >= 0 && port < 65_536) && 'POCKET_MONGO_PORT has to be a port number',
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return { directory, port }
}

/** The MongoDB that tests are to run against, when one is named. */
export const mongodbUri = (environment: NodeJS.ProcessEnv = process.env) =>
  environment.MONGODB_URI || undefined
