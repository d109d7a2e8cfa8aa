import { delimiter } from 'node:path'

/** Where one store lies, and the port that it listens on. */
export interface StoreSettings {
  directory: string
  port: number
}

/**
 * Settings of the server as a process of its own, from the environment: one store, or several that have nothing to do with each other.
 * @throws Error that lists every fault
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): StoreSettings[] {
  const directories = (environment.POCKET_MONGO_DIR ?? '').split(delimiter).filter(Boolean)
  const ports = (environment.POCKET_MONGO_PORT ?? directories.map(() => 0).join()).split(',').map(Number)
  const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port < 65_536
  const faults = [
    directories.length === 0 && 'POCKET_MONGO_DIR has to name a folder',
    !ports.every(isPort) && 'POCKET_MONGO_PORT has to be a port number',
    ports.length !== directories.length && 'POCKET_MONGO_DIR and POCKET_MONGO_PORT have to name as many',
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return directories.map((directory, at) => ({ directory, port: ports[at] ?? 0 }))
}

/** The MongoDB that tests are to run against, when one is named. */
export const mongodbUri = (environment: NodeJS.ProcessEnv = process.env) =>
  environment.MONGODB_URI || undefined
